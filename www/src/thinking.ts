// What the page and its worker say to each other about computer players.
import type { Advice, Player, Why } from "katabasis/inferno";

/** A ranking, and why its best option is the best, where that can be measured. */
export type Thought = Advice & { readonly why?: Why | undefined };

/** What a worker is asked. The text is a snapshot or a record. */
export type Request =
  | {
      readonly kind: "advise";
      readonly id: number;
      readonly game: string;
      readonly text: string;
      readonly level: Player;
      /** For which of those who are asked; the first where nothing is said. */
      readonly seat: number | undefined;
      /** Whether somebody wants to know why. */
      readonly why: boolean;
    }
  | {
      readonly kind: "worths";
      readonly id: number;
      readonly game: string;
      readonly text: string;
      readonly points: number;
      /** For whom: seats that win and lose together. */
      readonly seats: readonly number[];
    };

/** What it answers. */
export type Reply =
  | { readonly id: number; readonly advice: Thought }
  | { readonly id: number; readonly worths: readonly { readonly at: number; readonly worth: number }[] }
  | { readonly id: number; readonly failed: string };
