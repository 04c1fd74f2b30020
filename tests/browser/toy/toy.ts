// What toys with one seat share: states that follow each other, and options that lead to the next one.
import type { GameSession } from "../../../www/src/play/services";
import type {
  Boards,
  Candidate,
  Ground,
  Line,
  Look,
  Moment,
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

interface Moved<S> {
  readonly state: S;
  /** What was told of it; nothing at the start. */
  readonly told: string;
}

export abstract class Toy<S> implements GameSession {
  private past: Moved<S>[];
  private undone: Moved<S>[] = [];
  private asked = 0;

  constructor(
    start: S,
    private readonly who: string,
  ) {
    this.past = [{ state: start, told: "" }];
  }

  protected get now(): S {
    return (this.past[this.past.length - 1] as Moved<S>).state;
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

  private seen(lines: Line[]): Look {
    const scene = this.scene();
    const { round, phase } = scene.headline;
    return {
      question: this.question(),
      refused: [],
      lines,
      earlier: false,
      scene,
      boards: this.boards(),
      acts: {
        answered: this.past.length - 1,
        canUndo: this.past.length > 1,
        undoReveals: 0,
        canRedo: this.undone.length > 0,
        players: this.players(),
      },
      summary: { round, phase, who: undefined, ending: undefined },
    } as unknown as Look;
  }

  answer(index: number, revision: number): Look {
    const option = this.options()[index];
    if (!option || revision !== this.asked) throw new Error("no such answer");
    this.asked += 1;
    const told = `${option.name}.`;
    this.past.push({ state: option.next, told });
    this.undone = [];
    return this.seen([this.line(told)]);
  }

  undo(): void {
    const last = this.past.pop();
    if (last !== undefined) this.undone.push(last);
    this.asked += 1;
  }

  redo(): Look {
    const next = this.undone.pop();
    if (next !== undefined) this.past.push(next);
    this.asked += 1;
    return this.seen(next === undefined ? [] : [this.line(next.told)]);
  }

  goTo(answered: number): Look {
    while (this.past.length - 1 > answered) this.undo();
    while (this.past.length - 1 < answered && this.undone.length > 0) this.redo();
    return this.look();
  }

  log(): Line[] {
    return this.past.slice(1).map(({ told }) => this.line(told));
  }

  private line(text: string): Line {
    return {
      event: null,
      rule: "toy.told",
      telling: { say: say(text), dice: [], at: [], tone: "calm" },
    } as unknown as Line;
  }

  free(): void {}
  refusal = (): undefined => undefined;
  moments = (): Moment[] => [];
  players = (): Player[] => ["person"];
  setPlayer(): void {}
  carriedOver = (): undefined => undefined;
  revision = (): number => this.asked;
  byHand = (): boolean => false;
  setByHand(): void {}
  enterRoll = (): Look => this.look();
  enterDraw = (): Look => this.look();
  leaveToFate = (): Look => this.look();
  sources = (): never[] => [];
  setSourceByHand(): void {}
  things = (): never[] => [];
  allowed = (): Uint16Array => new Uint16Array();
  setRight = (): Look => this.look();
  unfinished = (): number => 0;
  given = (): never[] => [];
}
