// The ground of a board, drawn by its kind. Drawn once; later only its classes change.

import { s as svg } from "../dom";
import type { Ground } from "../play/types";
import { capital } from "../texts";
import { drawAreas } from "./areas";
import { across, bounds, cellTable, type GroundPicture, numeral, outline, type Point } from "./cells";
import { drawTunnels } from "./tunnels";

/** Draws the ground. */
export function drawGround(ground: Ground): GroundPicture {
  if (ground.cells.some((cell) => cell.edges.length > 0)) return drawTunnels(ground);
  return ground.lattice === "areas" ? drawAreas(ground) : drawField(ground);
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

/** Open ground, parted by its regions: what is not known of it lies under fog, and light comes from its middle. */
function drawField(ground: Ground): GroundPicture {
  const box = bounds(ground);
  const { between, rim } = edges(ground);
  const { cells, table } = cellTable(ground);
  const [left, top, width, height] = box;
  const all = ground.cells.map((cell) => outline(cell, ground)).join("");
  const fog = fogbanks(ground);
  const unit = across(ground.cells[0]);
  const names = placesOf(ground).map(([x, y]) =>
    svg("text", { x, y, "font-size": unit * 0.44, "stroke-width": unit * 0.08, class: "region" }),
  );
  const glow = svg("circle", {
    cx: left + width / 2,
    cy: top + height / 2,
    r: width * 0.3,
    fill: "url(#glow)",
    class: "glowing",
  });
  const layer = svg(
    "g",
    { class: "ground" },
    svg("path", { d: rim, class: "plate" }),
    table,
    [...fog.values()],
    svg("path", { d: between, class: "trench wide" }),
    svg("path", { d: between, class: "trench" }),
    glow,
    svg("path", { d: all, class: "lighting" }),
    svg("path", { d: all, class: "vignetting" }),
    svg("path", { d: between, class: "border" }),
    svg("path", { d: rim, class: "border rim" }),
    ground.cells.map((cell) => numeral(cell, cell.middle[0], cell.middle[1] + unit * 0.42, unit * 0.2)),
  );
  return {
    layer,
    top: svg("g", null, names),
    cells,
    box,
    unit,
    dress: (regions, say) => {
      names.forEach((text, region) => {
        const name = regions[region] ? capital(say(regions[region].name)) : "";
        if (text.textContent !== name) text.textContent = name;
      });
      glow.classList.toggle(
        "awake",
        regions.some((region) => region.terrain === "lair"),
      );
      for (const [region, bank] of fog) bank.classList.toggle("lifted", regions[region]?.terrain !== "fog");
    },
  };
}

/** The middle of every region, where its name stands. */
function placesOf(ground: Ground): Point[] {
  const sums: [number, number, number][] = [];
  for (const { region, middle } of ground.cells) {
    const [x, y, count] = sums[region] ?? [0, 0, 0];
    sums[region] = [x + middle[0], y + middle[1], count + 1];
  }
  return Array.from(sums, (sum): Point => (sum ? [Math.round(sum[0] / sum[2]), Math.round(sum[1] / sum[2])] : [0, 0]));
}

/** A path for every region: where one is lifted, only that part of the ground is painted again. */
function fogbanks(ground: Ground): Map<number, SVGPathElement> {
  const shapes = new Map<number, string>();
  for (const cell of ground.cells) shapes.set(cell.region, (shapes.get(cell.region) ?? "") + outline(cell, ground));
  return new Map([...shapes].map(([region, d]) => [region, svg("path", { d, class: "fogbank" })]));
}
