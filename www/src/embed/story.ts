// A game as a row of steps: each shows what an answer brought. The reader can leave the row and answer otherwise.
import type { Module, Session } from "../games";
import type { Line, Look } from "../play/types";

/** More steps than these are not counted: nobody steps through them. */
const MOST_STEPS = 5_000;

export class Story {
  readonly #module: Module;
  readonly #record: string;
  /** To whom it is told; to nobody in particular without it. */
  readonly #seat: number | undefined;
  #session: Session;
  #at: number;
  #lines: Line[] = [];
  #trying = false;
  /** How many answers there are. */
  readonly steps: number;

  /** Opens a text. Of a position only its end is shown, of a record every step. Throws what the engine says of a broken one. */
  constructor(module: Module, record: string, whole: boolean, seat?: number) {
    this.#module = module;
    this.#record = record;
    this.#seat = seat;
    this.#session = module.Session.load(record);
    let steps = 0;
    if (whole) while (steps < MOST_STEPS && this.#back()) steps += 1;
    this.#at = 0;
    this.steps = steps;
    this.#lines = whole ? this.#session.log(this.#seat) : [];
  }

  get session(): Session {
    return this.#session;
  }

  /** How many of its answers are given. */
  get at(): number {
    return this.#at;
  }

  /** What happened in this step. */
  get lines(): readonly Line[] {
    return this.#lines;
  }

  /** Whether the reader has left the row. */
  get trying(): boolean {
    return this.#trying;
  }

  /** Goes to a step; beyond the ends are the ends. */
  go(step: number): void {
    if (this.#trying) this.#restore();
    const to = Math.max(0, Math.min(step, this.steps));
    // One further back, so that what the step brought is told again.
    while (this.#at > 0 && this.#at >= to) {
      this.#back();
      this.#at -= 1;
    }
    if (to === 0) this.#lines = this.#session.log(this.#seat);
    for (; this.#at < to; this.#at += 1) this.#lines = this.#session.redo(this.#seat).lines;
  }

  /** From here on the reader answers. */
  try(): void {
    this.#trying = true;
    this.#lines = [];
  }

  /** Does what the reader answers. */
  act(deed: (session: Session) => Look): void {
    this.#lines = deed(this.#session).lines;
  }

  /** Takes back the reader's last answer. */
  undo(): void {
    this.#session.undo();
    this.#lines = [];
  }

  /** Frees the session. */
  close(): void {
    this.#session.free();
  }

  #restore(): void {
    const next = this.#module.Session.load(this.#record);
    this.#session.free();
    this.#session = next;
    this.#trying = false;
    this.#at = 0;
    if (this.steps > 0) while (this.#back()) this.#at = 0;
  }

  /** One answer back, if there is one that can be given again. */
  #back(): boolean {
    if (!this.#session.canUndo()) return false;
    try {
      this.#session.undo();
      return true;
    } catch {
      return false;
    }
  }
}
