import type * as Any from "../FIRST";

/** What can be chosen for a field, or for the fields of a part of the setup. */
export type Chosen = string | number | boolean | null | readonly string[] | Setup;

/** What is chosen before play, by the fields of the game's form (`setup.json` beside its module). */
export interface Setup {
  readonly [field: string]: Chosen;
}

/** How a game begins, whichever it is. The types of a single game's module say more. */
export interface Begin {
  readonly setup?: Setup;
  readonly players?: Any.Player[];
  readonly seed?: string | undefined;
  readonly byHand?: boolean;
}

/** A game being played. Games differ in their choices, events and states, which are none of the caller's business here. */
export type Session = Any.Session;

/** All that an engine throws on purpose, told apart by `name` and then by `reason`. */
export type KatabasisError = Any.KatabasisError;

/** The module of a game. All have the same shape. */
export interface Module {
  readonly default: typeof Any.default;
  readonly takePanic: typeof Any.takePanic;
  readonly rulesVersion: typeof Any.rulesVersion;
  readonly Session: { begin(options: Begin): Session; load(text: string): Session };
}

/** What is known of a game before its module is loaded. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** The name of its colours. */
  readonly mood: string;
  /** How many can play, and how many make a good first game. */
  readonly seats: Any.Count;
  load(): Promise<Module>;
}

/** All games of the package. */
export const GAMES: readonly Game[];
