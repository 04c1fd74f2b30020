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

export class Recap {
  private lines: readonly Line[] = [];

  /** The person answers: what comes now is new to them. */
  begin(): void {
    this.lines = [];
  }

  add(lines: readonly Line[]): void {
    this.lines = [...this.lines, ...lines];
  }

  /** The weightiest lines in the order in which they happened. */
  private brief(): readonly Line[] {
    const weight = ({ telling }: Line): number => WEIGHTS[telling.tone] ?? 0;
    const chosen = new Set([...this.lines].sort((one, other) => weight(other) - weight(one)).slice(0, FEW));
    return this.lines.filter((line) => chosen.has(line));
  }

  /** Nothing where there is nothing to tell. */
  element(services: Wording, open: boolean, light: (line: Line) => void): HTMLElement | undefined {
    if (this.lines.length < LEAST) return undefined;
    const brief = this.brief();
    const item = (line: Line): HTMLElement =>
      h(
        "li",
        { "data-tone": line.telling.tone, onclick: () => light(line) },
        capital(services.format(line.telling.say)),
        line.telling.dice.length > 0 && h("small", {}, ` (${line.telling.dice.join(", ")})`),
      );
    const rest = this.lines.length - brief.length;
    const list = h("ol", { class: "told" }, brief.map(item));
    const all = h(
      "button",
      {
        type: "button",
        class: "ghost slim",
        onclick: () => {
          list.replaceChildren(...this.lines.map(item));
          all.remove();
        },
      },
      `${rest} more`,
    );
    return h("details", { class: "recap", open }, h("summary", {}, "Since your turn"), list, rest > 0 && all);
  }
}
