// What options touch, as keys: so that a space, a die or a card can be asked what it can do.
import type { Mark } from "../board/input";
import type { Target } from "./types";

/** The key of a target, also the value of `data-target` on its element. */
export function targetKey(at: Target): string {
  if ("cell" in at) return `cell:${at.cell}`;
  if ("piece" in at) return `piece:${at.piece}`;
  if ("region" in at) return `region:${at.region}`;
  if ("slot" in at) return `slot:${at.slot}`;
  if ("die" in at) return `die:${at.die}`;
  if ("token" in at) return `token:${at.token}`;
  if ("laid" in at) return `laid:${at.laid}`;
  return `card:${at.card.join(".")}`;
}

/** Marks by what they touch. */
export type Touched = ReadonlyMap<string, readonly Mark[]>;

export function byTarget(marks: readonly Mark[]): Touched {
  const touched = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = targetKey(mark.at);
    const there = touched.get(key);
    if (there) there.push(mark);
    else touched.set(key, [mark]);
  }
  return touched;
}
