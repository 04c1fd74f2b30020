// The board: one drawing for all games. The elements are the board for everyone: focusable, named, walked with keys.

import { afterPicture, h, isStill, s as svg } from "../dom";
import type { CellId, Ground, Piece, PieceId, Target } from "../play/types";
import { bounds, dressCells, type GroundPicture, type Point } from "./cells";
import { drawGround } from "./ground";
import type { BoardInput, BoardListener, Levels, Mark } from "./input";
import type { Lens } from "./lens";
import { Marks } from "./overlays";
import { figurePaints, groundPaints } from "./paints";
import { stretched } from "./stretch";
import { Tokens } from "./tokens";
import { tile } from "./tunnels";
import { isVertical, walk } from "./walk";

/** Cells smaller than this (in pixels) are hard to hit with a finger. */
const THUMB = 44;
/** Under the lens cells are at least this large (in pixels), unless the person wants to see all of them. Areas have names in them. */
const LEGIBLE = { hex: 30, square: 60, areas: 116 } as const;
/** A finger this near to an option (in pixels) means it. */
const REACH = 30;

/** A change of shape by less than this part is left as it is. */
const SLIGHT = 0.04;

/** How much of the table is seen around a ground. Areas have room enough between them. */
function rimOf({ lattice }: Ground, unit: number): number {
  return unit * (lattice === "areas" ? 0.1 : 0.3);
}

/**
 * Two pictures, one over the other: the ground with its cells, which seldom changes, and what lies and stands on it. In one
 * picture, whatever moves would have everything painted again.
 */
export class Board {
  private readonly field = svg("svg", { class: "board", role: "grid", "aria-label": "Board" });
  private readonly over = svg("svg", { class: "over", "aria-hidden": "true" });
  readonly element = h("div", { class: "layers" }, this.field, this.over);
  private readonly ring = svg("path", { class: "ring" });
  private readonly pulses = svg("g");
  /** What would be laid. */
  private readonly tile = svg("g", { class: "laying" });
  private readonly marks = new Marks();
  private readonly tokens = new Tokens();
  private picture: GroundPicture | undefined;
  private input: BoardInput | undefined;
  private options = new Map<CellId, Mark[]>();
  private refused = new Map<CellId, Mark[]>();
  /** What the cells are called. */
  private names: string[] = [];
  private here: CellId = 0;
  private drift = 0;
  private fingered = false;
  private readonly makeLens: ((frame: HTMLElement, parts: readonly SVGSVGElement[]) => Lens) | undefined;
  private lens: Lens | undefined;
  /** The ground as it is drawn: where it has levels, not as it lies on the table. */
  private seen: Ground | undefined;
  private levels: Levels | undefined;
  private stale = false;
  private openLevels: ((changed: () => void) => Levels | Promise<Levels>) | undefined;

  /** With a lens, a board can be looked at from nearer; with `openLevels`, ground can have levels. */
  constructor(
    private readonly listener: BoardListener,
    makeLens?: (frame: HTMLElement, parts: readonly SVGSVGElement[]) => Lens,
    openLevels?: (changed: () => void) => Levels | Promise<Levels>,
  ) {
    this.openLevels = openLevels;
    const { field } = this;
    this.makeLens = makeLens;
    field.addEventListener("click", (event) => this.click(event));
    field.addEventListener("pointerdown", (event) => (this.fingered = event.pointerType !== "mouse"));
    field.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.look(cellOf(event.target)));
    field.addEventListener("pointerleave", () => this.look(undefined));
    field.addEventListener("keydown", (event) => this.key(event));
    field.addEventListener("focusin", (event) => this.arrive(cellOf(event.target)));
    field.addEventListener("focusout", () => this.look(undefined));
  }

  /** Draws the table. */
  draw(input: BoardInput): void {
    const before = this.input;
    this.input = input;
    const same = !this.stale && this.picture && before?.ground === input.ground;
    const picture = (same && this.picture) || this.lay(input);
    this.picture = picture;
    this.stale = false;
    const { levels, seen = input.ground } = this;
    const marked = this.marks.draw(
      { ...input, ground: seen },
      levels && ((overlay) => levels.overlay(overlay, this.listener.format)),
    );
    this.showTile(input);
    if (same && before.scene === input.scene && before.marks === input.marks) return;
    this.field.dataset["mood"] = input.scene.headline.mood;
    dressCells(picture.cells, input.ground.cells, input.scene.regions);
    picture.dress(input.scene.regions, this.listener.format);
    this.tokens.draw(input.scene.pieces, seen, marked, levels, input.time !== undefined && !isStill() ? input.time : 0);
    this.index(input);
    this.uncover();
    this.lookCloser(input, picture);
    // The picture comes first; what it is called follows at once.
    afterPicture(() => {
      if (this.input?.scene === input.scene && this.input.marks === input.marks) this.name(input, picture);
    });
  }

  private showTile({ preview }: BoardInput): void {
    const cell = preview && this.seen?.cells[preview.cell];
    const look = cell ? `${preview.cell} ${preview.edges.join()}` : "";
    if (this.tile.dataset["look"] === look) return;
    this.tile.dataset["look"] = look;
    this.tile.replaceChildren(...(cell ? tile(cell, preview.edges) : []));
  }

  /** Moves the focus into the board: to a cell with an option where there is one. */
  focus(cell?: CellId): void {
    const to = cell ?? this.optionCells()[0] ?? this.here;
    this.picture?.cells[to]?.focus();
  }

  /** The cell at a point of the screen. */
  cellAt(x: number, y: number): CellId | undefined {
    const under = document.elementFromPoint(x, y);
    return under && this.field.contains(under) ? cellOf(under) : undefined;
  }

  /** The options of a cell and of what stands there. */
  optionsAt(cell: CellId): readonly Mark[] {
    return this.options.get(cell) ?? [];
  }

  /** Something happened there: a ring that fades once. Without motion nothing is shown, the log says it. */
  pulse(at: Target, tone: string): void {
    const middle = this.middleOf(at);
    if (middle && !isStill())
      this.flash(svg("circle", { cx: middle[0], cy: middle[1], r: 620, class: "pulse", "data-tone": tone }));
  }

  /** The lens goes to where something is. */
  seek(at: readonly Target[]): void {
    this.reveal(at.flatMap((one) => this.cellsOf(one)));
  }

  private reveal(cells: readonly CellId[]): void {
    const ground = this.seen;
    if (ground && cells.length > 0)
      this.lens?.reveal(bounds({ ...ground, cells: cells.flatMap((id) => ground.cells[id] ?? []) }));
  }

  /** What was lost or won there, in a few signs that rise and fade. */
  rise(at: Target, words: string, tone: string): void {
    const middle = this.middleOf(at);
    if (!middle) return;
    const sign = svg("text", { x: middle[0], y: middle[1] - 300, class: "rise", "data-tone": tone });
    sign.textContent = words;
    this.flash(sign);
  }

  /** A blow or a shot from one thing to another. Without motion it is only drawn. */
  strike(from: Target, to: Target, time: number): void {
    const [start, end] = [this.middleOf(from), this.middleOf(to)];
    if (!start || !end) return;
    this.flash(
      svg(
        "g",
        { class: "strike" },
        svg("path", { d: `M${start.join(" ")}L${end.join(" ")}`, pathLength: 1 }),
        svg("circle", { cx: end[0], cy: end[1], r: 560 }),
      ),
    );
    if ("piece" in from && !isStill()) this.tokens.lunge(from.piece, end, time);
  }

  /** Where something is, in pixels from the upper left corner of an element. */
  pointOf(at: Target, within: Element): Point | undefined {
    const [middle, matrix] = [this.middleOf(at), this.field.getScreenCTM()];
    if (!middle || !matrix) return undefined;
    const { x, y } = new DOMPoint(...middle).matrixTransform(matrix);
    const { left, top } = within.getBoundingClientRect();
    return [x - left, y - top];
  }

  /** Shows something for as long as its animation lasts. */
  private flash(sign: SVGElement): void {
    sign.addEventListener("animationend", ({ target }) => target === sign && sign.remove());
    this.pulses.append(sign);
  }

  private middleOf(at: Target): Point | undefined {
    const ground = this.seen;
    if ("piece" in at) return this.tokens.middleOf(at.piece);
    if ("cell" in at) return ground?.cells[at.cell]?.middle;
    if (!("region" in at) || !ground) return undefined;
    const [x, y, width, height] = bounds({ ...ground, cells: ground.cells.filter(({ region }) => region === at.region) });
    return [x + width / 2, y + height / 2];
  }

  /** Everything anew: the ground is seen from elsewhere. */
  private lookAgain(): void {
    const focused = this.field.contains(document.activeElement);
    this.stale = true;
    if (this.input) this.draw(this.input);
    if (focused) this.focus(this.here);
  }

  /** What ground with levels is drawn with is loaded once; until then, and without a network, it is drawn flat. */
  private async load(open: NonNullable<Board["openLevels"]>): Promise<void> {
    this.openLevels = undefined;
    try {
      const opened = open(() => this.lookAgain());
      const late = opened instanceof Promise;
      this.levels = late ? await opened : opened;
      if (this.levels.buttons) this.element.append(this.levels.buttons);
      if (late) this.lookAgain();
    } catch {
      this.openLevels = open;
    }
  }

  /** What can be chosen, and what has the focus, is not hidden by what stands before it. */
  private uncover(): void {
    this.levels?.clear([...this.options.keys(), ...(this.field.contains(document.activeElement) ? [this.here] : [])]);
  }

  private fitted(ground: Ground): Ground {
    return this.makeLens ? stretched(ground, this.element.clientWidth, this.element.clientHeight) : ground;
  }

  /** There is more room, or less: what has no shape of its own takes another one. */
  private fill(): void {
    const { input, seen } = this;
    if (!input || !seen || seen.lattice !== "areas" || this.levels) return;
    if (Math.abs(bounds(this.fitted(input.ground))[3] / bounds(seen)[3] - 1) > SLIGHT) this.lookAgain();
  }

  private lay(input: BoardInput): GroundPicture {
    if (this.openLevels && input.ground.cells.some(({ level }) => level !== 0)) void this.load(this.openLevels);
    const seen = this.levels?.seen(input.ground) ?? this.fitted(input.ground);
    this.seen = seen;
    const picture = this.levels?.draw() ?? drawGround(seen);
    const [left, top, width, height] = picture.box;
    const rim = rimOf(input.ground, picture.unit);
    const [across, down] = [width + 2 * rim, height + 2 * rim];
    if (this.makeLens) {
      if (!this.lens) {
        this.lens = this.makeLens(this.element, [this.field, this.over]);
        this.element.append(this.lens.buttons);
        this.element.classList.add("free");
        new ResizeObserver(() => this.fill()).observe(this.element);
      }
    } else {
      for (const part of [this.field, this.over]) part.setAttribute("viewBox", `${left - rim} ${top - rim} ${across} ${down}`);
      this.element.style.aspectRatio = `${across} / ${down}`;
    }
    this.field.replaceChildren(groundPaints(picture.box), picture.layer);
    // What stands on it stays: where the ground has grown, figures are still seen to move.
    if (!this.over.hasChildNodes())
      this.over.append(figurePaints(), this.tile, this.marks.layer, this.tokens.layer, this.pulses, this.ring);
    this.picture?.top?.remove();
    if (picture.top) this.tokens.layer.before(picture.top);
    this.names = input.ground.cells.map((cell) => this.listener.format(cell.name));
    const active = input.scene.pieces.find((piece) => piece.active)?.at[0];
    this.here = active ?? Math.min(this.here, picture.cells.length - 1);
    picture.cells[this.here]?.setAttribute("tabindex", "0");
    return picture;
  }

  /** The lens follows what the question is about. */
  private lookCloser({ scene, about = [] }: BoardInput, { box: [left, top, width, height], unit }: GroundPicture): void {
    const ground = this.seen;
    if (!this.lens || !ground) return;
    const rim = rimOf(ground, unit);
    const open = this.optionCells();
    const told = about.flatMap((at) => this.cellsOf(at));
    const active = (): CellId[] => scene.pieces.filter((piece) => piece.active).flatMap((piece) => piece.at);
    const cells = told.length > 0 ? told : open.length > 0 ? open : active();
    const near = cells.length > 0 ? bounds({ ...ground, cells: cells.flatMap((id) => ground.cells[id] ?? []) }) : undefined;
    // Ground with levels is all squares, to its edges and corners.
    const toEdges = this.levels !== undefined;
    this.lens.lay([left - rim, top - rim, width + 2 * rim, height + 2 * rim], unit, LEGIBLE[ground.lattice], near, toEdges);
  }

  private cellsOf(at: Target): readonly CellId[] {
    if ("cell" in at) return [at.cell];
    if ("piece" in at) return this.input?.scene.pieces.find(({ id }) => id === at.piece)?.at ?? [];
    const { cells = [] } = this.seen ?? {};
    return "region" in at ? [...cells.keys()].filter((id) => cells[id]?.region === at.region) : [];
  }

  /** Every cell says where it is, what is known of it, who is there and what can be done. */
  private name({ ground, scene }: BoardInput, picture: GroundPicture): void {
    const say = this.listener.format;
    const pieces = new Map<CellId, Piece[]>();
    for (const piece of scene.pieces) for (const id of piece.at) put(pieces, id, piece);
    const regions = scene.regions.map((region) => [say(region.name), say(region.note)] as const);
    ground.cells.forEach((cell, id) => {
      const path = picture.cells[id];
      if (!path) return;
      const words = [this.names[id] ?? "", ...(this.levels?.words(id, this.names) ?? [])];
      const [region, note] = regions[cell.region] ?? [];
      // Most cells are called after their region.
      if (region && !words[0]?.startsWith(region)) words.push(region);
      if (note) words.push(note);
      for (const piece of pieces.get(id) ?? [])
        words.push(
          (piece.count > 1 ? `${piece.count} × ` : "") +
            say(piece.name) +
            (piece.health ? ` ${piece.health.now} of ${piece.health.most}` : ""),
        );
      for (const mark of this.options.get(id) ?? []) words.push(mark.name);
      const label = words.join(", ");
      if (path.getAttribute("aria-label") !== label) path.setAttribute("aria-label", label);
      path.classList.toggle("open", this.options.has(id));
    });
  }

  /** Sorts out which marks lie on which cell: those of pieces and cells come before those of whole regions. */
  private index({ ground, scene, marks }: BoardInput): void {
    this.options = new Map();
    this.refused = new Map();
    const wide: Mark[] = [];
    const into = (mark: Mark): Map<CellId, Mark[]> => (mark.kind === "option" ? this.options : this.refused);
    for (const mark of marks) {
      const { at } = mark;
      if ("cell" in at) put(into(mark), at.cell, mark);
      else if ("piece" in at)
        for (const cell of scene.pieces.find((piece) => piece.id === at.piece)?.at ?? []) put(into(mark), cell, mark);
      else if ("region" in at) wide.push(mark);
    }
    const narrow = { option: new Set(this.options.keys()), refused: new Set(this.refused.keys()) };
    for (const mark of wide) {
      ground.cells.forEach((cell, id) => {
        if ("region" in mark.at && cell.region === mark.at.region && !narrow[mark.kind].has(id)) put(into(mark), id, mark);
      });
    }
  }

  private optionCells(): CellId[] {
    return [...this.options.keys()].sort((a, b) => a - b);
  }

  private click(event: MouseEvent): void {
    const { picture, input } = this;
    const matrix = this.field.getScreenCTM();
    if (!picture || !input || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const piece = this.tokens.at([x, y]);
    const small = this.fingered && matrix.a * picture.unit < THUMB;
    // A figure of several cells, or one that reaches over the edge of its own, is meant where it stands.
    const standing = piece === undefined ? undefined : input.scene.pieces.find(({ id }) => id === piece)?.at;
    const hit = cellOf(event.target);
    const cell =
      standing === undefined
        ? ((small ? this.nearest([x, y], matrix.a) : undefined) ?? hit)
        : hit !== undefined && standing.includes(hit)
          ? hit
          : standing[0];
    if (cell !== undefined) this.pick(cell, small, piece);
  }

  /** The option nearest to the finger, if one is near enough. A cell that was hit and is an option itself wins. */
  private nearest([x, y]: Point, size: number): CellId | undefined {
    let best: CellId | undefined;
    let least = REACH / size;
    for (const id of this.optionCells()) {
      const middle = this.seen?.cells[id]?.middle;
      if (!middle) continue;
      const far = Math.hypot(middle[0] - x, middle[1] - y);
      if (far < least) [best, least] = [id, far];
    }
    return best;
  }

  private pick(cell: CellId, unsure: boolean, piece?: PieceId): void {
    this.rove(cell);
    this.listener.pick({ cell, piece, options: this.options.get(cell) ?? [], refused: this.refused.get(cell) ?? [], unsure });
  }

  private key(event: KeyboardEvent): void {
    const ground = this.levels?.walked() ?? this.input?.ground;
    if (!ground || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pick(this.here, false);
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const to =
      key === "n"
        ? this.next(event.shiftKey ? -1 : 1)
        : (this.levels?.climb(this.here, key) ?? walk(ground, this.here, key, this.drift));
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isVertical(key)) this.drift = ground.cells[to]?.middle[0] ?? 0;
    this.picture?.cells[to]?.focus();
  }

  /** The next cell with an option, round and round. */
  private next(step: number): CellId | undefined {
    const open = this.optionCells();
    if (open.length === 0) return undefined;
    const at = open.indexOf(this.here);
    if (at >= 0) return open[(at + step + open.length) % open.length];
    return step > 0
      ? (open.find((id) => id > this.here) ?? open[0])
      : ([...open].reverse().find((id) => id < this.here) ?? open[open.length - 1]);
  }

  private arrive(cell: CellId | undefined): void {
    if (cell === undefined) return;
    if (this.drift === 0) this.drift = this.input?.ground.cells[cell]?.middle[0] ?? 0;
    this.rove(cell);
    this.uncover();
    this.reveal([cell]);
    this.look(cell);
  }

  /** One tab stop: the cell where the player was last. */
  private rove(cell: CellId): void {
    this.picture?.cells[this.here]?.setAttribute("tabindex", "-1");
    this.here = cell;
    this.picture?.cells[cell]?.setAttribute("tabindex", "0");
  }

  private look(cell: CellId | undefined): void {
    const path = cell === undefined ? undefined : this.picture?.cells[cell];
    const d = path?.getAttribute("d") ?? "";
    if (this.ring.getAttribute("d") === d) return;
    this.ring.setAttribute("d", d);
    this.listener.look(cell);
  }
}

function put<T>(into: Map<CellId, T[]>, cell: CellId, thing: T): void {
  const there = into.get(cell);
  if (there) there.push(thing);
  else into.set(cell, [thing]);
}

function cellOf(target: EventTarget | null): CellId | undefined {
  const id = target instanceof SVGElement ? target.dataset["cell"] : undefined;
  return id === undefined ? undefined : Number(id);
}
