// A door into a game: its mood as a picture, what it is, and the ways in.
import { button, h, s } from "../dom";
import type { Game } from "../games";
import { address } from "../router";
import { w } from "../words";

/** A stair of hexagons that goes down into the light: nine circles, each smaller and hotter. */
function descent(): SVGSVGElement {
  const circles = Array.from({ length: 9 }, (_, depth) => {
    const radius = 172 * 0.8 ** depth;
    const y = 96 + depth * 11;
    const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6 + depth * 0.06;
      return `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * 0.52 * Math.sin(angle)).toFixed(1)}`;
    });
    return s("path", { class: "circle", style: `--depth:${depth}`, d: `M${corners.join("L")}z` });
  });
  return s("svg", { class: "descent", viewBox: "0 0 400 220", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" }, circles);
}

/** The door of a game. */
export function door(game: Game, playNow: () => void): HTMLElement {
  const start = button(w("play.now"), () => {
    start.disabled = true;
    start.textContent = w("loading");
    playNow();
  }, { class: "main big" });
  return h(
    "article",
    { class: `door ${game.mood}`, "aria-labelledby": `door-${game.id}` },
    descent(),
    h(
      "div",
      { class: "door-text" },
      h("h3", { id: `door-${game.id}` }, game.title),
      h("p", { class: "tagline" }, w(game.tagline)),
      h("p", null, w(game.about)),
      start,
      h("p", { class: "note" }, w("play.now.note", { n: game.seats.usual - 1 })),
      h("div", { class: "row" }, h("a", { class: "button", href: address.fresh(game.id) }, w("play.set")), h("a", { class: "button", href: address.rules(game.id) }, w("play.rules"))),
      h("p", { class: "notice" }, h("strong", null, `${w("unofficial")}. `), w(game.notice)),
    ),
  );
}
