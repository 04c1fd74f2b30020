// Draws ground with levels: blocks with shaded sides, drops, stairs, walls, doors and windows, bridges over what is beneath.
import { s as svg } from "../../dom";
import type { Cell, CellId, Edge, Ground, Region, Say } from "../../play/types";
import { capital } from "../../play/words";
import { type Box, dressCells, type GroundPicture, type Point } from "../cells";
import { glyphAt } from "../glyph";
import type { Projected } from "./project";

/** Heights, in levels: what spans something is so thick, walls are so high, and lower where they would hide the floor. */
const SLAB = 0.24;
const WALL = 0.8;
const PARAPET = 0.22;
/** How far the lowest ground reaches down at the rim. */
const PLINTH = 0.35;
/** Stairs have so many steps and reach so far into the lower cell. */
const STEPS = 4;
const RUN = 0.42;

const mix = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part];
const text = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const polygon = (points: readonly Point[]): string => `M${points.map(text).join("L")}Z`;
const line = (from: Point, to: Point): string => `M${text(from)}L${text(to)}`;

/** An edge of a cell on the table, before it is looked at. */
interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly kind: Edge;
  /** The highest of the cells behind it that is not higher than this one; nothing where the ground ends. */
  readonly beyond: number | undefined;
  /** The same without what only spans the place: how far down a side is seen. */
  readonly foot: number | undefined;
  /** The level of the neighbour over it. */
  readonly over: number | undefined;
  /** Whether it faces the viewer. */
  readonly front: boolean;
}

export interface Relief extends GroundPicture {
  /** What each cell covers of the picture. */
  readonly shapes: ReadonlyMap<CellId, readonly (readonly Point[])[]>;
  readonly blocks: readonly SVGGElement[];
}

export function drawRelief(table: Ground, view: Projected, slanted: boolean): Relief {
  return new Drawing(table, view, slanted).picture();
}

class Drawing {
  private readonly sharing = new Map<string, CellId[]>();
  private readonly shapes = new Map<CellId, Point[][]>();
  private readonly base: number;
  /** Seen from above, what stands on edges lies over all cells. */
  private readonly flats: SVGElement[] = [];
  private readonly first = new Map<number, CellId>();

  /** `table` is the ground on the table as it was turned, `view` what is seen of it. */
  constructor(
    private readonly table: Ground,
    private readonly view: Projected,
    private readonly slanted: boolean,
  ) {
    this.base = Math.min(...table.cells.map(({ level }) => level));
    table.cells.forEach((cell, id) => {
      if (!this.first.has(cell.region)) this.first.set(cell.region, id);
      for (const [from, to] of edgesOf(cell)) {
        const key = edgeKey(from, to);
        this.sharing.set(key, [...(this.sharing.get(key) ?? []), id]);
      }
    });
  }

  picture(): Relief {
    const { view, table } = this;
    const cells: SVGPathElement[] = [];
    const blocks: SVGGElement[] = [];
    const rows = view.rows.map((row) =>
      svg(
        "g",
        { role: "row" },
        row.map((id) => {
          const cell = svg("path", {
            d: polygon(view.ground.cells[id]?.corners ?? []),
            class: "cell",
            role: "gridcell",
            tabindex: -1,
            "data-cell": id,
          });
          cells[id] = cell;
          const block = this.block(id, cell);
          blocks[id] = block;
          return block;
        }),
      ),
    );
    const names = table.cells.map(() => svg("g", { class: "feature" }));
    const layer = svg(
      "g",
      { class: `ground relief ${this.slanted ? "slanted" : "plan"}` },
      surfaces(),
      svg("path", { d: table.cells.map((cell) => polygon(this.seen(cell, cell.corners))).join(""), class: "plate" }),
      svg("g", { class: "cells", role: "rowgroup" }, rows),
      svg("g", { "aria-hidden": "true" }, this.flats),
      svg("path", { d: table.links.map((link) => this.ladder(link)).join(""), class: "ladder" }),
    );
    const known = new Map<CellId, string>();
    return {
      layer,
      top: svg("g", null, names),
      cells,
      blocks,
      shapes: this.shapes,
      box: this.box(),
      // Seen from a corner, a cell is wider than it is.
      unit: view.unit * (this.slanted ? 1.3 : 1),
      dress: (regions, say) => {
        dressCells(blocks, table.cells, regions);
        for (const [at, id] of this.first) {
          const [region, group] = [regions[at], names[id]];
          if (!region || !group) continue;
          const look = `${region.glyph} ${region.name.key}`;
          if (known.get(id) === look) continue;
          known.set(id, look);
          group.replaceChildren(...this.feature(id, region, say));
        }
      },
    };
  }

  private seen(cell: Cell, points: readonly Point[], level = cell.level): Point[] {
    return points.map((point) => this.view.at(point, level));
  }

  private box(): Box {
    const points = [...this.shapes.values()].flat(2);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    // Buttons lie below, over nothing.
    return [left, top, Math.max(...xs) - left, Math.max(...ys) - top + this.view.unit * 0.7];
  }

  /** Whether it lies over something like a bridge. */
  private spans(id: CellId): boolean {
    return this.view.beneath[id] !== undefined && !this.view.isColumn(id);
  }

  private sides(id: CellId): Side[] {
    const cell = this.table.cells[id];
    if (!cell) return [];
    return edgesOf(cell).map(([from, to], at) => {
      const lower = (this.sharing.get(edgeKey(from, to)) ?? []).filter(
        (other) => other !== id && (this.table.cells[other]?.level ?? 0) <= cell.level,
      );
      const highest = (cells: readonly CellId[]): number | undefined =>
        cells.length > 0 ? Math.max(...cells.map((other) => this.table.cells[other]?.level ?? 0)) : undefined;
      const over = cell.over[at];
      // Corners run clockwise: what is seen of an edge is decided by where its outside is.
      const outward = [to[1] - from[1], from[0] - to[0]] as const;
      return {
        from,
        to,
        kind: cell.edges[at] ?? "open",
        beyond: highest(lower),
        foot: highest(lower.filter((other) => !this.spans(other))),
        over: over == null ? undefined : this.table.cells[over]?.level,
        front: outward[0] + outward[1] > 0,
      };
    });
  }

  /** All that is drawn of a cell: what stands behind it, its sides, its top, and what stands before it. */
  private block(id: CellId, top: SVGPathElement): SVGGElement {
    const cell = this.table.cells[id];
    const block = svg("g", { class: "block", role: "presentation" });
    if (!cell) return block;
    const sides = this.sides(id);
    const spans = this.spans(id);
    const shapes: Point[][] = [[...(this.view.ground.cells[id]?.corners ?? [])]];
    this.shapes.set(id, shapes);
    const behind: SVGElement[] = [];
    const before: SVGElement[] = [];
    if (this.slanted) {
      for (const side of sides) if (!side.front) behind.push(...this.standing(cell, side, WALL));
      if (spans) behind.push(svg("path", { d: this.posts(id, cell, sides), class: "posts" }));
      for (const side of sides) {
        if (!side.front) continue;
        const down = spans ? cell.level - SLAB : (side.foot ?? this.base - PLINTH);
        if ((spans && side.beyond === cell.level) || down >= cell.level) continue;
        const face = [...this.seen(cell, [side.from, side.to]), ...this.seen(cell, [side.to, side.from], down)];
        shapes.push(face);
        const d = polygon(face);
        const shade = side.to[1] - side.from[1] > side.from[0] - side.to[0] ? "right" : "left";
        behind.push(
          svg("path", { d, class: "side" }),
          svg("path", { d: d + this.strata(cell, side, down), class: `shade ${shade}` }),
        );
      }
      // A wall before a cell is drawn by the cell behind which it stands, unless there is none.
      for (const side of sides) if (side.front && side.beyond === undefined) before.push(...this.standing(cell, side, PARAPET));
    } else {
      for (const side of sides) this.flats.push(...this.flat(cell, side));
      if (spans) before.push(...this.folded(id, cell));
    }
    const d = top.getAttribute("d");
    const tops: SVGElement[] = [
      ...(spans ? [svg("path", { d, class: "planks" })] : []),
      svg("path", { d, class: `height up${Math.max(0, Math.min(4, cell.level))}${cell.level < 0 ? " down" : ""}` }),
    ];
    for (const side of sides) if (side.kind === "stairs" && (side.over ?? 0) > cell.level) tops.push(...this.stairs(cell, side));
    const stacked = this.view.beneath.includes(id) || this.view.beneath[id] !== undefined;
    const isFirst = this.table.lattice !== "areas" || this.first.get(cell.region) === id;
    if ((cell.level !== 0 && isFirst) || stacked) tops.push(this.numeral(id, cell.level));
    for (const part of [...behind, ...tops, ...before]) part.setAttribute("aria-hidden", "true");
    block.append(...behind, top, ...tops, ...before);
    return block;
  }

  /** A line for each level that a side goes down: heights can be counted. */
  private strata(cell: Cell, { from, to }: Side, down: number): string {
    let lines = "";
    for (let level = cell.level - 1; level > down; level--) lines += line(this.view.at(from, level), this.view.at(to, level));
    return lines;
  }

  /** What stands on an edge, seen from a corner of the table. */
  private standing(cell: Cell, side: Side, height: number): SVGElement[] {
    const { kind, from, to } = side;
    const quad = (start: Point, end: Point, low: number, high: number): Point[] => [
      this.view.at(start, cell.level + low),
      this.view.at(end, cell.level + low),
      this.view.at(end, cell.level + high),
      this.view.at(start, cell.level + high),
    ];
    const wall = (start: number, end: number, low: number, high: number, name = "wall"): SVGElement =>
      svg("path", { d: polygon(quad(mix(from, to, start), mix(from, to, end), low, high)), class: `standing ${name}` });
    switch (kind) {
      case "wall":
        return [wall(0, 1, 0, height)];
      case "blocked":
        return [wall(0, 1, 0, height * 0.5, "rubble")];
      case "door":
        return [
          wall(0, 0.16, 0, height),
          wall(0.84, 1, 0, height),
          wall(0.16, 0.84, 0, height * 0.9, "door"),
          wall(0.49, 0.51, 0, height * 0.9, "gap"),
        ];
      case "window":
        return [
          wall(0, 1, 0, height * 0.4),
          wall(0, 0.2, height * 0.4, height),
          wall(0.8, 1, height * 0.4, height),
          wall(0.2, 0.8, height * 0.4, height, "pane"),
        ];
      case "unknown":
        return [wall(0.2, 0.8, 0, height * 0.6, "dark")];
      default:
        return [];
    }
  }

  /** What stands on an edge, or goes down there, seen from above. Every edge is drawn once, by the higher of its two cells. */
  private flat(cell: Cell, { from, to, kind, beyond, over, front }: Side): SVGElement[] {
    const parts: SVGElement[] = [];
    const at = (part: number): Point => mix(from, to, part);
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const out: Point = [(to[1] - from[1]) / long, (from[0] - to[0]) / long];
    const off = ([x, y]: Point, far: number): Point => [x + out[0] * far * this.view.unit, y + out[1] * far * this.view.unit];
    if (beyond !== undefined && beyond < cell.level && kind !== "stairs" && kind !== "wall") {
      const ticks = Array.from({ length: 7 }, (_, tick) => at((tick + 0.5) / 7));
      const deep = Math.min(2, cell.level - beyond);
      parts.push(
        svg("path", { d: polygon([from, to, off(to, 0.17 * deep), off(from, 0.17 * deep)]), class: "cast" }),
        svg("path", { d: ticks.map((tick) => line(tick, off(tick, 0.07 + 0.05 * deep))).join(""), class: "hachure" }),
        svg("path", { d: line(from, to), class: "brink" }),
      );
    }
    // Both cells know of what stands between them.
    if (over !== undefined && (over > cell.level || (over === cell.level && front))) return parts;
    switch (kind) {
      case "wall":
        parts.push(svg("path", { d: line(from, to), class: "rampart" }));
        break;
      case "door":
        parts.push(
          svg("path", { d: line(from, at(0.18)) + line(at(0.82), to), class: "rampart" }),
          svg("path", { d: line(at(0.2), at(0.8)), class: "rampart door" }),
          svg("path", { d: line(off(at(0.5), -0.06), off(at(0.5), 0.06)), class: "rampart gap" }),
        );
        break;
      case "window":
        parts.push(
          svg("path", { d: line(from, at(0.22)) + line(at(0.78), to), class: "rampart" }),
          svg("path", {
            d: line(off(at(0.22), 0.035), off(at(0.78), 0.035)) + line(off(at(0.22), -0.035), off(at(0.78), -0.035)),
            class: "rampart pane",
          }),
        );
        break;
      case "blocked":
        parts.push(svg("path", { d: line(at(0.05), at(0.95)), class: "rampart rubble" }));
        break;
      case "unknown":
        parts.push(
          svg("path", {
            d: `M${text(off(at(0.3), -0.1))}L${text(off(at(0.5), 0.06))}L${text(off(at(0.7), -0.1))}`,
            class: "gate unknown",
          }),
        );
        break;
      default:
        break;
    }
    return parts;
  }

  /** Stairs from this cell to the higher one over an edge. */
  private stairs(cell: Cell, { from, to, over, front }: Side): SVGElement[] {
    const rise = (over ?? cell.level) - cell.level;
    const inside = (part: number, along: number): Point => mix(mix(from, to, along), cell.middle, part);
    if (!this.slanted) {
      const treads = Array.from({ length: STEPS + 1 }, (_, step) => {
        const part = (RUN * 1.5 * step) / STEPS;
        return line(inside(part, 0.14), inside(part, 0.86));
      });
      const arrow = `M${text(inside(0.5, 0.3))}L${text(inside(0.14, 0.5))}L${text(inside(0.5, 0.7))}`;
      return [
        svg("path", {
          d: polygon([inside(0, 0.14), inside(0, 0.86), inside(RUN * 1.5, 0.86), inside(RUN * 1.5, 0.14)]),
          class: "flight",
        }),
        svg("path", { d: treads.join(""), class: "treads" }),
        svg("path", { d: arrow, class: "upward" }),
      ];
    }
    const steps = Array.from({ length: STEPS }, (_, step) => step);
    // What is nearer covers what is farther.
    if (front) steps.reverse();
    return steps.flatMap((step) => {
      const [high, far, near] = [
        cell.level + rise * (1 - (step + 0.5) / STEPS),
        (RUN * 1.7 * step) / STEPS,
        (RUN * 1.7 * (step + 1)) / STEPS,
      ];
      const corners = [inside(far, 0.12), inside(far, 0.88), inside(near, 0.88), inside(near, 0.12)];
      const tread = corners.map((corner) => this.view.at(corner, high));
      const risers = corners.flatMap((corner, at) => {
        const next = corners[(at + 1) % 4] ?? corner;
        const faces = next[1] - corner[1] + corner[0] - next[0] > 0;
        const wall = [
          this.view.at(corner, high),
          this.view.at(next, high),
          this.view.at(next, cell.level),
          this.view.at(corner, cell.level),
        ];
        return faces === isClockwise(corners) ? [svg("path", { d: polygon(wall), class: "riser" })] : [];
      });
      return [...risers, svg("path", { d: polygon(tread), class: "tread" })];
    });
  }

  /** What carries a bridge where nothing of the same height is beside it. */
  private posts(id: CellId, cell: Cell, sides: readonly Side[]): string {
    const down = this.table.cells[this.view.beneath[id] ?? -1]?.level ?? this.base;
    return sides
      .filter(({ beyond }) => beyond !== cell.level)
      .flatMap(({ from, to }) => [mix(from, to, 0.08), mix(from, to, 0.92)])
      .map((foot) => line(this.view.at(foot, cell.level - SLAB), this.view.at(foot, down)))
      .join("");
  }

  /** The corner that is folded back to show what lies beneath. */
  private folded(id: CellId, cell: Cell): SVGElement[] {
    const rest = this.view.ground.cells[id]?.corners ?? [];
    const cut = rest.filter((corner) => !cell.corners.some((other) => this.view.at(other, 0).join() === corner.join()));
    const [from, to] = cut;
    if (!from || !to) return [];
    const back = mix(mix(from, to, 0.5), this.view.at(cell.middle, 0), 0.62);
    return [svg("path", { d: polygon([from, to, back]), class: "folded" })];
  }

  private numeral(id: CellId, level: number): SVGElement {
    const { unit } = this.view;
    const corners = this.view.ground.cells[id]?.corners ?? [];
    const middle = this.view.ground.cells[id]?.middle ?? [0, 0];
    // A folded corner is small: its number stands where it is widest.
    const [x, y] = this.slanted
      ? mix(
          corners.reduce((best, one) => (one[0] < best[0] ? one : best), corners[0] ?? [0, 0]),
          middle,
          0.2,
        )
      : corners.length === 3
        ? mix(corners[1] ?? middle, middle, 0.34)
        : mix(
            corners.reduce((best, one) => (one[0] + one[1] < best[0] + best[1] ? one : best), corners[0] ?? [0, 0]),
            middle,
            0.26,
          );
    const number = svg("text", {
      x: Math.round(x),
      y: Math.round(y + unit * 0.07),
      "font-size": Math.round(unit * 0.2),
      class: "level",
    });
    number.textContent = String(level);
    return number;
  }

  /** Stairs or a ladder between places that do not touch. */
  private ladder({ from, to }: Ground["links"][number]): string {
    const [start, end] = [this.view.ground.cells[from]?.middle, this.view.ground.cells[to]?.middle];
    return start && end ? line(start, end) : "";
  }

  /** What is special about a region, and in a map of areas its name. */
  private feature(id: CellId, region: Region, say: (say: Say) => string): SVGElement[] {
    const { unit, ground } = this.view;
    const corners = ground.cells[id]?.corners ?? [];
    const [x, y] = ground.cells[id]?.middle ?? [0, 0];
    const parts: SVGElement[] = [];
    if (region.glyph !== "")
      parts.push(svg("circle", { cx: x, cy: y, r: unit * 0.2, class: "seal" }), glyphAt(region.glyph, unit * 0.3, x, y));
    if (this.table.lattice === "areas" && this.view.beneath[id] === undefined) {
      const name = svg("text", {
        x,
        y: Math.max(...corners.map(([, cy]) => cy)) - unit * (this.slanted ? 0.22 : 0.1),
        class: "place",
      });
      name.textContent = capital(say(region.name));
      parts.push(name);
    }
    return parts;
  }
}

function isClockwise(corners: readonly Point[]): boolean {
  return (
    corners.reduce((sum, [x, y], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y];
      return sum + x * toY - toX * y;
    }, 0) > 0
  );
}

function edgesOf({ corners }: Cell): [Point, Point][] {
  return corners.map((from, at) => [from, corners[(at + 1) % corners.length] ?? from]);
}

function edgeKey(from: Point, to: Point): string {
  return [from.join(), to.join()].sort().join(" ");
}

/** What grounds are told apart by, whatever their colour: [name, width and height of a piece of it, what is drawn, its style]. */
const SURFACES: readonly (readonly [name: string, width: number, height: number, d: string, style: string])[] = [
  ["waves", 500, 330, "M0 90C80 30 170 30 250 90S420 150 500 90M0 255C80 195 170 195 250 255S420 315 500 255", "wave"],
  ["planks", 250, 250, "M0 0V250", "plank"],
  [
    "cracks",
    500,
    500,
    "M0 130L140 60L250 190L390 120L500 130M250 190L200 350L60 420L0 380M200 350L350 440L500 380M350 440L390 500M390 0L390 120",
    "crack",
  ],
  [
    "fumes",
    500,
    500,
    "M90 160a70 70 0 1 1 140 0a70 70 0 1 1-140 0M290 330a90 90 0 1 1 180 0a90 90 0 1 1-180 0M60 400a40 40 0 1 1 80 0a40 40 0 1 1-80 0M340 90a35 35 0 1 1 70 0a35 35 0 1 1-70 0",
    "fume",
  ],
  ["points", 334, 334, "M60 250L167 60L274 250Z", "point"],
];

function surfaces(): SVGElement {
  return svg(
    "defs",
    null,
    SURFACES.map(([id, width, height, d, style]) =>
      svg("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, svg("path", { d, class: style })),
    ),
  );
}
