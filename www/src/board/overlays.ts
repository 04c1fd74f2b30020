// Marks over cells: what the engine lays over the board, and what the present question touches. Told apart by shape.
import type { CellId, Ground, Overlay, PieceId } from "../play/types";
import type { BoardInput, Mark } from "./input";
import { outline } from "./ground";
import { s as svg } from "../dom";

type Point = readonly [number, number];

function middles(ground: Ground, cells: readonly CellId[]): Point[] {
  return cells.flatMap((id) => (ground.cells[id] ? [ground.cells[id].middle] : []));
}

function hull(ground: Ground, cells: readonly CellId[]): string {
  return cells.map((id) => (ground.cells[id] ? outline(ground.cells[id]) : "")).join("");
}

/** The outer edges of a group of cells. */
function contour(ground: Ground, cells: ReadonlySet<CellId>): string {
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

function drawOverlay(ground: Ground, overlay: Overlay): SVGElement[] {
  const points = middles(ground, overlay.cells);
  const shape = (one: (x: number, y: number) => string): string => points.map(([x, y]) => one(x, y)).join("");
  switch (overlay.kind) {
    case "reach":
      return [svg("path", { d: shape((x, y) => `M${x - 110} ${y}a110 110 0 1 0 220 0a110 110 0 1 0-220 0`), class: "overlay reach" })];
    case "threat":
      return [svg("path", { d: hull(ground, overlay.cells), class: "overlay threat" })];
    case "path":
      return points.length < 2 ? [] : [svg("path", { d: `M${points.map((point) => point.join(" ")).join("L")}`, class: "overlay path", "marker-end": "url(#arrow)" })];
    case "forecast":
      return [svg("path", { d: contour(ground, new Set(overlay.cells)), class: "overlay forecast" }),
        svg("path", { d: shape((x, y) => `M${x - 150} ${y - 160}L${x} ${y - 40}L${x + 150} ${y - 160}M${x - 150} ${y + 40}L${x} ${y + 160}L${x + 150} ${y + 40}`), class: "overlay chevron" })];
    case "mark":
      return [svg("path", { d: shape((x, y) => `M${x} ${y - 260}L${x + 260} ${y}L${x} ${y + 260}L${x - 260} ${y}Z`), class: "overlay mark" })];
  }
}

/** More refused places than these are not crossed out: they would hide the board. Chosen, each still says why. */
const MOST_CROSSES = 18;

function dot([x, y]: Point, large: boolean): SVGElement {
  return svg("circle", { cx: x, cy: y, r: large ? 200 : 150, class: "spot" });
}

function cross([x, y]: Point): SVGElement {
  return svg("path", { d: `M${x - 120} ${y - 120}l240 240m0-240l-240 240`, class: "cross" });
}

/** Draws all marks into the layer and says which pieces are marked as options. */
export function drawMarks(layer: SVGGElement, input: BoardInput): Set<PieceId> {
  const { ground, scene, marks, group, chosen } = input;
  const drawn: SVGElement[] = scene.overlays.flatMap((overlay) => drawOverlay(ground, overlay));
  const pieces = new Set<PieceId>();
  const occupied = new Set(scene.pieces.flatMap((piece) => piece.at));
  const done = new Set<string>();
  const open = new Set<CellId>();
  const draw = (mark: Mark): void => {
    const faint = group !== undefined && mark.group !== group;
    const key = `${mark.kind}${JSON.stringify(mark.at)}`;
    if (done.has(key)) return;
    done.add(key);
    if ("cell" in mark.at) {
      const cell = ground.cells[mark.at.cell];
      if (!cell) return;
      if (mark.kind === "refused") {
        if (!open.has(mark.at.cell) && !occupied.has(mark.at.cell)) drawn.push(cross(cell.middle));
        return;
      }
      open.add(mark.at.cell);
      const spot = svg("g", { class: faint ? "option faint" : "option" }, svg("path", { d: outline(cell), class: "wash" }));
      if (!occupied.has(mark.at.cell)) spot.append(dot(cell.middle, group !== undefined && !faint));
      drawn.push(spot);
    } else if ("region" in mark.at && mark.kind === "option") {
      const region = mark.at.region;
      const cells = new Set([...ground.cells.keys()].filter((id) => ground.cells[id]?.region === region));
      drawn.push(svg("path", { d: contour(ground, cells), class: faint ? "area faint" : "area" }));
    } else if ("piece" in mark.at && mark.kind === "option") {
      pieces.add(mark.at.piece);
    }
  };
  marks.filter((mark) => mark.kind === "option").forEach(draw);
  const refused = marks.filter((mark) => mark.kind === "refused");
  if (refused.length <= MOST_CROSSES) refused.forEach(draw);
  const waiting = chosen === undefined ? undefined : ground.cells[chosen];
  if (waiting) drawn.push(svg("path", { d: outline(waiting), class: "chosen" }));
  layer.replaceChildren(...drawn);
  return pieces;
}
