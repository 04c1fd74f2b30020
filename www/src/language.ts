// A game's words in the language of the page, with English behind them.
import { fetchBeside } from "./engine";
import { Texts, type Book } from "./texts";
import { settings } from "./settings";

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

async function fetchTexts(game: string, language: string): Promise<Texts> {
  const book = async (of: string): Promise<Book> => ({ language: of, texts: await fetchBeside<Record<string, string>>(game, `texts.${of}.json`) });
  const english = book("en");
  const own = language === "en" ? [] : [await book(language).catch(() => undefined)];
  return new Texts([...own.filter((found) => found !== undefined), await english]);
}
