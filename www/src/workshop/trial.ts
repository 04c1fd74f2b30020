// A card on the table: the ordinary play view, around a session in which the card stands in the place of one of the box.
import { button, h, put } from "../dom";
import { isCrash, Playing } from "../engine";
import { messageOf, showCrash, toast } from "../errors";
import { type Parts, partsFor } from "../play/parts";
import { openPlay } from "../play/play";
import type { PlayServices, PlayView } from "../play/services";
import { preferences } from "../preferences";
import { address, go } from "../router";
import { Beside } from "../rules/beside";
import { keepSettings, levelView, playSettings, settings } from "../settings";
import type { Table } from "../table";
import { language } from "../words";
import { toLink } from "./code";
import type { Draft, Workshop } from "./open";
import { workshopWords } from "./words";

/** What the rules call a typed card and its text. */
const NAME = "workshop.card";
const TEXT = "workshop.card-text";

/** Lays the table for a card. Answers nothing when the person went elsewhere. */
export async function tryOut(
  main: HTMLElement,
  workshop: Workshop,
  draft: Draft,
  left: () => boolean,
): Promise<Table | undefined> {
  const session = workshop.module.Workshop.tryOut(draft.deck, draft.text, "1");
  const parts = await partsFor(session.look().boards, session.ground());
  session.free();
  return left() ? undefined : new Trial(main, workshop, draft, parts);
}

class Trial implements Table {
  readonly #workshop: Workshop;
  readonly #draft: Draft;
  readonly #parts: Parts;
  readonly #root = h("div", { class: "play-root" });
  readonly #rules: Beside;
  /** Which dice: the same number brings the same ones. */
  #dice = 1;
  #view: PlayView | undefined;
  #playing: Playing | undefined;

  constructor(main: HTMLElement, workshop: Workshop, draft: Draft, parts: Parts) {
    this.#workshop = workshop;
    this.#draft = draft;
    this.#parts = parts;
    this.#rules = new Beside(workshop.game, main);
    const say = workshopWords(language());
    const { name, text } = workshop.module.Workshop.read(draft.deck, draft.text, language());
    workshop.texts.call(
      new Map([
        [NAME, name],
        [TEXT, text],
      ]),
    );
    put(
      main,
      h(
        "div",
        { class: "trial" },
        h(
          "div",
          { class: "trial-bar", role: "group", "aria-label": say("tried", { name }) },
          button(say("back"), () => this.#back(), { class: "slim" }),
          button(say("again"), () => this.#begin(this.#dice), { class: "slim" }),
          button(say("dice"), () => this.#begin(this.#dice + 1), { class: "slim" }),
          h("p", null, h("strong", null, name), " ", text),
        ),
        this.#root,
      ),
    );
    this.#begin(this.#dice);
  }

  close(): void {
    this.#view?.close();
    this.#playing?.session.free();
    this.#workshop.texts.call(new Map());
    this.#rules.remove();
  }

  #back(): void {
    go(address.card(this.#workshop.game.id, this.#draft.deck, toLink(this.#draft.text)));
  }

  /** Begins, or begins again, with these dice. */
  #begin(dice: number): void {
    this.#dice = dice;
    this.#view?.close();
    this.#playing?.session.free();
    const { game, module } = this.#workshop;
    const { deck, text } = this.#draft;
    this.#playing = new Playing(game, module, module.Workshop.tryOut(deck, text, String(dice)));
    this.#view = openPlay(this.#root, this.#services(this.#playing), this.#parts);
  }

  #services(playing: Playing): PlayServices {
    const { game, texts, ruleTitle } = this.#workshop;
    const link = (): string =>
      location.href.replace(/#.*$/, "") + address.card(game.id, this.#draft.deck, toLink(this.#draft.text), true);
    return {
      get session() {
        return playing.session;
      },
      title: game.title,
      format: (say) => texts.say(say),
      text: (key) => (texts.has(key) ? texts.words(key) : undefined),
      ruleTitle,
      ruleHref: (rule) => address.rules(game.id, rule),
      openRule: (rule) => void this.#rules.open(rule),
      // The worker knows only the cards of the box, so that this is thought about here, by a computer that is quick.
      think: async ({ seat, why = false }) => {
        const advice = playing.session.advise({ level: "easy", seat });
        if (advice === undefined) throw new Error("nothing is to be chosen now");
        return why ? { ...advice, why: playing.session.why(advice.best, seat) } : advice;
      },
      worths: async () => [],
      changed: () => void playing.keep(),
      copy: () => playing.copy(),
      share: () => this.#back(),
      link,
      handedOver: () => this.#back(),
      newGame: () => this.#back(),
      playAgain: () => this.#begin(this.#dice + 1),
      names: [],
      ended: () => undefined,
      leave: () => this.#back(),
      sound: (what) => {
        if (settings.sound) void import("../sound").then(({ play }) => play(what, settings.volume));
      },
      preferences,
      rules: address.rules(game.id),
      overview: game.overview && address.overview(game.id),
      toast,
      failed: (error) => this.#failed(playing, error),
      settings: playSettings,
      keepSettings,
      view: levelView,
    };
  }

  #failed(playing: Playing, error: unknown): void {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (isCrash(error)) showCrash(playing.rescue() ?? messageOf(error), this.#draft.text);
    this.#view?.refresh();
  }
}
