// Words of a part of the page that is loaded on its own.
import { type Args, Texts } from "./texts";

/** The words of a language by their keys; what it has not is English. */
export function wordbook<K extends string>(
  english: Readonly<Record<K, string>>,
  german: Readonly<Partial<Record<K, string>>>,
): (language: string) => (key: K, args?: Args) => string {
  return (language) => {
    const own = language === "de" ? [{ language, texts: german as Readonly<Record<string, string>> }] : [];
    const texts = new Texts([...own, { language: "en", texts: english }]);
    return (key, args = {}) => texts.words(key, args, (text) => text);
  };
}
