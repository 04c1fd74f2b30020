// A passage of story: read above the question, whose options are the answers to it.
import { glyph } from "../board/glyph";
import { h } from "../dom";
import type { Passage } from "../play/types";
import type { PanelServices } from "./look";

export function story({ format }: PanelServices, passage: Passage): HTMLElement {
  return h(
    "article",
    { class: "passage" },
    h("h2", null, passage.glyph !== "" && glyph(passage.glyph), format(passage.title)),
    passage.text.map((paragraph) => h("p", null, format(paragraph))),
  );
}
