// A game's words in the language of the page, with English behind them.
import { fetchTexts } from "./gametexts";
import { settings } from "./settings";
import type { Texts } from "./texts";

const known = new Map<string, Promise<Texts>>();

/** The texts of a game. A language that the game does not have is English. */
export function gameTexts(game: string): Promise<Texts> {
  const id = `${game} ${settings.language}`;
  let texts = known.get(id);
  if (texts === undefined) {
    texts = fetchTexts(game, settings.language);
    texts.catch(() => known.delete(id));
    known.set(id, texts);
  }
  return texts;
}
