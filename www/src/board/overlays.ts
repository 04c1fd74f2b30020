// Marks over cells: what the engine lays over the board, and what the present question touches. Told apart by shape.

import { s as svg } from "../dom";
import type { Cell, CellId, Ground, Overlay, PieceId } from "../play/types";
import { across, outline, type Point } from "./cells";
import type { BoardInput, Mark } from "./input";

function middles(ground: Ground, cells: readonly CellId[]): Point[] {
  return cells.flatMap((id) => (ground.cells[id] ? [ground.cells[id].middle] : []));
}

function hull(ground: Ground, cells: readonly CellId[]): string {
  return cells.map((id) => (ground.cells[id] ? outline(ground.cells[id], ground) : "")).join("");
}

/** The outer edges of a group of cells. */
export function contour(ground: Ground, cells: ReadonlySet<CellId>): string {
  if (ground.lattice === "areas") return hull(ground, [...cells]);
  let path = "";
  for (const id of cells) {
    const cell = ground.cells[id];
    cell?.corners.forEach(([x, y], edge) => {
      const over = cell.over[edge];
      if (over != null && cells.has(over)) return;
      const [toX, toY] = cell.corners[(edge + 1) % cell.corners.length] ?? [x, y];
      path += `M${x} ${y}L${toX} ${toY}`;
    });
  }
  return path;
}

function circle([x, y]: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
}

function cross([x, y]: Point): string {
  return `M${x - 120} ${y - 120}l240 240m0-240l-240 240`;
}

/** Marks are made for cells a thousand wide; on larger ones they are larger. */
function scale(cell: Cell): number {
  return Math.min(2.2, Math.max(1, across(cell) / 1000));
}

/** Of a step from one area to the next, only the part where they meet: the rest would cross what stands on them. */
function crossing({ middle: from, corners: start }: Cell, { middle: to, corners: end }: Cell): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steep = Math.abs(dy) > Math.abs(dx);
  const share = ([x, y]: Point): number => (steep ? (y - from[1]) / dy : (x - from[0]) / (dx || 1));
  // Half way between where one ends and the other begins.
  const gate = (Math.max(...start.map(share)) + Math.min(...end.map(share))) / 2;
  const along = (part: number): string => `${Math.round(from[0] + dx * part)} ${Math.round(from[1] + dy * part)}`;
  // Names stand at the upper edges, so what goes up or down is short.
  return `M${along(gate - (steep ? 0.07 : 0.13))}L${along(gate + (steep ? 0.05 : 0.08))}`;
}

/** Draws what only some grounds have. */
export type DrawMore = (overlay: Overlay) => SVGElement[];

function drawOverlay(ground: Ground, overlay: Overlay, more: DrawMore | undefined): SVGElement[] {
  const points = middles(ground, overlay.cells);
  const shape = (one: (x: number, y: number) => string): string => points.map(([x, y]) => one(x, y)).join("");
  switch (overlay.kind) {
    case "reach":
      return [svg("path", { d: points.map((point) => circle(point, 110)).join(""), class: "overlay reach" })];
    case "range":
      return [svg("path", { d: contour(ground, new Set(overlay.cells)), class: "overlay range" })];
    case "threat":
      return [svg("path", { d: hull(ground, overlay.cells), class: "overlay threat" })];
    case "path":
      if (ground.lattice === "areas")
        return overlay.cells.slice(1).flatMap((id, at) => {
          const [from, to] = [ground.cells[overlay.cells[at] ?? id], ground.cells[id]];
          return from && to
            ? [svg("path", { d: crossing(from, to), class: "overlay path step", "marker-end": "url(#arrow)" })]
            : [];
        });
      return points.length < 2
        ? []
        : [
            svg("path", {
              d: `M${points.map((point) => point.join(" ")).join("L")}`,
              class: "overlay path",
              "marker-end": "url(#arrow)",
            }),
          ];
    case "forecast":
      return [
        svg("path", { d: contour(ground, new Set(overlay.cells)), class: "overlay forecast" }),
        svg("path", {
          d: shape(
            (x, y) =>
              `M${x - 150} ${y - 160}L${x} ${y - 40}L${x + 150} ${y - 160}M${x - 150} ${y + 40}L${x} ${y + 160}L${x + 150} ${y + 40}`,
          ),
          class: "overlay chevron",
        }),
      ];
    case "shadow":
      return [svg("path", { d: hull(ground, overlay.cells), class: "overlay shadow" })];
    case "mark":
      return [
        svg("path", {
          d: shape((x, y) => `M${x} ${y - 260}L${x + 260} ${y}L${x} ${y + 260}L${x - 260} ${y}Z`),
          class: "overlay mark",
        }),
      ];
    default:
      return more?.(overlay) ?? [];
  }
}

/** More refused places than these are not crossed out: they would hide the board. Chosen, each still says why. */
const MOST_CROSSES = 18;

/** The kinds of marks, from the lowest to the highest. */
const KINDS = ["wash", "wash faint", "spot", "spot faint", "area", "area faint", "cross", "chosen", "best"] as const;
type Kind = (typeof KINDS)[number];

/**
 * The marks of a board. All of a kind are one path: there can be a hundred, and a hundred elements that come and go with
 * every question take longer than everything else that is drawn.
 */
export class Marks {
  readonly layer = svg("g", { class: "marks" });
  private readonly overlays = svg("g");
  private readonly paths = new Map<Kind, SVGPathElement>(KINDS.map((kind) => [kind, svg("path", { class: kind })]));
  private laid: string | undefined;
  private ground: Ground | undefined;

  constructor() {
    this.layer.append(this.overlays, ...this.paths.values());
  }

  /** Draws all marks and says which pieces are marked as options. */
  draw({ ground, scene, reaches = [], marks, lit, chosen, best }: BoardInput, more?: DrawMore): Set<PieceId> {
    const overlays = [...scene.overlays, ...reaches];
    const laid = JSON.stringify(overlays);
    if (this.laid !== laid || this.ground !== ground)
      this.overlays.replaceChildren(...overlays.flatMap((overlay) => drawOverlay(ground, overlay, more)));
    [this.laid, this.ground] = [laid, ground];
    const shapes = new Map<Kind, string>();
    const add = (kind: Kind, shape: string): void => void shapes.set(kind, (shapes.get(kind) ?? "") + shape);
    const pieces = new Set<PieceId>();
    const occupied = new Set(scene.pieces.flatMap((piece) => piece.at));
    const cells = new Set<CellId>();
    const regions = new Set<number>();
    const option = ({ at, index }: Mark): void => {
      const faint = lit !== undefined && !lit.has(index);
      if ("piece" in at) pieces.add(at.piece);
      else if ("cell" in at && !cells.has(at.cell)) {
        const cell = ground.cells[at.cell];
        if (!cell) return;
        cells.add(at.cell);
        add(faint ? "wash faint" : "wash", outline(cell, ground));
        if (!occupied.has(at.cell))
          add(faint ? "spot faint" : "spot", circle(cell.middle, (lit !== undefined && !faint ? 200 : 150) * scale(cell)));
      } else if ("region" in at && !regions.has(at.region)) {
        regions.add(at.region);
        add(
          faint ? "area faint" : "area",
          contour(ground, new Set([...ground.cells.keys()].filter((id) => ground.cells[id]?.region === at.region))),
        );
      }
    };
    const options = marks.filter((mark) => mark.kind === "option");
    // What is looked at comes first: a place that several options touch is lit by one of them.
    if (lit) options.sort((a, b) => Number(lit.has(b.index)) - Number(lit.has(a.index)));
    options.forEach(option);
    const refused = marks.filter((mark) => mark.kind === "refused");
    for (const { at } of refused.length <= MOST_CROSSES ? refused : []) {
      const cell = "cell" in at && !cells.has(at.cell) && !occupied.has(at.cell) ? ground.cells[at.cell] : undefined;
      if (cell) add("cross", cross(cell.middle));
    }
    const waiting = chosen === undefined ? undefined : ground.cells[chosen];
    if (waiting) add("chosen", outline(waiting, ground));
    for (const { at, index } of options) {
      const id =
        index !== best
          ? undefined
          : "cell" in at
            ? at.cell
            : "piece" in at
              ? scene.pieces.find((piece) => piece.id === at.piece)?.at[0]
              : undefined;
      const cell = id === undefined ? undefined : ground.cells[id];
      if (cell) add("best", circle(cell.middle, 430 * scale(cell)));
    }
    for (const [kind, path] of this.paths) {
      const shape = shapes.get(kind) ?? "";
      if ((path.getAttribute("d") ?? "") !== shape) path.setAttribute("d", shape);
    }
    return pieces;
  }
}
