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

/** How well an entry fits, the best first: its title has the words as such, or parts of them, or only its text does. */
export function fit(title: string, text: string, words: readonly string[]): number {
  const whole = (within: string): boolean => {
    const said = new Set(within.split(/[^\p{L}\p{N}]+/u));
    return words.every((word) => said.has(word));
  };
  return whole(title) ? 0 : hasAll(title, words) ? 1 : whole(text) ? 2 : 3;
}

export function found(count: number): string {
  return count === 0 ? "Nothing found" : count === 1 ? "One entry" : `${count} entries`;
}
