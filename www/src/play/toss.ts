// Dice fall where the eye is: over the board, beside what they are about. Below them stands what comes of it.
import { h, put } from "../dom";
import { roll } from "./dice";
import type { Wording } from "./services";
import type { Line } from "./types";
import { capital } from "./words";

/** How long they stay when all is said, in milliseconds. */
const STAY = 1400;
/** How much room they need on either side and above, in pixels. */
const WIDE = 148;
const HIGH = 130;
/** So many lines are what came of a roll; then something else happens. */
const MOST = 2;

export class Toss {
  readonly element = h("div", { class: "toss", "aria-hidden": "true" });
  private readonly words = h("div", { class: "came" });
  private timer = 0;

  constructor(private readonly services: Wording) {}

  /** Dice fall beside a point of the stage, or in its middle. */
  fall(line: Line, beside: readonly [number, number] | undefined): void {
    clearTimeout(this.timer);
    const { clientWidth: width = 0, clientHeight: height = 0 } = this.element.parentElement ?? {};
    const [x, y] = beside ?? [width / 2, height / 2];
    const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, Math.max(least, most)));
    this.element.style.left = `${within(x, WIDE, width - WIDE)}px`;
    this.element.style.top = `${within(y - 34, HIGH, height)}px`;
    put(this.words, this.say(line));
    put(this.element, h("div", { class: "thrown" }, roll(line.telling), this.words));
  }

  /** What came of it; nothing where no dice lie. */
  follow(line: Line): void {
    if (this.element.childElementCount === 0) return;
    if (this.words.childElementCount > MOST) put(this.element);
    else this.words.append(this.say(line));
  }

  /** They are taken away, soon or now. */
  clear(wait = 0): void {
    clearTimeout(this.timer);
    if (wait > 0) this.timer = window.setTimeout(() => this.clear(), wait);
    else put(this.element);
  }

  /** All is said. */
  end(): void {
    this.clear(STAY);
  }

  private say(line: Line): HTMLElement {
    return h("p", { "data-tone": line.telling.tone }, capital(this.services.format(line.telling.say)));
  }
}
