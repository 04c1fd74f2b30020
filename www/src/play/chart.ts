// What was to be expected over the game, for one side: as a line, and as the moments that mattered.
import { s as svg } from "../dom";
import type { Worth } from "./services";

const WIDTH = 320;
const HEIGHT = 110;
/** A change smaller than this turned nothing. */
const TURN = 0.12;

const percent = (worth: number): string => `${Math.round(worth * 100)}\u00a0%`;

/** A moment that mattered. */
export interface Moment {
  readonly at: number;
  readonly words: string;
}

/** Where the game turned, and how near it came to ending the other way. */
export function course(
  worths: readonly Worth[],
  won: boolean,
): { turn: Moment | undefined; call: (Moment & { readonly name: string }) | undefined } {
  let turn: Moment | undefined;
  let most = TURN;
  for (const [place, { at, worth }] of worths.slice(0, -1).entries()) {
    const next = worths[place + 1];
    const change = next ? Math.abs(next.worth - worth) : 0;
    if (!next || change <= most) continue;
    most = change;
    turn = { at, words: `decision ${at + 1}: from ${percent(worth)} to ${percent(next.worth)}` };
  }
  // The last point is the end itself.
  const before = worths.slice(0, -1);
  const [first] = before;
  if (!first) return { turn, call: undefined };
  const far = before.reduce((best, next) => ((won ? next.worth < best.worth : next.worth > best.worth) ? next : best), first);
  return {
    turn,
    call: {
      name: won ? "Closest call" : "Best hope",
      at: far.at,
      words: `decision ${far.at + 1}: ${percent(far.worth)}`,
    },
  };
}

export function chart(worths: readonly Worth[]): SVGSVGElement {
  const last = worths[worths.length - 1];
  const end = Math.max(1, last?.at ?? 1);
  const point = ({ at, worth }: Worth): string => `${((at / end) * WIDTH).toFixed(1)} ${((1 - worth) * HEIGHT).toFixed(1)}`;
  const line = worths.map(point).join("L");
  const low = worths.reduce((least, next) => (next.worth < least.worth ? next : least), worths[0] ?? { at: 0, worth: 0.5 });
  const words = `Over ${end} decisions: from ${percent(worths[0]?.worth ?? 0)}, lowest ${percent(low.worth)} at decision ${low.at + 1}, to ${percent(last?.worth ?? 0)}.`;
  const label = (y: number, text: string): SVGTextElement => {
    const made = svg("text", { x: 2, y });
    made.textContent = text;
    return made;
  };
  return svg(
    "svg",
    { viewBox: `0 -4 ${WIDTH} ${HEIGHT + 8}`, class: "chart", role: "img", "aria-label": words },
    svg("path", { d: `M0 ${HEIGHT / 2}H${WIDTH}`, class: "even" }),
    svg("path", { d: `M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`, class: "under" }),
    svg("path", { d: `M${line}`, class: "line" }),
    label(9, "won"),
    label(HEIGHT - 2, "lost"),
  );
}
