// Computer players: they think in a worker, and the person holds the reins: pause, one step, speed.
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
    private readonly shown: () => void,
  ) {}

  /** Looks whether a computer is asked, and lets it think. `once` answers one question in spite of a pause. */
  run(once = false): void {
    if (this.stopping || (this.paused && !once)) return;
    const { computer, question } = this.present;
    if (computer) void this.think(computer, question.revision, once ? 0 : this.services.settings.pace);
  }

  /** Thinks about the present question, whoever is asked, and answers it. */
  playForMe(): void {
    const { question } = this.present;
    if (question.kind === "choice" && !this.stopping) void this.think("hard", question.revision, 0);
  }

  /** Stops thinking; what was thought is forgotten. */
  stop(): void {
    this.stopping?.abort();
    this.stopping = undefined;
    clearTimeout(this.timer);
    this.thinking = false;
  }

  private async think(level: "easy" | "normal" | "hard", revision: number, pace: number): Promise<void> {
    const stopping = new AbortController();
    this.stopping = stopping;
    this.thinking = true;
    this.shown();
    const begun = performance.now();
    try {
      const ranking = await this.services.think({ level, signal: stopping.signal });
      const rest = pace - (performance.now() - begun);
      if (rest > 0) await new Promise((wake) => (this.timer = window.setTimeout(wake, rest)));
      if (stopping.signal.aborted) return;
      this.stop();
      this.answer(ranking.best, revision);
    } catch (error) {
      if (stopping.signal.aborted) return;
      this.stop();
      this.paused = true;
      this.services.failed(error);
      this.shown();
    }
  }
}
