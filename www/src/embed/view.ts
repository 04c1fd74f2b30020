// A figure: a board, what happens on it step by step, and by which rule. It keeps nothing and knows no rule.
import { layGlyphs } from "../board/glyph";
import type { Pick } from "../board/input";
import { button, h, put } from "../dom";
import { isCrash } from "../engine";
import { speaks } from "../homes";
import type { Wording } from "../play/services";
import type { CellId } from "../play/types";
import { ruleChip, splitPrompt } from "../play/words";
import type { Live, Trial } from "./live";
import type { Told } from "./moment";
import type { Note } from "./noted";
import { refusal, showProblem } from "./problem";
import { type Given, type Request, readRequest, readTheme } from "./request";
import type { Row } from "./row";
import type { Rule } from "./rules";
import { Script } from "./script";
import { Stage } from "./stage";
import { type Words, wordsIn } from "./words";

/** What a figure needs of the place where it stands. */
export interface Place {
  /** Where a page of Katabasis lies, for links to it; a figure without one has no such links. */
  readonly site: string | undefined;
  /** The element of its heading: a document of its own has a first heading, a page that holds it has one already. */
  readonly heading: "h1" | "h2" | "h3";
  /** Whether the moments of examples lie beside the games, written down: then no engine is needed to see them. */
  readonly written: boolean;
}

/** Shows a figure in an element, in place of whatever was there. */
export class Figure {
  readonly #root: HTMLElement;
  readonly #home: Node;
  readonly #place: Place;
  /** Counts what was asked for, so that something that comes late knows that nobody waits for it. */
  #asked = 0;
  #view: View | undefined;

  constructor(home: ParentNode & Node, place: Place) {
    this.#place = place;
    this.#root = h("div", { class: "embed" });
    this.#home = home;
    home.appendChild(this.#root);
  }

  /** What is shown, or why nothing is. */
  async show(given: Given): Promise<void> {
    const asked = (this.#asked += 1);
    const request = readRequest(given);
    this.#root.dataset["theme"] = typeof request === "string" ? readTheme(given("theme") ?? "") : request.theme;
    const words = wordsIn(typeof request === "string" ? "en" : request.language);
    this.#view?.close();
    this.#view = undefined;
    if (typeof request === "string") return this.#fail(words, words(request), given);
    this.#root.lang = request.language;
    put(this.#root, h("p", { class: "waiting", role: "status" }, words("loading")));
    try {
      const row = await open(request, this.#place);
      if (asked !== this.#asked) return row.close();
      this.#view = new View(this.#root, this.#home, this.#place, request, words, row);
    } catch (error) {
      if (asked !== this.#asked) return;
      const missing = error instanceof Error && error.name === "NoExample";
      this.#fail(words, missing ? words("problem.example") : refusal(words, error), given);
    }
  }

  close(): void {
    this.#asked += 1;
    this.#view?.close();
    this.#view = undefined;
    this.#root.remove();
  }

  #fail(words: Words, what: string, given: Given): void {
    showProblem(this.#root, words, what, this.#place, given("game") ?? "");
  }
}

/** The row of a figure. What is not written down, the engine plays: other languages, the eyes of a seat, and what somebody has recorded. */
async function open(request: Request, { written }: Place): Promise<Row> {
  const { game, source, language, seat } = request;
  const told = language === "en" || !speaks(game.id, language);
  if (written && source.kind === "example" && told && seat === undefined) {
    const script = await Script.open(game.id, source.id).catch(() => undefined);
    if (script !== undefined) return script;
  }
  return openLive(request);
}

async function openLive(request: Request): Promise<Live> {
  return (await import("./live")).Live.open(request);
}

class View implements Wording {
  readonly #request: Request;
  readonly #words: Words;
  readonly #home: Node;
  readonly #place: Place;
  readonly #stage: Stage;
  readonly #label = h("b", { class: "at" });
  readonly #told = h("section", { class: "told", "aria-live": "polite" });
  readonly #ask = h("section", { class: "ask" });
  readonly #why = h("aside", { class: "why", hidden: true, tabindex: -1 });
  readonly #acts = h("p", { class: "acts" });
  readonly #steps: HTMLElement;
  readonly #buttons: readonly (readonly [HTMLButtonElement, () => boolean])[];
  #row: Row;
  /** The same row, when the reader has wanted to try it. */
  #live: Live | undefined;
  #chosen: CellId | undefined;
  #closed = false;

  constructor(root: HTMLElement, home: Node, place: Place, request: Request, words: Words, row: Row) {
    this.#request = request;
    this.#words = words;
    this.#home = home;
    this.#place = place;
    this.#row = row;
    this.#stage = new Stage(this, (pick) => this.#picked(pick));
    const step = (sign: string, name: "first" | "back" | "on" | "last", to: () => number, able: () => boolean) =>
      [
        button(h("span", { "aria-hidden": "true" }, sign), () => this.#go(to()), {
          "aria-label": words(name),
          title: words(name),
        }),
        able,
      ] as const;
    const before = () => this.#row.at > 0;
    const after = () => this.#row.at < this.#row.steps;
    this.#buttons = [
      step("«", "first", () => 0, before),
      step("‹", "back", () => this.#row.at - 1, before),
      step("›", "on", () => this.#row.at + 1, after),
      step("»", "last", () => this.#row.steps, after),
    ];
    const [first, back, on, last] = this.#buttons.map(([one]) => one);
    this.#steps = h("div", { class: "steps", role: "group", "aria-label": words("steps") }, first, back, this.#label, on, last);
    put(
      root,
      h(
        "div",
        { class: "figure" },
        this.#stage.element,
        h(
          "div",
          { class: "side" },
          h(place.heading, { class: "title" }, row.title),
          row.caption !== undefined && h("p", { class: "caption" }, row.caption),
          this.#steps,
          this.#told,
          this.#ask,
          this.#why,
          this.#acts,
        ),
      ),
    );
    layGlyphs(home, row.glyphs);
    this.#go(request.step ?? (request.source.kind === "record" ? row.steps : 0));
  }

  close(): void {
    this.#closed = true;
    this.#row.close();
  }

  // --- words ---

  format(say: Parameters<Wording["format"]>[0]): string {
    return this.#row.format(say);
  }

  ruleTitle(id: string): string {
    return this.#row.ruleTitle(id);
  }

  ruleHref(id: string): string {
    return this.#place.site === undefined
      ? "#"
      : `${this.#place.site}rules/${this.#request.game.id}.html#${encodeURIComponent(id)}`;
  }

  openRule(id: string): void {
    const show = (rule: Rule | undefined): void => {
      put(this.#why, this.#about(id, rule), h("p", { class: "acts" }, full, close));
      this.#why.hidden = false;
      this.#why.focus({ preventScroll: true });
    };
    const close = button(this.#words("rule.close"), () => (this.#why.hidden = true));
    const full =
      this.#place.site !== undefined &&
      h("a", { class: "button", href: this.ruleHref(id), target: "_blank", rel: "noopener" }, this.#words("rule.full"));
    this.#row.rule(id).then(show, (error: unknown) => this.#say(refusal(this.#words, error)));
  }

  #about(id: string, rule: Rule | undefined): Node[] {
    const words = this.#words;
    if (rule === undefined) return [h("p", null, words("rule.unknown", { id }))];
    const kind = words(rule.kind === "ruling" ? "rule.ruling" : "rule.rule");
    return [
      h("p", { class: "name" }, h("b", null, rule.title), " ", h("small", null, `${kind} · ${rule.id}`)),
      h("p", null, rule.text),
      ...(rule.why === undefined ? [] : [h("p", { class: "gap" }, rule.why)]),
    ];
  }

  // --- what a reader does ---

  #go(step: number): void {
    this.#do(() => this.#row.go(step));
  }

  /** Does something and shows what came of it. An engine that broke is begun anew. */
  #do(deed: () => void): void {
    this.#chosen = undefined;
    this.#why.hidden = true;
    try {
      deed();
    } catch (error) {
      if (!isCrash(error)) throw error;
      this.#row.go(this.#row.at);
      this.#draw();
      this.#say(this.#words("problem.stumbled"));
      return;
    }
    this.#draw();
  }

  /** The reader wants to answer: from now on the engine plays. */
  async #try(): Promise<void> {
    if (this.#live === undefined) {
      put(this.#acts, h("span", { role: "status" }, this.#words("loading")));
      try {
        const live = await openLive(this.#request);
        if (this.#closed) return live.close();
        live.go(this.#row.at);
        this.#row.close();
        this.#row = this.#live = live;
        layGlyphs(this.#home, live.glyphs);
      } catch (error) {
        this.#draw();
        this.#say(refusal(this.#words, error));
        return;
      }
    }
    const live = this.#live;
    this.#do(() => live.try());
    this.#focusAsk();
  }

  #say(words: string): void {
    this.#told.append(h("p", { class: "no" }, words));
  }

  #focusAsk(): void {
    this.#ask.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  /** What the reader's answers do here. */
  get #trial(): Trial {
    return {
      ask: this.#ask,
      told: this.#told,
      notHere: this.#words("not.here"),
      notNow: this.#words("refused"),
      act: (deed) => {
        this.#do(deed);
        this.#focusAsk();
      },
      redraw: () => this.#draw(),
    };
  }

  #picked(pick: Pick): void {
    const live = this.#live;
    if (live === undefined || !live.trying) return;
    const again = this.#chosen === pick.cell;
    this.#chosen = pick.options.length > 0 ? pick.cell : undefined;
    live.picked(pick, again, this, this.#trial);
  }

  // --- drawing ---

  #draw(): void {
    const { moment, ends } = this.#row;
    this.#drawSteps();
    this.#drawTold(moment.lines, moment.notes);
    this.#drawAsk();
    this.#drawActs();
    this.#stage.draw(moment, this.#chosen, this.#request.close ? ends : undefined);
  }

  #drawSteps(): void {
    const words = this.#words;
    const { at, steps, trying } = this.#row;
    this.#steps.hidden = steps === 0 && !trying;
    put(this.#label, trying ? words("try.title") : at === 0 ? words("step.start") : words("step.at", { at, steps }));
    for (const [one, able] of this.#buttons) {
      one.hidden = trying;
      // Not `disabled`: a button that loses the focus under the finger sends a reader back to the start of the page.
      one.setAttribute("aria-disabled", String(!able()));
    }
  }

  #drawTold(lines: readonly Told[], notes: readonly Note[]): void {
    const words = this.#words;
    const line = ({ text, tone, rule }: Told) => h("li", { "data-tone": tone }, text, " ", ruleChip(this, rule));
    const note = ({ kind, text, reason, rule }: Note) =>
      h(
        "li",
        { class: kind },
        h("span", { class: "sr" }, words(kind)),
        h("span", { class: "what" }, ` ${text} `),
        reason !== undefined && h("span", { class: "because" }, `${reason} `),
        ruleChip(this, rule),
      );
    const told = [...lines.map(line), ...notes.map(note)];
    put(this.#told, told.length > 0 && h("ul", { class: "lines", "aria-label": words("happened") }, told));
  }

  #drawAsk(): void {
    const live = this.#live;
    if (live?.trying === true) return live.drawAsk(this, this.#trial);
    const { asks } = this.#row.moment;
    const [asked, allowed] = splitPrompt(asks.text);
    put(this.#ask, h("p", { class: "asks" }, h("b", null, asked), " ", allowed, " ", ruleChip(this, asks.rule)));
  }

  #drawActs(): void {
    const words = this.#words;
    const live = this.#live;
    const { record, over } = this.#row.moment;
    const open =
      this.#place.site !== undefined &&
      h(
        "a",
        {
          class: "button",
          href: `${this.#place.site}#/play/${this.#request.game.id}?g=${encodeURIComponent(record)}`,
          target: "_blank",
          rel: "noopener",
        },
        words("open"),
      );
    const leave = words(this.#request.source.kind === "example" ? "try.back" : "try.back.record");
    put(
      this.#acts,
      live?.trying === true
        ? [live.canUndo && button(words("try.undo"), () => this.#do(() => live.undo())), button(leave, () => this.#go(live.at))]
        : !over && button(words("try"), () => void this.#try(), { class: "main" }),
      open,
    );
  }
}
