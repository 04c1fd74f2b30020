// A game's words, as they lie beside its module.
import { fetchBeside } from "./engine";
import { speaks } from "./homes";
import { type Book, Texts } from "./texts";

/** The texts of a game in a language, with English behind them. A language that the game does not have is English. */
export async function fetchTexts(game: string, language: string): Promise<Texts> {
  const book = async (of: string): Promise<Book> => ({
    language: of,
    texts: await fetchBeside<Record<string, string>>(game, `texts.${of}.json`),
  });
  const english = book("en");
  const own = language === "en" || !speaks(game, language) ? [] : [await book(language).catch(() => undefined)];
  return new Texts([...own.filter((found) => found !== undefined), await english]);
}
