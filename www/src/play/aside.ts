// What lies beside the board is loaded when a game first has some of it.
import type { PanelServices } from "../panels/look";
import type { Panels } from "../panels/panels";
import type { Touched } from "./targets";
import type { Boards } from "./types";

export class Aside {
  private panels: Panels | undefined;
  private loading = false;

  /** `loaded` is called when there is something to draw with. */
  constructor(
    private readonly middle: Element,
    private readonly services: PanelServices,
    private readonly loaded: () => void,
  ) {}

  /** Draws dice, sheets and orders; answers where they lie, or nothing where there is none of it yet. */
  draw(
    boards: Boards,
    viewer: number | undefined,
    touched: Touched,
    lit: ReadonlySet<number> | undefined,
    held: string | undefined,
  ): HTMLElement | undefined {
    const { panels } = this;
    if (!panels) {
      if (!this.loading && Object.values(boards).some((list: readonly unknown[]) => list.length > 0)) void this.load();
      return undefined;
    }
    panels.draw(boards, { viewer, touched, lit, held });
    return panels.element;
  }

  private async load(): Promise<void> {
    this.loading = true;
    try {
      const { Panels, panelStyles } = await import("../panels/panels");
      await panelStyles();
      this.panels = new Panels(this.services);
      this.middle.prepend(this.panels.orders);
      this.middle.parentElement?.querySelector(".ask")?.before(this.panels.story);
      this.loaded();
    } catch {
      // Without a network and not kept: the options are listed all the same, and the next question tries again.
      this.loading = false;
    }
  }
}
