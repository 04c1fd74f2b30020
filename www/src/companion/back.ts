// Taking back by name: the last answers as words, and a way to before each of them.
import { announce, button, dialog, h } from "../dom";
import { roll } from "../play/dice";
import type { Host } from "../play/real";
import type { Given } from "../play/types";
import { key } from "../play/words";
import { say } from "./words";

/** So many answers are named. */
const MOST = 12;

export function takeBack(host: Host): void {
  const { services } = host;
  const named = (given: Given): string => {
    const what = services.format(given.what);
    const who = given.who == null ? "" : services.format(key(given.who));
    const drawn = given.drawn == null ? "" : ` → ${services.format(given.drawn)}`;
    // A sentence that was heard of somebody begins with the name already.
    return `${who === "" || what.includes(who) ? "" : `${who}: `}${what}${drawn}`;
  };
  const go = (undos: number): void => {
    box.close();
    for (let undo = 0; undo < undos; undo += 1) services.session.undo();
    host.changed();
    announce(say("back.title"));
  };
  const given = services.session.given(MOST, host.viewer);
  const rows = given.map((one, place) =>
    h(
      "li",
      { class: "opt" },
      button(
        [
          h("span", { class: "t" }, say("back.before", { what: named(one) })),
          one.dice.length > 0 && roll({ dice: one.dice }),
          one.reveals > 0 && h("span", { class: "d" }, say("back.reveals", { n: one.reveals })),
        ],
        () => go(place + 1),
        { class: "go" },
      ),
    ),
  );
  const box = dialog(
    say("back.title"),
    { class: "companion", close: say("close") },
    h("p", null, say(rows.length > 0 ? "back.text" : "back.none")),
    h("ol", { class: "options" }, rows),
  );
}
