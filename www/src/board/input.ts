// What the board is given and what it gives back. It draws; what things mean is said by the engine.
import type { CellId, Ground, Say, Scene, Target } from "../play/types";

/** A place that the present question touches. */
export interface Mark {
  /** Where. */
  readonly at: Target;
  /** May be chosen, or is refused. */
  readonly kind: "option" | "refused";
  /** Which option or refusal, for the one who asked. */
  readonly index: number;
  /** What a click does, for accessible names. */
  readonly name: string;
}

/** Everything that is drawn. */
export interface BoardInput {
  readonly ground: Ground;
  readonly scene: Scene;
  readonly marks: readonly Mark[];
  /** The options that are looked at, by their index: they stand out. */
  readonly lit: ReadonlySet<number> | undefined;
  /** The cell that waits for a second tap. */
  readonly chosen: CellId | undefined;
}

/** A cell was clicked, tapped or entered. */
export interface Pick {
  readonly cell: CellId;
  /** Marks there, the most particular kind of target only. */
  readonly options: readonly Mark[];
  readonly refused: readonly Mark[];
  /** By finger on small cells: better ask once more. */
  readonly unsure: boolean;
}

export interface BoardListener {
  format(say: Say): string;
  pick(pick: Pick): void;
  /** A cell is under the pointer or has the focus, or none is. */
  look(cell: CellId | undefined): void;
}
