// What the rules of a game are called, from a list that the build makes of its catalogue.
import { fetchBeside } from "../engine";

/** The title of the rule of an id, or of the one that took its place; the id itself where there is none. */
export type RuleTitle = (id: string) => string;

const known = new Map<string, Promise<RuleTitle>>();

/** The titles of a game's rules, fetched once. */
export function ruleTitles(game: string): Promise<RuleTitle> {
  let titles = known.get(game);
  if (titles === undefined) {
    titles = fetchBeside<Readonly<Record<string, string>>>(game, "titles.json").then((all) => (id) => all[id] ?? id);
    titles.catch(() => known.delete(game));
    known.set(game, titles);
  }
  return titles;
}
