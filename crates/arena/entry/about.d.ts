/** What a game is, for people who have not opened it yet. */
export interface About {
  readonly tagline?: string;
  readonly about?: string;
  /** Whose game it is. */
  readonly notice?: string;
  /** How long it is and how hard, where that was measured. */
  readonly measured?: string;
}

/** By game, then by language; English has everything. */
export const ABOUT: Readonly<Record<string, Readonly<Record<string, About>>>>;
