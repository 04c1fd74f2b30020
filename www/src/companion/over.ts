// From one phone to another: the whole game in a code or a link.
import { button, dialog, h } from "../dom";
import { copy } from "../errors";
import type { Host } from "../play/real";
import { qrCode } from "../qr";
import { say } from "./words";

export function handOver({ services }: Host): void {
  const link = services.link();
  const field = h("textarea", { id: "over-link", readonly: true, rows: 3, spellcheck: "false", onfocus: () => field.select() });
  field.value = link;
  const stop = button(
    say("over.stop"),
    () => {
      box.close();
      services.handedOver();
    },
    { class: "main" },
  );
  const box = dialog(
    say("over.title"),
    { class: "companion", close: say("close") },
    h("p", null, say("over.text")),
    qrCode(link, say("over.qr")) ?? h("p", { class: "note" }, say("over.long")),
    h("label", { for: "over-link" }, say("over.link")),
    field,
    h(
      "div",
      { class: "row" },
      stop,
      button(say("over.copy"), () => void copy(link)),
    ),
  );
}

/** What the first phone says from then on. */
export function handedOver(name: string, takeBack: () => void, home: string): HTMLElement {
  return h(
    "section",
    { class: "narrow handed" },
    h("h1", { tabindex: "-1" }, say("over.done")),
    h(
      "div",
      { class: "paper" },
      h("p", null, h("b", null, name)),
      h("p", null, say("over.done.text")),
      h(
        "div",
        { class: "row" },
        h("a", { class: "button main", href: home }, say("over.home")),
        button(say("over.back"), takeBack),
      ),
      h("p", { class: "remark" }, say("over.back.note")),
    ),
  );
}
