// What the page asks its service worker, and what it is told.

export type Asked =
  | { readonly type: "update" }
  | { readonly type: "games" }
  | { readonly type: "keep" | "drop"; readonly game: string };

/** A game, the bytes that it is on the wire, and whether all of it is kept. */
export interface Kept {
  readonly game: string;
  readonly bytes: number;
  readonly kept: boolean;
}

export interface Told {
  readonly games: readonly Kept[];
  /** Why what was asked was not done, or not all of it. */
  readonly failed?: string;
}
