// The line above the board: round, day or night, decks and tracks.
import { glyph } from "../board/glyph";
import { h, put, show } from "../dom";
import type { PlayServices } from "./services";
import type { Pile, Scene, Track } from "./types";
import { capital, piles, tracks } from "./words";

function trackChip(services: PlayServices, track: Track): HTMLElement {
  const name = services.format(track.name);
  const note = services.format(track.note);
  const steps = Array.from({ length: Math.min(track.most, 12) }, (_, step) => h("i", { class: step < track.now ? "on" : "" }));
  return h(
    "span",
    { class: "track", title: `${name}: ${note}` },
    glyph(track.glyph),
    h("span", { class: "wide" }, `${name} `),
    h("b", {}, String(track.now), h("span", { class: "of" }, `/${track.most}`)),
    h("span", { class: "steps", "aria-hidden": "true" }, ...steps),
    h("span", { class: "sr" }, note),
  );
}

/** What can still come from a pile. */
function contents(services: PlayServices, pile: Pile): HTMLElement[] {
  const most = Math.max(...pile.contents.map(([, count]) => count), 1);
  const rows = pile.contents.map(([what, count]) =>
    h(
      "li",
      { class: count === 0 ? "gone" : "" },
      h("span", {}, services.format(what)),
      h("b", {}, String(count)),
      h("i", { style: `--w:${(100 * count) / most}%`, "aria-hidden": "true" }),
    ),
  );
  return [h("h3", {}, `${services.format(pile.name)}: ${pile.left}`), h("ul", {}, ...rows)];
}

/** Opens to show what can still come, which is only made then. */
function popUp(face: readonly Node[], title: string | undefined, inside: () => readonly HTMLElement[]): HTMLElement {
  const pop = h("div", { class: "pop" });
  return h("details", { name: "piles" }, h("summary", { title, onclick: () => put(pop, inside()) }, ...face), pop);
}

function pileChip(services: PlayServices, pile: Pile, now: () => Pile): HTMLElement {
  const name = services.format(pile.name);
  return popUp([glyph(pile.glyph), h("span", {}, name), h("b", {}, String(pile.left))], `${name}: what can still come`, () =>
    contents(services, now()),
  );
}

/** The parts of the line; each is drawn anew only when it changes. */
export class Header {
  readonly element: HTMLElement;
  private readonly when = h("p", { class: "when" });
  private readonly tracks = h("ul", { class: "stock", "aria-label": "Decks and tracks" });
  private piles: readonly Pile[] = [];

  constructor(
    private readonly services: PlayServices,
    menu: HTMLElement,
  ) {
    this.element = h(
      "header",
      { class: "top" },
      h(
        "button",
        { class: "home", onclick: () => services.leave(), "aria-label": "Katabasis: home" },
        h("span", { class: "wide" }, "Katabasis"),
        h("span", { class: "back", "aria-hidden": "true" }, "‹"),
      ),
      h("h1", {}, services.title),
      this.when,
      this.tracks,
      menu,
    );
  }

  draw(scene: Scene): void {
    const { services } = this;
    const { round, phase, mood } = scene.headline;
    show(this.when, [round, phase, mood], () => [
      h("span", { class: "round" }, services.format(round)),
      h("b", { class: `mood ${mood}` }, glyph(mood), h("span", {}, capital(services.format(phase)))),
    ]);
    const steps = tracks(scene);
    this.piles = piles(scene);
    const last = this.piles.at(-1);
    show(this.tracks, [steps.length, this.piles.length], () => [
      ...steps.map(() => h("li")),
      ...this.piles.map(() => h("li", { class: "pile" })),
      // Where there is no room for every pile, one place shows them all.
      last &&
        h(
          "li",
          { class: "decks" },
          popUp([glyph(last.glyph), h("span", { class: "sr" }, "Decks")], undefined, () =>
            this.piles.flatMap((pile) => contents(services, pile)),
          ),
        ),
    ]);
    [...this.tracks.children].forEach((item, at) => {
      const [track, pile] = [steps[at], this.piles[at - steps.length]];
      if (track) show(item, track, () => trackChip(services, track));
      else if (pile)
        show(item, [pile.name, pile.glyph, pile.left], () =>
          pileChip(services, pile, () => this.piles[at - steps.length] ?? pile),
        );
    });
  }
}
