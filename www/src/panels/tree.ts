// Arrows of a sheet's tree: from every slot to those that it opens.
import { s as svg } from "../dom";
import type { SheetRow } from "../play/types";

/** The room of a slot, and of the gaps between them, in pixels. */
export const TREE = { across: 94, down: 78, gap: 9 } as const;

export function arrows(rows: readonly SheetRow[], width: number, height: number): SVGSVGElement {
  const places = new Map(rows.flatMap((row) => row.spaces.map((space) => [space.slot, row] as const)));
  const middle = (row: SheetRow): [number, number] => [
    ((row.at?.[0] ?? 0) + 0.5) * TREE.across,
    ((row.at?.[1] ?? 0) + 0.5) * TREE.down,
  ];
  const ways = rows.flatMap((row) =>
    row.opens.flatMap((slot) => {
      const to = places.get(slot);
      return to ? [[middle(row), middle(to)] as const] : [];
    }),
  );
  const edge = ([fromX, fromY]: [number, number], [toX, toY]: [number, number]): [number, number] => {
    // Where the line leaves the slot it comes from.
    const [dx, dy] = [toX - fromX, toY - fromY];
    const part = Math.min(
      (TREE.across / 2 - TREE.gap + 1) / (Math.abs(dx) || 1e-9),
      (TREE.down / 2 - TREE.gap + 1) / (Math.abs(dy) || 1e-9),
    );
    return [fromX + dx * part, fromY + dy * part];
  };
  const line = ([from, to]: readonly [[number, number], [number, number]]): SVGElement[] => {
    const [[x1, y1], [x2, y2]] = [edge(from, to), edge(to, from)];
    const long = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
    return [
      svg("path", { d: `M${x1} ${y1}L${x2 - dx * 4} ${y2 - dy * 4}` }),
      svg("path", {
        class: "tip",
        d: `M${x2} ${y2}L${x2 - dx * 8 - dy * 5} ${y2 - dy * 8 + dx * 5}L${x2 - dx * 8 + dy * 5} ${y2 - dy * 8 - dx * 5}Z`,
      }),
    ];
  };
  return svg(
    "svg",
    { class: "arrows", width: width * TREE.across, height: height * TREE.down, "aria-hidden": "true" },
    ways.flatMap(line),
  );
}
