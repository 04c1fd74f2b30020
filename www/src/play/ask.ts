// The question: asked by name, with one sentence of what is allowed and the rule it comes from.
import { h, put } from "../dom";
import { ending } from "./ending";
import { optionList, type Row, type RowState, refusedList } from "./options";
import { companion } from "./real";
import type { PlayServices } from "./services";
import type { Choosing, Scene, Shown } from "./types";
import { askedPanel, capital, key, ruleChip, splitPrompt } from "./words";

/** What the panel can do to the game. */
export interface AskActions extends RowState {
  enterRoll(faces: number[]): void;
  enterDraw(kind: number): void;
  fate(): void;
  step(): void;
  goOn(): void;
  takeOver(seat: number): void;
  redraw(): void;
  readonly paused: boolean;
}

export function sideOf(scene: Scene, seat: number | undefined): string {
  return askedPanel(scene, seat)?.side ?? "";
}

/** The first time that something is asked, a sentence says how to answer. */
function guide(services: PlayServices, question: Choosing): HTMLElement | undefined {
  const name = `guide.${question.prompt.key.replaceAll(".", "-")}`;
  const words = services.text(name);
  if (words === undefined || services.settings.seen.includes(name)) return undefined;
  const box = h(
    "div",
    { class: "guide" },
    h("p", { onclick: () => box.classList.toggle("whole") }, words),
    h(
      "button",
      {
        type: "button",
        class: "ghost slim",
        "aria-label": "Got it, hide this",
        onclick: () => {
          services.settings.seen.push(name);
          services.keepSettings();
          box.remove();
        },
      },
      "OK",
    ),
  );
  return box;
}

function waiting(services: PlayServices, question: Choosing, actions: AskActions): HTMLElement[] {
  const who = services.format(key(question.who));
  if (!actions.paused)
    return [
      h("h2", { tabindex: -1 }, `${capital(who)} is thinking …`),
      h("p", { class: "note" }, services.format(question.prompt)),
      h("div", { class: "thinking", "aria-hidden": "true" }),
    ];
  return [
    h("h2", { tabindex: -1 }, `Paused before ${who}’s choice`),
    h("p", { class: "note" }, services.format(question.prompt)),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => actions.goOn() }, "Go on"),
      h("button", { type: "button", class: "ghost", onclick: () => actions.step() }, "One step"),
      h("button", { type: "button", class: "ghost", onclick: () => actions.takeOver(question.seat) }, `Play ${who} myself`),
    ),
  ];
}

export function drawAsk(
  box: HTMLElement,
  services: PlayServices,
  question: Shown,
  scene: Scene,
  rows: readonly Row[],
  mine: boolean,
  actions: AskActions,
  between?: HTMLElement,
): void {
  const seat = question.kind === "over" ? undefined : question.seat;
  box.className = `ask ${question.kind} ${sideOf(scene, seat ?? undefined)}`;
  switch (question.kind) {
    case "over":
      return put(box, ending(services, question, scene));
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
      if (!mine) return put(box, waiting(services, question, actions));
      const [asked, allowed] = splitPrompt(services.format(question.prompt));
      return put(
        box,
        h("h2", { tabindex: -1 }, capital(asked)),
        h("p", { class: "note" }, allowed, " ", ruleChip(services, question.rule)),
        guide(services, question),
        between,
        optionList(services, actions, rows),
        refusedList(services, question),
      );
    }
  }
}
