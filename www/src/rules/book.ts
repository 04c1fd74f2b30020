// A game's rulebook as it lies beside its module, and how to find something in it.
import { fetchBeside } from "../engine";

/** A rule of the book, or a ruling on what it leaves open. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly section: string;
  readonly kind: "rule" | "ruling";
  readonly needs?: readonly string[];
  /** It only describes a component. */
  readonly data?: boolean;
  readonly omitted?: string;
  readonly gapKind?: "rule" | "content" | "conflict";
  /** What the book leaves open. */
  readonly why?: string;
}

export interface Term {
  readonly term: string;
  readonly text: string;
}

export interface Example {
  readonly id: string;
  readonly rules: readonly string[];
  readonly given: string;
  readonly when: string;
  readonly then: string;
}

export interface Rulebook {
  readonly rules: readonly Rule[];
  readonly terms: readonly Term[];
  readonly examples: readonly Example[];
  readonly retired?: readonly { readonly id: string; readonly successor?: string }[];
}

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, fetched once. */
export function rulebook(game: string): Promise<Rulebook> {
  let book = books.get(game);
  if (book === undefined) {
    book = fetchBeside<Rulebook>(game, "rules.json");
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

/** The rule of that id, or the one that took its place. */
export function find(book: Rulebook, id: string): Rule | undefined {
  const successor = book.retired?.find((one) => one.id === id)?.successor;
  return book.rules.find((rule) => rule.id === id || rule.id === successor);
}

/** Whether every word that was typed occurs in one of the texts. */
export function matches(typed: string, ...texts: (string | undefined)[]): boolean {
  const where = texts.join(" ").toLowerCase();
  return typed.toLowerCase().split(/\s+/).every((word) => where.includes(word));
}
