// What two pictures of the table differ in, so that it can be seen: life lost and won, figures that fell, a new phase.
import type { Scene, Target } from "./types";
import { seatPanels } from "./words";

export interface Change {
  readonly at: Target;
  /** A few signs: "−2". */
  readonly words: string;
  readonly tone: "harm" | "good";
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
const toneOf = (change: number): Change["tone"] => (change < 0 ? "harm" : "good");

/** What happened to the figures on the board. */
export function changes(before: Scene, after: Scene): Change[] {
  if (before === after) return [];
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  return before.pieces.flatMap((was): Change[] => {
    const is = now.get(was.id);
    const [cell] = was.at;
    if (!is) return was.health && cell !== undefined ? [{ at: { cell }, words: "✕", tone: "harm" }] : [];
    const change = is.health && was.health ? is.health.now - was.health.now : is.count - was.count;
    return change === 0 ? [] : [{ at: { piece: is.id }, words: signed(change), tone: toneOf(change) }];
  });
}

/** The seats whose life changed, by how much. */
export function seatChanges(before: Scene, after: Scene): ReadonlyMap<number, number> {
  const was = new Map(seatPanels(before).map((panel) => [panel.seat, panel.health?.now]));
  return new Map(
    seatPanels(after).flatMap(({ seat, health }): [number, number][] => {
      const then = was.get(seat);
      return health == null || then === undefined || then === health.now ? [] : [[seat, health.now - then]];
    }),
  );
}

/** Whether a figure stands elsewhere. */
export function isMoved(before: Scene, after: Scene): boolean {
  const was = new Map(before.pieces.map(({ id, at }) => [id, at[0]]));
  return after.pieces.some(({ id, at }) => was.has(id) && was.get(id) !== at[0]);
}
