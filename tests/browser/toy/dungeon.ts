// A dungeon of squares on three levels: platforms, a bridge over water, ramps, a door, a monster on four squares; a hero with
// cubes on skills, an initiative track, cards on the table and a story.
import type { Boards, Cell, Edge, Ground, Region, Scene } from "../../../www/src/play/types";
import { type Option, piece, say, seat, Toy } from "./toy";

const SIZE = 1000;
/** The level of every square, row by row. */
const LEVELS = ["2200111", "2200211", "2200211", "2100111", "0000000", "0000000"] as const;
const WIDE = 7;
const TERRAIN: readonly Region[] = (
  [
    ["platform", "dry stone", "stone", 11],
    ["water", "slow to wade", "water", 2],
    ["hall", "dry stone", "stone", 1],
    ["bridge", "old planks", "wood", 10],
    ["gallery", "dry stone", "stone", 3],
  ] as const
).map(([name, note, terrain, tint]) => ({ name: say(name), note: say(note), terrain, tint, glyph: "", holds: 0 }));
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** Squares of the bridge, and what it spans. */
export const BRIDGE = [42, 43] as const;
const SPANNED = [9, 10] as const;
const STAIRS = ["1,2 1,3", "1,3 1,4", "4,1 5,1", "5,3 5,4"];
const BETWEEN: Readonly<Record<string, Edge>> = { "4,4 5,4": "window", "4,5 5,5": "door", "5,4 6,4": "wall", "5,5 6,5": "wall" };

interface State {
  readonly story: boolean;
  readonly at: number;
  readonly door: Edge;
  /** The space of each cube; nothing for one that is free. */
  readonly cubes: readonly (number | undefined)[];
  readonly berta: number;
  readonly trap: "down" | "up";
  readonly spent: boolean;
}

const CUBES = [
  ["melee cube", "strike", "yellow"],
  ["ranged cube", "call", "red"],
  ["agility cube", "dash", "green"],
  ["trauma cube", "unclaimed", "black"],
] as const;
const SKILLS = [
  ["Cleave", "Strikes all around", 300, 1],
  ["Second breath", "Mends 2", 301, 1],
  ["Expended", "Comes back with a recall", 302, 3],
] as const;
const START: State = {
  story: true,
  at: 8,
  door: "door",
  cubes: [undefined, undefined, 302, 301],
  berta: 1,
  trap: "down",
  spent: false,
};

const level = (x: number, y: number): number => Number(LEVELS[y]?.[x] ?? Number.NaN);
const id = (x: number, y: number): number => y * WIDE + x;

export class Dungeon extends Toy<State> {
  constructor() {
    super(START, "Ansel");
  }

  protected prompt(): string {
    return this.now.story ? "How do you go on?" : "What do you do?";
  }

  protected options(): Option<State>[] {
    const { now } = this;
    if (now.story)
      return ["Cross by the bridge", "Wade through the water"].map((name) => ({ name, at: [], next: { ...now, story: false } }));
    const steps = [...this.around(now.at), ...BRIDGE, ...SPANNED].filter(
      (cell, place, all) => cell !== now.at && all.indexOf(cell) === place,
    );
    const names = this.ground().cells.map((cell) => cell.name.key);
    return [
      ...steps.map((cell) => ({
        name: `Go to ${names[cell]}`,
        at: [{ piece: 0 }, { cell }],
        next: { ...now, at: cell },
      })),
      ...CUBES.flatMap(([name], cube) =>
        SKILLS.filter(
          ([, , slot, room]) => now.cubes[cube] !== slot && now.cubes.filter((on) => on === slot).length < room && cube < 3,
        ).map(([skill, , slot]) => ({
          name: `Put the ${name} on ${skill}`,
          at: [{ token: cube }, { slot }],
          next: { ...now, cubes: now.cubes.map((on, other) => (other === cube ? slot : on)) },
        })),
      ),
      ...[0, 1, 2, 3]
        .filter((step) => step !== now.berta)
        .map((step) => ({
          name: `Berta acts in step ${step + 1}`,
          at: [{ token: 12 }, { slot: 900 + step }],
          next: { ...now, berta: step },
        })),
      ...(now.trap === "down" ? [{ name: "Turn the trap up", at: [{ laid: 1 }], next: { ...now, trap: "up" as const } }] : []),
      ...(now.spent ? [] : [{ name: "Use the lantern", at: [{ laid: 2 }], next: { ...now, spent: true } }]),
      ...(now.door === "door"
        ? [{ name: "Open the door", at: [{ cell: id(4, 5) }], next: { ...now, door: "open" as const } }]
        : []),
    ];
  }

  private around(cell: number): number[] {
    return (this.ground().cells[cell]?.over ?? []).flatMap((over) => over ?? []);
  }

  ground(): Ground {
    const square = (x: number, y: number, height: number, region: number, name: string, over: (number | null)[], edges: Edge[]) =>
      ({
        corners: [
          [x * SIZE, y * SIZE],
          [(x + 1) * SIZE, y * SIZE],
          [(x + 1) * SIZE, (y + 1) * SIZE],
          [x * SIZE, (y + 1) * SIZE],
        ],
        middle: [(x + 0.5) * SIZE, (y + 0.5) * SIZE],
        region,
        over,
        edges,
        name: say(name),
        level: height,
      }) as unknown as Cell;
    const cells = LEVELS.flatMap((row, y) =>
      [...row].map((_, x) => {
        const isWater = x === 2 || x === 3;
        const isSpanned = isWater && y === 1;
        const over: (number | null)[] = [];
        const edges: Edge[] = [];
        for (const [dx, dy] of STEPS) {
          const [toX, toY] = [x + dx, y + dy];
          const pair = [`${x},${y}`, `${toX},${toY}`].sort().join(" ");
          const outside = Number.isNaN(level(toX, toY));
          const onto = y === 1 && ((x === 1 && dx === 1) || (x === 4 && dx === -1));
          const under = isSpanned && dx !== 0 && toX !== 2 && toX !== 3;
          over.push(outside || under ? null : onto ? (BRIDGE[x === 1 ? 0 : 1] ?? null) : id(toX, toY));
          edges.push(
            outside
              ? "wall"
              : STAIRS.includes(pair)
                ? "stairs"
                : BETWEEN[pair] === "door"
                  ? this.now.door
                  : (BETWEEN[pair] ?? "open"),
          );
        }
        const region = isWater ? 1 : y > 3 ? 2 : x < 2 ? 0 : 4;
        return square(
          x,
          y,
          level(x, y),
          region,
          `${["Platform", "Water", "Hall", "Bridge", "Gallery"][region]} ${x} ${y}`,
          over,
          edges,
        );
      }),
    );
    const bridge = BRIDGE.map((own, place) =>
      square(
        2 + place,
        1,
        2,
        3,
        `Bridge ${2 + place} 1`,
        [null, place === 0 ? own + 1 : id(4, 1), null, place === 0 ? id(1, 1) : own - 1],
        ["open", "open", "open", "open"],
      ),
    );
    return { lattice: "square", cells: [...cells, ...bridge], links: [] };
  }

  scene(): Scene {
    const { now } = this;
    return {
      ground: now.door === "door" ? 0 : 1,
      headline: { round: say("Round 2"), phase: say("Ansel's turn"), mood: "abyss", turn: 0 },
      regions: TERRAIN,
      pieces: [
        piece(0, "Ansel", "beatrice", "hero1", [now.at], { health: { now: 7, most: 9 }, active: true }),
        piece(1, "Berta", "statius", "hero2", [BRIDGE[0]], { health: { now: 4, most: 8 } }),
        piece(2, "drowned one", "unclaimed", "foe", [SPANNED[0]]),
        piece(3, "Maw", "dante", "foe", [id(5, 0), id(6, 0), id(5, 1), id(6, 1)], { health: { now: 14, most: 20 }, facing: 3 }),
        piece(4, "shambler", "deck-unclaimed", "foe", [id(6, 5)], { count: 3 }),
      ],
      overlays: [
        { kind: "sight", name: say("Ansel sees the Maw"), cells: [now.at, id(5, 0)] },
        { kind: "blind", name: say("Ansel does not see the shamblers"), cells: [now.at, id(4, 4), id(6, 5)] },
      ],
      panels: [seat("Ansel", "beatrice", "hero1")],
    } as unknown as Scene;
  }

  boards(): Boards {
    const { now } = this;
    return {
      orders: [
        {
          name: say("Initiative"),
          steps: ["Swift", "Steady", "Slow", "Runes"].map((name, step) => ({
            name: say(name),
            glyph: "",
            side: "",
            slot: 900 + step,
          })),
          now: 0,
        },
      ],
      sheets: [
        {
          seat: 0,
          piece: 0,
          name: say("Ansel"),
          note: say("7 of 9"),
          glyph: "beatrice",
          side: "hero1",
          columns: [],
          rows: SKILLS.map(([name, text, slot, room]) => ({
            name: say(name),
            text: say(text),
            numbers: [],
            spaces: [{ slot, wants: null, holds: null, room }],
            state: "free",
            at: null,
            opens: [],
          })),
          items: [],
          active: true,
        },
      ],
      dice: [],
      tokens: [
        {
          seat: 0,
          name: say("cubes"),
          tokens: CUBES.map(([name, glyph, kind], cube) => ({
            id: cube,
            name: say(name),
            glyph,
            kind,
            count: 1,
            spent: false,
            on: now.cubes[cube] ?? null,
          })),
        },
        {
          seat: null,
          name: say("initiative"),
          tokens: (
            [
              ["Ansel", "beatrice", "hero1", 0],
              ["Maw", "dante", "foe", 1],
              ["Berta", "statius", "hero2", now.berta],
            ] as const
          ).map(([name, glyph, kind, step], owner) => ({
            id: 10 + owner,
            name: say(name),
            glyph,
            kind,
            count: 1,
            spent: step === 1 && owner === 1,
            on: 900 + step,
          })),
        },
      ],
      cards: [
        {
          name: say("traps"),
          lies: "deck",
          count: 5,
          cards: [
            now.trap === "down"
              ? { id: 1, name: say("trap"), text: null, glyph: "deck-dante", side: "foe", state: "down", badges: [] }
              : {
                  id: 1,
                  name: say("Falling stone"),
                  text: say("Two damage"),
                  glyph: "strike",
                  side: "foe",
                  state: "up",
                  badges: [],
                },
          ],
        },
        {
          name: say("found"),
          lies: "row",
          count: 1,
          cards: [
            {
              id: 2,
              name: say("Lantern"),
              text: say("Sees into the dark"),
              glyph: "torch",
              side: "hero1",
              state: now.spent ? "exhausted" : "up",
              badges: [{ glyph: "resource", name: say("oil"), count: 2 }],
            },
          ],
        },
      ],
      ...(now.story && {
        passages: [
          {
            title: say("The drowned stair"),
            text: [
              say("Water has taken the lower hall. Something moves in it, slowly, as if it had time."),
              say("Over your heads the old bridge still hangs between the platforms. It has carried worse than you."),
            ],
            glyph: "torch",
          },
        ],
      }),
    } as unknown as Boards;
  }
}
