// "Since your turn": what happened since the person was asked last, in a few lines, and all of it one tap away.
import { h } from "../dom";
import type { Wording } from "./services";
import type { Line } from "./types";
import { capital } from "./words";

/** Fewer lines than these were seen as they happened. */
const LEAST = 4;
/** So many are shown at once. */
const FEW = 5;

/** What a person wants to know first. */
const WEIGHTS: Readonly<Record<string, number>> = { doom: 4, harm: 3, good: 2, round: 1 };

/** The weightiest lines in the order in which they happened. */
function briefly(lines: readonly Line[]): readonly Line[] {
  const weight = ({ telling }: Line): number => WEIGHTS[telling.tone] ?? 0;
  const chosen = new Set([...lines].sort((one, other) => weight(other) - weight(one)).slice(0, FEW));
  return lines.filter((line) => chosen.has(line));
}

export class Recap {
  /** What each of those who look has not been asked after yet. */
  private readonly since = new Map<number | undefined, readonly Line[]>();

  /** The person answers: what comes now is new to them. */
  begin(viewer: number | undefined): void {
    this.since.set(viewer, []);
  }

  add(lines: readonly Line[]): void {
    for (const [viewer, before] of this.since) this.since.set(viewer, [...before, ...lines]);
  }

  /** Something was taken back, or is not for everybody's ears. */
  forget(): void {
    this.since.clear();
  }

  /** Nothing where there is nothing to tell. */
  element(services: Wording, viewer: number | undefined, open: boolean, light: (line: Line) => void): HTMLElement | undefined {
    const lines = this.since.get(viewer) ?? [];
    if (lines.length < LEAST) return undefined;
    const brief = briefly(lines);
    const item = (line: Line): HTMLElement =>
      h(
        "li",
        { "data-tone": line.telling.tone, onclick: () => light(line) },
        capital(services.format(line.telling.say)),
        line.telling.dice.length > 0 && h("small", {}, ` (${line.telling.dice.join(", ")})`),
      );
    const rest = lines.length - brief.length;
    const list = h("ol", { class: "happened" }, brief.map(item));
    const all = h(
      "button",
      {
        type: "button",
        class: "ghost slim",
        onclick: () => {
          list.replaceChildren(...lines.map(item));
          all.remove();
        },
      },
      `${rest} more`,
    );
    return h("details", { class: "recap", open }, h("summary", {}, "Since your turn"), list, rest > 0 && all);
  }
}
