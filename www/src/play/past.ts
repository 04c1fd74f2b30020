// The end of the game, and the way back into it.
import type { Child } from "../dom";
import { type EndActions, ending, openFinale } from "./finale";
import { LookBack } from "./lookback";
import type { Present } from "./present";
import type { PlayServices } from "./services";
import type { Ended, Line, Look } from "./types";
import { verdict } from "./verdict";

/** What the view does about it. */
export interface PastView {
  /** Stops what goes on. */
  shift(): void;
  /** Draws the moment that the present now shows, and what led to it. */
  seePast(lines: readonly Line[]): void;
  /** Leaves the past and shows the present again. */
  next(look: Look | undefined): void;
}

export class Past implements EndActions {
  private back: LookBack | undefined;
  private finale: HTMLDialogElement | undefined;
  /** The end that was shown already, by the revision of its question. */
  private shown: number | undefined;

  constructor(
    private readonly services: PlayServices,
    private readonly present: Present,
    private readonly view: PastView,
  ) {}

  /** The end has its moment, once. */
  celebrate(): void {
    const { question, past } = this.present;
    if (question.kind === "over" && !past && this.shown !== question.revision) this.showEnd();
  }

  showEnd(): void {
    const { question } = this.present;
    if (question.kind !== "over") return;
    if (this.shown === undefined) this.services.sound("end");
    const { scene, players, look } = this.present;
    const { kind } = verdict(this.services, question, scene, players);
    this.services.ended({ result: kind, answered: look.acts.answered, round: scene.headline.round });
    this.shown = question.revision;
    this.finale?.close();
    this.finale = openFinale(this.services, this.present, question, this);
  }

  /** What stays of it beside the board. */
  ending(ended: Ended): Child {
    return ending(this.services, this.present, ended, this);
  }

  lookBack(answered: number): void {
    if (this.back) return;
    const { present, services, view } = this;
    view.shift();
    present.past = true;
    this.back = new LookBack(
      services,
      services.copy(),
      present.viewer,
      (look, ground, lines) => {
        present.show(look, ground);
        view.seePast(lines);
      },
      () => view.next(undefined),
    );
    this.back.go(answered);
  }

  /** In place of the question. */
  draw(box: HTMLElement): void {
    this.back?.draw(box);
  }

  close(): void {
    this.finale?.close();
    this.back?.close();
  }

  /** The present is shown again, whatever made it so. */
  leave(): void {
    this.back?.close();
    this.back = undefined;
    this.present.past = false;
  }
}
