// A first game that teaches: one sentence at each question, and the answer that it speaks of.
import { button, h } from "../dom";
import type { PlayServices } from "./services";
import { ruleChip } from "./words";

/** What the box can do. */
export interface Coached {
  answer(index: number): void;
  takeBack(): void;
  redraw(): void;
}

export function coach(services: PlayServices, actions: Coached): HTMLElement | undefined {
  const { lessons } = services;
  const lesson = lessons?.now();
  if (!lessons || !lesson) return undefined;
  const end = (words: string): HTMLElement =>
    button(
      words,
      () => {
        lessons.end();
        actions.redraw();
      },
      { class: "ghost slim" },
    );
  const box = (title: string, ...rest: Parameters<typeof h>[2][]): HTMLElement =>
    h("section", { class: "coach", "aria-label": "First game" }, h("p", { class: "step" }, title), ...rest);
  if (lesson.kind === "strayed")
    return box(
      "You went your own way",
      h("p", {}, "That is fine: the rules hold anyway. Take it back to go on with the lesson, or play on alone."),
      h(
        "div",
        { class: "row" },
        button("Take it back", () => actions.takeBack(), { class: "main slim" }),
        end("Play on alone"),
      ),
    );
  if (lesson.kind === "over")
    return box("That was the first lesson", h("p", {}, lesson.say), h("div", { class: "row" }, end("Play on")));
  return box(
    `First game, ${lesson.number} of ${lesson.of}`,
    h("p", {}, lesson.say, " ", ruleChip(services, lesson.rule)),
    h(
      "div",
      { class: "row" },
      button("Do it", () => actions.answer(lesson.answer), { class: "main slim" }),
      end("Skip the lesson"),
    ),
  );
}
