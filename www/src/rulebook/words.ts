// How words are looked for: every word that was typed occurs somewhere, in any order.

/** A text without capitals and accents. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words that were typed. */
export const typed = (text: string): string[] =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Whether a folded text has all these words. */
export const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

export function found(count: number): string {
  return count === 0 ? "Nothing found" : count === 1 ? "One entry" : `${count} entries`;
}
