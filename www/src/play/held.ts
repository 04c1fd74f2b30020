// Two taps: the first holds a thing (a die, a figure, a card), the second says where to. No rule: only what options touch.
import type { Mark } from "../board/input";

/** What a tap came to. */
export type Touch =
  | { readonly kind: "answer"; readonly index: number }
  /** Several options are left: hold the thing and wait for the next tap. */
  | { readonly kind: "hold"; readonly indexes: ReadonlySet<number> }
  | { readonly kind: "nothing" };

/** A tap on a thing with these options, while those others may be held. */
export function touch(options: readonly Mark[], held: ReadonlySet<number> | undefined): Touch {
  const here = new Set(options.map(({ index }) => index));
  const both = held && new Set([...here].filter((index) => held.has(index)));
  // A tap on something that does not go with what is held begins anew.
  const left = both && both.size > 0 ? both : here;
  const [first] = left;
  if (first === undefined) return { kind: "nothing" };
  // The thing itself, tapped again, lets go.
  if (held && left.size > 1 && left.size === held.size) return { kind: "nothing" };
  return left.size === 1 ? { kind: "answer", index: first } : { kind: "hold", indexes: left };
}
