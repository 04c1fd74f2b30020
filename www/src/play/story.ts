// What happened: line by line as it comes, in the log, in short since one's turn, and in what can be seen of it on the board.
import type { Board } from "../board/board";
import { afterPicture, announce } from "../dom";

import { type Blow, Blows } from "./blows";
import { changes, isMoved, seatChanges } from "./changes";
import { Herald } from "./herald";
import { Log } from "./log";
import type { Present } from "./present";
import { Recap } from "./recap";
import { shakeSeats } from "./seats";
import type { PlayServices } from "./services";
import { Toss } from "./toss";
import { TurnUp } from "./turnup";
import type { Ground, Line, Scene } from "./types";
import { type Beat, beats, beatTime, Unfolding } from "./unfolding";
import { capital, seatPanels } from "./words";

/** Fewer lines than these are shown at once, if no dice fell: what was just chosen needs no telling. */
const LEAST_BEATS = 2;
/** Dice are looked at longer, in times of a line, and cards are read. */
const DICE = 2.2;
const CARD = 3;

/** Among more lines than these, what is neither good nor bad for anybody is shown for a part of the time. */
const MANY = 10;
const BRIEF = 0.78;

/** The table before an answer, and who looked at it. */
export interface Before {
  readonly viewer: number | undefined;
  readonly scene: Scene;
  readonly ground: Ground;
}

/** Where it is shown. */
export interface Scenery {
  /** A picture between two questions, with what has just happened and how long it is shown; without a ground there is none to draw it on. */
  between(line: Line, scene: Scene, ground: Ground | undefined, time: number): void;
  /** The board is seen. */
  uncover(): void;
  readonly seats: HTMLElement;
  readonly stage: HTMLElement;
}

export class Story {
  readonly log: Log;
  /** What is shown over the board. */
  readonly over: readonly HTMLElement[];
  private readonly herald: Herald;
  private readonly toss: Toss;
  private readonly turnUp: TurnUp;
  private readonly blows = new Blows();
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
      () => present.scene,
      () => services.session.log(present.viewer),
      (line) => this.light(line),
      (line) => this.find(line),
    );
    this.herald = new Herald(services);
    this.toss = new Toss(services);
    this.turnUp = new TurnUp(services);
    this.over = [this.herald.element, this.toss.element, this.turnUp.element];
  }

  get isUnfolding(): boolean {
    return this.unfolding.isRunning;
  }

  /** All that is left of it, at once. */
  skip(): void {
    this.unfolding.skip();
  }

  /** The rest of it, faster. */
  hurry(): void {
    this.unfolding.hurry();
  }

  /** Something else has happened. */
  stop(): void {
    this.unfolding.stop();
    this.toss.clear();
    this.turnUp.clear();
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
    const isSeen = lines.length >= LEAST_BEATS || lines.some(({ telling }) => telling.dice.length > 0 || telling.card);
    if (slowly && time > 0 && isSeen) return this.unfold(lines, before, time, () => done([]));
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
    return this.recap.element(this.services, this.present.viewer, open, (line) => this.find(line));
  }

  /** Goes to where it happened. */
  private find(line: Line): void {
    if (line.telling.at.length === 0) return;
    this.scenery().uncover();
    this.board.seek(line.telling.at);
    this.light(line);
  }

  /** Where it happened. */
  light({ telling: { at, tone } }: Line): void {
    for (const one of at) this.board.pulse(one, tone);
  }

  private unfold(lines: readonly Line[], { viewer, scene, ground }: Before, time: number, done: () => void): void {
    const { services, present } = this;
    const all = beats(lines, services.session.moments(lines.length, viewer), scene);
    this.blows.forget();
    const wait = ({ line: { telling } }: Beat): number =>
      time * (telling.dice.length > 0 ? DICE : telling.card ? CARD : telling.tone === "calm" && lines.length > MANY ? BRIEF : 1);
    const show = (beat: Beat, hurried: boolean): void => {
      const { line, before, after } = beat;
      this.log.add([line]);
      const blow = this.blow(beat);
      if (hurried) return;
      // Grounds grow: a picture of one that is neither the last nor the present one is passed over.
      const under = after.ground === scene.ground ? ground : after.ground === present.scene.ground ? present.ground : undefined;
      this.scenery().between(line, after, under, time);
      this.tell(before, after);
      if (!line.telling.card) this.herald.cry(line);
      this.light(line);
      if (blow) afterPicture(() => this.board.strike(...blow, time));
      this.throwDice(line);
      this.turnUp.show(line);
      announce(capital(services.format(line.telling.say)));
    };
    this.unfolding.start(all, wait, show, () => {
      this.tell(all.at(-1)?.after ?? scene, present.scene);
      if (present.viewer !== viewer) this.read();
      this.toss.end();
      this.turnUp.end();
      done();
    });
  }

  private throwDice(line: Line): void {
    if (line.telling.dice.length === 0) return this.toss.follow(line);
    this.services.sound("dice");
    const whom = line.telling.at.at(-1);
    this.toss.fall(line, whom && this.board.pointOf(whom, this.scenery().stage));
  }

  private blow({ line, before, after }: Beat): Blow | undefined {
    const hurt = changes(before, after).flatMap(({ at, tone }) => (tone === "harm" && "piece" in at ? [at.piece] : []));
    const own = seatPanels(before).flatMap(({ piece }) => (piece == null ? [] : [piece]));
    return this.blows.of(line, new Set(hurt), new Set(own));
  }

  /** Lets what two pictures differ in be seen. */
  private tell(before: Scene, after: Scene): void {
    if (before === after) return;
    this.herald.tell(before, after);
    const found = changes(before, after);
    const seats = seatChanges(before, after);
    afterPicture(() => {
      for (const { at, words, tone } of found) this.board.rise(at, words, tone);
      const lost = this.present.viewer !== undefined && (seats.get(this.present.viewer) ?? 0) < 0;
      if (lost) this.services.sound("loss");
      else if (found.some(({ tone }) => tone === "harm")) this.services.sound("hit");
      else if (isMoved(before, after)) this.services.sound("step");
      shakeSeats(this.scenery().seats, seatPanels(after), seats);
    });
  }
}
