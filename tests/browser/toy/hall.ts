// A hall of areas, each with a middle and four spaces around it: a building, a pillar with a top to stand on, stairs, and a
// lord who looks one way and turns his back to the other.
import type { Boards, Cell, Edge, Ground, Scene } from "../../../www/src/play/types";
import { type Option, piece, say, seat, Toy } from "./toy";

/** Half the width of an area, and of its middle. */
const HALF = 1500;
const CORE = 620;
const AREAS = [
  ["Atrium", 0, 0, 0],
  ["Tribune", 1, 0, 1],
  ["Nave", 0, 1, 0],
  ["Altar", 1, 1, 2],
] as const;
const SIDES = ["north", "east", "south", "west"] as const;
/** Each area has five cells: its middle first. */
const PER_AREA = 5;
/** The top of the pillar, over the south space of the nave. */
export const TOP = AREAS.length * PER_AREA;
const BASE = 2 * PER_AREA + 3;

interface State {
  readonly at: number;
  readonly facing: number;
}

export class Hall extends Toy<State> {
  constructor() {
    super({ at: 2, facing: 2 }, "Champion");
  }

  protected prompt(): string {
    return "Where do you go?";
  }

  protected options(): Option<State>[] {
    const { cells } = this.ground();
    const places = [...this.near(this.now.at), TOP, BASE].filter(
      (cell, place, all) => cell !== this.now.at && all.indexOf(cell) === place,
    );
    return places.map((cell) => ({
      name: `Go to ${cells[cell]?.name.key}`,
      at: [{ piece: 0 }, { cell }],
      next: { at: cell, facing: (this.now.facing + 1) % 4 },
    }));
  }

  private near(cell: number): number[] {
    return (this.ground().cells[cell]?.over ?? []).flatMap((over) => over ?? []);
  }

  ground(): Ground {
    const cells = AREAS.flatMap(([name, column, row, level], area): Cell[] => {
      const [x, y] = [column * 2 * HALF, row * 2 * HALF];
      const ring = (size: number): [number, number][] => [
        [x - size, y - size],
        [x + size, y - size],
        [x + size, y + size],
        [x - size, y + size],
      ];
      const [outer, inner] = [ring(HALF), ring(CORE)];
      const first = area * PER_AREA;
      const cell = (
        corners: [number, number][],
        middle: [number, number],
        over: (number | null)[],
        edges: Edge[],
        words: string,
      ): Cell => ({ corners, middle, region: area, over, edges, name: say(words), level }) as unknown as Cell;
      const step = [0, 1, 2, 3].map((side) => {
        const [dx, dy] = (
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ] as const
        )[side] ?? [0, 0];
        const beside = AREAS.findIndex(([, otherX, otherY]) => otherX === column + dx && otherY === row + dy);
        return beside < 0 ? null : beside * PER_AREA + 1 + ((side + 2) % 4);
      });
      return [
        cell(
          inner,
          [x, y],
          [1, 2, 3, 4].map((side) => first + side),
          ["open", "open", "open", "open"],
          name,
        ),
        ...SIDES.map((side, at) => {
          const [a, b, c, d] = [outer[at], outer[(at + 1) % 4], inner[(at + 1) % 4], inner[at]];
          const [dx, dy] = (
            [
              [0, -1],
              [1, 0],
              [0, 1],
              [-1, 0],
            ] as const
          )[at] ?? [0, 0];
          const next = (turn: number): number => first + 1 + ((at + turn + 4) % 4);
          const beyond = step[at] ?? null;
          const stairs = (area === 0 && at === 1) || (area === 1 && at === 3);
          return cell(
            [a, b, c, d] as [number, number][],
            [x + dx * ((HALF + CORE) / 2), y + dy * ((HALF + CORE) / 2)],
            [beyond, next(1), first, next(-1)],
            [stairs ? "stairs" : beyond === null ? "wall" : "open", "open", "open", "open"],
            `${name}, ${side} space`,
          );
        }),
      ];
    });
    const base = cells[BASE];
    const [x, y] = base?.middle ?? [0, 0];
    const top = {
      ...base,
      corners: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [
        Math.round(x + 330 * Math.cos((at * Math.PI) / 4)),
        Math.round(y + 330 * Math.sin((at * Math.PI) / 4)),
      ]),
      region: AREAS.length,
      over: Array.from({ length: 8 }, () => null),
      edges: Array.from({ length: 8 }, () => "open"),
      name: say("Pillar"),
      level: 2,
    } as unknown as Cell;
    return { lattice: "areas", cells: [...cells, top], links: [] };
  }

  scene(): Scene {
    const { at, facing } = this.now;
    const space = (turn: number): number => PER_AREA + 1 + ((facing + turn) % 4);
    const region = (name: string, terrain: string, tint: number) => ({
      name: say(name),
      note: say("marble"),
      terrain,
      tint,
      glyph: "",
      holds: 0,
    });
    return {
      ground: 0,
      headline: { round: say("Confrontation"), phase: say("Champions"), mood: "hell", turn: 0 },
      regions: [
        ...AREAS.map(([name], tint) => region(name, tint === 1 ? "gilded" : "marble", tint)),
        region("Pillar", "marble", 4),
      ],
      pieces: [
        piece(0, "Outlaw", "beatrice", "hero1", [at], { health: { now: 5, most: 6 }, active: true }),
        piece(1, "Minos", "dante", "lord", [PER_AREA], { facing, health: { now: 3, most: 4 } }),
      ],
      overlays: [
        { kind: "front", name: say("front"), cells: [space(0)] },
        { kind: "flank", name: say("flank"), cells: [space(1), space(3)] },
        { kind: "back", name: say("back"), cells: [space(2)] },
      ],
      panels: [
        seat("Outlaw", "beatrice", "hero1"),
        { track: { name: say("Fierceness"), note: say("2 of 4"), glyph: "torch", now: 2, most: 4 } },
      ],
    } as unknown as Scene;
  }

  boards(): Boards {
    return {
      orders: [],
      sheets: [],
      dice: [],
      cards: [
        {
          name: say("Minos"),
          lies: "deck",
          count: 12,
          cards: [{ id: 1, name: say("action"), text: null, glyph: "deck-dante", side: "lord", state: "down", badges: [] }],
        },
        {
          name: say("wounds"),
          lies: "discard",
          count: 2,
          cards: [
            {
              id: 2,
              name: say("Arcing spin"),
              text: say("Minos turns"),
              glyph: "strike",
              side: "lord",
              state: "turned",
              badges: [],
            },
          ],
        },
      ],
    } as unknown as Boards;
  }
}
