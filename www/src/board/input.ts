// What the board is given and what it gives back. It draws; what things mean is said by the engine.
import type { CellId, Edge, Ground, Overlay, Piece, PieceId, Say, Scene, Target } from "../play/types";
import type { GroundPicture } from "./cells";

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
  /** The option that a hint calls best. */
  readonly best?: number | undefined;
  /** A cell as it would lie, with what would stand on its edges. */
  readonly preview?: { readonly cell: CellId; readonly edges: readonly Edge[] } | undefined;
  /** How far the figure comes that is looked at. */
  readonly reaches?: readonly Overlay[];
  /** How long figures take to where they stand now, in milliseconds; not at all where nothing is said. */
  readonly time?: number;
  /** What has just happened is about these: the lens goes there. */
  readonly about?: readonly Target[];
}

/** A cell was clicked, tapped or entered. */
export interface Pick {
  readonly cell: CellId;
  /** The figure that was pointed at, if one was. */
  readonly piece: PieceId | undefined;
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

/** How a person looks at ground with levels; kept where it is set. */
export interface LevelView {
  /** From a corner, so that heights are seen, instead of from above. */
  slanted: boolean;
}

/** What a board needs to draw ground with levels. It is loaded when there is some. */
export interface Levels {
  /** Buttons for the ways of looking, where there are several. */
  readonly buttons?: HTMLElement | undefined;
  /** The ground as it is seen now: every cell where it is drawn. */
  seen(ground: Ground): Ground;
  /** Draws what was seen last. */
  draw(): GroundPicture;
  /** What is drawn of an overlay that only such ground has. */
  overlay(overlay: Overlay, say: (say: Say) => string): SVGElement[];
  /** Fades what stands before these cells. */
  clear(cells: Iterable<CellId>): void;
  /** Figures are drawn from the farthest to the nearest. */
  depth(piece: Piece): number;
  /** Whether something stands before it. */
  isHidden(piece: Piece): boolean;
  /** How high a cell lies, and over or under what. */
  words(id: CellId, names: readonly string[]): string[];
  /** Where a key for up and down leads, if it is one. */
  climb(at: CellId, key: string): CellId | undefined;
  /** The ground that arrow keys walk over. */
  walked(): Ground | undefined;
}
