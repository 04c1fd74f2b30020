// Where a card is written. What is typed is read at once: it says what players read and by which rules, or where it is wrong.
import { button, type Child, h, put } from "../dom";
import { address, go } from "../router";
import { Beside } from "../rules/beside";
import { shareLink } from "../share/link";
import { language } from "../words";
import { toLink } from "./code";
import type { Draft, Reading, Workshop } from "./open";
import { workshopWords } from "./words";

/** How long somebody pauses who wants to know what they have written, in milliseconds. */
const PAUSE = 150;

export class Bench {
  readonly #say = workshopWords(language());
  readonly #workshop: Workshop;
  readonly #rules: Beside;
  readonly #text = h("textarea", {
    id: "workshop-card",
    rows: 8,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "aria-describedby": "workshop-note workshop-reading",
    oninput: () => this.#typed(),
  });
  readonly #deck = h("select", { id: "workshop-deck", onchange: () => this.#chosen() });
  readonly #box = h("select", { id: "workshop-box" });
  readonly #reading = h("div", { id: "workshop-reading", role: "status" });
  readonly #keywords = h("section", { class: "keywords", "aria-labelledby": "workshop-keywords" });
  readonly #rulesPart = h("div", { class: "paper" }, this.#keywords);
  readonly #try: HTMLButtonElement;
  readonly #heading: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(main: HTMLElement, workshop: Workshop, draft: Draft) {
    const say = this.#say;
    this.#workshop = workshop;
    this.#rules = new Beside(workshop.game, main);
    this.#try = button(say("try"), () => go(this.#address(true)), { class: "main" });
    this.#heading = h("h1", { tabindex: "-1" }, say("title", { game: workshop.game.title }));
    put(
      this.#deck,
      workshop.decks.map(({ id, name }) => h("option", { value: id }, name)),
    );
    this.#deck.value = draft.deck;
    this.#text.value = draft.text;
    put(
      main,
      h(
        "div",
        { class: "narrow workshop" },
        this.#heading,
        h(
          "div",
          { class: "paper" },
          h("p", null, say("intro")),
          h("label", { for: "workshop-deck" }, say("deck")),
          this.#deck,
          h("label", { for: "workshop-box" }, say("box")),
          h(
            "div",
            { class: "row" },
            this.#box,
            button(say("take"), () => this.#begin()),
          ),
          h("label", { for: "workshop-card" }, say("card")),
          this.#text,
          h("p", { class: "remark", id: "workshop-note" }, say("card.note")),
          this.#reading,
          h(
            "div",
            { class: "row" },
            this.#try,
            button(say("share"), () => this.#share()),
          ),
        ),
        this.#rulesPart,
      ),
    );
    this.#offer();
    this.#read();
  }

  focus(): void {
    this.#heading.focus({ preventScroll: true });
  }

  get #draft(): Draft {
    return { deck: this.#deck.value, text: this.#text.value };
  }

  #address(trial = false): string {
    const { deck, text } = this.#draft;
    return address.card(this.#workshop.game.id, deck, toLink(text), trial);
  }

  /** The cards of the box that are of this kind. */
  #offer(): void {
    const cards = this.#workshop.box[this.#deck.value] ?? [];
    put(
      this.#box,
      cards.map(({ id, name }) => h("option", { value: id }, name)),
    );
  }

  /** Another kind of card begins with the first of the box: what was written would be wrong in every line. */
  #chosen(): void {
    this.#offer();
    this.#begin();
  }

  #begin(): void {
    const card = this.#workshop.box[this.#deck.value]?.find(({ id }) => id === this.#box.value);
    if (card === undefined) return;
    this.#text.value = card.text;
    // Going back brings what was written before.
    history.pushState(history.state, "", this.#address());
    this.#read();
  }

  #typed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#text.isConnected) return;
      this.#keep();
      this.#read();
    }, PAUSE);
  }

  /** The address holds the card: whoever reloads or goes back finds it again. */
  #keep(): void {
    history.replaceState(history.state, "", this.#address());
  }

  #read(): void {
    const reading = this.#workshop.read(this.#draft);
    const wrong = reading.kind === "wrong";
    this.#text.setAttribute("aria-invalid", String(wrong));
    this.#try.disabled = wrong;
    put(this.#reading, wrong ? this.#fault(reading) : this.#said(reading.card));
    this.#rulesPart.hidden = wrong;
    if (!wrong) put(this.#keywords, h("h2", { id: "workshop-keywords" }, this.#say("keywords")), this.#governed(reading.card));
  }

  #fault({ line, column, what }: Extract<Reading, { kind: "wrong" }>): Child {
    const lines = this.#text.value.split("\n");
    const written = lines[line - 1] ?? "";
    const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    // Columns are counted in characters, places in a field in halves of some of them.
    const at =
      before +
      Array.from(written)
        .slice(0, column - 1)
        .join("").length;
    const there = (): void => {
      this.#text.focus();
      this.#text.setSelectionRange(at, at + (/^[\w’'-]+/.exec(this.#text.value.slice(at))?.[0].length ?? 1));
    };
    return h(
      "div",
      { class: "trouble" },
      h("p", null, this.#say("wrong", { line, column, what })),
      h("pre", { "aria-hidden": "true" }, `${written}\n${" ".repeat(column - 1)}^`),
      button(this.#say("there"), there, { class: "slim" }),
    );
  }

  #said({ name, text }: { readonly name: string; readonly text: string }): Child {
    return h(
      "div",
      { class: "said" },
      h("p", { class: "remark" }, this.#say("reads")),
      h("p", null, h("strong", null, name), " ", text === "" ? this.#say("silent") : text),
    );
  }

  #governed({ keywords }: { readonly keywords: readonly { readonly words: string; readonly rule: string }[] }): Child {
    if (keywords.length === 0) return h("p", { class: "remark" }, this.#say("none"));
    const { game, ruleTitle } = this.#workshop;
    return h(
      "ul",
      null,
      keywords.map(({ words, rule }) => {
        const title = ruleTitle(rule);
        const link = h("a", {
          class: "button slim",
          href: address.rules(game.id, rule),
          "aria-label": this.#say("why", { rule: title }),
          onclick: (event: MouseEvent) => {
            // With a key held down it is a link like any other.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void this.#rules.open(rule);
          },
        });
        link.append(title);
        return h("li", null, h("strong", null, words), link);
      }),
    );
  }

  #share(): void {
    shareLink(this.#say, `${location.href.replace(/#.*$/, "")}${this.#address()}`);
  }
}
