// The start page: the doors, and what was played before.
import { h, put } from "../dom";
import { GAMES, type Game } from "../games";
import { w } from "../words";
import { door } from "./door";
import { savedGames } from "./saves";

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
        GAMES.map((game) => door(game, () => playNow(game))),
      ),
      savedGames(changed),
    ),
  );
}
