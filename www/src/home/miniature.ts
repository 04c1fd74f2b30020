// A small picture of a table: its ground in a few paths, its figures as dots.
import type { Ground, Scene } from "katabasis/inferno";
import { s } from "../dom";

/** Draws a board a thumb high. It is decoration: what it shows is said beside it. */
export function miniature(ground: Ground, scene: Scene): SVGSVGElement {
  const looks = new Map<string, string>();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of ground.cells) {
    for (const [x, y] of cell.corners) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
    const region = scene.regions[cell.region];
    const look = region === undefined ? "" : `t-${region.terrain} tint${region.tint}`;
    looks.set(look, `${looks.get(look) ?? ""}M${cell.corners.map((corner) => corner.join(" ")).join("L")}z`);
  }
  const dots = scene.pieces.flatMap((piece) => {
    const cell = ground.cells[piece.at[0] ?? -1];
    return cell === undefined ? [] : [s("circle", { class: `m-${piece.side}`, cx: cell.middle[0], cy: cell.middle[1], r: 700 })];
  });
  return s(
    "svg",
    {
      class: `miniature ${scene.headline.mood}`,
      viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
      "aria-hidden": "true",
    },
    [...looks].map(([look, path]) => s("path", { class: look, d: path })),
    dots,
  );
}
