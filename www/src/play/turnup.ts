// A card that is drawn or revealed turns over where the eye is, long enough to be read.
import { glyph } from "../board/glyph";
import { h, put } from "../dom";
import type { Wording } from "./services";
import type { Line } from "./types";
import { capital } from "./words";

/** How long it stays when all is said, in milliseconds. */
const STAY = 900;

export class TurnUp {
  readonly element = h("div", { class: "turn-up", "aria-hidden": "true" });
  private timer = 0;

  constructor(private readonly services: Wording) {}

  /** Shows the card of a line; one without a card takes the last one away. */
  show({ telling: { card, tone } }: Line): void {
    clearTimeout(this.timer);
    if (!card) return put(this.element);
    put(
      this.element,
      h(
        "div",
        { class: "flips", "data-tone": tone },
        h("div", { class: "leaf back" }, glyph(card.glyph)),
        h(
          "div",
          { class: "leaf front" },
          glyph(card.glyph),
          h("b", {}, capital(this.services.format(card.name))),
          h("small", {}, this.services.format(card.text)),
        ),
      ),
    );
  }

  clear(): void {
    clearTimeout(this.timer);
    put(this.element);
  }

  /** All is said. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.clear(), STAY);
  }
}
