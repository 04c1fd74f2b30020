// What the play view needs from the page around it. The view knows no storage, no worker, no address and no language.
import type { LevelView } from "../board/input";
import type { Sound } from "../sound";
import type {
  Boards,
  Candidate,
  Earlier,
  Given,
  Ground,
  Line,
  Look,
  Moment,
  Overlay,
  Player,
  Say,
  Scene,
  Source,
  Summary,
  Thing,
} from "./types";

/** A game in play. The engine's own `Session` fits as it is. */
export interface GameSession {
  /** All that is drawn, as the viewer sees and hears it; without one, as everybody at the table does. */
  look(viewer?: number): Look;
  /** Something that the look refuses, in words. */
  refusal(index: number): Candidate | undefined;
  /** How far a figure comes; nothing in many games. */
  reaches(piece: number): Overlay[];
  /** How the table looked after each of the last lines. */
  moments(lines: number, viewer?: number): Moment[];
  /** Whatever is done gives a look at what came of it. */
  answer(index: number, revision: number, viewer?: number): Look;
  /** What a computer would choose at a question that persons can answer too; done where it is the seat's own. */
  speak(seat: number, index: number, revision: number, viewer?: number): Look;
  enterRoll(faces: Uint8Array, revision: number, viewer?: number): Look;
  enterDraw(kind: number, revision: number, viewer?: number): Look;
  leaveToFate(revision: number, viewer?: number): Look;
  byHand(): boolean;
  setByHand(on: boolean): void;
  /** The kinds of dice and the piles, and who rolls and draws them. */
  sources(): Source[];
  setSourceByHand(name: string, on: boolean): void;
  /** What can be set right, and to which values. */
  things(viewer?: number): Thing[];
  allowed(thing: number, viewer?: number): Uint16Array;
  setRight(thing: number, value: number, revision: number, viewer?: number): Look;
  /** How many answers of the open step would be asked for again after something was set right. */
  unfinished(): number;
  /** The last answers in words; the n-th undo leads to before the n-th of them. */
  given(most: number, viewer?: number): Given[];
  undo(): void;
  redo(viewer?: number): Look;
  /** Back or forward to where so many answers were given. */
  goTo(answered: number, viewer?: number): Look;
  ground(): Ground;
  /** Parts of a look, for those who need no more. */
  scene(viewer?: number): Scene;
  boards(viewer?: number): Boards;
  /** Everything told so far; what came before a saved state is played again for it. */
  log(viewer?: number): Line[];
  /** What was played under other rules; it can be read, but not taken back. */
  carriedOver(): Earlier | undefined;
  players(): Player[];
  setPlayer(seat: number, player: Player): void;
  revision(): number;
}

/** A game that somebody has to let go of. */
export type GameCopy = GameSession & { free(): void };

/** What a computer thinks of the present options. Worths run from 0 (lost) to 1 (won). */
export interface Ranking {
  readonly best: number;
  readonly options: readonly { readonly index: number; readonly worth: number }[];
  readonly worth: number;
  /** Why the best is the best, where that was asked for: what it gains against all others and against single ones, as far as that is more than luck. */
  readonly why?:
    | { readonly gains?: Say; readonly against: readonly { readonly index: number; readonly gains: Say }[] }
    | undefined;
}

/** The expected result at one decision of the game. */
export interface Worth {
  /** Which decision, counted from 0. */
  readonly at: number;
  /** From 0 (lost) to 1 (won). */
  readonly worth: number;
}

/** What the player has set; the shell keeps it between games. */
export interface PlaySettings {
  /** Milliseconds between two answers of computer players. */
  pace: number;
  /** Whether every answer is asked for once more. */
  confirm: boolean;
  /** The guide keys that were dismissed. */
  seen: string[];
  readonly real: RealSettings;
}

/** How this device is used at a real table. */
export interface RealSettings {
  /** Whether people are told what to do with the pieces. */
  hands: boolean;
  large: boolean;
  /** Whether every second seat sits on the other side of the device. */
  facing: boolean;
}

/** What somebody is told in a first game: the next step, that it is over, or that they went another way. */
export type Lesson =
  | {
      readonly kind: "step";
      readonly say: string;
      readonly rule: string;
      /** The option that is spoken of. */
      readonly answer: number;
      readonly number: number;
      readonly of: number;
    }
  | { readonly kind: "over"; readonly say: string }
  | { readonly kind: "strayed" };

/** A first game that teaches. */
export interface Lessons {
  /** What is told at the present question; nothing where somebody else answers. */
  now(): Lesson | undefined;
  /** What a computer answers to it, while the lessons last. */
  answer(): number | undefined;
  /** No more of it. */
  end(): void;
}

/** How things and rules are named: all that a list of options needs. */
export interface Wording {
  /** A text in the player's language. */
  format(say: Say): string;
  /** What a rule is called. */
  ruleTitle(id: string): string;
  /** Where a rule stands, for real links. */
  ruleHref(id: string): string;
  /** Shows a rule beside the game, without leaving it. */
  openRule(id: string): void;
}

export interface PlayServices extends Wording {
  /** The game in play. Read again at every use, because the shell replaces it after a failure. */
  readonly session: GameSession;
  /** The name of the game, as people know it. */
  readonly title: string;
  /** The text of a key without arguments, or nothing where there is none (guides are optional). */
  text(key: string): string | undefined;
  /** Ranks the options of the present question in a worker, as one of those who are asked. Rejects when `signal` is aborted. */
  think(request: {
    level: Exclude<Player, "person">;
    seat: number | undefined;
    why?: boolean;
    signal: AbortSignal;
  }): Promise<Ranking>;
  /** What was to be expected for these seats, who win and lose together, along the game. */
  worths(seats: readonly number[]): Promise<readonly Worth[]>;
  /** Called after everything that changes the game: autosave. */
  changed(now: Summary): void;
  /** A copy of the game for looking back: it can be walked through, and nothing that happens to it counts. */
  copy(): GameCopy;
  /** The game as a link and a code. */
  share(): void;
  /** The whole game as a link. */
  link(): string;
  /** The game goes on on another device. */
  handedOver(): void;
  /** To the page where games begin. */
  newGame(): void;
  /** The same set-up and the same players once more. */
  playAgain(): void;
  /** The lessons of a first game; nothing in any other. */
  readonly lessons?: Lessons | undefined;
  /** Own names of seats, by seat; empty where there is none. Setting them reads everything anew. */
  names: readonly string[];
  /** The game has ended for those who look: it counts once. */
  ended(end: { readonly result: "won" | "lost" | "drawn" | "theirs"; readonly answered: number; readonly round: Say }): void;
  /** To the campaign of an adventure; nothing where the game is none. */
  readonly campaign?: (() => void) | undefined;
  /** Home, or to the campaign. */
  leave(): void;
  /** Something is heard, where the person wants to hear it. */
  sound(what: Sound): void;
  /** What can be set for all games. */
  preferences(): HTMLElement[];
  /** Where the rules of the game stand. */
  readonly rules: string;
  /** Where it says on one page how the game goes; nothing where it does not. */
  readonly overview: string | undefined;
  /** A short message that goes away. */
  toast(text: string): void;
  /** Something went wrong in the engine or the worker: the shell rescues the game and calls `refresh` of the view. */
  failed(error: unknown): void;
  /** Kept between games; call `keepSettings` after a change. */
  readonly settings: PlaySettings;
  keepSettings(): void;
  /** How ground with levels is looked at; kept as soon as it is set. */
  readonly view: LevelView;
}

/** The running view. */
export interface PlayView {
  /** Reads everything anew, after the shell has changed the session. */
  refresh(): void;
  /** Stops thinking, listening and moving, and empties its root. */
  close(): void;
}
