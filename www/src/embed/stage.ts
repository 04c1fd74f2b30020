// The board of a figure: the part of it that matters, in a frame of the same shape.
import { Board } from "../board/board";
import type { Pick } from "../board/input";
import { h } from "../dom";
import type { Wording } from "../play/services";
import type { CellId, Scene } from "../play/types";
import { type Box, boxAround, closeBox, figures } from "./close";
import type { Moment } from "./moment";

export class Stage {
  readonly element: HTMLElement;
  readonly #board: Board;

  constructor(services: Wording, pick: (pick: Pick) => void) {
    this.#board = new Board(
      { format: (say) => services.format(say), pick, look: () => undefined },
      undefined,
      async () => new (await import("../board/levels/levels")).Heights(),
    );
    this.element = h("div", { class: "stage" }, this.#board.element);
  }

  /** Draws a moment. `near` are the scenes that the frame must hold; nothing shows the whole board. */
  draw({ ground, scene, marks }: Moment, chosen: CellId | undefined, near: readonly Scene[] | undefined): void {
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
