// The line above the board: round, day or night, decks and tracks.
import { glyph } from "../board/glyph";
import { h, put } from "../dom";
import type { PlayServices } from "./services";
import type { Pile, Scene, Track } from "./types";
import { piles, tracks } from "./words";

function trackChip(services: PlayServices, track: Track): HTMLElement {
  const name = services.format(track.name);
  const note = services.format(track.note);
  const steps = Array.from({ length: Math.min(track.most, 12) }, (_, step) => h("i", { class: step < track.now ? "on" : "" }));
  return h("li", { class: "track", title: `${name}: ${note}` }, glyph(track.glyph), h("span", { class: "wide" }, `${name} `), h("b", {}, `${track.now}/${track.most}`), h("span", { class: "steps", "aria-hidden": "true" }, ...steps), h("span", { class: "sr" }, note));
}

/** What can still come from a pile. */
function contents(services: PlayServices, pile: Pile): HTMLElement[] {
  const most = Math.max(...pile.contents.map(([, count]) => count), 1);
  const rows = pile.contents.map(([what, count]) => h("li", { class: count === 0 ? "gone" : "" }, h("span", {}, services.format(what)), h("b", {}, String(count)), h("i", { style: `--w:${(100 * count) / most}%`, "aria-hidden": "true" })));
  return [h("h3", {}, `${services.format(pile.name)}: ${pile.left}`), h("ul", {}, ...rows)];
}

/** A pile opens to show what can still come. */
function pileChip(services: PlayServices, pile: Pile): HTMLElement {
  const name = services.format(pile.name);
  const face = [glyph(pile.glyph), h("span", {}, name), h("b", {}, String(pile.left))];
  return h("li", { class: "pile" }, h("details", { name: "piles" }, h("summary", { title: `${name}: what can still come` }, ...face), h("div", { class: "pop" }, ...contents(services, pile))));
}

/** Where there is no room for every pile, one place shows them all. */
function allPiles(services: PlayServices, list: readonly Pile[]): HTMLElement | false {
  const first = list[list.length - 1];
  if (!first) return false;
  return h("li", { class: "decks" }, h("details", { name: "piles" }, h("summary", {}, glyph(first.glyph), h("span", { class: "sr" }, "Decks")), h("div", { class: "pop" }, ...list.flatMap((pile) => contents(services, pile)))));
}

export function drawHeader(header: HTMLElement, services: PlayServices, scene: Scene, menu: HTMLElement): void {
  const { round, phase, mood } = scene.headline;
  put(header,
    h("button", { class: "home", onclick: () => services.leave(), "aria-label": "Katabasis: home" }, h("span", { class: "wide" }, "Katabasis"), h("span", { class: "back", "aria-hidden": "true" }, "‹")),
    h("h1", {}, services.title),
    h("p", { class: "when" }, h("span", { class: "round" }, services.format(round)), h("b", { class: `mood ${mood}` }, glyph(mood), h("span", {}, services.format(phase)))),
    h("ul", { class: "stock", "aria-label": "Decks and tracks" }, ...tracks(scene).map((track) => trackChip(services, track)), ...piles(scene).map((pile) => pileChip(services, pile)), allPiles(services, piles(scene))),
    menu,
  );
}
