// The phases of a round in a line; the present one stands out.
import { glyph } from "../board/glyph";
import { h } from "../dom";
import type { Order } from "../play/types";
import { capital } from "../play/words";
import type { PanelServices } from "./look";

export function orderStrip(services: PanelServices, order: Order): HTMLElement {
  const list = h(
    "ol",
    { class: "order", tabindex: 0, "aria-label": services.format(order.name) },
    order.steps.map((step, at) => {
      const now = at === order.now;
      return h(
        "li",
        { class: `${step.side}${now ? " now" : at < order.now ? " past" : ""}`, "aria-current": now && "step" },
        glyph(step.glyph),
        h("span", null, capital(services.format(step.name))),
      );
    }),
  );
  requestAnimationFrame(() => {
    const now = list.querySelector<HTMLElement>(".now");
    if (now && list.scrollWidth > list.clientWidth) list.scrollLeft = now.offsetLeft - list.offsetLeft - 24;
  });
  return list;
}
