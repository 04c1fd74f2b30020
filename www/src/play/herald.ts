// A new round, phase or light is announced over the board for a moment.
import { h, put } from "../dom";
import type { Wording } from "./services";
import type { Scene } from "./types";
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
}
