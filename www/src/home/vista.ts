// The picture of a door: the descent as its game knows it, in a few shapes. The nearer to the heat, the deeper.
import { s } from "../dom";

/** A shape, and how deep it lies, from 0 to 8. */
type Shape = readonly [depth: number, path: string];

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const closed = (points: readonly string[]): string => `M${points.join("L")}z`;

/** A regular shape, seen from a height. */
function plate(x: number, y: number, radius: number, corners: number, turn = 0, flat = 0.46): string {
  return closed(
    Array.from({ length: corners }, (_, corner) => {
      const angle = ((2 * Math.PI) / corners) * (corner + turn);
      return at(x + radius * Math.cos(angle), y + radius * flat * Math.sin(angle));
    }),
  );
}

const nine = <T>(make: (depth: number) => T): T[] => Array.from({ length: 9 }, (_, depth) => make(depth));

/** Nine terraces, each smaller and hotter. */
const terraces = (corners: number) => (): Shape[] =>
  nine((depth) => [depth, plate(200, 96 + depth * 6.5, 205 - depth * 22, corners, (depth * 0.5) / corners)]);

/** Territories of hexes around the one in the middle. */
function territories(): Shape[] {
  const found: Shape[] = [];
  for (let q = -3; q <= 3; q += 1)
    for (let r = Math.max(-3, -q - 3); r <= Math.min(3, 3 - q); r += 1) {
      const ring = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      found.push([8 - ring * 2, plate(200 + 54 * (q + r / 2), 106 + 25 * r, 29, 6, 0.5, 0.5)]);
    }
  return found.sort(([one], [other]) => one - other);
}

/** A gallery, arch behind arch. */
const gallery = (): Shape[] =>
  nine((depth) => {
    const [wide, high, x, y] = [190 - depth * 20, 150 - depth * 15, 200 + depth * depth * 0.5, 190 - depth * 8];
    const [left, right, top] = [x - wide, x + wide, y - high];
    return [
      depth,
      `M${at(left, y)}V${(top + high * 0.42).toFixed(1)}Q${at(left, top)} ${at(x, top)}T${at(right, top + high * 0.42)}V${y}z`,
    ];
  });

/** A road that winds down from the fire at its end. */
const road = (): Shape[] =>
  nine((depth) => {
    const edge = (step: number): [left: string, right: string] => {
      const far = step / 9;
      const [x, y, half] = [
        200 + 120 * Math.sin(step * 0.95) * (1 - far) ** 1.4,
        220 - 196 * far ** 0.62,
        86 * (1 - far) ** 1.3 + 5,
      ];
      return [at(x - half, y), at(x + half, y)];
    };
    const [[left, right], [farLeft, farRight]] = [edge(depth), edge(depth + 1)];
    return [depth, closed([left, right, farRight, farLeft])];
  });

/** Floors of a dungeon, step below step. */
function floors(): Shape[] {
  const found: Shape[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 5; column += 1)
      found.push([(row + column) % 9, plate(200 + 46 * (column - row), 20 + 23 * (row + column), 44, 4, 0, 0.5)]);
  return found;
}

const VISTAS: Readonly<Record<string, () => Shape[]>> = {
  ember: territories,
  torchlit: gallery,
  ashen: road,
  umbral: floors,
  marble: terraces(40),
};

const SPARKS: readonly (readonly [number, number])[] = [
  [168, 60],
  [231, 44],
  [205, 88],
  [182, 24],
  [246, 92],
  [154, 108],
  [219, 12],
];

/** Only shapes are drawn here; their colours are those of the mood. */
export function vista(mood: string): SVGSVGElement {
  const shapes = (VISTAS[mood] ?? terraces(6))();
  return s(
    "svg",
    { class: "descent", viewBox: "0 0 400 220", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    shapes.map(([depth, d]) => s("path", { class: "terrace", style: `--depth:${depth}`, d })),
    s("ellipse", { class: "glow", cx: 200, cy: 150, rx: 110, ry: 60 }),
    SPARKS.map(([cx, cy], nth) => s("circle", { class: "spark", cx, cy, r: 1 + (nth % 3) * 0.7 })),
  );
}
