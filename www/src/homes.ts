// Where the files of each game lie in the page: in a folder named by its content. The custom element has embed/homes.ts in place of this.

interface Home {
  readonly folder: string;
  /** The languages that the game has texts in. */
  readonly languages: readonly string[];
}

/** One word for each game, `<folder>:<language>,<language>…`, seen from the folder of the script. A folder is the game's name, with or without a hash. */
export function homesText(): string {
  // The page says it in a meta element. A worker has no document, and is told by its name: behind the question mark it would be lost when the script comes from a cache.
  const { document, name = "" } = globalThis as {
    document?: { querySelector(selector: string): { content?: string } | null };
    name?: string;
  };
  if (document === undefined) return name;
  return document.querySelector('meta[name="katabasis-games"]')?.content ?? "";
}

let known: ReadonlyMap<string, Home> | undefined;

function homes(): ReadonlyMap<string, Home> {
  known ??= new Map(
    homesText()
      .split(" ")
      .map((word): [string, Home] => {
        const [folder = "", languages = ""] = word.split(":");
        return [folder.replace(/^.*\//, "").replace(/-\w+$/, ""), { folder, languages: languages.split(",") }];
      }),
  );
  return known;
}

/** A file of a game. */
export function gameFile(game: string, file: string): URL {
  const home = homes().get(game);
  if (home === undefined) throw new Error(`this page does not say where ${game} lies`);
  return new URL(`${home.folder}/${file}`, import.meta.url);
}

/** Whether a game has texts of its own in a language. */
export function speaks(game: string, language: string): boolean {
  return homes().get(game)?.languages.includes(language) === true;
}
