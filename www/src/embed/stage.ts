// The board of a figure: the part of it that matters, in a frame of the same shape.
import { withAsked } from "../board/asked";
import { Board } from "../board/board";
import type { Mark, Pick } from "../board/input";
import { h } from "../dom";
import type { GameSession, Wording } from "../play/services";
import type { CellId, Ground, Scene, Shown } from "../play/types";
import { type Box, boxAround, closeBox, figures } from "./close";

export class Stage {
  readonly element: HTMLElement;
  readonly #board: Board;
  #ground: Ground | undefined;
  #drawn: number | undefined;

  constructor(services: Wording, pick: (pick: Pick) => void) {
    this.#board = new Board({ format: (say) => services.format(say), pick, look: () => undefined });
    this.element = h("div", { class: "stage" }, this.#board.element);
  }

  /** Draws a moment. `near` are the scenes that the frame must hold; nothing shows the whole board. */
  draw(
    session: GameSession,
    seat: number | undefined,
    question: Shown,
    marks: readonly Mark[],
    chosen: CellId | undefined,
    near: readonly Scene[] | undefined,
  ): void {
    const scene = withAsked(session.scene(seat), question);
    if (this.#ground === undefined || this.#drawn !== scene.ground) this.#ground = session.ground();
    this.#drawn = scene.ground;
    const ground = this.#ground;
    this.#board.draw({ ground, scene, marks, lit: undefined, chosen });
    const touched = marks.flatMap(({ at, kind }) => ("cell" in at && kind === "option" ? [at.cell] : []));
    this.#frame(
      near === undefined
        ? boxAround(ground, ground.cells.keys(), 0.3)
        : closeBox(ground, [...near.flatMap(figures), ...figures(scene), ...touched]),
    );
  }

  #frame([left, top, width, height]: Box): void {
    const box = `${left} ${top} ${width} ${height}`;
    for (const part of this.element.querySelectorAll("svg"))
      if (part.getAttribute("viewBox") !== box) part.setAttribute("viewBox", box);
    this.element.style.aspectRatio = `${Math.round(width)} / ${Math.round(height)}`;
  }
}
