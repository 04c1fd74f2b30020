// What lies beside the board. Most games have it from the start; elsewhere it is loaded when there is first some of it.
import type { Board } from "../board/board";
import type { PanelServices } from "../panels/look";
import type { Panels } from "../panels/panels";
import { fetchPanels, hasBoards, type Parts } from "./parts";
import type { Present } from "./present";
import type { Wording } from "./services";
import type { Strip } from "./strip";
import { type Touched, targetKey } from "./targets";
import type { Touching } from "./touching";
import type { Boards, Target } from "./types";

export class Aside {
  private panels: Panels | undefined;
  private loading = false;

  private readonly services: PanelServices;

  /** `loaded` is called when there is something to draw with that was not there from the start. */
  constructor(
    { format }: Wording,
    private readonly middle: Element,
    present: Present,
    touching: Touching,
    board: Board,
    strip: Strip,
    ready: Parts["panels"],
    private readonly loaded: () => void,
  ) {
    const find = (key: string, then: (at: Target) => void): void => {
      const at = present.touched.find(key);
      if (at) then(at);
    };
    this.services = {
      format,
      touch: (key, about) => find(key, (at) => touching.touched(at, about)),
      drop: (from, to) => find(from, (one) => find(to, (other) => touching.dropped(one, other))),
      dropAt: (from, x, y) => {
        const cell = board.cellAt(x, y);
        if (cell !== undefined) find(from, (at) => touching.dropped(at, { cell }));
      },
      tell: (about) => strip.tell(about),
    };
    if (ready) this.lay(ready);
  }

  /**
   * Draws dice, sheets and orders; answers where they lie, or nothing where there is none of it yet. What can be touched does not depend on the row
   * that somebody looks at: buttons would go away under the keys of a keyboard.
   */
  draw(boards: Boards, viewer: number | undefined, touched: Touched, held: Touching["held"]): HTMLElement | undefined {
    const { panels } = this;
    if (!panels) {
      if (!this.loading && hasBoards(boards)) void this.load();
      return undefined;
    }
    panels.draw(boards, { viewer, touched: touched.byKey, lit: held?.indexes, held: held && targetKey(held.at) });
    return panels.element;
  }

  private async load(): Promise<void> {
    this.loading = true;
    try {
      this.lay(await fetchPanels());
      this.loaded();
    } catch {
      // Without a network and not kept: the options are listed all the same, and the next question tries again.
      this.loading = false;
    }
  }

  private lay({ Panels }: NonNullable<Parts["panels"]>): void {
    this.panels = new Panels(this.services);
    this.middle.prepend(this.panels.orders);
    this.middle.parentElement?.querySelector(".ask")?.before(this.panels.story);
  }
}
