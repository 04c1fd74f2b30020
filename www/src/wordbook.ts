// Words of a part of the page that is loaded on its own.
import { type Args, Texts } from "./texts";

/** Whole translations by their language. One that leaves a word out does not compile: no language is mixed into another. */
export type Translations<K extends string> = Readonly<Record<string, Readonly<Record<K, string>>>>;

/** The words of a language by their keys; a language that there is no translation in is English. */
export function wordbook<K extends string>(
  english: Readonly<Record<K, string>>,
  translations: Translations<K> = {},
): (language: string) => (key: K, args?: Args) => string {
  return (language) => {
    const own = Object.hasOwn(translations, language) ? translations[language] : undefined;
    const texts = new Texts([own === undefined ? { language: "en", texts: english } : { language, texts: own }]);
    return (key, args = {}) => texts.words(key, args, (text) => text);
  };
}
