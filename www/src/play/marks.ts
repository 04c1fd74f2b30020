// What a question touches on the board.
import type { Mark } from "../board/input";
import type { Refusals } from "./refusals";
import type { Wording } from "./services";
import type { Label, Shown, Target } from "./types";

/** The places of all options and refusals. */
export function marksOf(services: Pick<Wording, "format">, question: Shown, refusals: Refusals): Mark[] {
  if (question.kind !== "choice") return [];
  // There can be hundreds, and few are ever named.
  const marks = (kind: Mark["kind"], index: number, places: readonly Target[], label: () => Label | undefined): Mark[] =>
    places.map((at) => ({
      at,
      kind,
      index,
      get name() {
        const called = label()?.name;
        return called ? services.format(called) : "";
      },
    }));
  return [
    ...question.options.flatMap(({ label }, index) => marks("option", index, label.at, () => label)),
    ...refusals.list.flatMap(({ at }, index) => marks("refused", index, at, () => refusals.words(index)?.label)),
  ];
}
