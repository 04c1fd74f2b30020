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

/** What a campaign has come to; everything is named by ids. */
export interface Ledger {
  readonly log: readonly { readonly chapter: string; readonly what: string; readonly count: number }[];
  /** What each hero carries, and how many of it. */
  readonly heroes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly rewards: Readonly<Record<string, number>>;
}

/** A campaign as it is shown. */
export interface Chronicle {
  /** The chapter that is being played, or comes next; nothing where the campaign is over. */
  readonly chapter: string | undefined;
  readonly adventure: "none" | "playing" | "over" | "kept";
  readonly ledger: Ledger;
  readonly past: readonly string[];
  readonly unknown: readonly string[];
}

/** A campaign being played. */
export interface Campaign {
  save(): string;
  chronicle(): Chronicle;
  setOut(): Session;
  adventure(): Session;
  keep(session: Session): void;
  export(): string | undefined;
  past(index: number): string | undefined;
  conclude(): void;
  giveUp(): void;
  undo(): void;
  free(): void;
}

/** All that an engine throws on purpose, told apart by `name` and then by `reason`. */
export type KatabasisError = Any.KatabasisError;

/** The module of a game. All have the same shape. */
export interface Module {
  readonly default: typeof Any.default;
  readonly takePanic: typeof Any.takePanic;
  readonly rulesVersion: typeof Any.rulesVersion;
  readonly Session: { begin(options: Begin): Session; load(text: string): Session };
  /** Only games with campaigns have it. */
  readonly Campaign?: {
    begin(options: { players?: Any.Player[]; seed?: string }): Campaign;
    load(text: string): Campaign;
  };
}

/** A card that somebody typed, as it was read. */
export interface TypedCard {
  readonly name: string;
  /** What players read on it. */
  readonly text: string;
  /** What rules govern on it, each with the id of its rule. */
  readonly keywords: readonly { readonly words: string; readonly rule: string }[];
}

/** The module of a game's workshop: that of the game, in which a typed card takes the place of one of the box. */
export interface WorkshopModule extends Module {
  readonly Workshop: {
    /** The kinds of cards that can be typed, and the keys of the texts that name them. */
    decks(): { readonly id: string; readonly name: string }[];
    /** Throws an error with `line` and `column` where a text is no card. */
    read(deck: string, text: string, language?: string): TypedCard;
    tryOut(deck: string, text: string, seed?: string): Session;
  };
}

/** What is known of a game before its module is loaded. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** The name of its colours. */
  readonly mood: string;
  /** How many can play, and how many make a good first game. */
  readonly seats: Any.Count;
  /** Whether its adventures make a campaign. */
  readonly campaign?: true;
  /** Whether a first game that teaches lies beside its module, as `opening.json`. */
  readonly opening?: true;
  /** Whether it says on one page how it goes, as `overview.json`. */
  readonly overview?: true;
  /** Loads the module in which people write cards of their own; only some games have one. */
  workshop?(): Promise<WorkshopModule>;
  load(): Promise<Module>;
}

/** All games of the package. */
export const GAMES: readonly Game[];
