// A figure as a row of moments, wherever they come from.
import type { Glyphs } from "../board/glyph";
import type { Say, Scene } from "../play/types";
import type { Moment } from "./moment";
import type { Rule } from "./rules";

export interface Row {
  readonly title: string;
  readonly caption: string | undefined;
  readonly glyphs: Glyphs;
  /** How many answers there are, and how many of them are given. */
  readonly steps: number;
  readonly at: number;
  /** Whether the reader has left the row. */
  readonly trying: boolean;
  readonly moment: Moment;
  /** Beginning and end: the frame of the board holds both, so that it does not jump from step to step. */
  readonly ends: readonly Scene[];
  /** Goes to a step; beyond the ends are the ends. */
  go(step: number): void;
  format(say: Say): string;
  ruleTitle(id: string): string;
  rule(id: string): Promise<Rule | undefined>;
  close(): void;
}
