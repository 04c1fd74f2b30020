// A map of areas with all that can lie on it: a road, a branch, crowds, a shadow, what comes next. Only to be looked at.
import { Board } from "../../../www/src/board/board";
import { Lens } from "../../../www/src/board/lens";
import type { Ground, Piece, Region, Say, Scene } from "../../../www/src/play/types";

const say = (key: string): Say => ({ key, args: {} });
const AREAS: readonly (readonly [string, number, number, string])[] = [
  ["Hell gate", 0, 0, "dante"],
  ["Mall", 3600, 300, ""],
  ["Harbour", 7200, -200, ""],
  ["Bridge", 8200, 3200, ""],
  ["Church", 4700, 3700, "ward"],
  ["Airfield", 1100, 3500, ""],
  ["Last stand", 700, 6900, "torch"],
  ["Suburb", 4600, 7000, ""],
];
const LINKS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [4, 7],
  [7, 6],
];

export function showRoad(root: HTMLElement): void {
  const cells = AREAS.map(([name, x, y], region) => {
    const corners = Array.from({ length: 8 }, (_, at) => [
      Math.round(x + 1500 * Math.cos((at * Math.PI) / 4)),
      Math.round(y + 1150 * Math.sin((at * Math.PI) / 4)),
    ]);
    return { corners, middle: [x, y], region, over: corners.map(() => null), edges: [], name: say(name), level: 0 };
  });
  const ground = {
    lattice: "areas",
    cells,
    links: LINKS.map(([from, to]) => ({ from, to, one_way: true })),
  } as unknown as Ground;
  const piece = (id: number, name: string, glyph: string, side: string, at: number, count = 1): Piece =>
    ({
      id,
      name: say(name),
      glyph,
      side,
      at: [at],
      facing: null,
      health: null,
      badges: [],
      active: id === 1,
      count,
    }) as unknown as Piece;
  const scene = {
    ground: 0,
    headline: { round: say("1"), phase: say("2"), mood: "ash", turn: null },
    regions: AREAS.map(
      ([name, , , glyph], at): Region => ({
        name: say(name),
        note: say(""),
        terrain: at === 0 ? "lair" : "free",
        tint: [5, 6, 4, 11, 1, 6, 0, 10][at] ?? 0,
        glyph,
        holds: 0,
      }),
    ),
    pieces: [
      piece(1, "Captain", "statius", "hero1", 4),
      piece(2, "Nun", "beatrice", "hero2", 4),
      piece(3, "larvae", "unclaimed", "foe", 1, 12),
      piece(4, "fiends", "deck-unclaimed", "foe", 1, 3),
      piece(5, "Lord", "dante", "lord", 0),
      piece(6, "token", "resource", "thing", 3),
    ],
    overlays: [
      { kind: "shadow", name: say("the Lord's shadow"), cells: [2] },
      { kind: "forecast", name: say("they come here"), cells: [2] },
      { kind: "threat", name: say("under attack"), cells: [4] },
      { kind: "path", name: say("the way"), cells: [1, 2, 3] },
    ],
    panels: [],
  } as unknown as Scene;
  const board = new Board(
    { format: ({ key }) => key, pick: () => undefined, look: () => undefined },
    (frame, parts) => new Lens(frame, parts),
  );
  root.append(board.element);
  board.draw({
    ground,
    scene,
    marks: [
      { at: { cell: 5 }, kind: "option", index: 0, name: "Go" },
      { at: { piece: 3 }, kind: "option", index: 1, name: "Strike" },
      { at: { cell: 7 }, kind: "refused", index: 0, name: "No" },
    ],
    lit: undefined,
    chosen: undefined,
  });
}
