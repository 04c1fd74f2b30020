// Tokens and cubes: free ones in a tray, the others on their spaces. One that can be used is a button and can be dragged.
import { glyph } from "../board/glyph";
import { h } from "../dom";
import type { TableToken, TokenPanel } from "../play/types";
import { capital } from "../play/words";
import type { PanelServices, Seen } from "./look";

/** A token; inside something that is a button itself it is only a picture, which can still be dragged elsewhere. */
export function tokenOf(services: PanelServices, seen: Seen, token: TableToken, inside = false): HTMLElement {
  const key = `token:${token.id}`;
  const standing = seen.standing(key);
  const name = services.format(token.name);
  const words = (token.count > 1 ? `${token.count} × ${name}` : name) + (token.spent ? ", used" : "");
  const face = h(
    "span",
    { class: `cube ${token.kind}${token.spent ? " spent" : ""}`, "aria-hidden": "true" },
    glyph(token.glyph),
    token.count > 1 && h("b", null, token.count),
  );
  if (inside || !seen.isOpen(key))
    return h(
      "span",
      { class: "on-table", title: words, "data-drag": inside && seen.isOpen(key) && key },
      face,
      h("span", { class: "sr" }, words),
    );
  return h(
    "button",
    {
      type: "button",
      class: `on-table ${standing}`,
      title: words,
      "data-target": key,
      "data-drag": key,
      "aria-pressed": String(standing === "held"),
      "aria-label": seen.deed(key) ?? words,
    },
    face,
  );
}

/** The tokens that are free. */
export function tokenTray(services: PanelServices, seen: Seen, pool: TokenPanel): HTMLElement | false {
  const free = pool.tokens.filter((token) => token.on == null);
  if (free.length === 0) return false;
  return h(
    "div",
    { class: "tray", role: "group", "aria-label": services.format(pool.name) },
    h("span", { class: "tray-name" }, capital(services.format(pool.name))),
    free.map((token) => tokenOf(services, seen, token)),
  );
}
