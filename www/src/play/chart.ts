// The expected result over the game as a line.
import { s as svg } from "../dom";
import type { Worth } from "./services";

const WIDTH = 320;
const HEIGHT = 110;

export function chart(worths: readonly Worth[]): SVGSVGElement {
  const last = worths[worths.length - 1];
  const end = Math.max(1, last?.at ?? 1);
  const point = ({ at, worth }: Worth): string => `${((at / end) * WIDTH).toFixed(1)} ${((1 - worth) * HEIGHT).toFixed(1)}`;
  const line = worths.map(point).join("L");
  const low = worths.reduce((least, next) => (next.worth < least.worth ? next : least), worths[0] ?? { at: 0, worth: 0.5 });
  const percent = (worth: number): string => `${Math.round(worth * 100)} %`;
  const words = `Expected result over ${end + 1} decisions: from ${percent(worths[0]?.worth ?? 0)}, lowest ${percent(low.worth)} at decision ${low.at + 1}, to ${percent(last?.worth ?? 0)}.`;
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
