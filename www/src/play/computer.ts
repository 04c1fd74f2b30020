// Computer players: they think in a worker, and the person holds the reins: pause, one step, speed.
import type { Thinking } from "./asked";
import type { Present } from "./present";
import type { PlayServices } from "./services";

/** How long a person looks at an answer of the computer, in milliseconds. */
export const PACES: readonly (readonly [string, number])[] = [
  ["Slow", 1600],
  ["Normal", 700],
  ["Quick", 250],
  ["Instant", 0],
];

export class Computer {
  paused = false;
  thinking = false;
  private stopping: AbortController | undefined;
  private timer = 0;

  constructor(
    private readonly services: PlayServices,
    private readonly present: Present,
    private readonly answer: (index: number, revision: number) => void,
    private readonly speak: (seat: number, index: number, revision: number) => void,
    private readonly shown: () => void,
  ) {}

  /** Whether it is a computer's turn, or one may still speak before persons answer. In a pause persons need not wait for those. */
  get isDue(): boolean {
    const { computer } = this.present;
    return computer !== undefined && !(computer.speaks && this.paused);
  }

  /** Looks whether a computer is due, and lets it think. `once` answers one question in spite of a pause. */
  run(once = false): void {
    if (this.stopping || (this.paused && !once)) return;
    const { computer } = this.present;
    if (computer) void this.think(computer, once ? 0 : this.services.settings.pace);
  }

  /** Thinks about the present question, whoever is asked, and answers it. */
  playForMe(): void {
    const { question, asked, viewer } = this.present;
    const [seat] = viewer === undefined ? asked : [viewer];
    if (question.kind === "choice" && seat !== undefined && !this.stopping)
      void this.think({ seat, level: "hard", speaks: false }, 0);
  }

  /** Stops thinking; what was thought is forgotten. */
  stop(): void {
    this.stopping?.abort();
    this.stopping = undefined;
    clearTimeout(this.timer);
    this.thinking = false;
  }

  private async think({ seat, level, speaks }: Thinking, pace: number): Promise<void> {
    const { question } = this.present;
    const stopping = new AbortController();
    this.stopping = stopping;
    this.thinking = true;
    this.shown();
    const begun = performance.now();
    try {
      const best = this.services.lessons?.answer() ?? (await this.services.think({ level, seat, signal: stopping.signal })).best;
      const isDone = !speaks || (question.kind === "choice" && question.options[best]?.by?.includes(seat) === true);
      // Nobody has to watch somebody who says nothing.
      const rest = isDone ? pace - (performance.now() - begun) : 0;
      if (rest > 0) await new Promise((wake) => (this.timer = window.setTimeout(wake, rest)));
      if (stopping.signal.aborted) return;
      this.stop();
      if (speaks) this.speak(seat, best, question.revision);
      else this.answer(best, question.revision);
    } catch (error) {
      if (stopping.signal.aborted) return;
      this.stop();
      this.paused = true;
      this.services.failed(error);
      this.shown();
    }
  }
}
