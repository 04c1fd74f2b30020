// What happened, newest first, by turns and phases, every line with its dice and its rule. What came before the game was opened is
// fetched when the picture is there.
import { afterPicture, h } from "../dom";
import { fallen } from "./dice";
import type { PlayServices } from "./services";
import type { EarlierLine, Line } from "./types";
import { capital, ruleChip, ruleChips, ruleMark } from "./words";

/** More lines than these are shown on demand. */
const SHORT = 60;

/** Lines of these tones begin a part of the log. */
const HEADS: readonly string[] = ["round", "turn"];

export class Log {
  readonly element = h("section", { class: "log", "aria-label": "What happened" });
  private readonly parts = h("div", { class: "parts" });
  private readonly more = h("button", { type: "button", class: "ghost", onclick: () => this.all() }, "Earlier …");
  private lines: readonly Line[] = [];
  /** More was told than is at hand. */
  private earlier = false;
  private long = false;

  constructor(
    private readonly services: PlayServices,
    /** Everything told so far. */
    private readonly past: () => readonly Line[],
    /** Shows where it happened. */
    private readonly light: (line: Line) => void,
  ) {
    this.element.append(h("h2", {}, "What happened"), this.parts, this.more);
    const before = services.session.carriedOver();
    if (before !== undefined)
      this.element.append(
        h("h2", {}, "Before, under earlier rules"),
        h("ol", { class: "past" }, ...before.lines.reverse().map((line) => this.told(line))),
      );
  }

  /** A line of a text that may be gone, by a rule that may be gone. */
  private told({ key, args, rule }: EarlierLine): HTMLLIElement {
    const values = args.map(([name, value]) => [name, /^-?\d+$/.test(value) ? Number(value) : value]);
    const words = this.services.format({ key, args: Object.fromEntries(values) });
    return h("li", {}, capital(words), " ", ruleChip(this.services, rule));
  }

  /** Everything anew: after loading and undo. */
  reset(lines: readonly Line[], earlier: boolean): void {
    [this.lines, this.earlier, this.long] = [lines, earlier, false];
    this.draw();
    if (earlier && lines.length < SHORT) afterPicture(() => this.fetch(lines));
  }

  /** Reads what was told before, unless something has happened since. */
  private fetch(lines: readonly Line[]): void {
    if (this.lines !== lines || !this.element.isConnected) return;
    [this.lines, this.earlier] = [this.past(), false];
    this.draw();
  }

  add(lines: readonly Line[]): void {
    this.lines = [...this.lines, ...lines];
    for (const item of this.parts.querySelectorAll(".new")) item.classList.remove("new");
    for (const line of lines) this.put(line, true);
    this.trim();
  }

  /** What happened last. */
  last(): Line | undefined {
    return this.lines.at(-1);
  }

  /** From the first line on. */
  private all(): void {
    if (this.earlier) this.lines = this.past();
    [this.earlier, this.long] = [false, true];
    this.draw();
  }

  private draw(): void {
    this.parts.replaceChildren();
    for (const line of this.long ? this.lines : this.lines.slice(-SHORT)) this.put(line, false);
    this.trim();
  }

  /** A long game does not make the page long, unless the person wants to see it all. */
  private trim(): void {
    const shown = (): number => this.parts.querySelectorAll("li").length;
    let count = shown();
    while (!this.long && count > SHORT) {
      const oldest = this.parts.lastElementChild;
      const lines = oldest?.querySelectorAll("li:not(.head)");
      const line = lines?.[lines.length - 1];
      if (line && oldest?.querySelectorAll("li").length !== 1) line.remove();
      else oldest?.remove();
      count -= 1;
    }
    this.more.hidden = !this.earlier && shown() >= this.lines.length;
  }

  /** Puts a line on top of the newest part; a line that begins a part stays above what follows. */
  private put(line: Line, fresh: boolean): void {
    const head = HEADS.includes(line.telling.tone);
    const item = this.item(line, fresh, head);
    const part = this.parts.firstElementChild;
    if (head || !part) this.parts.prepend(h("ol", {}, item));
    else {
      const above = part.firstElementChild?.classList.contains("head") ? part.firstElementChild : undefined;
      if (above) above.after(item);
      else part.prepend(item);
    }
  }

  private item(line: Line, fresh: boolean, head: boolean): HTMLLIElement {
    const { telling } = line;
    const seen = telling.at.length > 0;
    return h(
      "li",
      {
        class: `${head ? "head" : ""}${fresh ? " new" : ""}${seen ? " seen" : ""}`,
        "data-tone": telling.tone,
        onclick: () => this.light(line),
        onpointerenter: (event) => event.pointerType === "mouse" && this.light(line),
      },
      telling.dice.length > 0 && h("span", { class: "fell" }, ...fallen(telling)),
      capital(this.services.format(telling.say)),
      " ",
      ...ruleChips(this.services, line, ruleMark),
    );
  }
}
