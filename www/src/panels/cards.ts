// Cards on the table that are in nobody's hand: in a row, in a deck, or used.
import { glyph } from "../board/glyph";
import { h } from "../dom";
import type { CardRow, TableCard } from "../play/types";
import { capital } from "../play/words";
import type { PanelServices, Seen } from "./look";

const STATES: Readonly<Record<TableCard["state"], string>> = {
  up: "",
  down: "face down",
  turned: "turned over",
  exhausted: "exhausted",
};

const PLACES: Readonly<Record<CardRow["lies"], string>> = { row: "", deck: "deck", discard: "discard" };

function card(services: PanelServices, seen: Seen, card: TableCard, many: string): HTMLElement {
  const say = services.format;
  const key = `laid:${card.id}`;
  const standing = seen.standing(key);
  const [name, text] = [capital(say(card.name)), card.text ? say(card.text) : ""];
  const badges = card.badges.map((badge) => (badge.count > 1 ? `${badge.count} × ${say(badge.name)}` : say(badge.name)));
  const words = [name, STATES[card.state], many, ...badges, text].filter((word) => word !== "").join(", ");
  const deed = seen.deed(key);
  return h(
    "button",
    {
      type: "button",
      class: `laid ${card.side} ${card.state} ${standing}`,
      "data-target": standing !== "" && key,
      "data-drag": seen.isOpen(key) && key,
      "aria-label": deed === undefined ? words : `${words}: ${deed}`,
      ...(standing === "" && { onclick: () => services.tell({ name, text: text === "" ? STATES[card.state] : text }) }),
    },
    glyph(card.glyph),
    h("b", null, name),
    STATES[card.state] !== "" && h("em", null, STATES[card.state]),
    text !== "" && h("small", null, text),
    card.badges.length > 0 &&
      h(
        "span",
        { class: "badges" },
        card.badges.map((badge) => h("span", null, glyph(badge.glyph), badge.count > 1 && `×${badge.count}`)),
      ),
  );
}

export function cardRow(services: PanelServices, seen: Seen, row: CardRow): HTMLElement {
  const name = capital(services.format(row.name));
  const hidden = row.count > row.cards.length ? `${row.count} cards` : "";
  return h(
    "section",
    { class: `laid-row lies-${row.lies}`, "aria-label": [name, PLACES[row.lies]].filter((word) => word !== "").join(", ") },
    h("h2", null, name, hidden !== "" && h("small", null, ` · ${hidden}`)),
    h(
      "ul",
      null,
      row.cards.map((one) => h("li", null, card(services, seen, one, row.lies === "row" ? "" : hidden))),
      row.cards.length === 0 && h("li", { class: "laid none" }, row.count === 0 ? "empty" : hidden),
    ),
  );
}
