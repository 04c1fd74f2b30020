// Where a key leads from a cell. Pure geometry: works for hexes, squares and areas.
import type { Cell, CellId, Ground } from "../play/types";

type Vector = readonly [number, number];

const HALF = Math.sqrt(3) / 2;

const STRAIGHT: Readonly<Record<string, Vector>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  w: [0, -1],
  s: [0, 1],
  a: [-1, 0],
  d: [1, 0],
};

/** The slanted neighbours lie around the arrows as the keys lie on the keyboard. */
const SLANTED: Readonly<Record<string, Vector>> = {
  q: [-0.5, -HALF],
  e: [0.5, -HALF],
  y: [-0.5, HALF],
  z: [-0.5, HALF],
  c: [0.5, HALF],
  PageUp: [0.5, -HALF],
  PageDown: [0.5, HALF],
};

/** The best neighbour in a direction; `drift` breaks ties towards the column in which the walk began. */
function towards(ground: Ground, from: Cell, direction: Vector, drift: number): CellId | undefined {
  const near = from.over.filter((cell): cell is CellId => cell != null);
  const among = near.length > 0 ? near : ground.cells.keys();
  let best: CellId | undefined;
  let most = 0.35;
  for (const id of among) {
    const to = ground.cells[id];
    if (!to || to === from) continue;
    const dx = to.middle[0] - from.middle[0];
    const dy = to.middle[1] - from.middle[1];
    const far = Math.hypot(dx, dy) || 1;
    const along = (dx * direction[0] + dy * direction[1]) / far;
    const column = direction[0] === 0 ? Math.abs(to.middle[0] - drift) / far / 100 : 0;
    const score = along - column - (near.length > 0 ? 0 : far / 1e6);
    if (score > most) [best, most] = [id, score];
  }
  return best;
}

/** The cell that a key leads to, if it is a key that walks. */
export function walk(ground: Ground, at: CellId, key: string, drift: number): CellId | undefined {
  const from = ground.cells[at];
  if (!from) return undefined;
  const direction = STRAIGHT[key] ?? SLANTED[key];
  if (direction) return towards(ground, from, direction, drift) ?? at;
  if (key !== "Home" && key !== "End") return undefined;
  const row = [...ground.cells.keys()].filter((id) => ground.cells[id]?.middle[1] === from.middle[1]);
  row.sort((a, b) => (ground.cells[a]?.middle[0] ?? 0) - (ground.cells[b]?.middle[0] ?? 0));
  return key === "Home" ? row[0] : row[row.length - 1];
}

/** Whether a key goes straight up or down, which keeps the column. */
export function isVertical(key: string): boolean {
  return STRAIGHT[key]?.[0] === 0;
}
