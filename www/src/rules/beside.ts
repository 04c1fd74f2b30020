// A rule beside the game. What shows it is loaded when somebody asks “why?” for the first time.
import { messageOf, toast } from "../errors";
import type { Game } from "../games";
import { w } from "../words";
import type { RulePanel } from "./rule-panel";

export class Beside {
  readonly #game: Game;
  readonly #home: HTMLElement;
  #panel: Promise<RulePanel> | undefined;

  constructor(game: Game, home: HTMLElement) {
    this.#game = game;
    this.#home = home;
  }

  /** Shows a rule; the game stays where it is. */
  async open(id: string): Promise<void> {
    this.#panel ??= import("./rule-panel").then(({ RulePanel }) => RulePanel.beside(this.#game, this.#home));
    try {
      await (await this.#panel).open(id);
    } catch (error) {
      this.#panel = undefined;
      toast(`${w("rules.failed")}: ${messageOf(error)}`);
    }
  }

  remove(): void {
    void this.#panel?.then((panel) => panel.remove());
  }
}
