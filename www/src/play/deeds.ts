// What people do to the game: answers, dice and cards that they enter, taking back, taking over a seat.
import { announce } from "../dom";
import { askedComputer } from "./asked";
import type { Computer } from "./computer";
import type { Present } from "./present";
import type { PlayServices } from "./services";
import type { Look } from "./types";

/** What the view does about it. */
export interface Watcher {
  /** Whether a person can answer now. */
  readonly mine: boolean;
  /** Whether the past is shown. */
  readonly isPast: boolean;
  /** A person answers. */
  begin(): void;
  /** Shows what came of it; without a look, everything anew. */
  next(look: Look | undefined): void;
}

/** Steps until a person is asked, or as far as it goes. */
function walk(step: () => Look, on: (acts: Look["acts"]) => boolean): Look {
  let look: Look;
  do look = step();
  while (on(look.acts) && askedComputer(look.question, look.acts.players));
  return look;
}

export class Deeds {
  constructor(
    private readonly services: PlayServices,
    private readonly present: Present,
    private readonly computer: Computer,
    private readonly watcher: Watcher,
  ) {}

  answer(index: number): void {
    const { question, viewer } = this.present;
    if (question.kind !== "choice" || !this.watcher.mine) return;
    this.computer.stop();
    this.watcher.begin();
    this.act(() => this.services.session.answer(index, question.revision, viewer));
  }

  enterRoll(faces: readonly number[]): void {
    const { question, viewer } = this.present;
    this.act(() => this.services.session.enterRoll(Uint8Array.from(faces), question.revision, viewer));
  }

  enterDraw(kind: number): void {
    const { question, viewer } = this.present;
    this.act(() => this.services.session.enterDraw(kind, question.revision, viewer));
  }

  fate(): void {
    const { question, viewer } = this.present;
    this.act(() => this.services.session.leaveToFate(question.revision, viewer));
  }

  /** Does something to the game and shows what came of it. */
  act(deed: () => Look): void {
    let look: Look;
    try {
      look = deed();
    } catch (error) {
      this.services.failed(error);
      return;
    }
    this.services.changed(look.summary);
    this.watcher.next(look);
  }

  /** Takes back answers up to the last one that a person gave. */
  undo(): void {
    const { session } = this.services;
    const { look, viewer } = this.present;
    if (this.watcher.isPast || !look.acts.canUndo) return;
    this.computer.stop();
    const { question, acts } = walk(
      () => {
        session.undo();
        return session.look(viewer);
      },
      ({ canUndo }) => canUndo,
    );
    if (askedComputer(question, acts.players)) this.computer.paused = true;
    this.changed();
    announce("Taken back.");
  }

  redo(): void {
    const { session } = this.services;
    const { look, viewer } = this.present;
    if (this.watcher.isPast || !look.acts.canRedo) return;
    this.computer.stop();
    walk(
      () => session.redo(viewer),
      ({ canRedo }) => canRedo,
    );
    this.changed();
    announce("Done again.");
  }

  takeOver(seats: readonly number[]): void {
    for (const seat of seats) this.services.session.setPlayer(seat, "person");
    this.changed();
  }

  /** After an undo or a setting: everything anew. */
  changed(): void {
    this.computer.stop();
    this.watcher.next(undefined);
    this.services.changed(this.present.look.summary);
  }
}
