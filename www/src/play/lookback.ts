// Looking back: the whole game, answer by answer, in a copy of it. Nothing that is seen there can be changed.
import { button, h, put } from "../dom";
import type { GameCopy, PlayServices } from "./services";
import type { Ground, Line, Look } from "./types";
import { capital, key, ruleChips } from "./words";

export class LookBack {
  readonly lines = h("ol", { class: "happened" });
  private readonly count = h("p", { class: "note", "aria-live": "polite" });
  private readonly asked = h("p", { class: "note" });
  private readonly slider: HTMLInputElement;
  private readonly ways: readonly HTMLButtonElement[];
  private readonly steps: number;
  private at = 0;

  constructor(
    private readonly services: PlayServices,
    private readonly copy: GameCopy,
    private readonly viewer: number | undefined,
    private readonly show: (look: Look, ground: Ground, lines: readonly Line[]) => void,
    private readonly leave: () => void,
  ) {
    this.steps = copy.look(viewer).acts.answered;
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: this.steps,
      "aria-label": "Decision",
      oninput: () => this.go(Number(this.slider.value)),
    });
    const way = (sign: string, words: string, to: () => number): HTMLButtonElement =>
      button(sign, () => this.go(to()), { class: "ghost", "aria-label": words, title: words });
    this.ways = [
      way("|◀", "To the beginning", () => 0),
      way("◀", "One decision back", () => this.at - 1),
      way("▶", "One decision on", () => this.at + 1),
      way("▶|", "To the end", () => this.steps),
    ];
  }

  /** Shows the table after so many answers, and what the last of them brought. */
  go(answered: number): void {
    this.at = Math.max(0, Math.min(answered, this.steps));
    let look = this.copy.goTo(Math.max(0, this.at - 1), this.viewer);
    // One step is given again, so that it tells what it brought.
    if (this.at > 0) look = this.copy.redo(this.viewer);
    const { services } = this;
    const { question, lines } = look;
    put(this.count, `Decision ${this.at} of ${this.steps} · ${capital(services.format(look.scene.headline.round))}`);
    put(
      this.lines,
      lines.map((line) =>
        h(
          "li",
          { "data-tone": line.telling.tone },
          capital(services.format(line.telling.say)),
          " ",
          ...ruleChips(services, line),
        ),
      ),
    );
    put(
      this.asked,
      question.kind === "choice" && `Then ${services.format(key(question.who))} was asked: ${services.format(question.prompt)}`,
    );
    this.slider.value = String(this.at);
    const [first, back, on, last] = this.ways;
    for (const way of [first, back]) if (way) way.disabled = this.at === 0;
    for (const way of [on, last]) if (way) way.disabled = this.at === this.steps;
    this.show(look, this.copy.ground(), lines);
  }

  /** In place of the question. */
  draw(box: HTMLElement): void {
    if (box.classList.contains("looking-back")) return;
    box.className = "ask looking-back";
    put(
      box,
      h("h2", { tabindex: -1 }, "Looking back"),
      this.count,
      this.slider,
      h("div", { class: "row stepping" }, this.ways),
      this.lines,
      this.asked,
      h(
        "div",
        { class: "row" },
        button("Back to the present", () => this.leave(), { class: "main" }),
      ),
    );
  }

  close(): void {
    this.copy.free();
  }
}
