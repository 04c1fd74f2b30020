// The phases of a round, or who comes after whom, in a line; the present one stands out. A step that the question touches is a button.
import { glyph } from "../board/glyph";
import { type Child, h } from "../dom";
import type { Order, Step, TableToken } from "../play/types";
import { capital } from "../play/words";
import type { PanelServices, Seen } from "./look";
import { tokenOf } from "./token";

function body(services: PanelServices, seen: Seen, step: Step, tokens: readonly TableToken[]): Child {
  const name = capital(services.format(step.name));
  const face = [step.glyph !== "" && glyph(step.glyph), h("span", null, name)];
  const key = step.slot == null ? undefined : `slot:${step.slot}`;
  const standing = key === undefined ? "" : seen.standing(key);
  const here = tokens.filter(({ on }) => on != null && on === step.slot);
  return [
    standing === "" || key === undefined
      ? face
      : h(
          "button",
          { type: "button", class: `step ${standing}`, "data-target": key, "aria-label": seen.deed(key) ?? name },
          face,
        ),
    here.length > 0 &&
      h(
        "span",
        { class: "holders" },
        here.map((token) => tokenOf(services, seen, token)),
      ),
  ];
}

export function orderStrip(services: PanelServices, seen: Seen, order: Order, tokens: readonly TableToken[]): HTMLElement {
  const list = h(
    "ol",
    { class: "order", tabindex: 0, "aria-label": services.format(order.name) },
    order.steps.map((step, at) => {
      const now = at === order.now;
      return h(
        "li",
        { class: `${step.side}${now ? " now" : at < order.now ? " past" : ""}`, "aria-current": now && "step" },
        body(services, seen, step, tokens),
      );
    }),
  );
  requestAnimationFrame(() => {
    const now = list.querySelector<HTMLElement>(".now");
    if (now && list.scrollWidth > list.clientWidth) list.scrollLeft = now.offsetLeft - list.offsetLeft - 24;
  });
  return list;
}
