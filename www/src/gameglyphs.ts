// A game's glyphs, as they lie beside its module.
import type { Glyphs } from "./board/glyph";
import { fetchBeside } from "./engine";

const known = new Map<string, Promise<Glyphs>>();

/** The glyphs of a game, fetched once. A game without its pictures is still a game, so a failure is no glyphs, and is tried again. */
export function gameGlyphs(game: string): Promise<Glyphs> {
  let glyphs = known.get(game);
  if (glyphs === undefined) {
    glyphs = fetchBeside<Glyphs>(game, "glyphs.json").catch(() => {
      known.delete(game);
      return {};
    });
    known.set(game, glyphs);
  }
  return glyphs;
}
