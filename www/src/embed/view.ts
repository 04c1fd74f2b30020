// A figure: a board, what happens on it step by step, and by which rule. It keeps nothing and knows no rule.
import { type Glyphs, layGlyphs } from "../board/glyph";
import type { Pick } from "../board/input";
import { button, h, put } from "../dom";
import { fetchBeside, isCrash, loadModule } from "../engine";
import { gameGlyphs } from "../gameglyphs";
import type { Session } from "../games";
import { fetchTexts } from "../gametexts";
import { marksOf } from "../play/marks";
import type { Wording } from "../play/services";
import type { CellId, Line, Scene, Shown } from "../play/types";
import { capital, ruleChip, splitPrompt } from "../play/words";
import type { Texts } from "../texts";
import { type Note, notedMarks } from "./noted";
import { refusal, showProblem } from "./problem";
import { type Given, type Problem, type Request, readRequest, readTheme } from "./request";
import { type Rules, rulesOf } from "./rules";
import { Stage } from "./stage";
import { Story } from "./story";
import { drawTry } from "./try";
import { type Words, wordsIn } from "./words";

/** What a figure needs of the place where it stands. */
export interface Place {
  /** Where a page of Katabasis lies, for links to it; a figure without one has no such links. */
  readonly site: string | undefined;
  /** The element of its heading: a document of its own has a first heading, a page that holds it has one already. */
  readonly heading: "h1" | "h2" | "h3";
}

/** What is known of an example beside its record. */
interface Example {
  readonly title: string;
  readonly caption: string;
  readonly record: string;
  readonly moments: readonly { readonly notes: readonly Note[] }[];
}

/** Shows a figure in an element, in place of whatever was there. */
export class Figure {
  readonly #root: HTMLElement;
  readonly #home: Node;
  readonly #place: Place;
  /** Counts what was asked for, so that something that comes late knows that nobody waits for it. */
  #asked = 0;
  #open: Open | undefined;

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
    this.#open?.story.close();
    this.#open = undefined;
    if (typeof request === "string") return this.#fail(words, words(request), given);
    this.#root.lang = request.language;
    put(this.#root, h("p", { class: "waiting", role: "status" }, words("loading")));
    try {
      const open = await load(request, words);
      if (asked !== this.#asked) return open.story.close();
      layGlyphs(this.#home, open.glyphs);
      this.#open = open;
      new View(this.#root, this.#place, open).start(request.step ?? (request.source.kind === "record" ? open.story.steps : 0));
    } catch (error) {
      if (asked === this.#asked) this.#fail(words, error instanceof Missing ? words(error.word) : refusal(words, error), given);
    }
  }

  close(): void {
    this.#asked += 1;
    this.#open?.story.close();
    this.#open = undefined;
    this.#root.remove();
  }

  #fail(words: Words, what: string, given: Given): void {
    showProblem(this.#root, words, what, this.#place, given("game") ?? "");
  }
}

class Missing extends Error {
  constructor(readonly word: Problem) {
    super(word);
  }
}

/** All that a figure shows. */
interface Open {
  readonly request: Request;
  readonly words: Words;
  readonly texts: Texts;
  readonly rules: Rules;
  readonly glyphs: Glyphs;
  readonly story: Story;
  readonly example: Example | undefined;
  /** Scenes that the frame of the board holds, so that it does not jump from step to step. */
  readonly near: readonly Scene[] | undefined;
}

async function load(request: Request, words: Words): Promise<Open> {
  const { game, source, language, close } = request;
  const example = source.kind === "example" ? fetchBeside<Example>(game.id, `examples/${source.id}.json`) : undefined;
  // Seen to below; until then it must not count as forgotten.
  example?.catch(() => undefined);
  const [module, texts, rules, glyphs] = await Promise.all([
    loadModule(game),
    fetchTexts(game.id, language),
    rulesOf(game.id),
    gameGlyphs(game.id),
  ]);
  const known = await example?.catch((error: unknown) => {
    throw /\(404\)|JSON/.test(String(error)) ? new Missing("problem.example") : error;
  });
  const text = known?.record ?? ("text" in source ? source.text : "");
  const end = module.Session.load(text);
  const near = close ? [end.scene()] : undefined;
  end.free();
  const story = new Story(module, text, source.kind !== "position");
  return { request, words, texts, rules, glyphs, story, example: known, near: near && [...near, story.session.scene()] };
}

class View implements Wording {
  readonly #open: Open;
  readonly #place: Place;
  readonly #stage: Stage;
  readonly #label = h("b", { class: "at" });
  readonly #told = h("section", { class: "told", "aria-live": "polite" });
  readonly #ask = h("section", { class: "ask" });
  readonly #why = h("aside", { class: "why", hidden: true, tabindex: -1 });
  readonly #acts = h("p", { class: "acts" });
  readonly #steps: HTMLElement;
  readonly #buttons: readonly (readonly [HTMLButtonElement, () => boolean])[];
  #chosen: CellId | undefined;
  #group: string | undefined;

  constructor(root: HTMLElement, place: Place, open: Open) {
    this.#open = open;
    this.#place = place;
    const { words, story, example, request } = open;
    this.#stage = new Stage(this, (pick) => this.#picked(pick));
    const step = (sign: string, name: "first" | "back" | "on" | "last", to: () => number, able: () => boolean) =>
      [
        button(h("span", { "aria-hidden": "true" }, sign), () => this.#go(to()), {
          "aria-label": words(name),
          title: words(name),
        }),
        able,
      ] as const;
    const before = () => story.at > 0;
    const after = () => story.at < story.steps;
    this.#buttons = [
      step("«", "first", () => 0, before),
      step("‹", "back", () => story.at - 1, before),
      step("›", "on", () => story.at + 1, after),
      step("»", "last", () => story.steps, after),
    ];
    const [first, back, on, last] = this.#buttons.map(([one]) => one);
    this.#steps = h("div", { class: "steps", role: "group", "aria-label": words("steps") }, first, back, this.#label, on, last);
    const title = example?.title ?? request.game.title;
    put(
      root,
      h(
        "div",
        { class: "figure" },
        this.#stage.element,
        h(
          "div",
          { class: "side" },
          h(place.heading, { class: "title" }, title),
          example && h("p", { class: "caption" }, example.caption),
          this.#steps,
          this.#told,
          this.#ask,
          this.#why,
          this.#acts,
        ),
      ),
    );
  }

  start(step: number): void {
    this.#go(step);
  }

  // --- words ---

  format(say: Parameters<Wording["format"]>[0]): string {
    return this.#open.texts.say(say);
  }

  ruleTitle(id: string): string {
    return this.#open.rules(id)?.title ?? id;
  }

  ruleHref(id: string): string {
    return this.#place.site === undefined
      ? "#"
      : `${this.#place.site}rules/${this.#open.request.game.id}.html#${encodeURIComponent(id)}`;
  }

  openRule(id: string): void {
    const { words, rules } = this.#open;
    const rule = rules(id);
    const close = button(words("rule.close"), () => (this.#why.hidden = true));
    const full =
      this.#place.site !== undefined &&
      h("a", { class: "button", href: this.ruleHref(id), target: "_blank", rel: "noopener" }, words("rule.full"));
    const about =
      rule === undefined
        ? [h("p", null, words("rule.unknown", { id }))]
        : [
            h(
              "p",
              { class: "name" },
              h("b", null, rule.title),
              " ",
              h("small", null, `${words(rule.kind === "ruling" ? "rule.ruling" : "rule.rule")} · ${rule.id}`),
            ),
            h("p", null, rule.text),
            rule.why !== undefined && h("p", { class: "gap" }, rule.why),
          ];
    put(this.#why, about, h("p", { class: "acts" }, full, close));
    this.#why.hidden = false;
    this.#why.focus({ preventScroll: true });
  }

  // --- what a reader does ---

  #go(step: number): void {
    this.#do(() => this.#open.story.go(step));
  }

  /** Answers in the reader's name. */
  #answer(deed: (session: Session) => Line[]): void {
    this.#do(() => this.#open.story.act(deed));
    this.#ask.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }

  /** Does something and shows what came of it. An engine that broke is begun anew. */
  #do(deed: () => void): void {
    this.#chosen = this.#group = undefined;
    this.#why.hidden = true;
    try {
      deed();
    } catch (error) {
      if (!isCrash(error)) throw error;
      this.#open.story.go(this.#open.story.at);
      this.#draw();
      this.#told.append(h("p", { class: "no" }, this.#open.words("problem.stumbled")));
      return;
    }
    this.#draw();
  }

  #picked({ options, refused, cell, unsure }: Pick): void {
    if (!this.#open.story.trying) return;
    const once = [...new Map(options.map((mark) => [mark.index, mark])).values()];
    const [first] = once;
    const { revision } = this.#open.story.session.question();
    const take = (index: number) => this.#answer((session) => session.answer(index, revision));
    if (first && once.length === 1 && (!unsure || this.#chosen === cell)) return take(first.index);
    this.#chosen = first ? cell : undefined;
    this.#draw();
    const why = refused[0];
    const question = this.#open.story.session.question();
    const rule = why && question.kind === "choice" ? question.refused[why.index]?.rule : undefined;
    if (first)
      this.#told.append(
        h(
          "p",
          { class: "acts" },
          once.map(({ index, name }) => button(name, () => take(index), { class: "main" })),
          button(this.#open.words("not.here"), () => this.#draw()),
        ),
      );
    else if (why && rule !== undefined)
      this.#told.append(h("p", { class: "no" }, `${this.#open.words("refused")} ${why.name}. `, ruleChip(this, rule)));
  }

  // --- drawing ---

  #draw(): void {
    const { story, request, near } = this.#open;
    const question = story.session.question();
    this.#drawSteps();
    this.#drawTold();
    this.#drawAsk(question);
    this.#drawActs(question);
    this.#stage.draw(
      story.session,
      request.seat,
      question,
      story.trying ? marksOf(this, question) : notedMarks(question, (say) => this.format(say), this.#notes()),
      this.#chosen,
      near,
    );
  }

  #drawSteps(): void {
    const { words, story } = this.#open;
    const { at, steps, trying } = story;
    this.#steps.hidden = steps === 0 && !trying;
    put(this.#label, trying ? words("try.title") : at === 0 ? words("step.start") : words("step.at", { at, steps }));
    for (const [one, able] of this.#buttons) {
      one.hidden = trying;
      // Not `disabled`: a button that loses the focus under the finger sends a reader back to the start of the page.
      one.setAttribute("aria-disabled", String(!able()));
    }
  }

  #drawTold(): void {
    const { words, story } = this.#open;
    const line = ({ telling, rule }: Line) =>
      h("li", { "data-tone": telling.tone }, capital(this.format(telling.say)), " ", ruleChip(this, rule));
    const note = ({ kind, text, rule }: Note) =>
      h("li", { class: kind }, h("span", { class: "sr" }, words(kind)), ` ${text} `, ruleChip(this, rule));
    const told = [...story.lines.map(line), ...this.#notes().map(note)];
    put(this.#told, told.length > 0 && h("ul", { class: "lines", "aria-label": words("happened") }, told));
  }

  /** What the example points at in this step. */
  #notes(): readonly Note[] {
    const { story, example } = this.#open;
    return story.trying ? [] : (example?.moments[story.at]?.notes ?? []);
  }

  #drawAsk(question: Shown): void {
    const { story } = this.#open;
    if (story.trying) {
      drawTry(this.#ask, this, question, this.#group, {
        answer: (deed) => this.#answer(deed),
        toggle: (group) => {
          this.#group = this.#group === group ? undefined : group;
          this.#drawAsk(question);
        },
      });
      return;
    }
    const [asked, allowed] = splitPrompt(
      this.format(question.kind === "choice" ? question.prompt : question.kind === "over" ? question.ending : question.what),
    );
    put(this.#ask, h("p", { class: "asks" }, h("b", null, asked), " ", allowed, " ", ruleChip(this, question.rule)));
  }

  #drawActs(question: Shown): void {
    const { words, story, request } = this.#open;
    const record = story.session.record();
    const open =
      this.#place.site !== undefined &&
      h(
        "a",
        {
          class: "button",
          href: `${this.#place.site}#/play/${request.game.id}?g=${encodeURIComponent(record)}`,
          target: "_blank",
          rel: "noopener",
        },
        words("open"),
      );
    const leave = words(request.source.kind === "example" ? "try.back" : "try.back.record");
    put(
      this.#acts,
      story.trying
        ? [
            story.session.canUndo() && button(words("try.undo"), () => this.#do(() => story.undo())),
            button(leave, () => this.#go(story.at)),
          ]
        : question.kind !== "over" && button(words("try"), () => this.#do(() => story.try()), { class: "main" }),
      open,
    );
  }
}
