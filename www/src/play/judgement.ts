// What a hint says of an option: how it compares with the best one, in a word.
import type { Ranking } from "./services";

/** Up to these losses against the best, in parts of a whole game. */
const WORDS: readonly (readonly [number, string])[] = [
  [0.008, "as good"],
  [0.03, "a little worse"],
  [0.1, "worse"],
];
const WORST = "a mistake";
/** The worst option still has a bar that can be seen. */
const LEAST = 0.06;

export interface Judgement {
  readonly word: string;
  /** From the worst option (near 0) to the best one (1). */
  readonly share: number;
  /** The expected result, from 0 (lost) to 1 (won). */
  readonly worth: number;
}

/** Of one option, or of the best in a group. Nothing where the computer has not looked at it. */
export function judge(ranking: Ranking | undefined, indexes: readonly number[]): Judgement | undefined {
  const mine = ranking?.options.filter(({ index }) => indexes.includes(index)) ?? [];
  if (!ranking || mine.length === 0) return undefined;
  const all = ranking.options.map(({ worth }) => worth);
  const [best, worst] = [Math.max(...all), Math.min(...all)];
  const worth = Math.max(...mine.map((option) => option.worth));
  const loss = best - worth;
  const word = indexes.includes(ranking.best) ? "best" : (WORDS.find(([most]) => loss <= most)?.[1] ?? WORST);
  return { word, share: best > worst ? Math.max(LEAST, (worth - worst) / (best - worst)) : 1, worth };
}
