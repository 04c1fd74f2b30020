// What the rulebook pages are made of: a game's catalogue, its examples, and what was counted in its code, tests and games.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Advice, ROOT } from "../lib/run.mjs";

/** Where the counts of all games lie between the two steps of the build. */
export const COUNTS = join(ROOT, "target/coverage.json");

const json = async (path) => JSON.parse(await readFile(path, "utf8"));

/** The books of all games in the package, by the order of their names. */
export async function readBooks() {
  const pkg = join(ROOT, "pkg");
  if (!existsSync(COUNTS)) throw new Advice("the rules are not counted yet: run `node scripts/coverage.mjs` first");
  const counts = new Map((await json(COUNTS)).map((count) => [count.game, count]));
  const names = (await readdir(pkg)).filter((name) => existsSync(join(pkg, name, "rules.json"))).sort();
  return Promise.all(
    names.map(async (name) => {
      const count = counts.get(name);
      if (count === undefined) throw new Advice(`the rules of ${name} are not counted: run \`node scripts/coverage.mjs\` again`);
      const overview = join(pkg, name, "overview.json");
      const book = bookOf(await json(join(pkg, name, "rules.json")), await json(join(pkg, name, "examples/index.json")), count);
      return existsSync(overview) ? { ...book, overview: await json(overview) } : book;
    }),
  );
}

/** One book: every rule with all that leads to it. */
export function bookOf({ game, rules, terms, examples: printed, retired = [] }, examples, count) {
  const counted = new Map(count.entries.map((entry) => [entry.id, entry]));
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  const entries = rules.map((rule) => ({
    ...rule,
    needs: rule.needs ?? [],
    settles: rule.settles ?? [],
    namedBy: rules.filter((other) => other.needs?.includes(rule.id)).map(({ id }) => id),
    settledBy: rules.filter((other) => other.settles?.includes(rule.id)).map(({ id }) => id),
    retired: retired.filter(({ successor }) => successor === rule.id).map(({ id }) => id),
    examples: examples.filter((example) => example.rules.includes(rule.id)),
    printed: printed.filter((example) => example.rules.includes(rule.id) && !examples.some(({ id }) => id === example.id)),
    count: counted.get(rule.id) ?? { code: [], tests: [], examples: [], fired: false, decides: false },
  }));
  return {
    game,
    entries,
    chapters: chaptersOf(entries),
    terms: terms.map((term) => ({ ...term, id: slug(term.term) })),
    examples,
    retired,
    titles,
    count,
  };
}

/** Chapters in the order of the book; “Dante > Movement” is a part of its chapter. Rulings come after the rules of theirs. */
function chaptersOf(entries) {
  const found = new Map();
  for (const entry of entries) found.set(entry.section, [...(found.get(entry.section) ?? []), entry]);
  return [...found].map(([section, of]) => ({
    id: `chapter-${slug(section)}`,
    name: section.replaceAll(" > ", " · "),
    entries: of,
  }));
}

/** A name as a part of an address. */
export function slug(name) {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
