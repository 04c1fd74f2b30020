// The games that somebody has finished, kept on this device after the games themselves are deleted.

/** How a game ended. `theirs` is a victory at a shared device, where somebody else has lost. */
export interface End {
  /** The saved game: ended twice, after an undo, it counts once. */
  readonly save: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly result: "won" | "lost" | "drawn" | "theirs";
  /** Decisions of all who played. */
  readonly answered: number;
  /** When it ended, in the words of the game. */
  readonly round: string;
}

const KEY = "katabasis/ends";
/** More are not kept; the oldest go first. */
const MOST = 2000;
const RESULTS: readonly unknown[] = ["won", "lost", "drawn", "theirs"];

/** What is stored; anything that is no such entry is left out. */
export function readEnds(raw: string | null): End[] {
  try {
    const found: unknown = JSON.parse(raw ?? "[]");
    return Array.isArray(found) ? (found as Partial<End>[]).filter(isEnd) : [];
  } catch {
    return [];
  }
}

function isEnd(one: Partial<End> | null): one is End {
  return (
    typeof one?.save === "string" &&
    typeof one.game === "string" &&
    Number.isFinite(one.when) &&
    RESULTS.includes(one.result) &&
    Number.isSafeInteger(one.answered) &&
    typeof one.round === "string"
  );
}

/** All of them, the oldest first. */
export function ends(): End[] {
  try {
    return readEnds(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** One more; in place of what the same game came to before. */
export function withEnd(all: readonly End[], end: End): End[] {
  return [...all.filter(({ save }) => save !== end.save), end].slice(-MOST);
}

export function countEnd(end: End): void {
  const known = ends().find(({ save }) => save === end.save);
  // Looked at again, it has not ended again.
  if (known && known.answered === end.answered && known.result === end.result) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(withEnd(ends(), end)));
  } catch {
    // Saving games tells the person that the store does not work; once is enough.
  }
}
