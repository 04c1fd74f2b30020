// How the game ended, by which rule, and how it went.
import { h } from "../dom";
import { chart } from "./chart";
import type { PlayServices } from "./services";
import type { Ended, Scene } from "./types";
import { key, ruleChip, seatPanels } from "./words";

export function ending(services: PlayServices, question: Ended, scene: Scene): HTMLElement {
  const names = (seats: readonly number[]): string =>
    seatPanels(scene)
      .filter((panel) => seats.includes(panel.seat))
      .map((panel) => services.format(key(panel.name)))
      .join(", ");
  const won = question.winners.length > 0;
  const drawn = !won && question.drawn.length > 0;
  const curve = h("div", { class: "curve" }, h("p", { class: "note" }, "Looking back at the game …"));
  services.worths().then(
    (worths) =>
      curve.replaceChildren(
        ...(worths.length > 1 ? [h("h3", {}, "The expected result, decision by decision"), chart(worths)] : []),
      ),
    () => curve.replaceChildren(h("p", { class: "note" }, "The course of this game could not be worked out.")),
  );
  return h(
    "div",
    { class: `ending ${won ? "won" : drawn ? "drawn" : "lost"}` },
    h("p", { class: "crown" }, won ? "Won" : drawn ? "Drawn" : "Lost"),
    h("h2", { tabindex: -1 }, services.format(question.ending)),
    h(
      "p",
      { class: "note" },
      (won || drawn) && `${names(won ? question.winners : question.drawn)} · `,
      ruleChip(services, question.rule),
    ),
    curve,
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => services.newGame() }, "New game"),
      h("button", { type: "button", class: "ghost", onclick: () => services.share() }, "Share"),
    ),
  );
}
