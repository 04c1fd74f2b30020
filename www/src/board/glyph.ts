// The glyphs of a game, by name.
import { s } from "../dom";

/** The square that all glyphs are drawn in. */
const BOX = "0 0 512 512";

/** Name → the inside of an SVG element, in the current colour. */
export type Glyphs = Readonly<Record<string, string>>;

const laid = new WeakMap<Node, SVGSVGElement>();

/** Puts every glyph of a game into a tree of elements, in place of those of another game; `use` finds them by name, in the same tree only. */
export function layGlyphs(home: Node, glyphs: Glyphs): void {
  const all = s("svg", { width: 0, height: 0, "aria-hidden": "true" });
  // Not as an attribute: a page that allows no style in its HTML allows this.
  all.style.position = "absolute";
  for (const [name, body] of Object.entries(glyphs)) {
    const symbol = s("symbol", { id: `glyph-${name}`, viewBox: BOX });
    symbol.innerHTML = body;
    all.append(symbol);
  }
  laid.get(home)?.remove();
  laid.set(home, all);
  home.appendChild(all);
}

/** A glyph in a square of that size around a point. */
export function glyphAt(name: string, size: number, x = 0, y = 0): SVGUseElement {
  return s("use", { href: `#glyph-${name}`, x: x - size / 2, y: y - size / 2, width: size, height: size, class: "glyph" });
}

/** A glyph for text and buttons; the word beside it says the same. */
export function glyph(name: string, className = "ico"): SVGSVGElement {
  return s("svg", { viewBox: BOX, class: className, "aria-hidden": "true" }, s("use", { href: `#glyph-${name}` }));
}
