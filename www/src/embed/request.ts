// What a figure is asked to show: read from an address or from attributes, which anybody may have written.
import { type Game, gameOf, gameOfText } from "../games";
import { spoken } from "../languages";

export type Theme = "dark" | "light" | "auto";

/** What is shown, and from where on. */
export type Source =
  /** An example of the game, by its id. */
  | { readonly kind: "example"; readonly id: string }
  /** A position, as the text of a game that stands there. */
  | { readonly kind: "position"; readonly text: string }
  /** A whole game, to be stepped through. */
  | { readonly kind: "record"; readonly text: string };

export interface Request {
  readonly game: Game;
  readonly source: Source;
  /** How many answers are given; without it the beginning of an example and the end of a record. */
  readonly step: number | undefined;
  readonly theme: Theme;
  /** Whether the part of the board where something happens is shown, or all of it. */
  readonly close: boolean;
  /** Whose hidden things are seen; nobody's without it. */
  readonly seat: number | undefined;
  readonly language: string;
}

/** Why there is nothing to show, as a word of the figure. */
export type Problem = "problem.nothing" | "problem.game" | "problem.example";

/** A value by its name, if it was given. */
export type Given = (name: string) => string | null | undefined;

/** Small letters, digits, points and hyphens: what else is asked for cannot be an example. */
const EXAMPLE_ID = /^[a-z][a-z0-9.-]*$/;

/** Reads what is asked for. Unknown themes, views and steps are as if they were not given. */
export function readRequest(given: Given): Request | Problem {
  const text = (name: string): string => given(name)?.trim() ?? "";
  const source = readSource(text);
  if (typeof source === "string") return source;
  const named = text("game");
  const game = named === "" && "text" in source ? gameOfText(source.text) : gameOf(named);
  if (game === undefined) return "problem.game";
  const view = text("view").split(/[\s,]+/);
  const seat = view.find((word) => /^\d$/.test(word));
  return {
    game,
    source,
    step: /^\d{1,6}$/.test(text("step")) ? Number(text("step")) : undefined,
    theme: readTheme(text("theme")),
    close: view.includes("close") || (source.kind !== "record" && !view.includes("board")),
    seat: seat === undefined ? undefined : Number(seat),
    language: spoken(text("lang")),
  };
}

/** The theme alone: it is also wanted when there is nothing else to show. */
export function readTheme(text: string): Theme {
  return text === "dark" || text === "light" ? text : "auto";
}

function readSource(text: (name: string) => string): Source | Problem {
  const id = text("example");
  if (id !== "") return EXAMPLE_ID.test(id) ? { kind: "example", id } : "problem.example";
  for (const kind of ["position", "record"] as const) if (text(kind) !== "") return { kind, text: text(kind) };
  return "problem.nothing";
}

/** The names and values behind the question mark and the #; the latter never reach a server, and win. */
export function givenIn(address: { readonly search: string; readonly hash: string }): Given {
  const [search, hash] = [new URLSearchParams(address.search), new URLSearchParams(address.hash.replace(/^#/, ""))];
  return (name) => hash.get(name) ?? search.get(name);
}

/** An address with these values behind the #, where no server sees them. */
export function embedAddress(base: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== "") given.set(name, String(value));
  return `${base}#${given.toString()}`;
}
