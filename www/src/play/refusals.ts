// What a question refuses: where and by which rule is known at once, its words when somebody asks for them.
import { h, put } from "../dom";
import type { Wording } from "./services";
import type { Candidate, Refused, Shown } from "./types";
import { capital, ruleMark } from "./words";

/** So many refusals are said without being asked for, where there is room. */
const FEW = 6;
/** So many sentences of one kind are read out in a row; the places that they are about each have their own. */
const SENTENCES = 3;

/** Something that is refused, in words. */
export type Refusal = Pick<Candidate, "label" | "rule" | "reason">;

export interface Refusals {
  readonly list: readonly Refused[];
  /** One of them in words, by its place in the list. */
  words(index: number): Refusal | undefined;
}

/** The refusals of a question that brings their words along. */
export function refusalsOf(question: Shown): Refusals {
  const refused = question.kind === "choice" ? question.refused : [];
  return {
    list: refused.map(({ label, rule }) => ({ at: label.at, rule })),
    words: (index) => refused[index],
  };
}

/** Why something is refused: its reason, or the name of the rule where a game gives none. */
export function reasonOf(services: Wording, { reason, rule }: Pick<Refusal, "reason" | "rule">): string {
  return capital(reason ? services.format(reason) : services.ruleTitle(rule));
}

/** What is refused, one row for each kind of reason. Hundreds of places of a group are one name in it. */
export function refusedList(services: Wording, refusals: Refusals): HTMLElement | undefined {
  if (refusals.list.length === 0) return undefined;
  const list = h("ul", { class: "options reasons" });
  const fill = (): void => {
    if (list.childElementCount > 0) return;
    const kinds = new Map<string, Refusal[]>();
    refusals.list.forEach((_, index) => {
      const refused = refusals.words(index);
      if (!refused) return;
      const kind = refused.reason?.key ?? refused.rule;
      kinds.set(kind, [...(kinds.get(kind) ?? []), refused]);
    });
    put(
      list,
      [...kinds.values()].map((alike) => row(services, alike)),
    );
  };
  const open = refusals.list.length <= FEW && matchMedia("(min-width: 1100px)").matches;
  if (open) fill();
  return h("details", { class: "refused", open }, h("summary", { onclick: fill }, "Not now, and why"), list);
}

/** Refusals of one kind: their sentences, each once, and what they refuse. */
function row(services: Wording, alike: readonly Refusal[]): HTMLElement {
  const sentences = [...new Set(alike.map((refused) => reasonOf(services, refused)))];
  const said = sentences.slice(0, SENTENCES).join(" ") + (sentences.length > SENTENCES ? " …" : "");
  const names = new Set(alike.map(({ label }) => capital(services.format(label.group ?? label.name))));
  const [first] = alike;
  return h(
    "li",
    { class: "opt no" },
    h(
      "p",
      { class: "go" },
      h(
        "span",
        { class: "w" },
        h("span", { class: "t" }, h("span", { class: "sr" }, "refused: "), [...names].join(" · ")),
        " ",
        h("span", { class: "d" }, said),
      ),
    ),
    first && ruleMark(services, first.rule),
  );
}
