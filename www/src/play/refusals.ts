// What a question refuses: where and by which rule is known at once, its words when somebody asks for them.
import { h, put } from "../dom";
import type { Wording } from "./services";
import type { Label, Refused, Shown } from "./types";
import { capital, ruleMark } from "./words";

/** So many refusals are said without being asked for, where there is room. */
const FEW = 6;

export interface Refusals {
  readonly list: readonly Refused[];
  /** What one of them is called, by its place in the list. */
  label(index: number): Label | undefined;
}

/** The refusals of a question that brings their words along. */
export function refusalsOf(question: Shown): Refusals {
  const refused = question.kind === "choice" ? question.refused : [];
  return {
    list: refused.map(({ label, rule }) => ({ at: label.at, rule })),
    label: (index) => refused[index]?.label,
  };
}

/** What is refused, one row for each reason. Hundreds of places of a group are one name in it. */
export function refusedList(services: Wording, refusals: Refusals): HTMLElement | undefined {
  const byRule = new Map<string, number[]>();
  refusals.list.forEach(({ rule }, index) => {
    const there = byRule.get(rule);
    if (there) there.push(index);
    else byRule.set(rule, [index]);
  });
  if (byRule.size === 0) return undefined;
  const list = h("ul", { class: "options reasons" });
  const fill = (): void =>
    put(
      list,
      [...byRule].map(([rule, indexes]) => reason(services, rule, names(services, refusals, indexes))),
    );
  const open = refusals.list.length <= FEW && matchMedia("(min-width: 1100px)").matches;
  if (open) fill();
  return h("details", { class: "refused", open }, h("summary", { onclick: fill }, `Not now (${byRule.size})`), list);
}

/** Every name once, in the order of the refusals. */
function names(services: Wording, refusals: Refusals, indexes: readonly number[]): string[] {
  const said = new Set<string>();
  for (const index of indexes) {
    const label = refusals.label(index);
    if (label) said.add(services.format(label.group ?? label.name));
  }
  return [...said];
}

function reason(services: Wording, rule: string, what: readonly string[]): HTMLElement {
  return h(
    "li",
    { class: "opt no" },
    h(
      "p",
      { class: "go" },
      h(
        "span",
        { class: "w" },
        h("span", { class: "t" }, h("span", { class: "sr" }, "refused: "), capital(services.ruleTitle(rule))),
        " ",
        h("span", { class: "d" }, what.map(capital).join(" · ")),
      ),
    ),
    ruleMark(services, rule),
  );
}
