// A figure that the engine plays: any record or position, and whatever the reader tries.
import type { Glyphs } from "../board/glyph";
import type { Pick } from "../board/input";
import { button, h } from "../dom";
import { fetchBeside, loadModule } from "../engine";
import { gameGlyphs } from "../gameglyphs";
import type { Session } from "../games";
import { fetchTexts } from "../gametexts";
import { reasonOf } from "../play/refusals";
import type { Wording } from "../play/services";
import type { Ground, Look, Say, Scene } from "../play/types";
import { ruleChip } from "../play/words";
import type { Texts } from "../texts";
import { type Moment, momentOf } from "./moment";
import type { Note } from "./noted";
import type { Request } from "./request";
import type { Row } from "./row";
import { type Rule, type Rules, rulesOf } from "./rules";
import { Story } from "./story";
import { drawTry } from "./try";

/** What is known of an example beside its record. */
export interface Example {
  readonly title: string;
  readonly caption: string;
  readonly record: string;
  readonly moments: readonly { readonly notes: readonly Note[] }[];
}

/** There is no example of that name. */
export class NoExample extends Error {
  override readonly name = "NoExample";
}

/** What the reader's answers do in the view. */
export interface Trial {
  readonly ask: HTMLElement;
  readonly told: HTMLElement;
  readonly notHere: string;
  readonly notNow: string;
  /** Does something, and shows what came of it. */
  act(deed: () => void): void;
  redraw(): void;
}

interface Loaded {
  readonly story: Story;
  /** The end of the game. */
  readonly last: Scene;
  readonly title: string;
  readonly example: Example | undefined;
  readonly texts: Texts;
  readonly rules: Rules;
  readonly glyphs: Glyphs;
  readonly seat: number | undefined;
}

export class Live implements Row {
  readonly title: string;
  readonly caption: string | undefined;
  readonly glyphs: Glyphs;
  readonly ends: readonly Scene[];
  readonly #story: Story;
  readonly #texts: Texts;
  readonly #rules: Rules;
  readonly #example: Example | undefined;
  readonly #seat: number | undefined;
  #ground: { readonly of: number; readonly ground: Ground } | undefined;
  #moment: Moment | undefined;
  #group: string | undefined;

  /** Loads the engine and all that it needs. Throws what the engine says of a text that it refuses. */
  static async open({ game, source, language, seat }: Request): Promise<Live> {
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
      throw /\(404\)|JSON/.test(String(error)) ? new NoExample(String(error)) : error;
    });
    const text = known?.record ?? ("text" in source ? source.text : "");
    const end = module.Session.load(text);
    const last = end.scene();
    end.free();
    const story = new Story(module, text, source.kind !== "position", seat);
    return new Live({ story, last, title: known?.title ?? game.title, example: known, texts, rules, glyphs, seat });
  }

  private constructor({ story, last, title, example, texts, rules, glyphs, seat }: Loaded) {
    this.title = title;
    this.caption = example?.caption;
    this.glyphs = glyphs;
    this.ends = [story.session.scene(), last];
    this.#story = story;
    this.#texts = texts;
    this.#rules = rules;
    this.#example = example;
    this.#seat = seat;
  }

  get steps(): number {
    return this.#story.steps;
  }

  get at(): number {
    return this.#story.at;
  }

  get trying(): boolean {
    return this.#story.trying;
  }

  get moment(): Moment {
    const notes = this.trying ? [] : (this.#example?.moments[this.at]?.notes ?? []);
    this.#moment ??= momentOf(this.#story, this, notes, this.#seat, (scene) => this.#groundOf(scene));
    return this.#moment;
  }

  go(step: number): void {
    this.#change(() => this.#story.go(step));
  }

  format(say: Say): string {
    return this.#texts.say(say);
  }

  ruleTitle(id: string): string {
    return this.#rules(id)?.title ?? id;
  }

  async rule(id: string): Promise<Rule | undefined> {
    return this.#rules(id);
  }

  close(): void {
    this.#story.close();
  }

  // --- what a reader tries ---

  try(): void {
    this.#change(() => this.#story.try());
  }

  get canUndo(): boolean {
    return this.#story.session.canUndo();
  }

  undo(): void {
    this.#change(() => this.#story.undo());
  }

  /** What is asked, with everything that can be answered. */
  drawAsk(wording: Wording, trial: Trial): void {
    const question = this.#story.session.question();
    drawTry(trial.ask, wording, question, this.#group, {
      answer: (deed) => trial.act(() => this.#answer(deed)),
      toggle: (group) => {
        this.#group = this.#group === group ? undefined : group;
        this.drawAsk(wording, trial);
      },
    });
  }

  /** A tap on the board: answers where that is clear, asks which of several, or says why not. */
  picked({ options, refused, unsure }: Pick, again: boolean, wording: Wording, trial: Trial): void {
    const once = [...new Map(options.map((mark) => [mark.index, mark])).values()];
    const [first] = once;
    const question = this.#story.session.question();
    const take = (index: number) => trial.act(() => this.#answer((session) => session.answer(index, question.revision)));
    if (first && once.length === 1 && (!unsure || again)) return take(first.index);
    trial.redraw();
    const why = refused[0];
    const forbidden = why && question.kind === "choice" ? question.refused[why.index] : undefined;
    if (first)
      trial.told.append(
        h(
          "p",
          { class: "acts" },
          once.map(({ index, name }) => button(name, () => take(index), { class: "main" })),
          button(trial.notHere, () => trial.redraw()),
        ),
      );
    else if (why && forbidden)
      trial.told.append(
        h(
          "p",
          { class: "no" },
          `${trial.notNow} ${why.name}. ${reasonOf(wording, forbidden)} `,
          ruleChip(wording, forbidden.rule),
        ),
      );
  }

  #answer(deed: (session: Session) => Look): void {
    this.#change(() => this.#story.act(deed));
  }

  #change(deed: () => void): void {
    this.#moment = this.#group = undefined;
    deed();
  }

  #groundOf(scene: Scene): Ground {
    if (this.#ground?.of !== scene.ground) this.#ground = { of: scene.ground, ground: this.#story.session.ground() };
    return this.#ground.ground;
  }
}
