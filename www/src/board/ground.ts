// The ground: cells in rows, the light on them, the borders between regions. Drawn once; later only its classes change.
import type { Cell, CellId, Ground, Region } from "../play/types";
import { s as svg } from "../dom";

/** So many tints does every terrain have. */
export const TINTS = 12;

export interface GroundPicture {
  readonly layer: SVGGElement;
  readonly cells: readonly SVGPathElement[];
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

function stop(offset: number, name: string): SVGStopElement {
  return svg("stop", { offset, class: name });
}

/** Gradients and patterns; their colours are classes, so that style sheets decide. */
export function paints([left, top, width, height]: GroundPicture["box"]): SVGDefsElement {
  const defs = svg("defs");
  for (let tint = 0; tint < TINTS; tint++) {
    defs.append(svg("linearGradient", { id: `tint${tint}`, x1: 0.2, y1: 0, x2: 0.6, y2: 1 }, stop(0, `tint${tint} lit`), stop(1, `tint${tint} dim`)));
  }
  const middle = { cx: left + width / 2, cy: top + height / 2, gradientUnits: "userSpaceOnUse" };
  const wisp = (d: string, shade: string): SVGPathElement => svg("path", { d, class: shade });
  defs.append(
    svg("radialGradient", { id: "lair", cx: 0.5, cy: 0.45, r: 0.62 }, stop(0, "lair hot"), stop(1, "lair cold")),
    svg("radialGradient", { id: "glow", ...middle, r: width * 0.3 }, stop(0, "glow in"), stop(0.6, "glow mid"), stop(1, "glow out")),
    svg("radialGradient", { id: "light", ...middle, cx: left + width * 0.34, cy: top + height * 0.16, r: width * 0.85 }, stop(0, "light in"), stop(0.55, "light mid"), stop(1, "light out")),
    svg("radialGradient", { id: "vignette", ...middle, r: width * 0.56 }, stop(0.62, "vignette in"), stop(1, "vignette out")),
    svg("linearGradient", { id: "fogged", x1: 0.2, y1: 0, x2: 0.6, y2: 1 }, stop(0, "fog lit"), stop(1, "fog dim")),
    svg("pattern", { id: "fog", width: 3400, height: 2600, patternUnits: "userSpaceOnUse" },
      wisp("M-200 500C500 100 900 900 1700 480S2900 200 3700 560", "wisp thick"),
      wisp("M-300 1750C400 1300 1100 2150 1900 1680S3000 1450 3700 1820", "wisp thick"),
      wisp("M0 1120C600 900 1000 1330 1800 1080S2800 980 3400 1160", "wisp"),
      wisp("M300 2330C900 2180 1300 2480 2100 2290S2900 2230 3200 2310", "wisp")),
    svg("pattern", { id: "hatch", width: 260, height: 260, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, svg("path", { d: "M0 0V260", class: "hatching" })),
    svg("radialGradient", { id: "disc", cx: 0.36, cy: 0.28, r: 0.85 }, stop(0, "disc lit"), stop(1, "disc dim")),
    svg("radialGradient", { id: "shade" }, stop(0.55, "shade in"), stop(1, "shade out")),
    svg("marker", { id: "arrow", viewBox: "0 0 10 10", refX: 6, refY: 5, markerWidth: 4, markerHeight: 4, orient: "auto-start-reverse" }, svg("path", { d: "M0 0L10 5L0 10L3 5Z" })),
  );
  return defs;
}

/** Draws the ground. */
export function drawGround(ground: Ground): GroundPicture {
  const box = bounds(ground);
  const { between, rim } = edges(ground);
  const cells: SVGPathElement[] = [];
  const layer = svg("g", { class: "ground" });
  layer.append(svg("path", { d: rim, class: "plate" }));
  const table = svg("g", { class: "cells", role: "rowgroup" });
  const fog = svg("path", { class: "fogbank", d: "" });
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
  layer.append(
    table,
    fog,
    svg("path", { d: between, class: "trench wide" }), svg("path", { d: between, class: "trench" }),
    svg("circle", { cx: left + width / 2, cy: top + height / 2, r: width * 0.3, fill: "url(#glow)", class: "glowing" }),
    svg("path", { d: all, class: "lighting" }),
    svg("path", { d: all, class: "vignetting" }),
    svg("path", { d: between, class: "border" }), svg("path", { d: rim, class: "border rim" }),
  );
  const first = ground.cells[0];
  const across = first ? Math.min(spread(first, 0), spread(first, 1)) : 1000;
  return { layer, cells, box, unit: across };
}

function spread(cell: Cell, axis: 0 | 1): number {
  const along = cell.corners.map((corner) => corner[axis]);
  return Math.max(...along) - Math.min(...along);
}

/** Tells each cell how its region looks. */
export function dressGround(picture: GroundPicture, ground: Ground, regions: readonly Region[]): void {
  let fog = "";
  ground.cells.forEach((cell, id) => {
    const region = regions[cell.region];
    const path = picture.cells[id];
    if (!region || !path) return;
    const look = `${region.terrain} tint${region.tint % TINTS}`;
    if (path.dataset["look"] !== look) {
      path.dataset["look"] = look;
      path.dataset["terrain"] = region.terrain;
      path.style.setProperty("--fill", `url(#tint${region.tint % TINTS})`);
    }
    if (region.terrain === "fog") fog += outline(cell);
  });
  const bank = picture.layer.querySelector(".fogbank");
  if (bank && bank.getAttribute("d") !== fog) bank.setAttribute("d", fog);
}
