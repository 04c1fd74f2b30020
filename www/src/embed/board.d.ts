/// <reference lib="dom" />

/**
 * `<katabasis-board>`: a figure of a game, live. Importing this module defines the element; where there is no document it does nothing.
 *
 * Every attribute is also a property. What is shown is an `example`, a `position` or a `record`; the latter two are texts as
 * `Session.record()` and `Session.snapshot()` give them.
 */
export declare class KatabasisBoard extends HTMLElement {
  /** The game's short name, `inferno` for example. Texts of games name it themselves. */
  game: string;
  /** The id of an executable example, as in `katabasis/<game>/examples/index.json`. */
  example: string;
  /** A position: the game stands where this text ends. */
  position: string;
  /** A whole game, to be stepped through. */
  record: string;
  /** How many answers are given; without it the beginning of an example and the end of a record. */
  step: string;
  /** `dark`, `light`, or `auto`: as the reader's system wants it. */
  theme: string;
  /** `close` shows the part of the board where something happens, `board` all of it; a number looks with the eyes of that seat. */
  view: string;
  /** Where a page of Katabasis lies, for links to it and its rulebook; without it there are none. */
  site: string;
  /** Where the package's folder is served. Only needed where a bundler did not take the files of the games along; one element says it for all. */
  base: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "katabasis-board": KatabasisBoard;
  }
}
