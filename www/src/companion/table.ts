// How this device sits at a real table.
import { dialog, h } from "../dom";
import type { Host } from "../play/real";
import { capital } from "../play/words";
import { say } from "./words";

export function atTheTable(host: Host): void {
  const { services } = host;
  const { session } = services;
  const { real } = services.settings;
  const check = (words: string, on: boolean, set: (on: boolean) => void, note?: string): HTMLElement => {
    const input = h("input", { type: "checkbox", checked: on, onchange: () => set(input.checked) });
    return h("label", { class: "check" }, input, h("span", null, words, note !== undefined && h("small", null, note)));
  };
  const list = h("div", { class: "sources" });
  const change = (deed: () => void): void => {
    deed();
    host.changed();
    draw();
  };
  const keep = (): void => {
    services.keepSettings();
    host.changed();
  };
  const draw = (): void => {
    const sources = session.sources();
    const all = sources.length > 0 ? sources.every((source) => source.byHand) : session.byHand();
    list.replaceChildren(
      check(say("table.all"), all, (on) => change(() => session.setByHand(on))),
      ...(sources.length > 1
        ? [
            h(
              "fieldset",
              null,
              h("legend", null, say("table.which")),
              ...sources.map(({ name, say: called, byHand }) =>
                check(capital(services.format(called)), byHand, (on) => change(() => session.setSourceByHand(name, on))),
              ),
            ),
          ]
        : []),
    );
  };
  draw();
  dialog(
    say("table.title"),
    { class: "companion", close: say("close") },
    h("p", null, say("table.text")),
    list,
    check(
      say("table.hands"),
      real.hands,
      (on) => {
        real.hands = on;
        keep();
      },
      say("table.hands.note"),
    ),
    check(say("table.large"), real.large, (on) => {
      real.large = on;
      keep();
    }),
    check(
      say("table.facing"),
      real.facing,
      (on) => {
        real.facing = on;
        keep();
      },
      say("table.facing.note"),
    ),
  );
}
