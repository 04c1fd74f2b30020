// A new round, phase or light, and what is dire and has no place on the board, is announced over it for a moment.
import { h, put } from "../dom";
import type { Wording } from "./services";
import type { Line, Scene } from "./types";
import { capital } from "./words";

export class Herald {
  readonly element = h("div", { class: "herald", "aria-hidden": "true" });

  constructor(private readonly services: Wording) {
    this.element.addEventListener("animationend", () => put(this.element));
  }

  /** Says what is new in the second of two pictures; nothing where nothing is. */
  tell(before: Scene, after: Scene): void {
    const say = (scene: Scene): [string, string] => [
      this.services.format(scene.headline.round),
      capital(this.services.format(scene.headline.phase)),
    ];
    if (before === after) return;
    const [was, is] = [say(before), say(after)];
    if (was[0] === is[0] && was[1] === is[1]) return;
    put(this.element, h("p", { class: after.headline.mood }, h("b", {}, is[1]), was[0] !== is[0] && h("span", {}, is[0])));
  }
  /** Says a line that nothing else on the board shows. */
  cry({ telling: { say, at, dice, tone } }: Line): void {
    if (tone === "doom" && at.length === 0 && dice.length === 0 && this.element.childElementCount === 0)
      put(this.element, h("p", { class: "dire" }, capital(this.services.format(say))));
  }
}
