// What options touch: things of the table as values, and as handles for elements and maps. A handle is looked up, never taken apart.
import type { Mark } from "../board/input";
import type { Target } from "./types";

/** The handle of a target, also the value of `data-target` on its element. */
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

/** Whether it lies beside the board, on a sheet, in a tray or among the cards of the table. */
export function isBeside(at: Target): boolean {
  return "slot" in at || "die" in at || "token" in at || "laid" in at;
}

/** What the present question touches. */
export class Touched {
  /** Marks by the handle of what they touch. */
  readonly byKey: ReadonlyMap<string, readonly Mark[]>;

  constructor(marks: readonly Mark[] = []) {
    const byKey = new Map<string, Mark[]>();
    for (const mark of marks) {
      const key = targetKey(mark.at);
      const there = byKey.get(key);
      if (there) there.push(mark);
      else byKey.set(key, [mark]);
    }
    this.byKey = byKey;
  }

  /** What the question says of a thing. */
  of(at: Target): readonly Mark[] {
    return this.byKey.get(targetKey(at)) ?? [];
  }

  /** The options among them. */
  optionsOf(at: Target): readonly Mark[] {
    return this.of(at).filter(({ kind }) => kind === "option");
  }

  /** The thing with that handle; nothing where the question does not touch it. */
  find(key: string): Target | undefined {
    return this.byKey.get(key)?.[0]?.at;
  }
}
