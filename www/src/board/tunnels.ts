// Tunnels: every cell is rock with a room in it, and an arm of the room to every edge that is not a wall.

import { s as svg } from "../dom";
import type { Cell, Edge, Ground, Region } from "../play/types";
import { across, bounds, cellTable, dressCells, type GroundPicture, numeral, outline, type Point, unevenness } from "./cells";
import { glyphAt } from "./glyph";

/** How far the room reaches from the middle to the corners. */
const ROOM = 0.74;
/** Half the width of an opening, as a part of the edge. */
const GATE = 0.21;
/** A wall has so many stones on its way, each a little out of line. */
const STONES = 4;
const ROUGH = 0.045;

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A wall as people cut it into rock: not quite straight. */
function wall(from: Point, to: Point, unit: number): Point[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const count = Math.max(1, Math.round((STONES * long) / unit));
  return Array.from({ length: count }, (_, stone): Point => {
    const [x, y] = between(from, to, (stone + 1) / count);
    if (stone === count - 1) return to;
    const off = unevenness(x, y) * ROUGH * unit * 2;
    return [x - ((to[1] - from[1]) / long) * off, y + ((to[0] - from[0]) / long) * off];
  });
}

interface Shape {
  /** All that can be walked on. */
  readonly floor: string;
  /** Its walls, without the openings. */
  readonly walls: string;
  /** Both ends of every opening, and what stands in it. */
  readonly gates: readonly { readonly ends: readonly [Point, Point]; readonly edge: Edge }[];
}

function shape(cell: Cell, unit: number): Shape {
  const inner = cell.corners.map((corner) => between(cell.middle, corner, ROOM));
  const gates: Shape["gates"][number][] = [];
  let floor = "";
  let walls = "";
  let open = false;
  const go = (points: readonly Point[]): void => {
    for (const point of points) {
      floor += `${floor === "" ? "M" : "L"}${at(point)}`;
      walls += `${open ? "L" : "M"}${at(point)}`;
      open = true;
    }
  };
  const first = inner[0];
  if (first) go([first]);
  cell.corners.forEach((corner, index) => {
    const [next, from, to] = [cell.corners[(index + 1) % cell.corners.length], inner[index], inner[(index + 1) % inner.length]];
    const edge = cell.edges[index] ?? "wall";
    if (!next || !from || !to) return;
    if (edge === "wall") {
      go(wall(from, to, unit));
      return;
    }
    const ends: [Point, Point] = [between(corner, next, 0.5 - GATE), between(corner, next, 0.5 + GATE)];
    const [inside, back] = [between(from, to, 0.5 - GATE / ROOM), between(from, to, 0.5 + GATE / ROOM)];
    go([...wall(from, inside, unit), ...wall(inside, ends[0], unit)]);
    open = false;
    go([ends[1], ...wall(ends[1], back, unit), ...wall(back, to, unit)]);
    gates.push({ ends, edge });
  });
  return { floor: `${floor}Z`, walls, gates };
}

/** What stands in an opening. The way out is an arrow that leaves the cell. */
function gate({ ends: [from, to], edge }: Shape["gates"][number], middle: Point, unit: number): SVGElement | undefined {
  if (edge === "open" || edge === "wall") return undefined;
  const centre = between(from, to, 0.5);
  const out = (part: number): Point => [centre[0] + (centre[0] - middle[0]) * part, centre[1] + (centre[1] - middle[1]) * part];
  const side = (point: Point, way: number): Point => [
    point[0] + ((to[0] - from[0]) / 2) * way,
    point[1] + ((to[1] - from[1]) / 2) * way,
  ];
  const d =
    edge === "unknown"
      ? `M${at(side(out(-0.06), -0.42))}L${at(out(0.09))}L${at(side(out(-0.06), 0.42))}`
      : `M${at(between(from, to, 0.08))}L${at(between(from, to, 0.92))}`;
  return svg("path", { d, class: `gate ${edge}`, style: `--unit:${unit}` });
}

/** What is special about a place, in a corner of its room, and how many it holds, in another. */
function feature(cell: Cell, region: Region, unit: number): SVGElement[] {
  const spot = (part: number): Point => between(cell.middle, cell.corners[part] ?? cell.middle, 0.8);
  const [[x, y], [toX, toY], [farX, farY]] = [spot(0), spot(1), spot(2)];
  const number = numeral(cell, farX, farY + unit * 0.05, unit * 0.15);
  const parts: SVGElement[] = number ? [number] : [];
  if (region.glyph !== "")
    parts.push(svg("circle", { cx: x, cy: y, r: unit * 0.13, class: "seal" }), glyphAt(region.glyph, unit * 0.19, x, y));
  if (region.holds > 0) {
    const number = svg("text", { x: toX, y: toY + unit * 0.055, "font-size": unit * 0.16, class: "holds" });
    number.textContent = String(region.holds);
    parts.push(svg("circle", { cx: toX, cy: toY, r: unit * 0.1, class: "seal small" }), number);
  }
  return parts;
}

/** A tile as it would lie. */
export function tile(cell: Cell, edges: readonly Edge[]): SVGElement[] {
  const { floor, walls } = shape({ ...cell, edges: [...edges] }, across(cell));
  return [svg("path", { d: floor, class: "floor" }), svg("path", { d: walls, class: "wall" })];
}

/** Draws tunnels: rock, floors, walls, what stands in the openings, and the light of torches. */
export function drawTunnels(ground: Ground): GroundPicture {
  const unit = across(ground.cells[0]);
  const shapes = ground.cells.map((cell) => shape(cell, unit));
  const { cells, table } = cellTable(ground);
  const floors = shapes.map(({ floor }) => svg("path", { d: floor, class: "floor" }));
  const slabs = shapes.map(({ floor }) => svg("path", { d: floor, class: "slabs" }));
  const features = ground.cells.map(() => svg("g", { class: "feature" }));
  const walls = ground.cells.map((_, id) => svg("path", { d: shapes[id]?.walls, class: "wall" }));
  const shades = ground.cells.map((_, id) => svg("path", { d: shapes[id]?.walls, class: "wall shade" }));
  const gates = ground.cells.map((cell, id) =>
    svg(
      "g",
      null,
      shapes[id]?.gates.map((one) => gate(one, cell.middle, unit)),
    ),
  );
  const all = ground.cells.map((cell) => outline(cell, ground)).join("");
  const layer = svg(
    "g",
    { class: "ground tunnels" },
    svg("path", { d: all, class: "plate" }),
    table,
    floors,
    slabs,
    shades,
    walls,
    gates,
    features,
    svg("path", { d: all, class: "lighting" }),
  );
  const known = new Map<SVGGElement, string>();
  return {
    layer,
    cells,
    box: bounds(ground),
    unit,
    dress: (regions) => {
      // Rock, floor, walls and what stands in the openings go together: what nobody has seen has none of them.
      for (const parts of [floors, slabs, shades, walls, gates]) dressCells(parts, ground.cells, regions);
      ground.cells.forEach((cell, id) => {
        const [region, group] = [regions[cell.region], features[id]];
        if (!region || !group || known.get(group) === `${region.glyph} ${region.holds}`) return;
        known.set(group, `${region.glyph} ${region.holds}`);
        group.replaceChildren(...feature(cell, region, unit));
      });
    },
  };
}
