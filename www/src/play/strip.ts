// The strip under the board: the last dice, or what is known of the place that is looked at. It never covers the board.
import type { Pick } from "../board/input";
import { h, put } from "../dom";
import { roll } from "./dice";
import type { PlayServices } from "./services";
import type { CellId, Ground, Line, Scene } from "./types";
import { ruleChip } from "./words";

export class Strip {
  readonly element = h("div", { class: "strip" });
  private readonly dice = h("div", { class: "last" });
  private readonly peek = h("div", { class: "peek" });
  private rolled: Line | undefined;

  constructor(private readonly services: PlayServices) {
    this.element.append(this.dice, this.peek);
  }

  /** Shows a roll; the same roll does not tumble twice. */
  show(line: Line | undefined): void {
    if (line === this.rolled && this.dice.hasChildNodes()) return;
    this.rolled = line;
    if (line) put(this.dice, roll(line.telling.dice), h("em", {}, this.services.format(line.telling.say)));
    else put(this.dice, h("em", {}, "Dice will lie here."));
  }

  /** Back to the dice. */
  rest(): void {
    this.element.classList.remove("looking");
    put(this.peek);
  }

  look(ground: Ground, scene: Scene, cell: CellId): void {
    this.put(this.about(ground, scene, cell));
  }

  /** What can be done at a place: a large button for each option, so that no finger errs. */
  offer(ground: Ground, scene: Scene, pick: Pick, answer: (index: number) => void, leave: () => void): void {
    const buttons = pick.options.map((mark) => h("button", { type: "button", class: "main", onclick: () => answer(mark.index) }, mark.name));
    this.put(pick.options.length > 1 && this.about(ground, scene, pick.cell), h("div", { class: "row" }, ...buttons, h("button", { type: "button", class: "ghost slim", "aria-label": "Not here", onclick: leave }, "×")));
  }

  /** Why a place is refused. */
  refuse(name: string, rule: string): void {
    this.put(h("p", { class: "no" }, h("s", {}, name), " ", h("b", {}, this.services.ruleTitle(rule)), " ", ruleChip(this.services, rule, "why?")));
  }

  private put(...children: (Node | false)[]): void {
    this.element.classList.add("looking");
    put(this.peek, ...children);
  }

  private about(ground: Ground, scene: Scene, id: CellId): HTMLElement {
    const { format } = this.services;
    const cell = ground.cells[id];
    const region = cell && scene.regions[cell.region];
    const pieces = scene.pieces.filter((piece) => piece.at.includes(id)).map((piece) => {
      const extras = piece.badges.map((badge) => (badge.count > 1 ? `${format(badge.name)} × ${badge.count}` : format(badge.name)));
      const life = piece.health ? [`${piece.health.now} of ${piece.health.most}`] : [];
      return h("span", { class: `there ${piece.side}` }, h("b", {}, format(piece.name)), ` ${[...life, ...extras].join(", ")}`);
    });
    const overlays = scene.overlays.filter((overlay) => overlay.cells.includes(id)).map((overlay) => h("span", { class: "there over" }, format(overlay.name)));
    return h("p", {}, ...pieces, ...overlays, h("span", { class: "where" }, region ? `${format(region.name)} · ${format(region.note)}` : ""), h("small", {}, cell ? format(cell.name) : ""));
  }
}
