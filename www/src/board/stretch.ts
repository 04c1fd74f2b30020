// A map of areas has no shape of its own: it is drawn as high as there is room for it.
import type { Ground } from "../play/types";
import { bounds } from "./cells";

/** So much higher at most than it was laid out. */
const MOST = 1.5;

/** The same map for a frame of that size, in pixels. */
export function stretched(ground: Ground, width: number, height: number): Ground {
  if (ground.lattice !== "areas" || width === 0) return ground;
  const [, top, across, down] = bounds(ground);
  const by = Math.max(1, Math.min(MOST, ((height / width) * across) / down));
  const moved = ([x, y]: readonly [number, number]): [number, number] => [x, Math.round(top + (y - top) * by)];
  return {
    ...ground,
    cells: ground.cells.map((cell) => ({ ...cell, middle: moved(cell.middle), corners: cell.corners.map(moved) })),
  };
}
