// What an answer brought, one line after another, at a pace that can be followed. Nothing is asked before it was seen.
import type { Line, Moment, Scene } from "./types";

/** How long a line is looked at, in milliseconds, by the pace of computer players. */
const SLOW = 600;
const USUAL = 450;
const QUICK = 200;

/** What is hurried takes this part of its time. */
const HURRIED = 0.4;

export function beatTime(pace: number): number {
  return pace > 1000 ? SLOW : pace > 400 ? USUAL : pace > 0 ? QUICK : 0;
}

/** One line, and the table before and after it. */
export interface Beat {
  readonly line: Line;
  readonly before: Scene;
  readonly after: Scene;
}

/** Lines with the table around each. Where the table did not change, it is the same scene. */
export function beats(lines: readonly Line[], moments: readonly Moment[], before: Scene): Beat[] {
  const scenes = new Map(moments.map(({ line, scene }) => [line, scene]));
  let scene = before;
  return lines.map((line, at) => {
    const beat = { line, before: scene, after: scenes.get(at) ?? scene };
    scene = beat.after;
    return beat;
  });
}

export class Unfolding {
  private rest: readonly Beat[] = [];
  private show: ((beat: Beat, hurried: boolean) => void) | undefined;
  private done: (() => void) | undefined;
  private timer = 0;
  /** How fast it goes now, as a part of the usual time. */
  private speed = 1;

  get isRunning(): boolean {
    return this.done !== undefined;
  }

  /** Shows one after another, each for its time in milliseconds, then calls `done`. */
  start(
    all: readonly Beat[],
    time: (beat: Beat) => number,
    show: (beat: Beat, hurried: boolean) => void,
    done: () => void,
  ): void {
    this.stop();
    [this.rest, this.show, this.done] = [all, show, done];
    const next = (): void => {
      const [first, ...rest] = this.rest;
      if (!first) return this.end();
      this.rest = rest;
      show(first, false);
      this.timer = window.setTimeout(next, time(first) * this.speed);
    };
    next();
  }

  /** The rest goes faster. */
  hurry(): void {
    this.speed = HURRIED;
  }

  /** All that is left, at once. */
  skip(): void {
    clearTimeout(this.timer);
    for (const beat of this.rest) this.show?.(beat, true);
    this.end();
  }

  /** Forgets what is left: something else has happened. */
  stop(): void {
    clearTimeout(this.timer);
    [this.rest, this.show, this.done, this.speed] = [[], undefined, undefined, 1];
  }

  private end(): void {
    const { done } = this;
    this.stop();
    done?.();
  }
}
