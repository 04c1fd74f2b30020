// The way of a figure over the ground, for the eye: through what is open, along roads, as straight as it goes.
import type { CellId, Edge, Ground } from "../play/types";

/** Nobody walks through these. */
const BARS: readonly (Edge | undefined)[] = ["wall", "blocked", "window"];
/** A longer way is not walked: it takes too long to look at. */
const LONGEST = 16;

function next(ground: Ground, id: CellId): CellId[] {
  const cell = ground.cells[id];
  if (!cell) return [];
  const over = cell.over.flatMap((to, edge) => (to == null || BARS.includes(cell.edges[edge]) ? [] : [to]));
  const links = ground.links.flatMap(({ from, to, one_way }) => (from === id ? [to] : to === id && !one_way ? [from] : []));
  return [...over, ...links];
}

/** The cells from one to the other, both included. Where no way is found it is the straight one. */
export function way(ground: Ground, from: CellId, to: CellId): CellId[] {
  const before = new Map<CellId, CellId[]>([[from, []]]);
  let edge: CellId[] = [from];
  for (let step = 0; step < LONGEST && edge.length > 0 && !before.has(to); step += 1) {
    const reached = new Map<CellId, CellId[]>();
    for (const id of edge)
      for (const other of next(ground, id)) if (!before.has(other)) reached.set(other, [...(reached.get(other) ?? []), id]);
    for (const [id, parents] of reached) before.set(id, parents);
    edge = [...reached.keys()];
  }
  const [start, end] = [ground.cells[from]?.middle, ground.cells[to]?.middle];
  if (!before.has(to) || !start || !end) return [from, to];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const off = (id: CellId): number => {
    const [x, y] = ground.cells[id]?.middle ?? end;
    return Math.abs(dx * (y - start[1]) - dy * (x - start[0]));
  };
  const found = [to];
  for (let parents = before.get(to) ?? []; parents.length > 0; parents = before.get(found[0] ?? from) ?? [])
    found.unshift(parents.reduce((best, one) => (off(one) < off(best) ? one : best)));
  return found;
}
