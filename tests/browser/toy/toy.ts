// What toys with one seat share: states that follow each other, and options that lead to the next one.
import type { GameSession } from "../../../www/src/play/services";
import type {
  Boards,
  Candidate,
  Ground,
  Line,
  Look,
  Moment,
  Overlay,
  Piece,
  Player,
  Say,
  Scene,
  Shown,
  Target,
} from "../../../www/src/play/types";

/** Words stand for themselves: a key is its own text. */
export const say = (key: string): Say => ({ key, args: {} });

export interface Option<S> {
  readonly name: string;
  readonly at: readonly Target[];
  readonly next: S;
}

export function piece(
  id: number,
  name: string,
  glyph: string,
  side: string,
  at: readonly number[],
  more: Partial<Piece> = {},
): Piece {
  return {
    id,
    name: say(name),
    glyph,
    side,
    at: [...at],
    facing: null,
    health: null,
    badges: [],
    active: false,
    count: 1,
    ...more,
  } as unknown as Piece;
}

/** The seat's panel. */
export function seat(name: string, glyph: string, side: string): unknown {
  return {
    seat: { seat: 0, player: 0, piece: 0, name, glyph, side, health: null, lines: [], cards: [], active: true },
  };
}

export abstract class Toy<S> implements GameSession {
  private past: S[];
  private undone: S[] = [];
  private told: string[] = [];
  private asked = 0;

  constructor(
    start: S,
    private readonly who: string,
  ) {
    this.past = [start];
  }

  protected get now(): S {
    return this.past[this.past.length - 1] as S;
  }

  protected abstract prompt(): string;
  protected abstract options(): Option<S>[];
  abstract ground(): Ground;
  abstract scene(): Scene;
  abstract boards(): Boards;

  private question(): Shown {
    const candidate = ({ name, at }: Option<S>): Candidate =>
      ({
        choice: null,
        rule: "toy.turn",
        label: { name: say(name), detail: null, group: null, at: [...at], odds: [] },
      }) as unknown as Candidate;
    return {
      kind: "choice",
      revision: this.asked,
      seat: 0,
      seats: [0],
      who: this.who,
      prompt: say(this.prompt()),
      rule: "toy.turn",
      options: this.options().map(candidate),
      refused: [],
    } as unknown as Shown;
  }

  look(): Look {
    return this.seen(this.log());
  }

  private seen(lines: readonly Line[]): Look {
    return {
      question: this.question(),
      refused: [],
      lines: [...lines],
      earlier: false,
      scene: this.scene(),
      boards: this.boards(),
      acts: {
        answered: this.past.length - 1,
        canUndo: this.past.length > 1,
        undoReveals: 0,
        canRedo: this.undone.length > 0,
        players: this.players(),
        speakers: [],
      },
      summary: { round: say(""), phase: say(""), who: undefined, ending: undefined },
    } as unknown as Look;
  }

  answer(index: number, revision: number): Look {
    const option = this.options()[index];
    if (!option || revision !== this.asked) throw new Error("no such answer");
    this.asked += 1;
    this.past.push(option.next);
    this.told.push(`${option.name}.`);
    this.undone = [];
    return this.seen([this.line(`${option.name}.`)]);
  }

  undo(): void {
    const last = this.past.pop();
    if (last !== undefined) this.undone.push(last);
    this.told.pop();
    this.asked += 1;
  }

  redo(): Look {
    const next = this.undone.pop();
    if (next !== undefined) this.past.push(next);
    this.asked += 1;
    return this.seen([]);
  }

  goTo(answered: number): Look {
    while (this.past.length - 1 > answered) this.undo();
    while (this.past.length - 1 < answered && this.undone.length > 0) this.redo();
    return this.look();
  }

  refusal = (): undefined => undefined;
  reaches = (): Overlay[] => [];
  moments = (): Moment[] => [];
  free(): void {}

  log(): Line[] {
    return this.told.map((text) => this.line(text));
  }

  private line(text: string): Line {
    return {
      event: null,
      rule: "toy.told",
      telling: { say: say(text), dice: [], at: [], tone: "calm" },
    } as unknown as Line;
  }

  players = (): Player[] => ["person"];
  setPlayer(): void {}
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
  carriedOver = (): undefined => undefined;
}
