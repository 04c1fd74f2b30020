// Figures and markers: a dark disc, a glyph in its side's colour, life as a ring, what sticks to it at the rim.

import { s as svg } from "../dom";
import type { CellId, Ground, Piece, PieceId } from "../play/types";
import { across, bounds, type Point, reach, type SeenCell } from "./cells";
import { glyphAt } from "./glyph";
import { contour } from "./overlays";
import { way } from "./way";

/** Up to so many points of life are pips; above, an arc with a number. */
const MOST_PIPS = 12;
const DISC = 400;
const RING = 455;
const HALO = 560;

interface Token {
  readonly root: SVGGElement;
  /** What it covers, where that is more than a cell. */
  readonly feet: SVGPathElement;
  look: string;
  transform: string;
  /** Where it stands: the cell, its middle on the board, and how far it reaches from there. */
  cell: CellId;
  middle: Point;
  reach: number;
}

/** The ring of life: two circles on which dashes are the pips. */
function ring(now: number, most: number): SVGElement[] {
  if (most <= 0) return [];
  const turn = "rotate(-90)";
  if (most > MOST_PIPS) {
    const share = (Math.max(0, Math.min(now, most)) / most) * 100;
    const number = svg("text", { class: "life", y: RING + 70 });
    number.textContent = String(now);
    return [
      svg("circle", { r: RING, class: "pip off", transform: turn }),
      svg("circle", { r: RING, class: "pip", pathLength: 100, "stroke-dasharray": `${share} 100`, transform: turn }),
      svg("rect", { class: "life plate", x: -170, y: RING - 90, width: 340, height: 210, rx: 90 }),
      number,
    ];
  }
  const gap = most === 1 ? 0 : 2.4;
  const pips = (count: number): string => `${`${10 - gap} ${gap} `.repeat(count)}0 ${most * 10}`;
  const circle = (count: number, name: string): SVGElement =>
    svg("circle", {
      r: RING,
      class: name,
      pathLength: most * 10,
      "stroke-dasharray": pips(count),
      "stroke-dashoffset": -gap / 2,
      transform: turn,
    });
  return [circle(most, "pip off"), ...(now > 0 ? [circle(now, "pip")] : [])];
}

function badges(piece: Piece): SVGElement[] {
  return piece.badges.map((badge, place) => {
    const angle = ((place * 52 - 48) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * RING, Math.sin(angle) * RING];
    const one = svg(
      "g",
      { class: "badge", transform: `translate(${x} ${y})` },
      svg("circle", { r: 185 }),
      glyphAt(badge.glyph, 230),
    );
    if (badge.count > 1) {
      const count = svg("text", { x: 150, y: 190 });
      count.textContent = String(badge.count);
      one.append(count);
    }
    return one;
  });
}

/** How many stand there: a crowd is one token with a number. */
function crowd(count: number): SVGElement[] {
  const number = svg("text", { class: "crowd", x: 0, y: RING + 130 });
  number.textContent = `×${count}`;
  const half = count > 9 ? 310 : 230;
  return [svg("rect", { class: "crowd plate", x: -half, y: RING - 130, width: 2 * half, height: 320, rx: 120 }), number];
}

/** A wedge that points over the edge that the piece looks at. */
function facing(piece: Piece, ground: Ground): SVGElement[] {
  const cell = ground.cells[piece.at[0] ?? -1];
  if (piece.facing == null || !cell) return [];
  const [from, to] = [cell.corners[piece.facing], cell.corners[(piece.facing + 1) % cell.corners.length]];
  if (!from || !to) return [];
  const angle = Math.atan2((from[1] + to[1]) / 2 - cell.middle[1], (from[0] + to[0]) / 2 - cell.middle[0]);
  return [svg("path", { d: "M470-150L690 0L470 150Z", class: "wedge", transform: `rotate(${(angle * 180) / Math.PI})` })];
}

function body(piece: Piece, ground: Ground): SVGElement[] {
  const parts: SVGElement[] = [svg("ellipse", { cx: 40, cy: 90, rx: 590, ry: 560, class: "shadow" })];
  if (piece.active) parts.push(svg("circle", { r: HALO, class: "halo" }));
  parts.push(
    ...facing(piece, ground),
    svg("circle", { r: piece.health ? 510 : DISC + 40, class: "base" }),
    svg("circle", { r: DISC, class: "disc" }),
  );
  if (piece.health) parts.push(...ring(piece.health.now, piece.health.most));
  else parts.push(svg("circle", { r: DISC, class: "edge" }));
  parts.push(glyphAt(piece.glyph, 560), ...badges(piece));
  if (piece.count > 1) parts.push(...crowd(piece.count));
  return parts;
}

/** A figure and its surroundings need so much room. */
const ROOM = 1180;

/** How far a figure reaches out at most. */
const LUNGE = 900;

/** In places with much room figures are larger, up to this. */
const GROWN = 1.35;
/** In a small place a figure leaves a rim. */
const SMALL = 0.88;
/** How far from the middle of a small place its figures stand, by how many there are: they are fanned out, one over the other. */
const FAN = [0, 0, 290, 340, 380];

/** Where the n-th of several pieces in a cell stands, and how large: all figures of a board are of one size, and closer together where they crowd. */
function place(nth: number, of: number, cell: SeenCell | undefined): { x: number; y: number; scale: number } {
  const [wide, high] = reach(cell).map((length) => length * 0.8) as [number, number];
  if (Math.min(wide, high) > ROOM * 1.2) {
    // Four have room beside each other; of more, each covers a part of the next.
    const size = Math.min(wide / 2, high / 2, ROOM * GROWN);
    const room = (columns: number): number => Math.min(wide / columns, high / Math.ceil(of / columns), size);
    // As many columns as leave most room to each; side by side where it makes no difference.
    const columns = Array.from({ length: of }, (_, at) => at + 1).reduce(
      (best, one) => (room(one) >= room(best) ? one : best),
      1,
    );
    const rows = Math.ceil(of / columns);
    const row = Math.floor(nth / columns);
    const inRow = row === rows - 1 ? of - row * columns : columns;
    const step = room(columns);
    return { x: ((nth % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step, scale: size / ROOM };
  }
  const size = SMALL * Math.min(1, (cell?.room ?? across(cell)) / 1000);
  const out = (FAN[Math.min(of, FAN.length - 1)] ?? 0) * size;
  const angle = ((nth / of) * 360 - (of === 2 ? 180 : 90)) * (Math.PI / 180);
  return { x: Math.cos(angle) * out, y: Math.sin(angle) * out, scale: size };
}

/** How the pieces of a ground with levels lie. */
interface Depths {
  depth(piece: Piece): number;
  isHidden(piece: Piece): boolean;
}

/** The pieces on the board. A piece that stays is the same element, so that it is seen to move. */
export class Tokens {
  private readonly feet = svg("g");
  private readonly figures = svg("g");
  readonly layer = svg("g", { class: "tokens" }, this.feet, this.figures);
  private readonly known = new Map<PieceId, Token>();

  /** With a time (in milliseconds), figures walk to where they stand now, appear and fade. */
  draw(all: readonly Piece[], ground: Ground, marked: ReadonlySet<PieceId>, levels?: Depths, time = 0): void {
    const pieces = levels ? [...all].sort((a, b) => levels.depth(a) - levels.depth(b)) : all;
    const inCell = new Map<number, Piece[]>();
    for (const piece of pieces) {
      const cell = piece.at[0];
      if (cell != null) inCell.set(cell, [...(inCell.get(cell) ?? []), piece]);
    }
    const seen = new Set<PieceId>();
    for (const piece of pieces) {
      const cell = piece.at[0];
      if (cell == null) continue;
      seen.add(piece.id);
      const mates = inCell.get(cell) ?? [piece];
      const look = `${marked.has(piece.id) ? " marked" : ""}${levels?.isHidden(piece) ? " behind" : ""}`;
      this.put(piece, ground, place(mates.indexOf(piece), mates.length, ground.cells[cell]), look, time);
    }
    // The one in question stands before the others; where there are heights, who is nearer does.
    const roots = (levels ? pieces : pieces.filter(({ active }) => active)).flatMap(
      (piece) => this.known.get(piece.id)?.root ?? [],
    );
    const first = this.figures.childElementCount - roots.length;
    if (roots.some((root, at) => this.figures.children[first + at] !== root)) this.figures.append(...roots);
    for (const [id, token] of this.known) {
      if (seen.has(id)) continue;
      if (time > 0) token.root.animate({ opacity: [1, 0] }, time).onfinish = () => token.root.remove();
      else token.root.remove();
      token.feet.remove();
      this.known.delete(id);
    }
  }

  /** Where a figure stands on the board. */
  middleOf(id: PieceId): Point | undefined {
    return this.known.get(id)?.middle;
  }

  /** The figure that is seen at a point of the board. */
  at([x, y]: Point): PieceId | undefined {
    const roots = [...this.figures.children];
    const [top] = [...this.known]
      .filter(([, { middle, reach }]) => Math.hypot(x - middle[0], y - middle[1]) <= reach)
      .sort(([, a], [, b]) => roots.indexOf(b.root) - roots.indexOf(a.root));
    return top?.[0];
  }

  /** A figure reaches out for something and comes back. */
  lunge(id: PieceId, [x, y]: Point, time: number): void {
    const token = this.known.get(id);
    if (!token) return;
    const [dx, dy] = [x - token.middle[0], y - token.middle[1]];
    const part = Math.min(0.45, LUNGE / (Math.hypot(dx, dy) || 1));
    const out = `translate(${dx * part}px,${dy * part}px) ${token.transform}`;
    token.root.animate([{ transform: token.transform }, { transform: out }, { transform: token.transform }], {
      duration: time,
      easing: "ease-in-out",
    });
  }

  private put(piece: Piece, ground: Ground, spot: { x: number; y: number; scale: number }, state: string, time: number): void {
    let token = this.known.get(piece.id);
    const isNew = !token;
    if (!token) {
      token = { root: svg("g"), feet: svg("path"), look: "", transform: "", cell: 0, middle: [0, 0], reach: 0 };
      this.known.set(piece.id, token);
      this.figures.append(token.root);
    }
    const look = JSON.stringify([piece.glyph, piece.side, piece.health, piece.badges, piece.active, piece.facing, piece.count]);
    if (token.look !== look) {
      token.look = look;
      token.root.replaceChildren(...body(piece, ground));
    }
    const name = `token ${piece.side}${piece.active ? " active" : ""}${state}`;
    if (token.root.getAttribute("class") !== name) token.root.setAttribute("class", name);
    const cells = piece.at.map((id) => ground.cells[id]).filter((cell) => cell !== undefined);
    if (cells.length > 1) {
      token.feet.setAttribute("d", contour(ground, new Set(piece.at)));
      token.feet.setAttribute("class", `feet ${piece.side}`);
      this.feet.append(token.feet);
    }
    const x = cells.reduce((sum, cell) => sum + cell.middle[0], 0) / cells.length + spot.x;
    const y = cells.reduce((sum, cell) => sum + cell.middle[1], 0) / cells.length + spot.y;
    const [, , wide, high] = bounds({ ...ground, cells });
    // A large figure stays within what it covers.
    const covers = cells.length < 2 ? 1 : 0.86 * Math.min(Math.sqrt(cells.length), Math.min(wide, high) / across(cells[0]));
    const scale = spot.scale * covers * (piece.side === "lord" ? 1.4 : piece.health || piece.active ? 1.06 : 0.92);
    const transform = `translate(${x}px,${y}px) scale(${scale})`;
    const [before, from, to] = [token.transform, token.cell, piece.at[0] ?? 0];
    [token.cell, token.middle, token.reach] = [to, [x, y], scale * RING];
    if (before !== transform) token.root.style.transform = token.transform = transform;
    if (time <= 0) return;
    if (isNew) token.root.animate({ opacity: [0, 1] }, time);
    else if (from !== to) {
      const steps = way(ground, from, to)
        .slice(1, -1)
        .flatMap((id) => (ground.cells[id] ? [`translate(${ground.cells[id].middle.join("px,")}px) scale(${scale})`] : []));
      token.root.animate(
        [before, ...steps, transform].map((step) => ({ transform: step })),
        { duration: time, easing: "ease-in-out" },
      );
    }
  }
}
