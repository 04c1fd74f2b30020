// The reader answers: what is asked, with everything that can be answered and why the rest cannot.
import { h, put } from "../dom";
import type { Session } from "../games";
import { drawPicker, rollPad } from "../play/byhand";
import { optionList, rows } from "../play/options";
import { refusalsOf, refusedList } from "../play/refusals";
import type { Wording } from "../play/services";
import type { Look, Shown } from "../play/types";
import { ruleChip, splitPrompt } from "../play/words";

export interface TryActions {
  /** Gives an answer to the session. */
  answer(deed: (session: Session) => Look): void;
  /** Opens a group of options, or closes it. */
  toggle(group: string): void;
}

export function drawTry(
  box: HTMLElement,
  wording: Wording,
  question: Shown,
  open: string | undefined,
  actions: TryActions,
): void {
  const { revision } = question;
  const fate = (): void => actions.answer((session) => session.leaveToFate(revision));
  switch (question.kind) {
    case "over":
      return put(box, h("h2", { tabindex: -1 }, wording.format(question.ending)), ruleChip(wording, question.rule));
    case "roll":
      return put(
        box,
        rollPad(
          wording,
          question,
          (faces) => actions.answer((session) => session.enterRoll(Uint8Array.from(faces), revision)),
          fate,
        ),
      );
    case "draw":
      return put(
        box,
        drawPicker(wording, question, (kind) => actions.answer((session) => session.enterDraw(kind, revision)), fate),
      );
    case "choice": {
      const [asked, allowed] = splitPrompt(wording.format(question.prompt));
      const state = {
        exact: false,
        ranking: undefined,
        open,
        names: () => "",
        answer: (index: number) => actions.answer((session) => session.answer(index, revision)),
        toggleExact: () => undefined,
        toggleGroup: actions.toggle,
        look: () => undefined,
      };
      return put(
        box,
        h("h2", { tabindex: -1 }, asked),
        h("p", { class: "soft" }, allowed, " ", ruleChip(wording, question.rule)),
        optionList(
          wording,
          state,
          rows(wording, question, () => true),
        ),
        refusedList(wording, refusalsOf(question)),
      );
    }
  }
}
