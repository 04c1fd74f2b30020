// A toy behind the page's own play view: tunnels that grow, lines that dice are put on, a crowd, and hands that are hidden.
// It stands for the engine, so that the picture can be tested without any game.
import type { GameSession } from "../../../www/src/play/services";
import type {
  Boards,
  Candidate,
  Cell,
  Edge,
  Ground,
  Line,
  Look,
  Moment,
  Overlay,
  Piece,
  Player,
  Region,
  Say,
  Scene,
  Shown,
  Target,
} from "../../../www/src/play/types";

const SIZE = 2400;
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const WARRIORS = ["Ansel", "Berta"] as const;
/** Movement, combat and defence of the six lines. */
const LINES: readonly (readonly number[])[] = [
  [2, 1, 4],
  [1, 2, 3],
  [2, 2, 3],
  [1, 3, 2],
  [1, 1, 5],
  [3, 1, 3],
];
const HANDS = [
  ["Lamp oil", "Rope"],
  ["Cave-in", "Terror", "Swarm"],
] as const;

/** Words stand for themselves: a key is its own text. */
const say = (key: string): Say => ({ key, args: {} });

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly effect: number;
}

interface State {
  readonly step: "dice" | "move" | "deep";
  readonly round: number;
  readonly tiles: readonly Tile[];
  readonly dice: readonly { readonly face: number; readonly on: number | undefined }[];
  readonly at: readonly number[];
  readonly moved: readonly boolean[];
  readonly crowd: readonly [tile: number, count: number];
  readonly hands: readonly (readonly string[])[];
  readonly log: readonly { readonly to: number | undefined; readonly text: string; readonly veiled: string }[];
}

const START: State = {
  step: "dice",
  round: 1,
  tiles: [
    { x: 0, y: 0, effect: 0 },
    { x: 1, y: 0, effect: 1 },
    { x: 1, y: 1, effect: 2 },
  ],
  dice: [
    { face: 4, on: undefined },
    { face: 6, on: undefined },
  ],
  at: [0, 0],
  moved: [false, false],
  crowd: [2, 12],
  hands: HANDS,
  log: [
    { to: 0, text: "The delvers draw Rope", veiled: "The delvers draw a card" },
    { to: 1, text: "The deep draws Swarm", veiled: "The deep draws a card" },
  ],
};

interface Option {
  readonly name: string;
  readonly at: readonly Target[];
  readonly next: State;
}

export class Cellar implements GameSession {
  private past: State[] = [START];
  private undone: State[] = [];
  private seats: Player[];
  private asked = 0;

  constructor(players: readonly Player[]) {
    this.seats = [...players];
  }

  private get now(): State {
    return this.past[this.past.length - 1] ?? START;
  }

  private get seat(): number {
    return this.now.step === "deep" ? 1 : 0;
  }

  private options(): Option[] {
    const now = this.now;
    if (now.step === "dice") {
      return now.dice.flatMap((die, id) =>
        die.on !== undefined
          ? []
          : WARRIORS.flatMap((name, warrior): Option[] => {
              if (now.dice.some(({ on }) => on !== undefined && Math.floor(on / 10) === warrior)) return [];
              const slot = warrior * 10 + die.face;
              const dice = now.dice.map((other, at) => (at === id ? { ...other, on: slot } : other));
              return [
                {
                  name: `Give the ${die.face} to ${name}`,
                  at: [{ die: id }, { slot }, { piece: warrior }],
                  next: { ...now, dice, step: dice.every(({ on }) => on !== undefined) ? "move" : "dice" },
                },
              ];
            }),
      );
    }
    if (now.step === "move") {
      const moves = WARRIORS.flatMap((name, warrior): Option[] =>
        now.moved[warrior]
          ? []
          : this.exits(now.at[warrior] ?? 0).map(({ cell, x, y }) => {
              const tiles = cell < now.tiles.length ? now.tiles : [...now.tiles, { x, y, effect: (now.tiles.length + 1) % 4 }];
              const to = Math.min(cell, now.tiles.length);
              const at = now.at.map((old, one) => (one === warrior ? to : old));
              return {
                name: `${name} goes to ${x} ${y}`,
                at: [{ piece: warrior }, { cell }],
                next: { ...now, tiles, at, moved: now.moved.map((done, one) => done || one === warrior) },
              };
            }),
      );
      return [...moves, { name: "End the turn", at: [], next: { ...now, step: "deep" } }];
    }
    const rest: State = { ...now, step: "dice", round: now.round + 1, dice: START.dice, moved: START.moved };
    const cards = (now.hands[1] ?? []).map(
      (card, place): Option => ({
        name: `Play ${card}`,
        at: [{ card: [1, place] }],
        next: { ...rest, hands: [now.hands[0] ?? [], (now.hands[1] ?? []).filter((other) => other !== card)] },
      }),
    );
    return [
      ...cards,
      ...this.exits(now.crowd[0])
        .filter(({ cell }) => cell < now.tiles.length)
        .map(
          ({ cell, x, y }): Option => ({
            name: `The crowd goes to ${x} ${y}`,
            at: [{ cell }],
            next: { ...rest, crowd: [cell, now.crowd[1]] },
          }),
        ),
    ];
  }

  /** Where one can go from a tile: known neighbours, and places that nobody has seen, which are cells after all tiles. */
  private exits(tile: number): { cell: number; x: number; y: number }[] {
    const from = this.now.tiles[tile];
    if (!from) return [];
    const unknown = this.unknown();
    return STEPS.flatMap(([dx, dy]) => {
      const [x, y] = [from.x + dx, from.y + dy];
      const known = this.now.tiles.findIndex((other) => other.x === x && other.y === y);
      const dark = unknown.findIndex((other) => other.x === x && other.y === y);
      const cell = known >= 0 ? known : dark >= 0 ? this.now.tiles.length + dark : -1;
      return cell < 0 ? [] : [{ cell, x, y }];
    });
  }

  /** Beyond every tile but the first there is something, except to the west. */
  private unknown(): { x: number; y: number }[] {
    const found: { x: number; y: number }[] = [];
    const is = (list: readonly { x: number; y: number }[], x: number, y: number): boolean =>
      list.some((one) => one.x === x && one.y === y);
    for (const tile of this.now.tiles.slice(1)) {
      for (const [dx, dy] of STEPS.slice(0, 3)) {
        const [x, y] = [tile.x + dx, tile.y + dy];
        if (!is(this.now.tiles, x, y) && !is(found, x, y)) found.push({ x, y });
      }
    }
    return found;
  }

  private question(): Shown {
    const rule = { dice: "toy.dice", move: "toy.move", deep: "toy.deep" }[this.now.step];
    const candidate = (option: Option): Candidate =>
      ({
        choice: null,
        rule,
        label: { name: say(option.name), detail: null, group: null, at: [...option.at], odds: [] },
      }) as unknown as Candidate;
    const prompt = {
      dice: "Which die goes to whom? Every warrior needs one.",
      move: "Who goes where?",
      deep: "What does the deep do?",
    }[this.now.step];
    return {
      kind: "choice",
      revision: this.asked,
      seat: this.seat,
      seats: [this.seat],
      who: this.seat === 0 ? "Delvers" : "Deep",
      prompt: say(prompt),
      rule,
      options: this.options().map(candidate),
      refused: [],
    } as unknown as Shown;
  }

  look(viewer?: number): Look {
    return this.seen(this.log(viewer), viewer);
  }

  private seen(lines: Line[], viewer?: number): Look {
    return {
      question: this.question(),
      refused: this.now.step === "dice" ? [{ at: [{ slot: 1 }], rule: "toy.dice" }] : [],
      lines,
      earlier: false,
      scene: this.scene(viewer),
      boards: this.boards(),
      acts: {
        answered: this.past.length - 1,
        canUndo: this.past.length > 1,
        undoReveals: 0,
        canRedo: this.undone.length > 0,
        players: this.players(),
        speakers: [],
      },
      summary: { round: say(`Round ${this.now.round}`), phase: say(this.now.step), who: undefined, ending: undefined },
    } as unknown as Look;
  }

  refusal(): Candidate {
    return {
      choice: null,
      rule: "toy.dice",
      label: { name: say("Ansel takes line 1"), detail: null, group: null, at: [{ slot: 1 }], odds: [] },
      reason: say("No die shows a 1."),
    } as unknown as Candidate;
  }

  reaches(): Overlay[] {
    return [];
  }

  moments(): Moment[] {
    return [];
  }

  answer(index: number, revision: number, viewer?: number): Look {
    const option = this.options()[index];
    if (!option || revision !== this.asked) throw new Error("no such answer");
    this.asked += 1;
    const told = { to: undefined, text: `${option.name}.`, veiled: `${option.name}.` };
    this.past.push({ ...option.next, log: [...option.next.log, told] });
    this.undone = [];
    return this.seen([this.line(told, viewer)], viewer);
  }

  undo(): void {
    const last = this.past.pop();
    if (last) this.undone.push(last);
    this.asked += 1;
  }

  redo(viewer?: number): Look {
    const next = this.undone.pop();
    if (next) this.past.push(next);
    this.asked += 1;
    return this.seen([], viewer);
  }

  goTo(answered: number, viewer?: number): Look {
    while (this.past.length - 1 > answered) this.undo();
    while (this.past.length - 1 < answered && this.undone.length > 0) this.redo();
    return this.look(viewer);
  }

  free(): void {}

  ground(): Ground {
    const all = [...this.now.tiles, ...this.unknown()];
    const cells = all.map(({ x, y }, id): Cell => {
      const [left, top] = [x * SIZE, y * SIZE];
      const over = STEPS.map(([dx, dy]) => {
        const beside = all.findIndex((other) => other.x === x + dx && other.y === y + dy);
        return beside < 0 || (id >= this.now.tiles.length && beside >= this.now.tiles.length) ? null : beside;
      });
      const edges = over.map(
        (beside, at): Edge =>
          beside === null
            ? id === 0 && at === 3
              ? "door"
              : id === 1 && at === 0
                ? "blocked"
                : "wall"
            : beside >= this.now.tiles.length
              ? "unknown"
              : id >= this.now.tiles.length
                ? "wall"
                : "open",
      );
      return {
        corners: [
          [left, top],
          [left + SIZE, top],
          [left + SIZE, top + SIZE],
          [left, top + SIZE],
        ],
        middle: [left + SIZE / 2, top + SIZE / 2],
        region: id,
        over,
        edges,
        name: say(`Tile ${x} ${y}`),
        level: 0,
      } as unknown as Cell;
    });
    return { lattice: "square", cells, links: [] };
  }

  scene(viewer?: number): Scene {
    const { now } = this;
    const effects: readonly Omit<Region, "tint">[] = [
      { name: say("tunnel"), note: say("nothing special"), terrain: "stone", glyph: "", holds: 3 },
      { name: say("flooded"), note: say("slow to leave"), terrain: "water", glyph: "spinner", holds: 3 },
      { name: say("lair"), note: say("something lives here"), terrain: "lair", glyph: "deck-dante", holds: 4 },
      { name: say("crossing"), note: say("a wide place"), terrain: "stone", glyph: "torch", holds: 5 },
    ];
    const dark: Region = {
      name: say("unseen"),
      note: say("nobody has been there"),
      terrain: "unknown",
      tint: 1,
      glyph: "",
      holds: 0,
    };
    const piece = (id: number, name: string, glyph: string, side: string, at: number): Piece =>
      ({
        id,
        name: say(name),
        glyph,
        side,
        at: [at],
        facing: null,
        health: null,
        badges: [],
        active: false,
        count: 1,
      }) as unknown as Piece;
    const warriors = WARRIORS.map((name, id) => ({
      ...piece(id, name, id === 0 ? "beatrice" : "statius", `hero${id + 1}`, now.at[id] ?? 0),
      health: { now: 5 - id, most: 6 },
      active: now.step === "move" && !now.moved[id],
    }));
    const crowd = { ...piece(9, "troglodytes", "unclaimed", "foe", now.crowd[0]), count: now.crowd[1] };
    const cards = (seat: number): readonly string[] => (viewer === seat ? (now.hands[seat] ?? []) : []);
    const panel = (seat: number, name: string, glyph: string, side: string) => ({
      seat: {
        seat,
        player: seat,
        piece: null,
        name,
        glyph,
        side,
        health: null,
        lines: [say(`${now.hands[seat]?.length ?? 0} cards`)],
        cards: cards(seat).map((card) => ({ name: say(card), text: say(`What ${card} does.`), glyph: "deck-action" })),
        active: seat === this.seat,
      },
    });
    return {
      ground: now.tiles.length,
      headline: {
        round: say(`Round ${now.round}`),
        phase: say({ dice: "Preparation", move: "Activation", deep: "The deep" }[now.step]),
        mood: "torch",
        turn: this.seat,
      },
      regions: [
        ...now.tiles.map((tile, at): Region => ({ ...(effects[tile.effect] ?? dark), tint: at % 2 === 0 ? 1 : 10 })),
        ...this.unknown().map(() => dark),
      ],
      pieces: [...warriors, crowd],
      overlays: [{ kind: "threat", name: say("the crowd strikes here"), cells: [now.crowd[0]] }],
      panels: [
        panel(0, "Delvers", "torch", "hero1"),
        panel(1, "Deep", "unclaimed", "foe"),
        { track: { name: say("Threat"), note: say("3 of 6"), glyph: "deck-dante", now: 3, most: 6 } },
      ],
    } as unknown as Scene;
  }

  boards(): Boards {
    const { now } = this;
    const sheet = (name: string, warrior: number) => ({
      seat: 0,
      piece: warrior,
      name: say(name),
      note: say("1 damage"),
      glyph: warrior === 0 ? "beatrice" : "statius",
      side: `hero${warrior + 1}`,
      columns: [
        ["dash", "movement"],
        ["strike", "combat"],
        ["shield", "defence"],
      ].map(([glyph, of]) => ({ glyph, name: say(of ?? ""), count: 1 })),
      rows: LINES.map((numbers, line) => {
        const slot = warrior * 10 + line + 1;
        const on = now.dice.some((die) => die.on === slot);
        return {
          name: say(`Line ${line + 1}`),
          text: line === 2 ? say("Elusive while this line holds") : null,
          numbers: [...numbers],
          spaces: [{ slot, wants: say(String(line + 1)), holds: null }],
          state: on ? "on" : line === 1 - warrior ? "cancelled" : "free",
          at: null,
          opens: [],
        };
      }),
      items: [
        { slot: null, glyph: "ward", name: say("bodyguard"), text: say("Takes the hits of others on the tile."), spent: false },
        {
          slot: null,
          glyph: "torch",
          name: say("lamp"),
          text: say("Once a game, sees a tile before entering it."),
          spent: warrior === 0,
        },
      ],
      active: false,
    });
    const powers = {
      seat: 1,
      piece: null,
      name: say("Board of destiny"),
      note: null,
      glyph: "deck-unclaimed",
      side: "foe",
      columns: [],
      rows: [
        ["They are many", "Two more of the crowd"],
        ["Claws", "One more combat for all"],
      ].map(([name, text], at) => ({
        name: say(name ?? ""),
        text: say(text ?? ""),
        numbers: [],
        spaces: Array.from({ length: at + 1 }, (_, space) => ({
          slot: 100 + at * 10 + space,
          wants: say(at === 0 ? "5+" : "1"),
          holds: null,
        })),
        state: at === 0 ? "free" : "spent",
        at: null,
        opens: [],
      })),
      items: [],
      active: false,
    };
    const slots = {
      seat: null,
      piece: null,
      name: say("Gifts"),
      note: null,
      glyph: "ward",
      side: "hero1",
      columns: [],
      rows: (
        [
          ["Faith", 0, 0, [201, 202]],
          ["Wrath", 1, 0, [203]],
          ["Calm", 1, 1, [203]],
          ["Grace", 2, 0, []],
        ] as const
      ).map(([name, x, y, opens], at) => ({
        name: say(name),
        text: null,
        numbers: [],
        spaces: [{ slot: 200 + at, wants: null, holds: at === 0 ? { glyph: "ward", name: say("a gift"), count: 1 } : null }],
        state: at === 0 ? "on" : at === 3 ? "closed" : "free",
        at: [x, y],
        opens: [...opens],
      })),
      items: [],
      active: false,
    };
    return {
      orders: [
        {
          name: say("Phases"),
          steps: [
            ["Preparation", "torch", "hero1"],
            ["Activation", "strike", "hero1"],
            ["The deep", "unclaimed", "foe"],
          ].map(([name, glyph, side]) => ({ name: say(name ?? ""), glyph, side })),
          now: { dice: 0, move: 1, deep: 2 }[now.step],
        },
      ],
      sheets: [...WARRIORS.map(sheet), powers, slots],
      dice: [
        {
          seat: 0,
          name: say("activation dice"),
          dice: now.dice.map(({ face, on }, id) => ({ id, face, kind: "bone", on: on ?? null })),
        },
      ],
    } as unknown as Boards;
  }

  log(viewer?: number): Line[] {
    return this.now.log.map((line) => this.line(line, viewer));
  }

  private line({ to, text, veiled }: State["log"][number], viewer: number | undefined): Line {
    return {
      event: null,
      rule: "toy.told",
      telling: { say: say(to === undefined || to === viewer ? text : veiled), dice: [], at: [], tone: "calm" },
    } as unknown as Line;
  }

  players(): Player[] {
    return [...this.seats];
  }

  setPlayer(seat: number, player: Player): void {
    this.seats[seat] = player;
  }

  carriedOver = (): undefined => undefined;
  revision = (): number => this.asked;
  byHand = (): boolean => false;
  setByHand(): void {}
  enterRoll = (): Look => this.look();
  enterDraw = (): Look => this.look();
  leaveToFate = (): Look => this.look();
  speak = (): Look => this.look();
  sources = (): never[] => [];
  setSourceByHand(): void {}
  things = (): never[] => [];
  allowed = (): Uint16Array => new Uint16Array();
  setRight = (): Look => this.look();
  unfinished = (): number => 0;
  given = (): never[] => [];
}
