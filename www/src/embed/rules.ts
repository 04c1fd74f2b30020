// What a figure says of rules: the catalogue that lies beside the game's module.
import { fetchBeside } from "../engine";

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: "rule" | "ruling";
  /** What the book leaves open. */
  readonly why?: string;
}

interface Catalogue {
  readonly rules: readonly Rule[];
  readonly retired?: readonly { readonly id: string; readonly successor?: string }[];
}

/** The rule of an id, or the one that took its place. */
export type Rules = (id: string) => Rule | undefined;

const known = new Map<string, Promise<Rules>>();

/** The rules of a game, fetched once. */
export function rulesOf(game: string): Promise<Rules> {
  let rules = known.get(game);
  if (rules === undefined) {
    rules = fetchBeside<Catalogue>(game, "rules.json").then(({ rules: all, retired = [] }) => {
      const byId = new Map(all.map((rule) => [rule.id, rule]));
      const heirs = new Map(retired.map(({ id, successor }) => [id, successor ?? id]));
      return (id) => byId.get(heirs.get(id) ?? id);
    });
    rules.catch(() => known.delete(game));
    known.set(game, rules);
  }
  return rules;
}
