// Ground with levels as it is looked at: from above, or slanted so that heights are seen. Pure geometry.
import type { Cell, CellId, Ground } from "../../play/types";
import { across, type Point, type SeenCell } from "../cells";

/** From above, or from a corner; and by how many quarter turns the table is turned. */
export interface View {
  readonly slanted: boolean;
  readonly turn: number;
}

/** What a view makes of a ground. */
export interface Projected {
  /** The same cells, drawn where they are seen; of one under another, only the part that is seen. */
  readonly ground: Ground;
  /** From the farthest to the nearest, in the rows in which they are drawn. */
  readonly rows: readonly (readonly CellId[])[];
  /** A point of the table at a height, on the screen. */
  at(point: Point, level: number): Point;
  /** The next cell beneath each, if it lies over one. */
  readonly beneath: readonly (CellId | undefined)[];
  /** Whether it stands on what is beneath it as a pillar does, instead of spanning it. */
  readonly isColumn: (id: CellId) => boolean;
  readonly unit: number;
}

/** How flat the table looks, and how high a level is, as parts of a cell. */
const WIDE = 0.82;
const FLAT = 0.46;
const LIFT = 0.46;
/** How much of a cell's edges is folded back where another lies beneath it. */
const FOLD = 0.5;
/** A cell smaller than this part of what is beneath it is a column. */
const COLUMN = 0.7;

const add = ([x, y]: Point, [dx, dy]: Point, part: number): Point => [x + (dx - x) * part, y + (dy - y) * part];

function area(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y];
    return sum + x * toY - toX * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** For every cell the highest one that lies beneath it. */
function stacks({ cells }: Ground): (CellId | undefined)[] {
  const places = new Map<string, CellId[]>();
  for (const [id, { middle }] of cells.entries()) places.set(middle.join(), [...(places.get(middle.join()) ?? []), id]);
  const level = (id: CellId | undefined): number => (id === undefined ? Number.NEGATIVE_INFINITY : (cells[id]?.level ?? 0));
  return cells.map((cell) =>
    (places.get(cell.middle.join()) ?? [])
      .filter((id) => level(id) < cell.level)
      .reduce<CellId | undefined>((best, id) => (level(id) > level(best) ? id : best), undefined),
  );
}

/** The table after quarter turns. */
function rotate([x, y]: Point, turn: number): Point {
  return (
    (
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ] as const
    )[((turn % 4) + 4) % 4] ?? [x, y]
  );
}

/** The same ground on a table that was turned: arrow keys lead where they seem to. */
export function turned(ground: Ground, turn: number): Ground {
  if (turn % 4 === 0) return ground;
  const move = (point: Point): [number, number] => [...rotate(point, turn)];
  return {
    ...ground,
    cells: ground.cells.map((cell) => ({ ...cell, corners: cell.corners.map(move), middle: move(cell.middle) })),
  };
}

/** The corner towards the viewer, which is folded back where something lies beneath. */
function nearest(corners: readonly Point[]): number {
  return corners.reduce((best, [x, y], at) => (x + y > (corners[best]?.[0] ?? 0) + (corners[best]?.[1] ?? 0) ? at : best), 0);
}

function fold(corners: readonly Point[]): { rest: Point[]; corner: Point[] } {
  const at = nearest(corners);
  const [tip, before, after] = [0, -1, 1].map((step) => corners[(at + step + corners.length) % corners.length] ?? [0, 0]) as [
    Point,
    Point,
    Point,
  ];
  const [from, to] = [add(tip, before, FOLD), add(tip, after, FOLD)];
  return { rest: corners.flatMap((corner, index) => (index === at ? [from, to] : [corner])), corner: [from, tip, to] };
}

const middleOf = (corners: readonly Point[]): [number, number] => [
  Math.round(corners.reduce((sum, [x]) => sum + x, 0) / corners.length),
  Math.round(corners.reduce((sum, [, y]) => sum + y, 0) / corners.length),
];

export function project(source: Ground, { slanted, turn }: View): Projected {
  const ground = turned(source, turn);
  const unit = across(ground.cells[0]);
  const beneath = stacks(ground);
  const covered = new Map(beneath.flatMap((id, over) => (id === undefined ? [] : [[id, over] as const])));
  const isColumn = (id: CellId): boolean => {
    const [cell, under] = [ground.cells[id], ground.cells[beneath[id] ?? -1]];
    return cell !== undefined && under !== undefined && area(cell.corners) < area(under.corners) * COLUMN;
  };
  const at = ([x, y]: Point, level: number): Point =>
    slanted ? [Math.round((x - y) * WIDE), Math.round((x + y) * FLAT - level * LIFT * unit)] : [Math.round(x), Math.round(y)];
  const move = (cell: Cell, corners: readonly Point[], middle: Point = cell.middle, room = 1): SeenCell => ({
    ...cell,
    ...(room < 1 && { room: room * unit }),
    corners: corners.map((corner): [number, number] => [...at(corner, cell.level)]),
    middle: [...at(middle, cell.level)],
  });
  const cells = ground.cells.map((cell, id): SeenCell => {
    const over = covered.get(id);
    if (slanted) return move(cell, cell.corners);
    // From above, one corner of what spans another is folded back, and what is beneath is seen there.
    if (over !== undefined && isColumn(over)) {
      const tip = cell.corners[nearest(cell.corners)] ?? cell.middle;
      return move(cell, cell.corners, add(cell.middle, tip, 0.72), 0.5);
    }
    if (over !== undefined) {
      const { corner } = fold(cell.corners);
      return move(cell, corner, middleOf(corner), 0.42);
    }
    if (beneath[id] === undefined || isColumn(id)) return move(cell, cell.corners);
    const { rest } = fold(cell.corners);
    return move(cell, rest, add(cell.middle, cell.corners[nearest(cell.corners)] ?? cell.middle, -0.28), 0.66);
  });
  const order = [...ground.cells.keys()];
  const depth = (id: CellId): readonly [number, number, number] => {
    const { middle, level } = ground.cells[id] ?? { middle: [0, 0], level: 0 };
    return ground.lattice === "square" ? [middle[1], middle[0], level] : [middle[0] + middle[1], level, middle[0]];
  };
  order.sort((a, b) => {
    const [one, other] = [depth(a), depth(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  });
  const rows: CellId[][] = [];
  let last: number | undefined;
  for (const id of order) {
    const [line] = depth(id);
    if (last === undefined || (ground.lattice === "square" && line !== last)) rows.push([]);
    last = line;
    rows[rows.length - 1]?.push(id);
  }
  // What is seen has straight edges, also where areas lie on the table.
  return { ground: { ...ground, lattice: "square", cells }, rows, at, beneath, isColumn, unit };
}

/** Whether a point lies within corners. */
export function within([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [fromX, fromY];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  });
  return inside;
}

/** Which cells stand before each one, so that its middle is not seen. */
export function hiding(
  { ground, rows }: Projected,
  shapes: ReadonlyMap<CellId, readonly (readonly Point[])[]>,
): Map<CellId, CellId[]> {
  const order = rows.flat();
  const place = new Map(order.map((id, at) => [id, at]));
  return new Map(
    order.map((id) => {
      const middle = ground.cells[id]?.middle ?? [0, 0];
      const before = order
        .slice((place.get(id) ?? 0) + 1)
        .filter((other) => (shapes.get(other) ?? []).some((shape) => within(middle, shape)));
      return [id, before];
    }),
  );
}
