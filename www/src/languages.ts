// The languages in which everything is said: every part of the page, and every game. Nothing offers any other.

/** What each calls itself. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: "English" };

/** The language that is spoken to somebody who wants this one (`en`, `en-GB`). */
export function spoken(wanted: string, languages: Readonly<Record<string, string>> = LANGUAGES): string {
  const [language = ""] = wanted.toLowerCase().split("-");
  return Object.hasOwn(languages, language) ? language : "en";
}
