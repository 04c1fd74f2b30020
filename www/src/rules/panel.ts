// A rule beside the game: “why?” is answered without leaving the table.
import { button, h, put } from "../dom";
import { messageOf } from "../errors";
import type { Game } from "../games";
import { address } from "../router";
import { w } from "../words";
import { find, rulebook } from "./book";
import { kindMark, ruleBody } from "./entry";

/** A panel that shows one rule at a time. It is not modal: the table stays in reach. */
export class RulePanel {
  readonly #game: Game;
  readonly #panel: HTMLElement;
  #before: Element | null = null;

  constructor(game: Game, parent: HTMLElement) {
    this.#game = game;
    this.#panel = h("aside", { class: "rule-panel", hidden: true, "aria-label": w("rule.why"), tabindex: "-1" });
    this.#panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
    // Rules that lead to others stay in the panel.
    this.#panel.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const id = /^#\/rules\/[^/]+\/(.+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
      if (id === undefined || link?.classList.contains("full")) return;
      event.preventDefault();
      void this.open(decodeURIComponent(id));
    });
    parent.append(this.#panel);
  }

  async open(id: string): Promise<void> {
    if (this.#panel.hidden) this.#before = document.activeElement;
    this.#panel.hidden = false;
    try {
      const book = await rulebook(this.#game.id);
      const rule = find(book, id);
      if (rule === undefined) this.#show(w("rules.unknown", { id }));
      else {
        this.#show(
          h("header", null, h("h2", null, rule.title), kindMark(rule), h("span", { class: "id" }, rule.id)),
          h("p", { class: "remark" }, rule.section.replace(" > ", " · ")),
          ruleBody(this.#game.id, book, rule),
          h("p", null, h("a", { class: "full", href: address.rules(this.#game.id, rule.id), target: "_blank" }, w("rule.full"))),
        );
      }
    } catch (error) {
      this.#show(`${w("rules.failed")}: ${messageOf(error)}`);
    }
    this.#panel.focus();
  }

  close(): void {
    this.#panel.hidden = true;
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus();
  }

  remove(): void {
    this.#panel.remove();
  }

  #show(...children: (Node | string)[]): void {
    put(this.#panel, children, button(w("rule.close"), () => this.close(), { class: "main" }));
  }
}
