// The strip under the board: what happened last, or what is known of the place that is looked at. It never covers the board.
import { h, put } from "../dom";
import { roll } from "./dice";
import type { PlayServices } from "./services";
import type { CellId, Ground, Line, Overlay, Piece, PieceId, Scene } from "./types";
import { capital, ruleMark } from "./words";

/** Something that can be answered from the strip. */
export interface Offer {
  readonly index: number;
  readonly name: string;
}

/** A thing as it is known: what it is called and what it does. */
export interface Known {
  readonly name: string;
  readonly text: string;
}

/** What is offered, and what becomes of it. */
export interface Offers {
  readonly options: readonly Offer[];
  readonly answer: (index: number) => void;
  readonly leave: () => void;
}

/** Overlays that lead from their first cell to others. */
const MOVES: readonly string[] = ["path", "forecast"];

export class Strip {
  readonly element = h("div", { class: "strip" });
  private readonly dice = h("div", { class: "last" });
  private readonly peek = h("div", { class: "peek" });
  private shown: Line | undefined;

  constructor(private readonly services: PlayServices) {
    this.element.append(this.dice, this.peek);
  }

  /** Shows a line with its dice; the same roll does not tumble twice. */
  show(line: Line | undefined): void {
    if (line === this.shown) return;
    this.shown = line;
    put(
      this.dice,
      line && line.telling.dice.length > 0 && roll(line.telling),
      line && h("em", {}, capital(this.services.format(line.telling.say))),
    );
  }

  /** Back to the dice. */
  rest(): void {
    this.element.classList.remove("looking");
    put(this.peek);
  }

  look(ground: Ground, scene: Scene, cell: CellId, reaches: readonly Overlay[]): void {
    this.put(this.about(ground, scene, cell, reaches));
  }

  /** What can be done at a place: a large button for each option, so that no finger errs. */
  offer(offers: Offers, about?: Known): void {
    this.put(about && this.words(about), this.buttons(offers));
  }

  /** A figure with all that is known of it, how far it comes, and what can be done about it. */
  piece(ground: Ground, scene: Scene, id: PieceId, reaches: readonly Overlay[], offers: Offers): void {
    const piece = scene.pieces.find((one) => one.id === id);
    const [cell] = piece?.at ?? [];
    if (piece && cell !== undefined)
      this.put(h("p", {}, this.there(piece), ...this.named(reaches), ...this.where(ground, scene, cell)), this.buttons(offers));
  }

  private buttons({ options, answer, leave }: Offers): HTMLElement {
    const buttons = options.map(({ index, name }) =>
      h("button", { type: "button", class: "main", onclick: () => answer(index) }, name),
    );
    return h("div", { class: "row" }, ...buttons, this.away("Not here", leave));
  }

  private words({ name, text }: Known): HTMLElement {
    return h("p", {}, h("b", {}, name), h("span", { class: "where" }, text));
  }

  /** Something is held: the next tap says where it goes. */
  hold(name: string, leave: () => void): void {
    this.put(h("div", { class: "row" }, h("p", {}, name), this.away("Let go", leave)));
  }

  /** What something does. */
  tell(what: Known): void {
    this.put(this.words(what));
  }

  /** Why something is refused: what, and the reason. */
  refuse(what: Known, rule: string, leave: () => void): void {
    const words = h("p", { class: "no" }, h("s", {}, what.name), " ", h("b", {}, what.text), " ", ruleMark(this.services, rule));
    this.put(h("div", { class: "row" }, words, this.away("Hide this", leave)));
  }

  private away(words: string, leave: () => void): HTMLElement {
    return h("button", { type: "button", class: "ghost slim", "aria-label": words, onclick: leave }, "×");
  }

  private put(...children: (Node | undefined)[]): void {
    this.element.classList.add("looking");
    put(this.peek, ...children);
  }

  private about(ground: Ground, scene: Scene, id: CellId, reaches: readonly Overlay[]): HTMLElement {
    const pieces = scene.pieces.filter((piece) => piece.at.includes(id)).map((piece) => this.there(piece));
    return h("p", {}, ...pieces, ...this.named(reaches), ...this.where(ground, scene, id));
  }

  /** What marks on the board mean. */
  private named(overlays: readonly Overlay[]): HTMLElement[] {
    return overlays.map(({ name }) => h("span", { class: "there lies" }, capital(this.services.format(name))));
  }

  /** A figure, its life and what sticks to it. */
  private there(piece: Piece): HTMLElement {
    const { format } = this.services;
    const extras = piece.badges.map((badge) => (badge.count > 1 ? `${format(badge.name)} × ${badge.count}` : format(badge.name)));
    const life = piece.health ? [`${piece.health.now} of ${piece.health.most}`] : [];
    return h(
      "span",
      { class: `there ${piece.side}` },
      h("b", {}, (piece.count > 1 ? `${piece.count} × ` : "") + capital(format(piece.name))),
      ` ${[...life, ...extras].join(", ")}`,
    );
  }

  /** A place: what lies there, and what is known of it. */
  private where(ground: Ground, scene: Scene, id: CellId): HTMLElement[] {
    const { format } = this.services;
    const cell = ground.cells[id];
    const region = cell && scene.regions[cell.region];
    // What moves on from here is told here, and not again where it arrives.
    const overlays = scene.overlays.filter(({ cells, kind }) => (MOVES.includes(kind) ? cells[0] === id : cells.includes(id)));
    return [
      ...this.named(overlays),
      h("span", { class: "where" }, region ? `${capital(format(region.name))}: ${format(region.note)}` : ""),
      h("small", {}, cell ? capital(format(cell.name)) : ""),
    ];
  }
}
