// Dice that lie on the table: free ones in a tray, the others on their spaces. A die that can be used is a button.
import { h } from "../dom";
import { die as picture } from "../play/dice";
import type { DicePanel, TableDie } from "../play/types";
import { capital } from "../play/words";
import type { PanelServices, Seen } from "./look";

/** A die; inside something that is a button itself it is only a picture, which can still be dragged elsewhere. */
export function dieOf(seen: Seen, die: TableDie, inside = false): HTMLElement {
  const key = `die:${die.id}`;
  const standing = seen.standing(key);
  const sides = Number(/^d(\d+)$/.exec(die.kind)?.[1] ?? 6);
  const face = picture(die.face, 0, sides);
  face.classList.add("still", die.kind);
  if (inside || !seen.isOpen(key)) return h("span", { class: "on-table", "data-drag": inside && seen.isOpen(key) && key }, face);
  face.removeAttribute("role");
  face.setAttribute("aria-hidden", "true");
  return h(
    "button",
    {
      type: "button",
      class: `on-table ${standing}`,
      "data-target": key,
      "data-drag": key,
      "aria-pressed": String(standing === "held"),
      "aria-label": seen.deed(key) ?? `Die: ${die.face}`,
    },
    face,
  );
}

/** The dice that are free. */
export function tray(services: PanelServices, seen: Seen, pool: DicePanel): HTMLElement | false {
  const free = pool.dice.filter((die) => die.on == null);
  if (free.length === 0) return false;
  return h(
    "div",
    { class: "tray", role: "group", "aria-label": services.format(pool.name) },
    h("span", { class: "tray-name" }, capital(services.format(pool.name))),
    free.map((die) => dieOf(seen, die)),
  );
}
