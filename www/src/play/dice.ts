// Pictures of the last dice. They tumble once and lie in a strip of their own.
import { h, s as svg } from "../dom";

/** Where the pips of a six-sided die lie, on a grid of 3 × 3. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die: six-sided ones have pips, others their number. */
export function die(face: number, turn = 0, sides = 6): HTMLElement {
  const pips = sides === 6 ? PIPS[face] : undefined;
  const picture = svg("svg", { viewBox: "0 0 40 40", "aria-hidden": "true" });
  if (pips)
    picture.append(
      ...pips.map((spot) => svg("circle", { cx: 10 + (spot % 3) * 10, cy: 10 + Math.floor(spot / 3) * 10, r: 3.6 })),
    );
  else {
    const number = svg("text", { x: 20, y: 28, "text-anchor": "middle" });
    number.textContent = String(face);
    picture.append(number);
  }
  return h("span", { class: "die", role: "img", "aria-label": `Die: ${face}`, style: `--turn:${turn * 0.06}s` }, picture);
}

export function roll(faces: readonly number[]): HTMLElement {
  return h("span", { class: "roll" }, ...faces.map((face, place) => die(face, place)));
}
