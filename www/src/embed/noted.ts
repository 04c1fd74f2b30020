// What an example points at among the things that can or cannot be chosen.
import type { Mark } from "../board/input";
import type { Say, Shown } from "../play/types";

/** Something that can be chosen, or that is refused, in English words. */
export interface Note {
  readonly kind: "option" | "refused";
  readonly text: string;
  /** Why it is refused. */
  readonly reason?: string;
  readonly rule: string;
}

/** The places of what is noted. `format` must speak English, as notes do. */
export function notedMarks(question: Shown, format: (say: Say) => string, notes: readonly Note[]): Mark[] {
  if (question.kind !== "choice") return [];
  return notes.flatMap(({ kind, text }) => {
    const list = kind === "option" ? question.options : question.refused;
    return list.flatMap(({ label }, index) =>
      format(label.name) === text ? label.at.map((at): Mark => ({ at, kind, index, name: text })) : [],
    );
  });
}
