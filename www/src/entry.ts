// What is written of a saved game, and how it is read again. Anybody may have written it: other versions of the page, tools, a torn disk.
import { LONGEST_SEAT, type Sayable } from "./texts";

/** What is shown of a saved game without loading it. */
export interface Summary {
  readonly round: Sayable;
  readonly phase: Sayable;
  /** Who is asked, as a key; nobody when the game is over. */
  readonly turn: string | null;
  readonly over: Sayable | null;
}

/** A saved game. */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Counts the writes; whoever writes over a higher number than it has seen overwrites somebody else. */
  readonly revision: number;
  /** The tab that wrote last. */
  readonly owner: string;
  readonly summary: Summary;
  /** The engine's snapshot. */
  readonly text: string;
  /** It goes on on another device. */
  readonly handed?: boolean;
  /** It is a first game that teaches. */
  readonly taught?: boolean;
  /** Own names of seats, by seat; empty where there is none. */
  readonly names?: readonly string[];
}

const VERSION = 1;
/** Letters of a name. More are neither read at a glance nor shown on a phone. */
export const LONGEST_NAME = 80;
/** More seats than any game has. */
const MOST_SEATS = 16;
/** The last millisecond that has a date. */
const LAST_TIME = 8.64e15;

/** A name as it is kept. Letters of two halves stay whole. */
export function nameOf(name: string): string {
  return [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join("");
}

/** The name of a seat as it is kept. */
export function seatName(name: string): string {
  return [...name.trim().slice(0, 2 * LONGEST_SEAT)].slice(0, LONGEST_SEAT).join("");
}

/** The entry of a saved game; its id is its place. */
export function writeEntry({ id: _id, ...rest }: Save): string {
  return JSON.stringify({ version: VERSION, ...rest });
}

/** The saved game in an entry; nothing where there is none. */
export function readEntry(id: string, raw: string): Save | undefined {
  try {
    return read(id, JSON.parse(raw) as Fields);
  } catch {
    return undefined;
  }
}

/** Any object, as far as we know. */
type Fields = Readonly<Record<string, unknown>> | null;

const isFields = (value: unknown): value is NonNullable<Fields> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isSayable = (value: unknown): value is Sayable => isFields(value) && isText(value["key"]) && isFields(value["args"]);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isTime = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= LAST_TIME;

function isSummary(value: unknown): value is Summary {
  if (!isFields(value)) return false;
  const { round, phase, turn, over } = value;
  return isSayable(round) && isSayable(phase) && (turn === null || isText(turn)) && (over === null || isSayable(over));
}

function read(id: string, value: Fields): Save | undefined {
  if (!isFields(value) || value["version"] !== VERSION) return undefined;
  const { game, name, changed, revision, owner, summary, text, handed, taught, names } = value;
  if (!isText(game) || !isText(name) || !isText(owner) || !isText(text)) return undefined;
  if (!isTime(changed) || !isCount(revision) || !isSummary(summary)) return undefined;
  const own = Array.isArray(names) ? names.slice(0, MOST_SEATS).map((one) => (isText(one) ? seatName(one) : "")) : [];
  return {
    ...{ id, game, name: nameOf(name), changed, revision, owner, summary, text },
    ...(handed === true && { handed }),
    ...(taught === true && { taught }),
    ...(own.some((one) => one !== "") && { names: own }),
  };
}
