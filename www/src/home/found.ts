// Saved games in any text: an export of all, a single one, links, or prose around them.

/** What was found in a file or a pasted text: games with their names. */
export interface Found {
  readonly name: string | undefined;
  readonly text: string;
}

/** Finds saved games in any text: an export of all, a single one, links, or prose around them. */
export function findGames(source: string): Found[] {
  const exported = fromExport(source);
  if (exported.length > 0) return exported;
  let plain = source;
  try {
    plain = decodeURIComponent(source);
  } catch {
    // A percent sign that is only a percent sign.
  }
  return [...new Set(plain.match(/katabasis(?:-campaign)?\d+\.[a-z]+\.[\w-]*/g) ?? [])].map((text) => ({
    name: undefined,
    text,
  }));
}

/** The file that “export all” writes. */
function fromExport(source: string): Found[] {
  try {
    const { games } = JSON.parse(source) as { games?: unknown };
    if (!Array.isArray(games)) return [];
    return (games as Partial<Found>[])
      .filter((one): one is Found => typeof one?.text === "string")
      .map(({ name, text }) => ({ name: typeof name === "string" ? name : undefined, text }));
  } catch {
    return [];
  }
}

/** All games as one file. */
export function exportAll(games: readonly { readonly name: string; readonly text: string }[]): string {
  return JSON.stringify({ katabasis: 1, games: games.map(({ name, text }) => ({ name, text })) }, null, 1);
}
