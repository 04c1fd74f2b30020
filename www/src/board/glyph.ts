// The glyphs of the page, by name.
import { GLYPHS, GLYPH_BOX } from "../generated/glyphs";
import { s } from "../dom";

/** Puts every glyph into a tree of elements; `use` finds them by name, in the same tree only. */
export function layGlyphs(home: Node): void {
  const all = s("svg", { width: 0, height: 0, "aria-hidden": "true" });
  // Not as an attribute: a page that allows no style in its HTML allows this.
  all.style.position = "absolute";
  for (const [name, body] of Object.entries(GLYPHS)) {
    const symbol = s("symbol", { id: `glyph-${name}`, viewBox: GLYPH_BOX });
    symbol.innerHTML = body;
    all.append(symbol);
  }
  home.appendChild(all);
}

/** A glyph in a square of that size around the origin. */
export function glyphAt(name: string, size: number): SVGUseElement {
  return s("use", { href: `#glyph-${name}`, x: -size / 2, y: -size / 2, width: size, height: size, class: "glyph" });
}

/** A glyph for text and buttons; the word beside it says the same. */
export function glyph(name: string, className = "ico"): SVGSVGElement {
  return s("svg", { viewBox: GLYPH_BOX, class: className, "aria-hidden": "true" }, s("use", { href: `#glyph-${name}` }));
}
