// A door into a game: its mood as a picture, what it is, and the ways in.

import { ABOUT, type About } from "katabasis/games/about";
import { addressOf } from "../campaign/place";
import { button, h, s } from "../dom";
import type { Game } from "../games";
import { address } from "../router";
import { list } from "../store";
import { language, w } from "../words";

/** How many corners a terrace has, by the mood of its game. */
const CORNERS: Readonly<Record<string, number>> = { ember: 6, torchlit: 4, ashen: 9 };

/** Nine terraces that go down into the light, each smaller and hotter; only the shape is drawn here. */
function descent(mood: string): SVGSVGElement {
  const count = CORNERS[mood] ?? 6;
  const terraces = Array.from({ length: 9 }, (_, depth) => {
    const radius = 205 - depth * 22;
    const y = 96 + depth * 6.5;
    const corners = Array.from({ length: count }, (_, corner) => {
      const angle = ((2 * Math.PI) / count) * (corner + (depth * 0.5) / count);
      return `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * 0.46 * Math.sin(angle)).toFixed(1)}`;
    });
    return s("path", { class: "terrace", style: `--depth:${depth}`, d: `M${corners.join("L")}z` });
  });
  const sparks = [
    [168, 60],
    [231, 44],
    [205, 88],
    [182, 24],
    [246, 92],
    [154, 108],
    [219, 12],
  ].map(([x, y], at) => s("circle", { class: "spark", cx: x, cy: y, r: 1 + (at % 3) * 0.7 }));
  return s(
    "svg",
    { class: "descent", viewBox: "0 0 400 220", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    terraces,
    s("ellipse", { class: "glow", cx: 200, cy: 150, rx: 110, ry: 60 }),
    sparks,
  );
}

/** What a game says of itself in the language of the page, or in English. */
function said(game: Game, what: keyof About): string {
  return ABOUT[game.id]?.[language()]?.[what] ?? ABOUT[game.id]?.["en"]?.[what] ?? "";
}

/** The door of a game. */
export function door(game: Game, playNow: () => void): HTMLElement {
  const latest = list().saves.find((save) => save.game === game.id && save.summary.over === null);
  const start = button(
    w("play.now"),
    () => {
      start.disabled = true;
      start.textContent = w("loading");
      playNow();
    },
    { class: latest ? "big" : "main big" },
  );
  return h(
    "article",
    { class: `door ${game.mood}`, "aria-labelledby": `door-${game.id}` },
    descent(game.mood),
    h(
      "div",
      { class: "door-text" },
      h("h3", { id: `door-${game.id}` }, game.title),
      h("p", { class: "tagline" }, said(game, "tagline")),
      h("p", null, said(game, "about")),
      latest && h("a", { class: "button main big resume", href: addressOf(latest) }, w("play.resume", { name: latest.name })),
      start,
      h("p", { class: "remark" }, w("play.now.note", { n: game.seats.usual - 1 })),
      h(
        "div",
        { class: "row" },
        h("a", { class: "button", href: address.fresh(game.id) }, w("play.set")),
        game.campaign && button(w("play.campaign"), () => void import("../campaign").then((campaigns) => campaigns.begin(game))),
        game.opening && h("a", { class: "button", href: address.learn(game.id) }, w("play.learn")),
        game.overview && h("a", { class: "button", href: address.overview(game.id) }, w("play.overview")),
        h("a", { class: "button", href: address.rules(game.id) }, w("play.rules")),
      ),
      h("details", { class: "notice" }, h("summary", null, w("unofficial")), said(game, "notice")),
    ),
  );
}
