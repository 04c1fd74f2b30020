// "Since your turn": what happened since the person was asked last, in a few lines, and all of it one tap away.
import { h } from "../dom";
import type { Wording } from "./services";
import type { Line } from "./types";
import { capital } from "./words";

/** Of fewer lines the last stands under the board, and the one before was the person's own deed. */
const LEAST = 3;
/** So many are shown at once: the answers are to stay in sight. */
const FEW = 4;

/** What a person wants to know first. */
const WEIGHTS: Readonly<Record<string, number>> = { doom: 4, harm: 3, good: 2, round: 1 };

/** What nobody wants to miss. */
const DIRE: readonly string[] = ["doom", "harm"];

/** The weightiest lines in the order in which they happened. */
function briefly(lines: readonly Line[]): readonly Line[] {
  const weight = ({ telling }: Line): number => WEIGHTS[telling.tone] ?? 0;
  const chosen = new Set([...lines].sort((one, other) => weight(other) - weight(one)).slice(0, FEW));
  return lines.filter((line) => chosen.has(line));
}

/** What somebody has not been asked after yet. */
interface Since {
  readonly lines: readonly Line[];
  /** Whether others have answered in between: then the person may have looked away. */
  readonly others: boolean;
}

export class Recap {
  /** By those who look. */
  private readonly since = new Map<number | undefined, Since>();

  /** The person answers: what comes now is new to them. */
  begin(viewer: number | undefined): void {
    this.since.set(viewer, { lines: [], others: false });
  }

  add(lines: readonly Line[]): void {
    for (const [viewer, before] of this.since)
      this.since.set(viewer, { lines: [...before.lines, ...lines], others: before.lines.length > 0 });
  }

  /** Something was taken back, or is not for everybody's ears. */
  forget(): void {
    this.since.clear();
  }

  /**
   * Nothing where there is nothing to tell. Where there is room it lies open, with what weighs most, unless all of it came of one's own
   * deed and did no harm; where it lies closed, one tap shows all of it.
   */
  element(services: Wording, viewer: number | undefined, room: boolean, light: (line: Line) => void): HTMLElement | undefined {
    const { lines, others } = this.since.get(viewer) ?? { lines: [], others: false };
    if (lines.length < (others ? 1 : LEAST)) return undefined;
    const open = room && (others || lines.some(({ telling }) => DIRE.includes(telling.tone)));
    const brief = open ? briefly(lines) : lines;
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
        class: "ghost more",
        onclick: () => {
          list.replaceChildren(...lines.map(item));
          all.remove();
        },
      },
      `${rest} more`,
    );
    return h(
      "details",
      { class: "recap", open },
      h("summary", {}, "Since your turn", h("small", {}, String(lines.length))),
      list,
      rest > 0 && all,
    );
  }
}
