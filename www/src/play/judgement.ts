// What a hint says of an option: how it compares with the best one, in a word.
import type { Ranking, Wording } from "./services";
import type { Say } from "./types";

const BEST = "best";
const ALIKE = "as good";
/** Up to these losses against the best, in parts of a whole game. */
const WORDS: readonly (readonly [number, string])[] = [
  [0.008, ALIKE],
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
  /** What the best option gains: against all others, or, for another one, against that. */
  readonly why: Say | undefined;
}

/** Of one option, or of the best in a group. Nothing where the computer has not looked at it. */
export function judge(ranking: Ranking | undefined, indexes: readonly number[]): Judgement | undefined {
  const mine = ranking?.options.filter(({ index }) => indexes.includes(index)) ?? [];
  if (!ranking || mine.length === 0) return undefined;
  const all = ranking.options.map(({ worth }) => worth);
  const [best, worst] = [Math.max(...all), Math.min(...all)];
  const isBest = indexes.includes(ranking.best);
  const own = mine.reduce((one, other) => (other.worth > one.worth ? other : one));
  const loss = best - own.worth;
  const word = isBest ? BEST : (WORDS.find(([most]) => loss <= most)?.[1] ?? WORST);
  const against = word === ALIKE ? undefined : ranking.why?.against.find(({ index }) => index === own.index)?.gains;
  const share = isBest || best === worst ? 1 : Math.max(LEAST, (own.worth - worst) / (best - worst));
  return { word, share, worth: own.worth, why: isBest ? ranking.why?.gains : against };
}

/** Why it is the best, or what the best has over it; nothing where nothing more than luck was measured. */
export function reason(services: Wording, { word, why }: Pick<Judgement, "word" | "why">): string {
  if (why === undefined) return "";
  return `On average ${word === BEST ? "it" : "the best option"} ${services.format(why)}.`;
}
