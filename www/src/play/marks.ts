// What a question touches on the board.
import type { Mark } from "../board/input";
import type { Wording } from "./services";
import type { Candidate, Shown } from "./types";

/** The places of all options and refusals. */
export function marksOf(services: Pick<Wording, "format">, question: Shown): Mark[] {
  if (question.kind !== "choice") return [];
  const all = (kind: Mark["kind"], list: readonly Candidate[]): Mark[] =>
    // There can be hundreds, and few are ever named.
    list.flatMap((candidate, index) =>
      candidate.label.at.map((at) => ({
        at,
        kind,
        index,
        get name() {
          return services.format(candidate.label.name);
        },
      })),
    );
  return [...all("option", question.options), ...all("refused", question.refused)];
}
