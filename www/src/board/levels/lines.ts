// What is laid over ground with levels: lines of sight, and what a figure has before, beside and behind it.
import { s as svg } from "../../dom";
import type { Ground, Overlay, Say } from "../../play/types";
import { outline, type Point } from "../cells";

/** Eyes are so high over the ground, as a part of a thousand units. */
const EYES = 170;
/** How far from the middle of a cell a word stands, as a part of the cell. */
const ASIDE = 0.22;
/** From the middle of a line of words to its foot. */
const HALF_LINE = 70;

const lift = ([x, y]: Point): Point => [x, y - EYES];
const cross = ([x, y]: Point): string => `M${x - 150} ${y - 150}l300 300m0-300l-300 300`;

/** The nearest point of a line, between its ends. */
function onto([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): Point {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const between = Math.max(0.12, Math.min(0.88, part));
  return [Math.round(fromX + dx * between), Math.round(fromY + dy * between)];
}

function sight(ground: Ground, { cells, kind }: Overlay): SVGElement[] {
  const points = cells.flatMap((id) => (ground.cells[id] ? [lift(ground.cells[id].middle)] : []));
  const [from, to] = [points[0], points[points.length - 1]];
  if (!from || !to || points.length < 2) return [];
  const blocks =
    points.length > 2
      ? points.slice(1, -1).map((point) => onto(point, from, to))
      : [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const];
  const d = `M${from.join(" ")}L${to.join(" ")}`;
  return [
    svg("path", { d, class: "overlay sightline" }),
    svg("path", { d, class: `overlay sightline ${kind}` }),
    kind === "blind"
      ? svg("path", { d: blocks.map(cross).join(""), class: "overlay sightline stop" })
      : svg("circle", { cx: to[0], cy: to[1], r: 130, class: "overlay sightline aim" }),
    // An eye where it begins.
    svg("path", {
      d: `M${from[0] - 210} ${from[1]}Q${from[0]} ${from[1] - 210} ${from[0] + 210} ${from[1]}Q${from[0]} ${from[1] + 210} ${from[0] - 210} ${from[1]}Z`,
      class: "overlay eye",
    }),
    svg("circle", { cx: from[0], cy: from[1], r: 66, class: "overlay pupil" }),
  ];
}

/** The part of a cell along its rim, with the word for it: front, flank or back. */
function arc(ground: Ground, { cells, kind, name }: Overlay, say: (say: Say) => string): SVGElement[] {
  const words = say(name);
  return cells.flatMap((id) => {
    const cell = ground.cells[id];
    if (!cell) return [];
    const shrink = (part: number): Point[] =>
      cell.corners.map(([x, y]) => [
        Math.round(cell.middle[0] + (x - cell.middle[0]) * part),
        Math.round(cell.middle[1] + (y - cell.middle[1]) * part),
      ]);
    // Beside the middle, along the longer side: the mark of an option lies in the middle.
    const extent = (axis: 0 | 1): number => {
      const places = cell.corners.map((corner) => corner[axis]);
      return Math.max(...places) - Math.min(...places);
    };
    const [wide, high] = [extent(0), extent(1)];
    const label = svg("text", {
      x: Math.round(cell.middle[0] + (wide > high ? ASIDE * wide : 0)),
      y: Math.round(cell.middle[1] + HALF_LINE + (wide > high ? 0 : ASIDE * high)),
      class: `arc word ${kind}`,
    });
    label.textContent = words;
    return [
      svg("path", {
        d: outline({ ...cell, corners: shrink(0.84) as [number, number][] }, { ...ground, lattice: "square" }),
        class: `overlay arc ${kind}`,
      }),
      label,
    ];
  });
}

export function drawLine(ground: Ground, overlay: Overlay, say: (say: Say) => string): SVGElement[] {
  switch (overlay.kind) {
    case "sight":
    case "blind":
      return sight(ground, overlay);
    case "front":
    case "flank":
    case "back":
      return arc(ground, overlay, say);
    default:
      return [];
  }
}
