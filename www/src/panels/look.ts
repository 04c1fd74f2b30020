// What the panels are told of the present question, and what they tell back.
import type { Mark } from "../board/input";
import type { Known } from "../play/strip";
import { isBeside } from "../play/targets";
import type { Say } from "../play/types";

export interface PanelServices {
  format(say: Say): string;
  /** Something with that key was tapped; what it says about itself is read first. */
  touch(key: string, about?: Known): void;
  /** A thing was dragged onto another. */
  drop(from: string, to: string): void;
  /** Something that can only be read was tapped. */
  tell(about: Known): void;
  /** A thing was dragged to a point of the screen where nothing of the panels lies. */
  dropAt(from: string, x: number, y: number): void;
}

/** How something stands in the present question. */
export type Standing = "open" | "held" | "no" | "";

/** The present question, and what is done about it. */
export interface Asked {
  /** Who looks. */
  readonly viewer: number | undefined;
  /** What options and refusals touch, by key. */
  readonly touched: ReadonlyMap<string, readonly Mark[]>;
  /** The options of what was tapped first: only they can be chosen next. */
  readonly lit: ReadonlySet<number> | undefined;
  /** The key of what was tapped first. */
  readonly held: string | undefined;
}

/** What the present question touches, as it is seen now. */
export class Seen {
  constructor(private readonly asked: Asked) {}

  get viewer(): number | undefined {
    return this.asked.viewer;
  }

  /** How the thing with that key stands: an option, held, refused, or out of question. */
  standing(key: string): Standing {
    if (key === this.asked.held) return "held";
    const marks = this.asked.touched.get(key) ?? [];
    if (marks.some((mark) => mark.kind === "option" && (this.asked.lit === undefined || this.asked.lit.has(mark.index))))
      return "open";
    return marks.some((mark) => mark.kind === "refused") ? "no" : "";
  }

  isOpen(key: string): boolean {
    return this.standing(key) === "open" || this.standing(key) === "held";
  }

  /** What a tap does, in words, where it does one thing. */
  deed(key: string): string | undefined {
    const options = (this.asked.touched.get(key) ?? []).filter((mark) => mark.kind === "option");
    return options.length === 1 ? options[0]?.name : undefined;
  }

  /** For telling whether anything has changed. */
  marks(): unknown {
    return [
      [...this.asked.touched]
        .filter(([, marks]) => marks.some(({ at }) => isBeside(at) || "piece" in at))
        .map(([key]) => `${key} ${this.standing(key)}`),
      this.asked.held,
      this.viewer,
    ];
  }
}
