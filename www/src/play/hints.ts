// A hint: what the computer thinks of each option of the present question.
import { announce } from "../dom";
import { judge, reason } from "./judgement";
import type { Present } from "./present";
import type { PlayServices, Ranking } from "./services";

export class Hints {
  ranking: Ranking | undefined;
  private thinking: AbortController | undefined;

  constructor(
    private readonly services: PlayServices,
    private readonly present: Present,
    /** Something has changed that is drawn. */
    private readonly changed: () => void,
  ) {}

  get isThinking(): boolean {
    return this.thinking !== undefined;
  }

  /** Another question: what was thought is of no use. */
  forget(): void {
    this.thinking?.abort();
    [this.thinking, this.ranking] = [undefined, undefined];
  }

  async ask(): Promise<void> {
    if (this.thinking || this.ranking) return;
    const thinking = new AbortController();
    this.thinking = thinking;
    this.changed();
    try {
      const seat = this.present.viewer;
      this.ranking = await this.services.think({ level: "hard", seat, why: true, signal: thinking.signal });
      const { question } = this.present;
      const best = question.kind === "choice" ? question.options[this.ranking.best] : undefined;
      const judged = judge(this.ranking, [this.ranking.best]);
      const why = judged ? reason(this.services, judged) : "";
      if (best) announce(`The computer would choose: ${this.services.format(best.label.name)}. ${why}`);
    } catch (error) {
      if (thinking.signal.aborted) return;
      this.services.failed(error);
    }
    this.thinking = undefined;
    this.changed();
  }
}
