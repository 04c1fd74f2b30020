// A door into a game: its mood as a picture, what it is, and the ways in.

import { ABOUT, type About } from "katabasis/games/about";
import { addressOf } from "../campaign/place";
import { button, h } from "../dom";
import type { Game } from "../games";
import { address } from "../router";
import { list } from "../store";
import { language, w } from "../words";
import { vista } from "./vista";

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
    { class: `door ${game.mood}`, id: `to-${game.id}`, "aria-labelledby": `door-${game.id}` },
    vista(game.mood),
    h(
      "div",
      { class: "door-text" },
      h("h3", { id: `door-${game.id}` }, game.title),
      h("p", { class: "tagline" }, said(game, "tagline")),
      h("p", null, said(game, "about")),
      h("p", { class: "remark measured" }, said(game, "measured")),
      latest && h("a", { class: "button main big resume", href: addressOf(latest) }, w("play.resume", { name: latest.name })),
      start,
      h("p", { class: "remark now" }, w("play.now.note", { n: game.seats.usual - 1 })),
      h(
        "div",
        { class: "ways-in" },
        h("a", { class: "button", href: address.fresh(game.id) }, w("play.set")),
        game.campaign && button(w("play.campaign"), () => void import("../campaign").then((campaigns) => campaigns.begin(game))),
        game.opening && h("a", { class: "button", href: address.learn(game.id) }, w("play.learn")),
        game.overview && h("a", { class: "button", href: address.overview(game.id) }, w("play.overview")),
        h("a", { class: "button", href: address.rules(game.id) }, w("play.rules")),
        game.workshop && h("a", { class: "button", href: address.workshop(game.id) }, w("play.workshop")),
      ),
      h("details", { class: "notice" }, h("summary", null, w("unofficial")), said(game, "notice")),
    ),
  );
}
