// The keys, for those who ask.
import { dialog, h } from "../dom";

const KEYS: readonly (readonly [string, string])[] = [
  ["1 … 9", "choose that option, or open that group"],
  ["U / R", "undo, redo"],
  ["H", "hint: what the computer thinks of each option"],
  ["P", "play this for me"],
  ["Space", "skip what is shown; pause or go on, while computers play"],
  ["B", "to the board"],
  ["Arrows", "walk over the board"],
  ["Q E Z C", "walk in the slanted directions of hexes"],
  ["Page up / down", "between places that lie over one another"],
  ["N", "next place with an option (Shift: the one before)"],
  ["Home / End", "first and last place of the row"],
  ["Enter", "choose the place"],
  ["?", "this help"],
];

export function showHelp(): void {
  dialog(
    "Keys",
    { class: "help", close: "Close" },
    h("dl", {}, ...KEYS.flatMap(([keys, what]) => [h("dt", {}, h("kbd", {}, keys)), h("dd", {}, what)])),
    h(
      "p",
      { class: "note" },
      "Gold dots are places you may choose, crosses are refused and say why when you choose them, hatching is danger, dashes are what comes next.",
    ),
  );
}
