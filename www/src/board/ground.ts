// The ground: cells in rows, the light on them, the borders between regions. Drawn once; later only its classes change.
import type { Cell, CellId, Ground, Region } from "../play/types";
import { s as svg } from "../dom";
import { TINTS } from "./paints";


export interface GroundPicture {
  readonly layer: SVGGElement;
  readonly cells: readonly SVGPathElement[];
  /** The fog over each region. */
  readonly fog: ReadonlyMap<number, SVGPathElement>;
  /** The light from the lair. */
  readonly glow: SVGElement;
  readonly box: readonly [number, number, number, number];
  /** The length of a cell's shorter side, for tokens and fingers. */
  readonly unit: number;
}

export function outline(cell: Cell): string {
  return `M${cell.corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** Cells that share a height are a row; areas without such an order are one row. */
function rows(ground: Ground): CellId[][] {
  const ids = [...ground.cells.keys()];
  if (ground.lattice === "areas") return [ids];
  const byHeight = new Map<number, CellId[]>();
  for (const id of ids) {
    const y = ground.cells[id]?.middle[1] ?? 0;
    byHeight.set(y, [...(byHeight.get(y) ?? []), id]);
  }
  return [...byHeight].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function bounds(ground: Ground): [number, number, number, number] {
  const xs = ground.cells.flatMap((cell) => cell.corners.map(([x]) => x));
  const ys = ground.cells.flatMap((cell) => cell.corners.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** The edges that part two regions, and those where the board ends. */
function edges(ground: Ground): { between: string; rim: string } {
  let between = "";
  let rim = "";
  ground.cells.forEach((cell, id) => {
    cell.corners.forEach(([x, y], edge) => {
      const [toX, toY] = cell.corners[(edge + 1) % cell.corners.length] ?? [x, y];
      const line = `M${x} ${y}L${toX} ${toY}`;
      const other = cell.over[edge];
      if (other == null) rim += line;
      else if (other > id && ground.cells[other]?.region !== cell.region) between += line;
    });
  });
  return { between, rim };
}

/** Draws the ground. */
export function drawGround(ground: Ground): GroundPicture {
  const box = bounds(ground);
  const { between, rim } = edges(ground);
  const cells: SVGPathElement[] = [];
  const layer = svg("g", { class: "ground" });
  layer.append(svg("path", { d: rim, class: "plate" }));
  const table = svg("g", { class: "cells", role: "rowgroup" });
  for (const row of rows(ground)) {
    const line = svg("g", { role: "row" });
    for (const id of row) {
      const cell = ground.cells[id];
      if (!cell) continue;
      const path = svg("path", { d: outline(cell), class: "cell", role: "gridcell", tabindex: -1, "data-cell": id });
      cells[id] = path;
      line.append(path);
    }
    table.append(line);
  }
  const [left, top, width, height] = box;
  const all = ground.cells.map(outline).join("");
  const fog = fogbanks(ground);
  const glow = svg("circle", { cx: left + width / 2, cy: top + height / 2, r: width * 0.3, fill: "url(#glow)", class: "glowing" });
  layer.append(
    table,
    ...fog.values(),
    svg("path", { d: between, class: "trench wide" }), svg("path", { d: between, class: "trench" }),
    glow,
    svg("path", { d: all, class: "lighting" }),
    svg("path", { d: all, class: "vignetting" }),
    svg("path", { d: between, class: "border" }), svg("path", { d: rim, class: "border rim" }),
  );
  const first = ground.cells[0];
  const across = first ? Math.min(spread(first, 0), spread(first, 1)) : 1000;
  return { layer, cells, fog, glow, box, unit: across };
}

/** A path for every region: where one is lifted, only that part of the ground is painted again. */
function fogbanks(ground: Ground): Map<number, SVGPathElement> {
  const shapes = new Map<number, string>();
  for (const cell of ground.cells) shapes.set(cell.region, (shapes.get(cell.region) ?? "") + outline(cell));
  return new Map([...shapes].map(([region, d]) => [region, svg("path", { d, class: "fogbank" })]));
}

function spread(cell: Cell, axis: 0 | 1): number {
  const along = cell.corners.map((corner) => corner[axis]);
  return Math.max(...along) - Math.min(...along);
}

/** Tells each cell how its region looks. */
export function dressGround(picture: GroundPicture, ground: Ground, regions: readonly Region[]): void {
  ground.cells.forEach((cell, id) => {
    const region = regions[cell.region];
    const path = picture.cells[id];
    if (!region || !path) return;
    const look = `${region.terrain} tint${region.tint % TINTS}`;
    if (path.dataset["look"] === look) return;
    path.dataset["look"] = look;
    path.dataset["terrain"] = region.terrain;
    path.style.setProperty("--fill", `url(#tint${region.tint % TINTS})`);
  });
  picture.glow.classList.toggle("awake", regions.some((region) => region.terrain === "lair"));
  for (const [region, bank] of picture.fog) bank.classList.toggle("lifted", regions[region]?.terrain !== "fog");
}
