// What happened: line by line as it comes, in the log, in short since one's turn, and in what can be seen of it on the board.
import type { Board } from "../board/board";
import { afterPicture, announce } from "../dom";

import { changes, seatChanges } from "./changes";
import { Herald } from "./herald";
import { Log } from "./log";
import type { Present } from "./present";
import { Recap } from "./recap";
import { shakeSeats } from "./seats";
import type { PlayServices } from "./services";
import type { Ground, Line, Scene } from "./types";
import { type Beat, beats, beatTime, Unfolding } from "./unfolding";
import { capital, seatPanels } from "./words";

/** Fewer lines than these are shown at once: what was just chosen needs no telling. */
const LEAST_BEATS = 2;

/** The table before an answer, and who looked at it. */
export interface Before {
  readonly viewer: number | undefined;
  readonly scene: Scene;
  readonly ground: Ground;
}

/** Where it is shown. */
export interface Scenery {
  /** A picture between two questions, with what has just happened; without a ground there is none to draw it on. */
  between(line: Line, scene: Scene, ground: Ground | undefined): void;
  readonly seats: HTMLElement;
}

export class Story {
  readonly log: Log;
  readonly herald: HTMLElement;
  private readonly heralds: Herald;
  private readonly recap = new Recap();
  private readonly unfolding = new Unfolding();

  constructor(
    private readonly services: PlayServices,
    private readonly present: Present,
    private readonly board: Board,
    private readonly scenery: () => Scenery,
  ) {
    this.log = new Log(
      services,
      () => services.session.log(present.viewer),
      (line) => this.light(line),
    );
    this.heralds = new Herald(services);
    this.herald = this.heralds.element;
  }

  get isUnfolding(): boolean {
    return this.unfolding.isRunning;
  }

  /** All that is left of it, at once. */
  skip(): void {
    this.unfolding.skip();
  }

  /** Something else has happened. */
  stop(): void {
    this.unfolding.stop();
  }

  /** A person answers: what comes now is new to them. */
  begin(viewer: number | undefined): void {
    this.recap.begin(viewer);
  }

  /** Somebody else holds the device, or something was taken back: nothing is new. */
  forget(): void {
    this.recap.forget();
  }

  /** The log as the one who looks has heard it. */
  read(): void {
    const { lines, earlier } = this.present.look;
    this.log.reset(lines, earlier);
  }

  /** What an answer brought: at once, or line after line. Then `done` is called, with the lines that nobody has been told yet. */
  hear(lines: readonly Line[], before: Before, slowly: boolean, done: (untold: readonly Line[]) => void): void {
    const { present } = this;
    this.recap.add(lines);
    const time = beatTime(this.services.settings.pace);
    if (slowly && time > 0 && lines.length >= LEAST_BEATS) return this.unfold(lines, before, time, () => done([]));
    if (present.viewer === before.viewer) this.log.add(lines);
    else this.read();
    if (time > 0) this.tell(before.scene, present.scene);
    afterPicture(() => {
      for (const line of lines) this.light(line);
    });
    done(lines);
  }

  /** Since the viewer's last answer. */
  since(open: boolean): HTMLElement | undefined {
    return this.recap.element(this.services, this.present.viewer, open, (line) => this.light(line));
  }

  /** Where it happened. */
  light({ telling: { at, tone } }: Line): void {
    for (const one of at) this.board.pulse(one, tone);
    const [from, to] = at;
    if (from && to && tone === "harm") this.board.strike(from, to);
  }

  private unfold(lines: readonly Line[], { viewer, scene, ground }: Before, time: number, done: () => void): void {
    const { services, present } = this;
    const all = beats(lines, services.session.moments(lines.length, viewer), scene);
    const show = ({ line, before, after }: Beat, hurried: boolean): void => {
      this.log.add([line]);
      if (hurried) return;
      // Grounds grow: a picture of one that is neither the last nor the present one is passed over.
      const under = after.ground === scene.ground ? ground : after.ground === present.scene.ground ? present.ground : undefined;
      this.scenery().between(line, after, under);
      this.tell(before, after);
      this.light(line);
      announce(capital(services.format(line.telling.say)));
    };
    this.unfolding.start(all, time, show, () => {
      this.tell(all.at(-1)?.after ?? scene, present.scene);
      if (present.viewer !== viewer) this.read();
      done();
    });
  }

  /** Lets what two pictures differ in be seen. */
  private tell(before: Scene, after: Scene): void {
    if (before === after) return;
    this.heralds.tell(before, after);
    const found = changes(before, after);
    const seats = seatChanges(before, after);
    afterPicture(() => {
      for (const { at, words, tone } of found) this.board.rise(at, words, tone);
      shakeSeats(this.scenery().seats, seatPanels(after), seats);
    });
  }
}
