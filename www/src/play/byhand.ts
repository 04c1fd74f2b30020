// Dice and cards of the real table: what fell is entered here.
import { h } from "../dom";
import { die } from "./dice";
import type { Wording } from "./services";
import type { Drawing, Rolling } from "./types";
import { capital, key, ruleChip } from "./words";

/** Up to so many sides a die has a key for each face. */
const KEYPAD = 12;

/** Faces are tapped one after the other; the last one answers. */
export function rollPad(services: Wording, question: Rolling, enter: (faces: number[]) => void, fate: () => void): HTMLElement {
  const faces: number[] = [];
  const box = h("div", { class: "byhand" });
  const draw = (): void => {
    const next = question.dice[faces.length];
    const done = faces.map((face) => die(face));
    const rest = question.dice
      .slice(faces.length)
      .map((_, place) => h("span", { class: `die empty${place === 0 ? " next" : ""}` }, "?"));
    const press = (face: number) => (): void => {
      faces.push(face);
      if (faces.length === question.dice.length) enter(faces);
      else draw();
    };
    const sides = next?.sides ?? 0;
    const pad =
      sides <= KEYPAD
        ? Array.from({ length: sides }, (_, at) =>
            h("button", { type: "button", class: "face", onclick: press(at + 1) }, String(at + 1)),
          )
        : [number(sides, press)];
    box.replaceChildren(
      h("p", { class: "roll", "aria-live": "polite" }, ...done, ...rest),
      h(
        "p",
        { class: "note" },
        next ? `Die ${faces.length + 1} of ${question.dice.length}: ${services.format(key(next.kind))}` : "",
      ),
      h("div", { class: "pad", role: "group", "aria-label": "The face that fell" }, ...pad),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          {
            type: "button",
            class: "ghost",
            disabled: faces.length === 0,
            onclick: () => {
              faces.pop();
              draw();
            },
          },
          "Back",
        ),
        h("button", { type: "button", class: "ghost", onclick: fate }, "Roll for me"),
      ),
    );
  };
  draw();
  return h(
    "div",
    {},
    h("h2", { tabindex: -1 }, services.format(question.what)),
    h("p", { class: "note" }, "Roll the dice on your table and enter what fell. ", ruleChip(services, question.rule)),
    box,
  );
}

function number(sides: number, press: (face: number) => () => void): HTMLElement {
  const field = h("input", {
    type: "number",
    min: 1,
    max: sides,
    inputmode: "numeric",
    "aria-label": `A number from 1 to ${sides}`,
  });
  return h(
    "form",
    {
      class: "row",
      onsubmit: (event) => {
        event.preventDefault();
        press(Number(field.value))();
      },
    },
    field,
    h("button", { class: "ghost" }, "Enter"),
  );
}

export function drawPicker(services: Wording, question: Drawing, enter: (kind: number) => void, fate: () => void): HTMLElement {
  const kinds = question.kinds
    .map(([name, count], kind) => ({ name: services.format(name), count, kind }))
    .filter(({ count }) => count > 0);
  return h(
    "div",
    {},
    h("h2", { tabindex: -1 }, services.format(question.what)),
    h("p", { class: "note" }, "Draw from your pile and say what came. ", ruleChip(services, question.rule)),
    h(
      "ul",
      { class: "options" },
      ...kinds.map(({ name, count, kind }) =>
        h(
          "li",
          { class: "opt" },
          h(
            "button",
            { type: "button", class: "go", onclick: () => enter(kind) },
            h("span", { class: "t" }, capital(name)),
            h("span", { class: "d" }, count === 1 ? "one left" : `${count} left`),
          ),
        ),
      ),
    ),
    h("div", { class: "row" }, h("button", { type: "button", class: "ghost", onclick: fate }, "Draw for me")),
  );
}
