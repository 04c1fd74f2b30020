// The start page: the doors, and what was played before.
import { button, h, put } from "../dom";
import { GAMES, type Game } from "../games";
import { w } from "../words";
import { door } from "./door";
import { savedGames } from "./saves";

/** On a phone the doors lie below one another: their names on top say how many there are, and lead to them. */
function names(): HTMLElement {
  return h(
    "nav",
    { class: "door-names", "aria-labelledby": "doors-heading" },
    GAMES.map(({ id, mood, title }) =>
      button(title, () => document.getElementById(`to-${id}`)?.scrollIntoView({ block: "start" }), { class: mood }),
    ),
  );
}

export function showHome(main: HTMLElement, playNow: (game: Game) => void): void {
  const changed = () => {
    showHome(main, playNow);
    document.getElementById("saves-heading")?.focus();
  };
  put(
    main,
    h(
      "div",
      { class: "hero" },
      h("h1", { tabindex: "-1" }, w("title")),
      h("p", { class: "subtitle" }, w("subtitle")),
      h("p", { class: "lead" }, w("lead")),
    ),
    h(
      "div",
      { class: "home-grid" },
      h(
        "section",
        { class: "doors", "aria-labelledby": "doors-heading" },
        h("h2", { id: "doors-heading" }, w("games.heading")),
        GAMES.length > 1 && names(),
        GAMES.map((game) => door(game, () => playNow(game))),
      ),
      savedGames(changed),
    ),
  );
}
