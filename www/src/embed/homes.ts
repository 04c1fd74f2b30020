// Where the files of each game lie for the element: beside it in the package, wherever a bundler has taken them, or where the page says.
// Takes the place of ../homes.ts in the package.
import { FILES } from "katabasis/games/files";

/** The languages that each game has texts in; put in by scripts/board.mjs. */
declare const __LANGUAGES__: Readonly<Record<string, readonly string[]>>;

/** Where the package's folder is served, if a page says so. */
let base: URL | undefined;

/** From now on files come from that folder. */
export function serveFrom(folder: URL | undefined): void {
  base = folder ?? base;
}

/** A file of a game. */
export async function gameFile(game: string, file: string): Promise<URL> {
  if (base !== undefined) return new URL(`${game}/${file}`, base);
  const { FILES: files } = (await FILES[game]?.()) ?? { FILES: {} };
  const [first] = Object.values(files);
  if (first === undefined) throw new Error(`the package does not hold ${game}`);
  // One that is not there is asked for all the same: then the server says so.
  return files[file] ?? new URL(file, first);
}

/** Whether a game has texts of its own in a language. */
export function speaks(game: string, language: string): boolean {
  return __LANGUAGES__[game]?.includes(language) === true;
}
