// The living rulebook: every entry by chapter, found as one types.
import { h, put } from "../dom";
import type { Game } from "../games";
import { w } from "../words";
import { find, matches, rulebook, type Rule, type Rulebook } from "./book";
import { anchor, exampleEntry, ruleEntry, termEntry } from "./entry";

type Kind = "all" | "rule" | "ruling";

/** Chapters in the order of the book; “Dante > Movement” is a part of its chapter. */
function chapters(rules: readonly Rule[]): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return found;
}

function entries(game: string, book: Rulebook, typed: string, kind: Kind): { shown: HTMLElement[]; count: number; names: { name: string; id: string }[] } {
  const rules = book.rules.filter((rule) => (kind === "all" || rule.kind === kind) && matches(typed, rule.id, rule.title, rule.text, rule.why));
  const terms = kind === "all" ? book.terms.filter(({ term, text }) => matches(typed, term, text)) : [];
  const examples = kind === "all" ? book.examples.filter(({ given, when, then }) => matches(typed, given, when, then)) : [];
  const names: { name: string; id: string }[] = [];
  const part = (name: string, children: HTMLElement[]) => {
    const id = `chapter-${names.length}`;
    names.push({ name, id });
    return h("section", { "aria-labelledby": id }, h("h2", { id, tabindex: "-1" }, name), children);
  };
  const shown = [...chapters(rules)].map(([section, of]) => part(section.replace(" > ", " · "), of.map((rule) => ruleEntry(game, book, rule))));
  if (examples.length > 0) shown.push(part(w("rules.examples"), examples.map((example) => exampleEntry(game, book, example))));
  if (terms.length > 0) shown.push(part(w("rules.terms"), terms.map(termEntry)));
  return { shown, count: rules.length + terms.length + examples.length, names };
}

/** Shows the rulebook of a game, at one rule if the address names one. */
export async function showRules(main: HTMLElement, game: Game, wanted: string | undefined, left: () => boolean): Promise<void> {
  const book = await rulebook(game.id);
  if (left()) return;
  let kind: Kind = "all";
  const list = h("div", { class: "entries" });
  const contents = h("ul", null);
  const count = h("p", { class: "remark", role: "status" });
  const search = h("input", { type: "search", id: "rule-search", autocomplete: "off", spellcheck: "false" });
  const show = () => {
    const { shown, count: n, names } = entries(game.id, book, search.value.trim(), kind);
    put(list, shown);
    put(count, w("rules.count", { n }));
    put(
      contents,
      names.map(({ name, id }) => {
        const jump = h("button", { type: "button" }, name);
        jump.addEventListener("click", () => {
          const heading = document.getElementById(id);
          heading?.scrollIntoView({ block: "start" });
          heading?.focus({ preventScroll: true });
        });
        return h("li", null, jump);
      }),
    );
  };
  search.addEventListener("input", show);
  const filter = (value: Kind, words: string) => {
    const choose = h("input", { type: "radio", name: "kind", id: `kind-${value}`, checked: value === kind });
    choose.addEventListener("change", () => {
      kind = value;
      show();
    });
    return h("label", { for: `kind-${value}` }, choose, h("span", null, words));
  };
  put(
    main,
    h("div", { class: "hero slim" }, h("h1", { tabindex: "-1" }, w("rules.title", { game: game.title })), h("p", null, w("rules.text"))),
    h(
      "div",
      { class: "rules-grid" },
      h(
        "div",
        { class: "rules-side" },
        h("search", null, h("label", { for: "rule-search" }, w("rules.search")), search, h("fieldset", { class: "counts" }, h("legend", { class: "hidden" }, w("rules.chapters")), filter("all", w("rules.all")), filter("rule", w("rules.onlyRules")), filter("ruling", w("rules.onlyRulings"))), count),
        h("nav", { class: "chapters", "aria-label": w("rules.chapters") }, contents),
      ),
      list,
    ),
  );
  show();
  if (wanted === undefined) return;
  const rule = find(book, wanted);
  if (rule === undefined) {
    put(count, w("rules.unknown", { id: wanted }));
    search.focus();
    return;
  }
  const entry = document.getElementById(anchor(rule.id));
  entry?.classList.add("wanted");
  entry?.scrollIntoView({ block: "center" });
  entry?.focus({ preventScroll: true });
}
