// What to do with the pieces, one thing at a time.
import { button, h } from "../dom";
import type { Wording } from "../play/services";
import type { Line } from "../play/types";
import { ruleChips } from "../play/words";
import { say } from "./words";

/** The present instruction, large; one tap goes on to the next, or to the question. */
export function instruction(services: Wording, lines: readonly Line[], at: number, go: (to: number) => void): HTMLElement {
  const line = lines[at];
  const more = at + 1 < lines.length;
  return h(
    "div",
    { class: "todo" },
    h("h2", { tabindex: -1 }, say("todo.title"), " ", h("small", null, say("todo.count", { n: at + 1, of: lines.length }))),
    h("p", { class: "do" }, line?.hands ? services.format(line.hands) : ""),
    line && h("p", { class: "note" }, ...ruleChips(services, line)),
    h(
      "div",
      { class: "row" },
      button(say(more ? "todo.next" : "todo.done"), () => go(at + 1), { class: "main" }),
      more && button(say("todo.all"), () => go(lines.length), { class: "ghost" }),
    ),
  );
}
