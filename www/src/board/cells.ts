// What every ground has: cells that can be pointed at, in rows, and how far they reach.

import { s as svg } from "../dom";
import type { Cell, CellId, Ground, Region, Say } from "../play/types";
import { TINTS } from "./paints";

export type Point = readonly [number, number];
/** Left, top, width and height, in the units of the board. */
export type Box = readonly [number, number, number, number];

/** A cell as it is seen: of one that shares its place with another, only a part is free for figures. */
export interface SeenCell extends Cell {
  readonly room?: number;
}

export interface GroundPicture {
  readonly layer: SVGGElement;
  /** What lies over all marks, under the figures. */
  readonly top?: SVGGElement;
  readonly cells: readonly SVGPathElement[];
  readonly box: Box;
  /** How large a cell is to the eye: its shorter side, or the longer one of an area, which has its name across. */
  readonly unit: number;
  /** What changes with the regions, besides the cells themselves. */
  dress(regions: readonly Region[], say: (say: Say) => string): void;
}

/** A closed line through all points without a corner. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const near = (from: Point, before: Point, after: Point, way: number): string =>
    `${Math.round(from[0] + (way * (after[0] - before[0])) / 6)} ${Math.round(from[1] + (way * (after[1] - before[1])) / 6)}`;
  const curves = points.map((from, index) => {
    const to = at(index + 1);
    return `C${near(from, at(index - 1), to, 1)} ${near(to, from, at(index + 2), -1)} ${to.join(" ")}`;
  });
  return `M${at(0).join(" ")}${curves.join("")}Z`;
}

/** The outline of a cell: straight, or rounded where cells are areas of a map. */
export function outline(cell: Cell, { lattice }: Ground): string {
  return lattice === "areas" ? smooth(cell.corners) : `M${cell.corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
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

/** The cells as elements, and where they are put. */
export function cellTable(ground: Ground): { cells: SVGPathElement[]; table: SVGGElement } {
  const cells: SVGPathElement[] = [];
  const table = svg("g", { class: "cells", role: "rowgroup" });
  for (const row of rows(ground)) {
    const line = svg("g", { role: "row" });
    for (const id of row) {
      const cell = ground.cells[id];
      if (!cell) continue;
      const path = svg("path", { d: outline(cell, ground), class: "cell", role: "gridcell", tabindex: -1, "data-cell": id });
      cells[id] = path;
      line.append(path);
    }
    table.append(line);
  }
  return { cells, table };
}

/** The number that a cell has in its name, drawn where texts can send people; nothing in a picture without a screen, which is read and not played. */
export function numeral({ name }: Cell, x: number, y: number, size: number): SVGElement | undefined {
  const number = name.args["n"];
  if (typeof number !== "number" || typeof matchMedia !== "function") return undefined;
  const text = svg("text", { x, y, "font-size": size, class: "numeral" });
  text.textContent = String(number);
  return text;
}

/** Tells each cell how its region looks. */
export function dressCells(paths: readonly (SVGElement | undefined)[], cells: readonly Cell[], regions: readonly Region[]): void {
  cells.forEach((cell, id) => {
    const region = regions[cell.region];
    const path = paths[id];
    if (!region || !path) return;
    const look = `${region.terrain} tint${region.tint % TINTS}`;
    if (path.dataset["look"] === look) return;
    path.dataset["look"] = look;
    path.dataset["terrain"] = region.terrain;
    path.style.setProperty("--fill", `url(#tint${region.tint % TINTS})`);
  });
}

export function bounds(ground: Ground): Box {
  const xs = ground.cells.flatMap((cell) => cell.corners.map(([x]) => x));
  const ys = ground.cells.flatMap((cell) => cell.corners.map(([, y]) => y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** How far a cell reaches, from side to side and from top to bottom. */
export function reach(cell: Cell | undefined): [number, number] {
  const spread = (axis: 0 | 1): number => {
    const along = cell?.corners.map((corner) => corner[axis]) ?? [0, 1000];
    return Math.max(...along) - Math.min(...along);
  };
  return [spread(0), spread(1)];
}

/** The same on its shorter side. */
export function across(cell: Cell | undefined): number {
  return Math.min(...reach(cell));
}

/** A number between -0.5 and 0.5 that is always the same for a place: nothing about a picture is left to chance. */
export function unevenness(x: number, y: number): number {
  const mixed = Math.imul(Math.round(x) + 101, 73856093) ^ Math.imul(Math.round(y) + 211, 19349663);
  return ((mixed >>> 5) % 1000) / 1000 - 0.5;
}
