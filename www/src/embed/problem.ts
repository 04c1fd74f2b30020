// Why a figure cannot be shown, and what to do about it.
import { h, put } from "../dom";
import { gameOf } from "../games";
import type { Place } from "./view";
import type { Word, Words } from "./words";

const REASONS: Readonly<Record<string, Word>> = {
  foreign: "load.foreign",
  format: "load.format",
  othergame: "load.othergame",
  otherrules: "load.otherrules",
  otherlayout: "load.otherrules",
  toolong: "load.foreign",
  players: "load.impossible",
  damaged: "load.damaged",
  impossible: "load.impossible",
};

/** What an error means to the reader. */
export function refusal(words: Words, error: unknown): string {
  const reason: unknown = typeof error === "object" && error !== null && "reason" in error ? error.reason : undefined;
  const known = typeof reason === "string" && Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined;
  if (known !== undefined) return words("problem.load", { why: words(known) });
  return words("problem.engine", { why: error instanceof Error ? error.message : String(error) });
}

export function showProblem(root: HTMLElement, words: Words, what: string, place: Place, game: string): void {
  const known = gameOf(game);
  const list =
    place.site !== undefined &&
    known !== undefined &&
    h(
      "a",
      { class: "button", href: `${place.site}examples/${known.id}/`, target: "_blank", rel: "noopener" },
      words("problem.examples"),
    );
  const home =
    place.site !== undefined && h("a", { class: "button", href: place.site, target: "_blank", rel: "noopener" }, "Katabasis");
  put(
    root,
    h(
      "div",
      { class: "problem", role: "alert" },
      h(place.heading, { class: "title" }, words("problem.title")),
      h("p", null, what),
      h("p", { class: "acts" }, list, home),
    ),
  );
}
