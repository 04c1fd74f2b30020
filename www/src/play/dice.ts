// Pictures of dice in their true shapes. They tumble once.
import { h, s as svg } from "../dom";
import type { Line } from "./types";

type Telling = Line["telling"];

/** Where the pips of a six-sided die lie, on a grid of 3 × 3. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** By the number of sides: the outline, the edges that are seen, and how low the number stands. A cube needs none: it is drawn by its style. */
const SHAPES: Readonly<Record<number, readonly [string, string, number]>> = {
  4: ["M20 2L39 35H1Z", "M20 2V14M39 35L27 29M1 35L13 29", 30],
  8: ["M20 1L38 13V29L20 39L2 29V13Z", "M20 1L36 28H4ZM36 28L38 13M4 28L2 13M36 28L20 39L4 28", 25],
  10: ["M20 1L39 17V24L20 39L1 24V17Z", "M20 1L32 21L20 29L8 21ZM32 21L39 22M8 21L1 22M20 29V39", 24],
  12: [
    "M20 1L32 5L39 15V26L32 36L20 39L8 36L1 26V15L8 5Z",
    "M20 9L31 17L27 30H13L9 17ZM20 9V1M31 17L39 15M27 30L32 36M13 30L8 36M9 17L1 15",
    27,
  ],
  20: [
    "M20 1L37 11V29L20 39L3 29V11Z",
    "M20 9L31 28H9ZM20 9V1M20 9L37 11M20 9L3 11M31 28L37 11M31 28L37 29M31 28L20 39M9 28L3 11M9 28L3 29M9 28L20 39",
    26,
  ],
};

/** A die: six-sided ones have pips, others their number. */
export function die(face: number, turn = 0, sides = 6): HTMLElement {
  const shape = SHAPES[sides];
  const pips = sides === 6 ? PIPS[face] : undefined;
  const picture = svg(
    "svg",
    { viewBox: "0 0 40 40", "aria-hidden": "true" },
    shape && [svg("path", { d: shape[0], class: "hull" }), svg("path", { d: shape[1], class: "edges" })],
  );
  if (pips)
    picture.append(
      ...pips.map((spot) => svg("circle", { cx: 10 + (spot % 3) * 10, cy: 10 + Math.floor(spot / 3) * 10, r: 3.6 })),
    );
  else {
    const number = svg("text", { x: 20, y: shape?.[2] ?? 28, "text-anchor": "middle" });
    number.textContent = String(face);
    picture.append(number);
  }
  return h(
    "span",
    { class: shape ? "die solid" : "die", role: "img", "aria-label": `Die: ${face}`, style: `--turn:${turn * 0.06}s` },
    picture,
  );
}

/** The dice of a line. */
export function fallen({ dice, sides }: Pick<Telling, "dice" | "sides">): HTMLElement[] {
  return dice.map((face, place) => die(face, place, sides?.[place]));
}

export function roll(telling: Pick<Telling, "dice" | "sides">): HTMLElement {
  return h("span", { class: "roll" }, ...fallen(telling));
}
