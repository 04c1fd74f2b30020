// What happened, newest first, every line with its rule.
import { h } from "../dom";
import type { PlayServices } from "./services";
import type { EarlierLine, Line } from "./types";
import { capital, ruleChip } from "./words";

/** More lines than these are shown on demand. */
const SHORT = 40;

export class Log {
  readonly element = h("section", { class: "log", "aria-label": "What happened" });
  private readonly list = h("ol", {});
  private readonly more = h("button", { class: "ghost", onclick: () => this.all() }, "Show everything");
  private lines: Line[] = [];
  private short = true;

  constructor(private readonly services: PlayServices) {
    this.element.append(h("h2", {}, "What happened"), this.list, this.more);
    const past = services.session.carriedOver();
    if (past !== undefined)
      this.element.append(
        h("h2", {}, "Before, under earlier rules"),
        h("ol", { class: "past" }, ...past.lines.reverse().map((line) => this.told(line))),
      );
  }

  /** A line of a text that may be gone, by a rule that may be gone. */
  private told({ key, args, rule }: EarlierLine): HTMLLIElement {
    const values = args.map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]);
    const words = this.services.format({ key, args: Object.fromEntries(values) });
    return h("li", {}, capital(words), " ", ruleChip(this.services, rule));
  }

  /** Everything anew: after loading and undo. */
  reset(lines: readonly Line[]): void {
    this.lines = [...lines];
    this.list.replaceChildren(
      ...this.lines
        .slice(-SHORT)
        .reverse()
        .map((line) => this.item(line, false)),
    );
    this.short = true;
    this.count();
  }

  add(lines: readonly Line[]): void {
    this.lines.push(...lines);
    for (const item of this.list.querySelectorAll(".new")) item.classList.remove("new");
    this.list.prepend(...lines.map((line) => this.item(line, true)).reverse());
    // A long game does not make the page long, unless the person wants to see it all.
    if (this.short) while (this.list.childElementCount > SHORT) this.list.lastElementChild?.remove();
    this.count();
  }

  /** The last line that rolled dice; before any roll, the last line. */
  lastRoll(): Line | undefined {
    return this.lines.findLast((line) => line.telling.dice.length > 0) ?? this.lines.at(-1);
  }

  private all(): void {
    this.list.replaceChildren(...[...this.lines].reverse().map((line) => this.item(line, false)));
    this.short = false;
    this.count();
  }

  private count(): void {
    this.more.hidden = this.list.childElementCount >= this.lines.length;
  }

  private item(line: Line, fresh: boolean): HTMLLIElement {
    return h(
      "li",
      { class: fresh && "new", "data-tone": line.telling.tone },
      capital(this.services.format(line.telling.say)),
      " ",
      ruleChip(this.services, line.rule),
    );
  }
}
