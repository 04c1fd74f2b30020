// The options of a question as rows: one for each, or one for a group that is chosen on the board.
import { h } from "../dom";
import { judge, reason } from "./judgement";
import type { Ranking, Wording } from "./services";
import type { Candidate, Choosing } from "./types";
import { capital, chance, ruleMark } from "./words";

/** From so many options on, a group is one row. */
const GROUP = 3;

export interface Row {
  /** The group's words, or nothing for a single option. */
  readonly group: string | undefined;
  readonly options: readonly { readonly index: number; readonly candidate: Candidate }[];
}

export interface RowState {
  readonly exact: boolean;
  readonly ranking: Ranking | undefined;
  /** The group that is open. */
  readonly open: string | undefined;
  /** What seats are called, where an option is not for all who are asked; nothing where that goes without saying. */
  names(seats: readonly number[]): string;
  answer(index: number): void;
  toggleExact(): void;
  toggleGroup(group: string): void;
  /** The row under the pointer or the focus: its places stand out on the board. */
  look(row: Row | undefined): void;
}

function groupName(services: Wording, candidate: Candidate): string {
  return candidate.label.group ? services.format(candidate.label.group) : "";
}

/** Rows of the options that are shown, in the order in which the engine names the first of each. */
export function rows(services: Wording, question: Choosing, isShown: (index: number) => boolean): Row[] {
  const byGroup = new Map<string, { index: number; candidate: Candidate }[]>();
  question.options.forEach((candidate, index) => {
    if (!isShown(index)) return;
    const group = groupName(services, candidate);
    const name = group === "" ? `#${index}` : group;
    byGroup.set(name, [...(byGroup.get(name) ?? []), { index, candidate }]);
  });
  return [...byGroup].flatMap(([name, options]): Row[] =>
    name.startsWith("#") || options.length < GROUP
      ? options.map((option) => ({ group: undefined, options: [option] }))
      : [{ group: name, options }],
  );
}

/** How it compares with the best, drawn and in a word, and why. */
function judged(services: Wording, ranking: Ranking | undefined, indexes: readonly number[]): HTMLElement[] {
  const found = judge(ranking, indexes);
  if (!found || !ranking) return [];
  const bar = h(
    "span",
    { class: "bar", style: `--w:${Math.round(found.share * 100)}%` },
    h("span", {}, found.word),
    h("span", { class: "sr" }, `, expected result ${Math.round(found.worth * 100)} %`),
  );
  const why = found.why && h("p", { class: "why" }, reason(services, found));
  return why ? [bar, why] : [bar];
}

function best(ranking: Ranking | undefined, row: Row): boolean {
  return ranking !== undefined && row.options.some((option) => option.index === ranking.best);
}

function single(services: Wording, state: RowState, row: Row, number: number | undefined): HTMLElement {
  const [option] = row.options;
  if (!option) return h("li");
  const { label, rule, by = [] } = option.candidate;
  const whose = by.length > 0 ? state.names(by) : "";
  const odds = label.odds.map((one) =>
    h(
      "button",
      {
        type: "button",
        class: "odds",
        "aria-pressed": String(state.exact),
        title: "Exact odds",
        onclick: () => state.toggleExact(),
      },
      h("b", {}, chance(one, state.exact)),
      ` ${services.format(one.of)}`,
    ),
  );
  return h(
    "li",
    {
      class: `opt${best(state.ranking, row) ? " best" : ""}`,
      onpointerenter: () => state.look(row),
      onpointerleave: () => state.look(undefined),
    },
    h(
      "button",
      {
        type: "button",
        class: "go",
        "data-option": option.index,
        onclick: () => state.answer(option.index),
        onfocus: () => state.look(row),
        onblur: () => state.look(undefined),
      },
      number !== undefined && h("kbd", { "aria-hidden": "true" }, String(number)),
      h(
        "span",
        { class: "w" },
        whose !== "" && h("small", { class: "by" }, whose),
        h("span", { class: "t" }, capital(services.format(label.name))),
        label.detail && [" ", h("span", { class: "d" }, capital(services.format(label.detail)))],
      ),
    ),
    ruleMark(services, rule),
    odds.length > 0 && h("div", { class: "chances" }, ...odds),
    judged(services, state.ranking, [option.index]),
  );
}

function grouped(services: Wording, state: RowState, row: Row, number: number): HTMLElement {
  const group = row.group ?? "";
  const open = state.open === group;
  const first = row.options[0]?.candidate;
  const onBoard = row.options.every(({ candidate }) => candidate.label.at.some((at) => "cell" in at || "region" in at));
  const what = onBoard ? `${row.options.length} places on the board` : `${row.options.length} possibilities`;
  return h(
    "li",
    {
      class: `opt many${best(state.ranking, row) ? " best" : ""}${open ? " open" : ""}`,
      onpointerenter: () => state.look(row),
      onpointerleave: () => state.look(undefined),
    },
    h(
      "button",
      {
        type: "button",
        class: "go",
        "aria-expanded": String(open),
        "data-group": group,
        onclick: () => state.toggleGroup(group),
        onfocus: () => state.look(row),
        onblur: () => state.look(undefined),
      },
      h("kbd", { "aria-hidden": "true" }, String(number)),
      h("span", { class: "w" }, h("span", { class: "t" }, group), " ", h("span", { class: "d" }, what)),
    ),
    first && ruleMark(services, first.rule),
    judged(
      services,
      state.ranking,
      row.options.map((option) => option.index),
    ),
    open &&
      h(
        "ul",
        { class: "inner" },
        ...row.options.map((option) => single(services, state, { group: undefined, options: [option] }, undefined)),
      ),
  );
}

export function optionList(services: Wording, state: RowState, list: readonly Row[]): HTMLElement {
  return h(
    "ul",
    { class: "options", "aria-label": "What you can do" },
    ...list.map((row, place) =>
      row.group === undefined ? single(services, state, row, place + 1) : grouped(services, state, row, place + 1),
    ),
  );
}
