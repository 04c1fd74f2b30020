// The part of a board where something happens, for figures that are small.
import type { CellId, Ground, Scene } from "../play/types";

/** Left, top, width and height, in the units of the board. */
export type Box = readonly [number, number, number, number];

/** Nothing smaller than this many cells across is shown: a figure needs its surroundings. */
const LEAST = 7;
/** So many cells lie around what is shown. */
const MARGIN = 1.2;

/** Where those stand that a figure is about: whoever can be hurt. Markers lie where they lie. */
export function figures(scene: Scene): CellId[] {
  const alive = scene.pieces.filter((piece) => piece.health);
  return (alive.length > 0 ? alive : scene.pieces).flatMap((piece) => piece.at);
}

/** The box around these cells, with what lies about them; never more than the whole ground. */
export function closeBox(ground: Ground, cells: readonly CellId[]): Box {
  const whole = boxAround(ground, ground.cells.keys(), 0);
  if (cells.length === 0) return whole;
  const [, , unit] = boxAround(ground, [0], 0);
  const [left, top, width, height] = boxAround(ground, cells, MARGIN);
  const [x, w] = stretch(left, width, unit * LEAST, whole[0], whole[2]);
  const [y, h] = stretch(top, height, unit * LEAST, whole[1], whole[3]);
  return [x, y, w, h];
}

/** A stretch of at least `least`, moved and cut so that it lies in the whole. */
function stretch(from: number, length: number, least: number, start: number, all: number): [number, number] {
  const wanted = Math.min(Math.max(length, least), all);
  const begun = from - (wanted - length) / 2;
  return [Math.min(Math.max(begun, start), start + all - wanted), wanted];
}

/** The box around cells, with a margin of so many cells. */
export function boxAround(ground: Ground, cells: Iterable<CellId>, margin: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const id of cells) {
    for (const [x, y] of ground.cells[id]?.corners ?? []) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const rim = margin === 0 ? 0 : margin * boxAround(ground, [0], 0)[2];
  return [left - rim, top - rim, right - left + 2 * rim, bottom - top + 2 * rim];
}
