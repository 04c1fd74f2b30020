// Dice and cards of the real table: what fell is entered here, with a thumb.
import { button, h, put } from "../dom";
import { die } from "../play/dice";
import type { Wording } from "../play/services";
import type { Drawing, Rolling } from "../play/types";
import { capital, key, ruleChip } from "../play/words";
import { say } from "./words";

/** Up to so many sides a die has a key for each face. */
const KEYPAD = 12;
/** From so many kinds on, a pile is searched. */
const SEARCH = 7;

/** Faces are tapped one after the other; a die that was entered wrong is tapped and entered again. The last one answers. */
export function rollPad(services: Wording, question: Rolling, enter: (faces: number[]) => void, fate: () => void): HTMLElement {
  const faces: (number | undefined)[] = question.dice.map(() => undefined);
  const box = h("div", { class: "byhand" });
  let at = 0;
  const go = (place: number): void => {
    at = place;
    draw();
  };
  const press = (face: number): void => {
    faces[at] = face;
    const whole = faces.filter((one) => one !== undefined);
    if (whole.length === faces.length) enter(whole);
    else go(faces.indexOf(undefined));
  };
  const draw = (): void => {
    const slots = faces.map((face, place) =>
      face === undefined
        ? h("span", { class: `die empty${place === at ? " next" : ""}` }, "?")
        : button(die(face), () => go(place), {
            class: `slot${place === at ? " next" : ""}`,
            "aria-label": say("roll.fix", { n: place + 1, face }),
          }),
    );
    const here = question.dice[at];
    const sides = here?.sides ?? 0;
    const face = (_: unknown, place: number): HTMLElement =>
      button([sides <= 6 && die(place + 1), h("span", { class: sides <= 6 ? "sr" : "" }, place + 1)], () => press(place + 1), {
        class: "face",
      });
    const pad = sides <= KEYPAD ? Array.from({ length: sides }, face) : [number(sides, press)];
    const last = faces.findLastIndex((one) => one !== undefined);
    put(
      box,
      h("div", { class: "roll" }, slots),
      h(
        "p",
        { class: "note", "aria-live": "polite" },
        say("roll.missing", { n: faces.filter((one) => one === undefined).length }),
        " ",
        h("span", null, say("roll.which", { n: at + 1, of: faces.length, kind: here ? services.format(key(here.kind)) : "" })),
      ),
      h("div", { class: `pad${sides <= 6 ? " big" : ""}`, role: "group", "aria-label": say("roll.pad") }, pad),
      h(
        "div",
        { class: "row" },
        button(
          say("roll.back"),
          () => {
            faces[last] = undefined;
            go(last);
          },
          { class: "ghost", disabled: last < 0 },
        ),
        button(say("roll.fate"), fate, { class: "ghost" }),
      ),
    );
  };
  draw();
  return h(
    "div",
    {},
    h("h2", { tabindex: -1 }, services.format(question.what)),
    h("p", { class: "note" }, say("roll.text"), ruleChip(services, question.rule)),
    box,
  );
}

function number(sides: number, press: (face: number) => void): HTMLElement {
  const field = h("input", {
    type: "number",
    min: 1,
    max: sides,
    required: true,
    inputmode: "numeric",
    "aria-label": say("roll.number", { n: sides }),
  });
  return h(
    "form",
    {
      class: "row",
      onsubmit: (event) => {
        event.preventDefault();
        press(Number(field.value));
      },
    },
    field,
    h("button", { class: "ghost" }, say("roll.enter")),
  );
}

/** Only what can still come is offered. */
export function drawPicker(services: Wording, question: Drawing, enter: (kind: number) => void, fate: () => void): HTMLElement {
  const kinds = question.kinds
    .map(([name, count], kind) => ({ name: capital(services.format(name)), count, kind }))
    .filter(({ count }) => count > 0);
  const list = h("ul", { class: "options kinds" });
  const show = (wanted: string): void => {
    const found = kinds.filter(({ name }) => name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()));
    put(
      list,
      found.length === 0 && h("li", { class: "note" }, say("draw.none")),
      found.map(({ name, count, kind }) =>
        h(
          "li",
          { class: "opt" },
          button(
            [h("span", { class: "t" }, name), h("span", { class: "d" }, say("draw.left", { n: count }))],
            () => enter(kind),
            { class: "go" },
          ),
        ),
      ),
    );
  };
  const search = h("input", {
    type: "search",
    autocomplete: "off",
    placeholder: say("draw.search"),
    "aria-label": say("draw.search"),
    oninput: () => show(search.value),
  });
  show("");
  return h(
    "div",
    {},
    h("h2", { tabindex: -1 }, services.format(question.what)),
    h("p", { class: "note" }, say("draw.text"), ruleChip(services, question.rule)),
    kinds.length >= SEARCH && search,
    list,
    h("div", { class: "row" }, button(say("draw.fate"), fate, { class: "ghost" })),
  );
}
