// The panel beside the game: an entry of the rulebook's own page, its examples running in it.
import { button, h, put } from "../dom";
import type { Game } from "../games";
import { address } from "../router";
import { liveExamples } from "../rulebook/live";
import { styleSheet } from "../styles";
import { w } from "../words";

/** A panel that shows one rule at a time. It is not modal: the table stays in reach. */
export class RulePanel {
  readonly #game: Game;
  readonly #address: URL;
  readonly #panel: HTMLElement;
  #book: Promise<Document> | undefined;
  #before: Element | null = null;

  /** A panel with its style. */
  static async beside(game: Game, parent: HTMLElement): Promise<RulePanel> {
    await styleSheet(new URL("./rule-panel.css", import.meta.url));
    return new RulePanel(game, parent);
  }

  private constructor(game: Game, parent: HTMLElement) {
    this.#game = game;
    this.#address = new URL(address.rules(game.id), document.baseURI);
    this.#panel = h("aside", { class: "rule-panel", hidden: true, "aria-label": w("rule.why"), tabindex: "-1" });
    this.#panel.addEventListener("keydown", (event) => {
      // Escape closes the card of a word first.
      if (event.key !== "Escape" || this.#panel.querySelector(":popover-open") !== null) return;
      event.stopPropagation();
      this.close();
    });
    // Rules that lead to others stay in the panel.
    this.#panel.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-rule]") : null;
      if (link === null) return;
      event.preventDefault();
      void this.open(link.dataset["rule"] ?? "");
    });
    liveExamples(this.#panel);
    parent.append(this.#panel);
  }

  async open(id: string): Promise<void> {
    if (this.#panel.hidden) this.#before = document.activeElement;
    this.#book ??= fetchPage(this.#address);
    const book = await this.#book.catch((error: unknown) => {
      this.#book = undefined;
      throw error;
    });
    const entry = book.getElementById(id)?.closest("article");
    this.#panel.hidden = false;
    put(
      this.#panel,
      entry == null ? h("p", null, w("rules.unknown", { id })) : this.#copy(entry),
      h(
        "div",
        { class: "ways" },
        button(w("rule.close"), () => this.close(), { class: "main" }),
        h("a", { class: "full", href: address.rules(this.#game.id, entry?.id ?? id), target: "_blank" }, w("rule.full")),
      ),
    );
    this.#panel.scrollTop = 0;
    this.#panel.focus({ preventScroll: true });
  }

  close(): void {
    this.#panel.hidden = true;
    // What runs in it ends with it.
    put(this.#panel);
    if (this.#before instanceof HTMLElement && this.#before.isConnected) this.#before.focus();
  }

  remove(): void {
    this.#panel.remove();
  }

  /** An entry of the page as a part of this one: its links lead from where they stood, its anchors stay there. */
  #copy(entry: HTMLElement): HTMLElement[] {
    const copy = document.importNode(entry, true);
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    copy.removeAttribute("tabindex");
    for (const link of copy.querySelectorAll("a")) {
      const to = link.getAttribute("href") ?? "";
      if (to.startsWith("#")) link.dataset["rule"] = decodeURIComponent(to.slice(1));
      else link.target = "_blank";
      link.href = this.#from(to);
      const live = link.dataset["live"];
      if (live !== undefined) link.dataset["live"] = this.#from(live);
    }
    for (const picture of copy.querySelectorAll("img")) picture.src = this.#from(picture.getAttribute("src") ?? "");
    const title = copy.querySelector("h3");
    title?.replaceWith(h("h2", null, title.textContent));
    const chapter = entry.closest("section")?.querySelector("h2")?.textContent;
    if (chapter != null) copy.querySelector("header")?.after(h("p", { class: "remark" }, chapter));
    return [copy, ...meanings(entry)];
  }

  #from(link: string): string {
    return new URL(link, this.#address).href;
  }
}

/** The cards of the words that an entry explains. */
function meanings(entry: HTMLElement): HTMLElement[] {
  const ids = [...entry.querySelectorAll("[popovertarget]")].map((word) => word.getAttribute("popovertarget") ?? "");
  return ids.flatMap((id) => {
    const card = entry.ownerDocument.getElementById(id);
    return card === null ? [] : [document.importNode(card, true)];
  });
}

/** A page of this build, read but not shown: nothing in it runs. */
async function fetchPage(address: URL): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.pathname} could not be fetched (${answer.status})`);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}
