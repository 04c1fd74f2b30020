// The part of a board where something happens, for figures that are small.
import type { CellId, Ground, Scene } from "../play/types";

/** Left, top, width and height, in the units of the board. */
export type Box = readonly [number, number, number, number];

/** Nothing smaller than this many cells across is shown: a figure needs its surroundings. */
const LEAST = 7;
/** So many cells lie around what is shown. */
const MARGIN = 1.2;

/** The box around the whole ground. */
export function wholeBox(ground: Ground): Box {
  return boxAround(ground, ground.cells.keys());
}

/** The box around all figures of these scenes, with what lies about them; never more than the whole ground. */
export function closeBox(ground: Ground, scenes: readonly Scene[]): Box {
  const whole = wholeBox(ground);
  const all = scenes.flatMap((scene) => scene.pieces);
  // Whoever can be hurt is what a figure is about; markers lie where they lie.
  const alive = all.filter((piece) => piece.health);
  const cells = new Set((alive.length > 0 ? alive : all).flatMap((piece) => piece.at));
  const first = ground.cells[0];
  if (cells.size === 0 || !first) return whole;
  const [, , unit] = boxAround(ground, [0]);
  const [left, top, width, height] = boxAround(ground, cells);
  const [x, w] = stretch(left - unit * MARGIN, width + 2 * unit * MARGIN, unit * LEAST, whole[0], whole[2]);
  const [y, h] = stretch(top - unit * MARGIN, height + 2 * unit * MARGIN, unit * LEAST, whole[1], whole[3]);
  return [x, y, w, h];
}

/** A stretch of at least `least`, moved and cut so that it lies in the whole. */
function stretch(from: number, length: number, least: number, start: number, all: number): [number, number] {
  const wanted = Math.min(Math.max(length, least), all);
  const begun = from - (wanted - length) / 2;
  return [Math.min(Math.max(begun, start), start + all - wanted), wanted];
}

function boxAround(ground: Ground, cells: Iterable<CellId>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const id of cells) {
    for (const [x, y] of ground.cells[id]?.corners ?? []) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return [left, top, right - left, bottom - top];
}
