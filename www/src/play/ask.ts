// The question: asked by name, with one sentence of what is allowed and the rule it comes from.
import { button, type Child, h, put } from "../dom";
import { coach } from "./coach";
import { optionList, type RowState } from "./options";
import type { Present } from "./present";
import { companion } from "./real";
import { refusedList } from "./refusals";
import type { PlayServices } from "./services";
import type { Choosing, Line, Say } from "./types";
import { capital, key, ruleChips, ruleMark, seatNames, sideOf, splitPrompt } from "./words";

/** What the panel can do to the game. */
export interface AskActions extends RowState {
  enterRoll(faces: number[]): void;
  enterDraw(kind: number): void;
  fate(): void;
  step(): void;
  goOn(): void;
  takeOver(seats: readonly number[]): void;
  redraw(): void;
  takeBack(): void;
  readonly paused: boolean;
  /** Whether persons wait for a computer. */
  readonly isDue: boolean;
}

/** What lies around the options. */
export interface Around {
  /** What happened since the person was asked last. */
  readonly before: Child;
  /** Sheets and dice, where most answers lie on them. */
  readonly between: Child;
  /** How the game ended. */
  readonly end: () => Child;
}

const isWide = (): boolean => matchMedia("(min-width: 1100px)").matches;

/** The first time that something is asked, a sentence says how to answer. */
function guide(services: PlayServices, question: Choosing, open: boolean): HTMLElement | undefined {
  const name = `guide.${question.prompt.key.replaceAll(".", "-")}`;
  const words = services.text(name);
  if (words === undefined || services.settings.seen.includes(name)) return undefined;
  const box = h(
    "div",
    { class: "guide" },
    h("details", { open }, h("summary", {}, h("span", {}, words))),
    button(
      "OK",
      () => {
        services.settings.seen.push(name);
        services.keepSettings();
        box.remove();
      },
      { class: "ghost slim", "aria-label": "Got it, hide this" },
    ),
  );
  return box;
}

/** What is left of the turn. */
function left(services: PlayServices, all: readonly Say[] = []): Child {
  if (all.length === 0) return undefined;
  return h("p", { class: "left-over" }, "Left this turn: ", all.map((one) => services.format(one)).join(" · "));
}

function waiting(services: PlayServices, question: Choosing, present: Present, actions: AskActions): Child {
  const { asked, scene, computer } = present;
  const who = computer?.speaks ? seatNames(services, scene, [computer.seat]) : services.format(key(question.who));
  const prompt = h("p", { class: "note" }, services.format(question.prompt));
  if (!actions.paused)
    return [
      h("h2", { tabindex: -1 }, `${capital(who)} is thinking …`),
      prompt,
      h("div", { class: "thinking", "aria-hidden": "true" }),
    ];
  return [
    h("h2", { tabindex: -1 }, `Paused before ${who}’s choice`),
    prompt,
    h(
      "div",
      { class: "row" },
      button("Go on", () => actions.goOn(), { class: "main" }),
      button("One step", () => actions.step(), { class: "ghost" }),
      button(`Play ${who} myself`, () => actions.takeOver(asked), { class: "ghost" }),
    ),
  ];
}

export function drawAsk(box: HTMLElement, services: PlayServices, present: Present, actions: AskActions, around: Around): void {
  const { question, scene, asked } = present;
  box.className = `ask ${question.kind === "over" ? "ended" : question.kind} ${sideOf(scene, asked[0])}`;
  switch (question.kind) {
    case "over":
      return put(box, around.end());
    case "roll":
    case "draw": {
      const real = companion(services, () => actions.redraw());
      if (!real) return put(box, h("p", { class: "note" }, "…"));
      const fate = (): void => actions.fate();
      return put(
        box,
        question.kind === "roll"
          ? real.rollPad(services, question, (faces) => actions.enterRoll(faces), fate)
          : real.drawPicker(services, question, (kind) => actions.enterDraw(kind), fate),
      );
    }
    case "choice": {
      if (actions.isDue) return put(box, waiting(services, question, present, actions));
      const [words, allowed] = splitPrompt(services.format(question.prompt));
      return put(
        box,
        around.before,
        coach(services, actions),
        h("div", { class: "query" }, h("h2", { tabindex: -1 }, capital(words)), ruleMark(services, question.rule)),
        allowed !== "" && h("p", { class: "note" }, allowed),
        left(services, present.look.left),
        // Between what happened and what can be done it takes one line.
        services.lessons?.now() === undefined && guide(services, question, !around.before && isWide()),
        around.between,
        optionList(services, actions, present.rows),
        refusedList(services, present.refusals),
      );
    }
  }
}

/** What happens now, while it is shown. */
export function drawUnfolding(box: HTMLElement, services: PlayServices, line: Line, pace: { hurry(): void; skip(): void }): void {
  box.className = "ask unfolding";
  put(
    box,
    h("h2", { tabindex: -1 }, capital(services.format(line.telling.say))),
    h("p", { class: "note" }, ...ruleChips(services, line)),
    h(
      "div",
      { class: "row" },
      button("Faster", () => pace.hurry(), { class: "ghost slim" }),
      button("Skip", () => pace.skip(), { class: "ghost slim", title: "Space" }),
    ),
  );
}
