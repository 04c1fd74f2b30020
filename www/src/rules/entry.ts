// One rule, ruling, term or example, as it stands on the page and in the panel beside the game.
import { button, h, s } from "../dom";
import { copy } from "../errors";
import { address } from "../router";
import { w } from "../words";
import { find, type Example, type Rule, type Rulebook, type Term } from "./book";

/** Ids have dots; as a part of the document they get a word in front. */
export const anchor = (id: string): string => `rule-${id}`;

const fullAddress = (game: string, id: string): string => location.href.replace(/#.*$/, "") + address.rules(game, id);

/** Two sheets, one over the other. */
function copySign(): SVGSVGElement {
  return s("svg", { viewBox: "0 0 20 20", width: 20, height: 20, fill: "none", stroke: "currentColor", "stroke-width": 1.6, "aria-hidden": "true" }, s("path", { d: "M7 7h9v9H7zM4 13V4h9" }));
}

/** What a rule says, and where the book leaves something open, that too. */
export function ruleBody(game: string, book: Rulebook, rule: Rule): HTMLElement {
  const needs = (rule.needs ?? []).map((id) => find(book, id)).filter((known) => known !== undefined);
  return h(
    "div",
    { class: "rule-body" },
    h("p", null, rule.text),
    rule.why !== undefined && h("p", { class: "gap" }, h("b", null, `${w(`rules.gap.${rule.gapKind ?? "rule"}`)} `), rule.why),
    rule.omitted !== undefined && h("p", { class: "gap" }, w("rules.omitted", { why: rule.omitted })),
    needs.length > 0 && h("p", { class: "needs" }, `${w("rules.needs")}: `, needs.map((need, at) => [at > 0 && ", ", h("a", { href: address.rules(game, need.id) }, need.title)])),
  );
}

export function kindMark(rule: Rule): HTMLElement {
  const kind = rule.kind === "ruling" ? "ruling" : rule.data ? "data" : "rule";
  return h("span", { class: `mark ${kind}` }, w(`rules.${kind}`));
}

export function ruleEntry(game: string, book: Rulebook, rule: Rule): HTMLElement {
  return h(
    "article",
    { class: `entry ${rule.kind}`, id: anchor(rule.id), tabindex: "-1" },
    h(
      "header",
      null,
      h("h3", null, rule.title),
      kindMark(rule),
      h(
        "span",
        { class: "where" },
        h("a", { class: "id", href: address.rules(game, rule.id) }, rule.id),
        button(copySign(), () => void copy(fullAddress(game, rule.id)), { class: "copy", "aria-label": w("rules.copy", { title: rule.title }) }),
      ),
    ),
    ruleBody(game, book, rule),
  );
}

export function termEntry({ term, text }: Term): HTMLElement {
  return h("article", { class: "entry term" }, h("header", null, h("h3", null, term), h("span", { class: "mark term" }, w("rules.term"))), h("p", null, text));
}

export function exampleEntry(game: string, book: Rulebook, example: Example): HTMLElement {
  const cited = example.rules.map((id) => find(book, id)).filter((known) => known !== undefined);
  return h(
    "article",
    { class: "entry example" },
    h("header", null, h("h3", null, cited.map((rule) => rule.title).join(", ")), h("span", { class: "mark term" }, w("rules.example"))),
    h("p", null, `${example.given} ${example.when} ${example.then}`),
    h("p", { class: "needs" }, `${w("rules.needs")}: `, cited.map((rule, at) => [at > 0 && ", ", h("a", { href: address.rules(game, rule.id) }, rule.title)])),
  );
}
