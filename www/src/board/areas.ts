// A map of areas: rounded places, roads between them, their names and what is special about them.

import { s as svg } from "../dom";
import type { Cell, Ground, Link } from "../play/types";
import { capital } from "../play/words";
import { bounds, cellTable, type GroundPicture, outline, reach } from "./cells";
import { glyphAt } from "./glyph";

/** A road: from the middle of one area to the middle of the other. Most of it lies under them. */
function road(ground: Ground, { from, to }: Link): string {
  const [start, end] = [ground.cells[from]?.middle, ground.cells[to]?.middle];
  return start && end ? `M${start.join(" ")}L${end.join(" ")}` : "";
}

/** Arrows half way along a road that is walked one way only. */
function arrows(ground: Ground, { from, to, one_way }: Link): string {
  const [start, end] = [ground.cells[from]?.middle, ground.cells[to]?.middle];
  if (!one_way || !start || !end) return "";
  const long = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const [dx, dy] = [(end[0] - start[0]) / long, (end[1] - start[1]) / long];
  return [-170, 170]
    .map((along) => {
      const [x, y] = [(start[0] + end[0]) / 2 + dx * along, (start[1] + end[1]) / 2 + dy * along];
      const tip = (back: number, side: number): string =>
        `${Math.round(x - dx * back - dy * side)} ${Math.round(y - dy * back + dx * side)}`;
      return `M${tip(150, -170)}L${tip(0, 0)}L${tip(150, 170)}`;
    })
    .join("");
}

/** The top of an area, where its name stands. */
function upperEdge(cell: Cell): number {
  return Math.min(...cell.corners.map(([, y]) => y));
}

/** What is special about an area stands under its name; at the foot of the area where the name takes two lines. */
function signHeight(cell: Cell, nameLines: number): number {
  return nameLines > 1 ? Math.max(...cell.corners.map(([, y]) => y)) - 380 : upperEdge(cell) + 680;
}

/** On a narrow screen names are larger and longer ones take two lines. In a picture without a screen there is room. */
const isNarrow = (): boolean => typeof matchMedia === "function" && matchMedia("(max-width: 700px)").matches;
const LONG = 13;

/** A name, broken at the blank nearest to its middle where it is too long for one line. */
function lines(name: string, narrow: boolean): string[] {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number): number => Math.abs(2 * at - name.length);
  const [at] = blanks.sort((a, b) => off(a) - off(b));
  return narrow && name.length > LONG && at !== undefined ? [name.slice(0, at), name.slice(at + 1)] : [name];
}

export function drawAreas(ground: Ground): GroundPicture {
  const unit = Math.max(...reach(ground.cells[0]));
  const { cells, table } = cellTable(ground);
  const roads = ground.links.map((link) => road(ground, link)).join("");
  const all = ground.cells.map((cell) => outline(cell, ground)).join("");
  const names = ground.cells.map(() => svg("g", { class: "feature" }));
  const layer = svg(
    "g",
    { class: "ground areas" },
    svg("path", { d: all, class: "plate" }),
    svg("path", { d: roads, class: "road edge" }),
    svg("path", { d: roads, class: "road" }),
    svg("path", { d: roads, class: "road middle" }),
    table,
    svg("path", { d: roads, class: "road kerb" }),
    svg("path", { d: roads, class: "road worn" }),
    svg("path", { d: roads, class: "road lane" }),
    svg("path", { d: ground.links.map((link) => arrows(ground, link)).join(""), class: "road arrows" }),
    svg("path", { d: all, class: "bank" }),
    svg("path", { d: all, class: "lighting" }),
  );
  const top = svg("g", null, names);
  const known = new Map<SVGGElement, string>();
  return {
    layer,
    top,
    cells,
    box: bounds(ground),
    unit,
    dress: (regions, say) =>
      ground.cells.forEach((cell, id) => {
        const [region, group] = [regions[cell.region], names[id]];
        if (!region || !group) return;
        const name = capital(say(region.name));
        const narrow = isNarrow();
        const look = `${name} ${region.glyph} ${narrow}`;
        if (known.get(group) === look) return;
        known.set(group, look);
        const x = cell.middle[0];
        const said = lines(name, narrow).map((line, at) => {
          const text = svg("text", {
            x,
            y: upperEdge(cell) + (narrow ? 440 + at * 390 : 400),
            class: narrow ? "place near" : "place",
          });
          text.textContent = line;
          return text;
        });
        const sign = region.glyph === "" ? [] : [glyphAt(region.glyph, 420, x, signHeight(cell, said.length))];
        group.replaceChildren(...said, ...sign);
      }),
  };
}
