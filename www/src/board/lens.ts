// Looking closer: fingers, wheel and buttons move a lens over a board that is larger than the screen, or grows while it is played.
import { button, h, isStill } from "../dom";
import type { Box, Point } from "./cells";

/** The closest look holds so many cells across. */
const CLOSEST = 1.6;
/** The whole board is shown where its cells are nearly as large as they should be. */
const NEARLY = 0.8;
/** A look that shows this many times more than is needed is left as it is. */
const ROOMY = 1.4;
/** How long the picture takes to its new extent, in milliseconds. */
const EASE = 240;
/** What the buttons in the lower corners take of the frame, in pixels: up, and across on one side. */
const [BUTTONS_UP, BUTTONS_ACROSS] = [52, 150];
/** A finger that moves less than this many pixels has tapped. */
const TAP = 8;

export class Lens {
  readonly buttons = h(
    "div",
    { class: "lens", role: "group", "aria-label": "Look closer" },
    button("+", () => this.zoom(0.7), { "aria-label": "Closer" }),
    button("−", () => this.zoom(1 / 0.7), { "aria-label": "Farther" }),
    button("⤢", () => this.turn(), { class: "whole", "aria-label": "The whole board, or what matters" }),
  );
  /** The board, and the same with room below it where buttons would lie on it. */
  private board: Box = [0, 0, 1, 1];
  private whole: Box = [0, 0, 1, 1];
  private now: Box | undefined;
  private unit = 1000;
  private legible = 60;
  private toEdges = false;
  private moving = 0;
  private near: Box | undefined;
  /** The frame, in pixels. Measured when it changes: asked at every picture, the page would be laid out for it. */
  private size: Point = [0, 0];
  /** What the person has moved stays where it is. */
  private held = false;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly parts: readonly SVGSVGElement[],
  ) {
    new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.size = [entry.contentRect.width, entry.contentRect.height];
      this.whole = this.clearOfButtons();
      if (this.now && !this.held) this.apply(this.fitting(this.near));
    }).observe(frame);
    frame.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, [event.clientX, event.clientY], true);
      },
      { passive: false },
    );
    frame.addEventListener("pointerdown", (event) => {
      if (this.fingers.size === 0) this.dragged = false;
      this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    });
    frame.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      frame.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    // A picture that was dragged was not tapped.
    frame.addEventListener(
      "click",
      (event) => {
        if (!this.dragged) return;
        this.dragged = false;
        event.stopPropagation();
      },
      { capture: true },
    );
  }

  /**
   * The board has this extent now, and its cells that size, which are read from `legible` pixels on; `near` is what is looked at. Where its
   * cells go `toEdges`, they are kept clear of the buttons.
   */
  lay(whole: Box, unit: number, legible: number, near: Box | undefined, toEdges: boolean): void {
    if (this.size[0] === 0) this.size = [this.frame.clientWidth, this.frame.clientHeight];
    const grown = whole.some((part, at) => part !== this.board[at]);
    [this.board, this.unit, this.legible, this.toEdges] = [whole, unit, legible, toEdges];
    this.whole = this.clearOfButtons();
    const isSeen = this.now !== undefined && near !== undefined && holds(this.now, near);
    // What the person has moved stays, until something else is looked at that cannot be seen from there.
    const other = near?.some((part, at) => part !== this.near?.[at]) ?? false;
    if (grown || (other && !isSeen)) this.held = false;
    this.near = near;
    if (this.held && this.now) return;
    const wanted = this.fitting(near);
    if (!grown && isSeen && this.now && this.now[2] <= wanted[2] * ROOMY) return;
    this.go(wanted);
  }

  /** Goes to where something is, if it is not seen yet. */
  reveal(what: Box): void {
    if (this.now && !holds(this.now, what)) this.go(this.fitting(what));
  }

  /** All of it, or, where that would be too small to read, the part that matters. */
  private fitting(near: Box | undefined): Box {
    const [width, height] = this.size;
    const [left, top, across, down] = this.whole;
    if (width === 0 || height === 0) return this.whole;
    const size = Math.min(width / across, height / down) * this.unit;
    if (size >= this.legible * NEARLY || !near) return this.whole;
    // As near as it can be read, unless what matters lies farther apart.
    const free = this.toEdges ? height - BUTTONS_UP : height;
    const seen = Math.max(this.unit / this.legible, near[2] / width, near[3] / free);
    const [w, d] = [Math.min(across, width * seen), Math.min(down, height * seen)];
    const [x, y] = [near[0] + near[2] / 2 - w / 2, near[1] + near[3] / 2 - (d * free) / height / 2];
    return [clamp(x, left, left + across - w), clamp(y, top, top + down - d), w, d];
  }

  /** The board with as much room below it that no cell has to lie under the buttons: what is under them cannot be touched. */
  private clearOfButtons(): Box {
    const [[left, top, across, down], [width, height]] = [this.board, this.size];
    const scale = Math.min(width / across, height / down);
    const isBeside = (width - across * scale) / 2 >= BUTTONS_ACROSS;
    const isBelow = (height - down * scale) / 2 >= BUTTONS_UP;
    if (!this.toEdges || height <= BUTTONS_UP || isBeside || isBelow) return this.board;
    return [left, top, across, down + BUTTONS_UP / Math.min(width / across, (height - BUTTONS_UP) / down)];
  }

  /** To the whole board, and from there to what matters. */
  private turn(): void {
    const near = this.near && this.fitting(this.near);
    const isWhole = this.now !== undefined && holds(this.now, this.whole);
    this.held = true;
    this.go(isWhole && near ? near : this.whole);
  }

  /** Makes what is seen larger or smaller by a factor, around a point of the screen. */
  private zoom(factor: number, around?: Point, now = false): void {
    const [x, y, w, d] = this.now ?? this.whole;
    const most = Math.max(this.whole[2] / w, this.whole[3] / d, 1);
    const by = clamp(factor, (CLOSEST * this.unit) / Math.max(w, d), most);
    const [px, py] = around ? this.point(around) : [x + w / 2, y + d / 2];
    this.held = true;
    this.go(this.inside([px - (px - x) * by, py - (py - y) * by, w * by, d * by]), now);
  }

  private drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.now) return;
    const to: Point = [event.clientX, event.clientY];
    if (!this.dragged && this.fingers.size === 1 && Math.hypot(to[0] - before[0], to[1] - before[1]) < TAP) return;
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.dragged = true;
    this.held = true;
    this.fingers.set(event.pointerId, to);
    if (other) {
      const far = (at: Point): number => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
      this.zoom(far(before) / far(to), [(to[0] + other[0]) / 2, (to[1] + other[1]) / 2], true);
    } else {
      const [[fromX, fromY], [toX, toY]] = [this.point(before), this.point(to)];
      const [x, y, w, d] = this.now;
      this.go(this.inside([x + fromX - toX, y + fromY - toY, w, d]), true);
    }
  }

  /** A point of the screen on the board. */
  private point([x, y]: Point): Point {
    const back = this.parts[0]?.getScreenCTM()?.inverse();
    if (!back) return [0, 0];
    const at = new DOMPoint(x, y).matrixTransform(back);
    return [at.x, at.y];
  }

  /** Never so far that the board is lost. */
  private inside([x, y, w, d]: Box): Box {
    const [left, top, across, down] = this.whole;
    const room = (at: number, long: number, start: number, all: number): number =>
      long >= all ? start - (long - all) / 2 : clamp(at, start, start + all - long);
    return [room(x, w, left, across), room(y, d, top, down), w, d];
  }

  private go(to: Box, now = false): void {
    cancelAnimationFrame(this.moving);
    const from = this.now;
    if (from && holds(from, to) && holds(to, from)) return;
    if (!from || now || isStill()) return this.apply(to);
    const begun = performance.now();
    const step = (time: number): void => {
      // On a busy machine the first frame can be older than the wish to move.
      const part = clamp((time - begun) / EASE, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      this.apply(from.map((start, at) => start + ((to[at] ?? start) - start) * eased) as unknown as Box);
      if (part < 1) this.moving = requestAnimationFrame(step);
    };
    this.moving = requestAnimationFrame(step);
  }

  private apply(box: Box): void {
    this.now = box;
    const text = box.map((part) => Math.round(part)).join(" ");
    for (const part of this.parts) part.setAttribute("viewBox", text);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

function holds([x, y, w, d]: Box, [left, top, across, down]: Box): boolean {
  return left >= x - 1 && top >= y - 1 && left + across <= x + w + 1 && top + down <= y + d + 1;
}
