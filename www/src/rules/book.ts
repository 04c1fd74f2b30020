// What the rules of a game are called: the catalogue that lies beside its module.
import { fetchBeside } from "../engine";

interface Catalogue {
  readonly rules: readonly { readonly id: string; readonly title: string }[];
  readonly retired?: readonly { readonly id: string; readonly successor: string }[];
}

/** The title of the rule of an id, or of the one that took its place; the id itself where there is none. */
export type RuleTitle = (id: string) => string;

const known = new Map<string, Promise<RuleTitle>>();

/** The titles of a game's rules, fetched once. */
export function ruleTitles(game: string): Promise<RuleTitle> {
  let titles = known.get(game);
  if (titles === undefined) {
    titles = fetchBeside<Catalogue>(game, "rules.json").then(titlesOf);
    titles.catch(() => known.delete(game));
    known.set(game, titles);
  }
  return titles;
}

function titlesOf({ rules, retired = [] }: Catalogue): RuleTitle {
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  for (const { id, successor } of retired) titles.set(id, titles.get(successor) ?? id);
  return (id) => titles.get(id) ?? id;
}
