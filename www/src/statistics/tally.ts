// What can be counted over finished games.
import type { End } from "./ends";

export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Victories in a row, up to now, and at most. */
  readonly row: number;
  readonly longestRow: number;
  /** Decisions of the shortest and the longest, and on average. */
  readonly shortest: number;
  readonly longest: number;
  readonly average: number;
}

/** Counts games, the oldest first. At a shared device somebody always wins: such games count as played. */
export function tally(all: readonly End[]): Tally {
  const count = (result: End["result"]): number => all.filter((end) => end.result === result).length;
  const lengths = all.map(({ answered }) => answered);
  let [row, longestRow] = [0, 0];
  for (const { result } of all) {
    row = result === "won" ? row + 1 : 0;
    longestRow = Math.max(longestRow, row);
  }
  return {
    games: all.length,
    won: count("won"),
    lost: count("lost"),
    drawn: count("drawn"),
    row,
    longestRow,
    shortest: all.length === 0 ? 0 : Math.min(...lengths),
    longest: Math.max(0, ...lengths),
    average: all.length === 0 ? 0 : Math.round(lengths.reduce((sum, one) => sum + one, 0) / all.length),
  };
}

/** As a table for spreadsheets. */
export function asTable(all: readonly End[]): string {
  const cell = (value: string | number): string =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  const rows = all.map(({ game, when, result, answered, round }) => [
    game,
    new Date(when).toISOString(),
    result,
    answered,
    round,
  ]);
  return [["game", "ended", "result", "decisions", "when"], ...rows].map((row) => row.map(cell).join(",")).join("\n");
}
