// The glyphs of the page, by name.
import { GLYPHS, GLYPH_BOX } from "../generated/glyphs";
import { s } from "../dom";

/** Puts every glyph into the document once; later `use` finds them by name. */
function sprite(): void {
  if (document.getElementById("glyphs")) return;
  const all = s("svg", { id: "glyphs", width: 0, height: 0, "aria-hidden": "true", style: "position:absolute" });
  for (const [name, body] of Object.entries(GLYPHS)) {
    const symbol = s("symbol", { id: `glyph-${name}`, viewBox: GLYPH_BOX });
    symbol.innerHTML = body;
    all.append(symbol);
  }
  document.body.append(all);
}

/** A glyph in a square of that size around the origin. */
export function glyphAt(name: string, size: number): SVGUseElement {
  sprite();
  return s("use", { href: `#glyph-${name}`, x: -size / 2, y: -size / 2, width: size, height: size, class: "glyph" });
}

/** A glyph for text and buttons; the word beside it says the same. */
export function glyph(name: string, className = "ico"): SVGSVGElement {
  sprite();
  return s("svg", { viewBox: GLYPH_BOX, class: className, "aria-hidden": "true" }, s("use", { href: `#glyph-${name}` }));
}
