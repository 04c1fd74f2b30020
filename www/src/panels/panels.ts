// What lies beside the board: orders of play, dice, tokens, cards, story, and sheets with rows and spaces. Loaded when a game has any of it.
import { glyph } from "../board/glyph";
import { button, h, show } from "../dom";
import type { Boards, Sheet } from "../play/types";
import { capital } from "../play/words";
import { styleSheet } from "../styles";
import { cardRow } from "./cards";
import { tray } from "./dice";
import { watchDrags } from "./drag";
import { type Asked, type PanelServices, Seen } from "./look";
import { orderStrip } from "./order";
import { sheetCard } from "./sheet";
import { story } from "./story";
import { tokenTray } from "./token";

/** Their style sheet. */
export const panelStyles = (): Promise<void> => styleSheet(new URL("./panels.css", import.meta.url));

/** From so many sheets on, one has to look for them. */
const MANY = 3;

export class Panels {
  /** Dice and sheets. */
  readonly element = h("section", { class: "panels", "aria-label": "Boards and dice" });
  /** Where the round stands. */
  readonly orders = h("div", { class: "orders" });
  /** What is read before the question. */
  readonly story = h("div", { class: "story" });
  private readonly trays = h("div", { class: "trays" });
  private readonly laid = h("div", { class: "table-cards" });
  /** Where they lie side by side one scrolls, by keys as well. */
  private readonly sheets = h("div", { class: "sheets", tabindex: 0, role: "group", "aria-label": "Boards" });
  /** Where there are many sheets, a way to each. */
  private readonly index = h("nav", { class: "index", "aria-label": "Sheets" });
  private shownActive: string | undefined;

  constructor(private readonly services: PanelServices) {
    this.element.append(this.trays, this.laid, this.index, this.sheets);
    for (const part of [this.element, this.orders]) {
      watchDrags(part, services);
      part.addEventListener("click", ({ target }) => {
        const touched = target instanceof Element ? target.closest<HTMLElement>("[data-target]") : null;
        const { target: key, name = "", text } = touched?.dataset ?? {};
        if (key !== undefined) services.touch(key, text === undefined ? undefined : { name, text });
      });
    }
  }

  /** Draws all of it; what did not change stays as it is. */
  draw(boards: Boards, asked: Asked): void {
    const { services } = this;
    const seen = new Seen(asked);
    const { dice: pools, tokens: bags = [], cards = [], passages = [] } = boards;
    const marked = seen.marks();
    show(this.story, passages, () => passages.map((passage) => story(services, passage)));
    const dice = pools.flatMap((pool) => pool.dice);
    const tokens = bags.flatMap((bag) => bag.tokens);
    const lying = { dice: dice.filter((die) => die.on != null), tokens: tokens.filter((token) => token.on != null) };
    show(this.orders, [boards.orders, lying.tokens, marked], () =>
      boards.orders.map((order) => orderStrip(services, seen, order, lying.tokens)),
    );
    show(this.trays, [pools, bags, marked], () => [
      pools.map((pool) => tray(services, seen, pool)),
      bags.map((bag) => tokenTray(services, seen, bag)),
    ]);
    show(this.laid, [cards, marked], () => cards.map((row) => cardRow(services, seen, row)));
    // One's own come first.
    const own = (seat: number | null | undefined): number => Number(seat != null && seat !== seen.viewer);
    const sheets = [...boards.sheets].sort((a, b) => own(a.seat) - own(b.seat));
    if (this.sheets.childElementCount !== sheets.length)
      this.sheets.replaceChildren(...sheets.map(() => h("article", { class: "sheet" })));
    sheets.forEach((sheet, at) => {
      const place = this.sheets.children[at];
      if (!place) return;
      place.className = `sheet ${sheet.side}${sheet.active ? " active" : ""}`;
      show(place, [sheet, lying, marked], () => sheetCard(services, seen, sheet, lying));
    });
    this.drawIndex(sheets);
    this.turnTo();
  }

  private drawIndex(sheets: readonly Sheet[]): void {
    const { format } = this.services;
    const names =
      sheets.length < MANY ? [] : sheets.map(({ name, glyph, side }) => [capital(format(name)), glyph, side] as const);
    show(this.index, names, () =>
      names.map(([name, picture, side], at) =>
        button([glyph(picture), h("span", { class: "sr" }, name)], () => this.goTo(at), { class: side, title: name }),
      ),
    );
  }

  private goTo(at: number): void {
    const block = matchMedia("(min-width: 1100px)").matches ? "start" : "nearest";
    this.sheets.children[at]?.scrollIntoView({ block, inline: "start" });
  }

  /** Where sheets lie side by side, the one that matters comes into sight: the one in question, or the first with an option. */
  private turnTo(): void {
    const place =
      this.sheets.querySelector<HTMLElement>(".sheet.active") ?? this.sheets.querySelector<HTMLElement>(".sheet:has(.open)");
    const name = place?.querySelector("h2")?.textContent ?? undefined;
    if (!place) return;
    // Where they lie under the question, every question lays them anew: the person finds them as they were left.
    const left = name === this.shownActive ? this.sheets.scrollLeft : undefined;
    this.shownActive = name;
    requestAnimationFrame(() => {
      if (this.sheets.scrollWidth > this.sheets.clientWidth)
        this.sheets.scrollLeft = left ?? place.offsetLeft - this.sheets.offsetLeft - 8;
    });
  }
}
