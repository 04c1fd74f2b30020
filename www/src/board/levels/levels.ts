// Ground with levels: loaded when a board first has some. It says how the ground is seen, draws it and what only it needs.
import { button, h, s as svg } from "../../dom";
import type { CellId, Ground, Overlay, Piece, Say } from "../../play/types";
import type { GroundPicture } from "../cells";
import type { Levels, LevelView } from "../input";
import { drawLine } from "./lines";
import { hiding, type Projected, project, turned } from "./project";
import { drawRelief, type Relief } from "./relief";

const UP = new Set(["PageUp", ">"]);
const DOWN = new Set(["PageDown", "<"]);

/** Gets ready to draw levels in a page of our own, where a person chooses how to look at them. */
export function openLevels(view: LevelView, changed: () => void): Levels {
  const turning: Turning = {
    get slanted() {
      return view.slanted;
    },
    turn: 0,
  };
  const show = (): void => {
    heights.setAttribute("aria-pressed", String(view.slanted));
    around.hidden = !view.slanted;
    changed();
  };
  const heights = button(
    icon("M12 2l9 5v10l-9 5l-9-5V7zM3 7l9 5l9-5M12 12v10"),
    () => {
      view.slanted = !view.slanted;
      show();
    },
    { "aria-label": "Show heights", "aria-pressed": String(view.slanted), title: "Seen from a corner of the table" },
  );
  const around = button(
    "⟳",
    () => {
      turning.turn = (turning.turn + 1) % 4;
      show();
    },
    { "aria-label": "Turn the table", title: "Turn the table", hidden: !view.slanted },
  );
  return new Heights(turning, h("div", { class: "views", role: "group", "aria-label": "View" }, heights, around));
}

interface Turning {
  readonly slanted: boolean;
  turn: number;
}

/** Seen from above, unless something else is said. */
export class Heights implements Levels {
  private table: Ground | undefined;
  private view: Projected | undefined;
  private relief: Relief | undefined;
  private hidden = new Map<CellId, CellId[]>();
  private faint = new Set<CellId>();
  /** From the farthest to the nearest. */
  private places = new Map<CellId, number>();

  constructor(
    private readonly looks: Turning = { slanted: false, turn: 0 },
    readonly buttons?: HTMLElement,
  ) {}

  seen(ground: Ground): Ground {
    const { slanted } = this.looks;
    const turn = slanted ? this.looks.turn : 0;
    this.table = turned(ground, turn);
    this.view = project(ground, { slanted, turn });
    return this.view.ground;
  }

  draw(): GroundPicture {
    const { table, view } = this;
    if (!table || !view) throw new Error("nothing to draw yet");
    this.relief = drawRelief(table, view, this.looks.slanted);
    this.faint = new Set();
    this.places = new Map(view.rows.flat().map((id, place) => [id, place]));
    this.hidden = this.looks.slanted ? hiding(view, this.relief.shapes) : new Map();
    return this.relief;
  }

  /** Fades what stands before these cells, so that they are seen and can be touched. */
  clear(cells: Iterable<CellId>): void {
    const open = new Set(cells);
    const faint = new Set([...open].flatMap((id) => this.hidden.get(id) ?? []).filter((id) => !open.has(id)));
    for (const id of new Set([...faint, ...this.faint])) this.relief?.blocks[id]?.classList.toggle("faint", faint.has(id));
    this.faint = faint;
  }

  depth(piece: Piece): number {
    return Math.max(...piece.at.map((id) => this.places.get(id) ?? 0));
  }

  isHidden(piece: Piece): boolean {
    return piece.at.every((id) => (this.hidden.get(id)?.length ?? 0) > 0);
  }

  overlay(overlay: Overlay, say: (say: Say) => string): SVGElement[] {
    return this.view ? drawLine(this.view.ground, overlay, say) : [];
  }

  /** "level 2, above Water" */
  words(id: CellId, names: readonly string[]): string[] {
    const beneath: Projected["beneath"] = this.view?.beneath ?? [];
    const [under, over] = [beneath[id], beneath.indexOf(id)];
    return [
      `level ${this.view?.ground.cells[id]?.level ?? 0}`,
      ...(under === undefined ? [] : [`above ${names[under] ?? ""}`]),
      ...(over < 0 ? [] : [`beneath ${names[over] ?? ""}`]),
    ];
  }

  climb(at: CellId, key: string): CellId | undefined {
    const beneath: Projected["beneath"] = this.view?.beneath ?? [];
    if (DOWN.has(key)) return beneath[at] ?? at;
    const above = beneath.indexOf(at);
    return UP.has(key) ? (above < 0 ? at : above) : undefined;
  }

  walked(): Ground | undefined {
    return this.table;
  }
}

function icon(d: string): SVGSVGElement {
  return svg("svg", { viewBox: "0 0 24 24", class: "ico", "aria-hidden": "true" }, svg("path", { d }));
}
