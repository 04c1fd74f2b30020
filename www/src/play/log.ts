// What happened, newest first, by rounds and phases, every line with its dice, who did it and its rule. What came before the game
// was opened is fetched when the picture is there.
import { glyph } from "../board/glyph";
import { afterPicture, h } from "../dom";
import { fallen } from "./dice";
import type { PlayServices } from "./services";
import type { EarlierLine, Headline, Line, Piece, Scene } from "./types";
import { capital, key, ruleChip, ruleChips, ruleMark, seatPanels } from "./words";

/** More lines than these are shown on demand. */
const SHORT = 60;

/** Lines of these tones tell that a part of the log begins. */
const TURN = "turn";
const HEADS: readonly string[] = ["round", TURN];

export class Log {
  readonly element = h("section", { class: "log", "aria-label": "What happened" });
  private readonly parts = h("div", { class: "parts" });
  private readonly more = h("button", { type: "button", class: "ghost", onclick: () => this.all() }, "Earlier …");
  private lines: readonly Line[] = [];
  /** The round, phase and turn of the newest part. */
  private headline: Headline | undefined;
  /** Who or what the last line that was no loss points at: a loss after it is its doing. */
  private cause: Piece | undefined;
  /** More was told than is at hand. */
  private earlier = false;
  private long = false;

  constructor(
    private readonly services: PlayServices,
    private readonly scene: () => Scene,
    /** Everything told so far. */
    private readonly past: () => readonly Line[],
    /** Shows where it happened. */
    private readonly light: (line: Line) => void,
    /** Goes there. */
    private readonly find: (line: Line) => void,
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
    [this.headline, this.cause] = [undefined, undefined];
    const from = this.long ? 0 : Math.max(0, this.lines.length - SHORT);
    // A part may have begun before what is shown.
    const begun = this.lines.slice(0, from).findLast(({ begins }) => begins)?.begins;
    for (const [at, line] of this.lines.slice(from).entries())
      this.put(at === 0 && begun ? { ...line, begins: line.begins ?? begun } : line, false);
    this.trim();
  }

  /** A long game does not make the page long, unless the person wants to see it all. */
  private trim(): void {
    const shown = (): number => this.parts.querySelectorAll("li").length;
    let count = shown();
    while (!this.long && count > SHORT) {
      const oldest = this.parts.lastElementChild;
      const lines = oldest?.querySelectorAll("li") ?? [];
      if (lines.length > 1) lines[lines.length - 1]?.remove();
      else oldest?.remove();
      count -= 1;
    }
    this.more.hidden = !this.earlier && shown() >= this.lines.length;
  }

  /** Puts a line on top of the newest part, below what that part is. */
  private put(line: Line, fresh: boolean): void {
    const { begins, telling } = line;
    const opens = telling.tone === TURN;
    const begun = begins !== undefined && JSON.stringify(begins) !== JSON.stringify(this.headline);
    if (begins) this.headline = begins;
    const newest = this.parts.firstElementChild;
    // Whose turn it is, is told before it has begun: the part gets its title from what is done in it.
    if (!opens && this.headline && newest?.matches(":not(:has(h3)):has(li)")) newest.prepend(this.head(this.headline));
    else if (begun || opens || !newest) {
      this.cause = undefined;
      this.parts.prepend(h("section", { class: "part" }, begins && !opens && this.head(begins), h("ol")));
    }
    this.parts.firstElementChild?.querySelector("ol")?.prepend(this.item(line, fresh));
  }

  /** “Round 3 · Night · Virgil”. */
  private head({ round, phase, turn }: Headline): HTMLElement {
    const { services } = this;
    const seat = seatPanels(this.scene()).find((panel) => panel.seat === turn);
    return h(
      "h3",
      { class: seat?.side ?? "" },
      h("span", { class: "round" }, services.format(round)),
      h("span", {}, capital(services.format(phase))),
      seat && h("b", {}, glyph(seat.glyph), capital(services.format(key(seat.name)))),
    );
  }

  private item(line: Line, fresh: boolean): HTMLLIElement {
    const { telling } = line;
    const seen = telling.at.length > 0;
    const [who, whose] = this.doers(line);
    const figure = ({ glyph: picture, side, name }: Piece, role = "doer"): HTMLElement => {
      const words = capital(this.services.format(name));
      return h("span", { class: `${role} ${side}`, role: "img", "aria-label": words, title: words }, glyph(picture));
    };
    return h(
      "li",
      {
        class: `${HEADS.includes(telling.tone) ? "head" : ""}${fresh ? " new" : ""}${seen ? " seen" : ""}`,
        "data-tone": telling.tone,
        onclick: () => this.find(line),
        onpointerenter: (event) => event.pointerType === "mouse" && this.light(line),
      },
      who && figure(who),
      telling.dice.length > 0 && h("span", { class: "fell" }, ...fallen(telling)),
      capital(this.services.format(telling.say)),
      whose && figure(whose, "cause"),
      " ",
      ...ruleChips(this.services, line, ruleMark),
    );
  }

  /** Whom a line is about, and whose doing a loss is. Only a loss right after what somebody else did is laid to them. */
  private doers({ telling: { at, tone } }: Line): [Piece | undefined, Piece | undefined] {
    const { pieces } = this.scene();
    const figures = at.flatMap((one) => ("piece" in one ? (pieces.find(({ id }) => id === one.piece) ?? []) : []));
    const who = figures.find(({ side }) => side !== "thing");
    const ofSeat = who !== undefined && (who.side.startsWith("hero") || who.side === "friend");
    if (tone === "harm" && ofSeat) return [who, this.cause];
    // What is neither good nor bad for anybody comes in between.
    if (who || tone !== "calm") this.cause = ofSeat ? undefined : who;
    return [who, undefined];
  }
}
