// What helps a person: taking back, a hint, letting the computer play, holding it up.
import { h, show } from "../dom";
import type { Acts as Able } from "./types";

/** How things stand. */
export interface Acting {
  /** Whether a person has to choose. */
  readonly asked: boolean;
  readonly over: boolean;
  readonly hinting: boolean;
  /** Whether a hint is shown. */
  readonly ranked: boolean;
  readonly paused: boolean;
  readonly thinking: boolean;
}

export interface Acts {
  undo(): void;
  redo(): void;
  hint(): void;
  playForMe(): void;
  pause(): void;
}

export function drawActs(box: HTMLElement, able: Able, now: Acting, acts: Acts): void {
  const reveals = able.undoReveals ?? 0;
  const act = (sign: string, words: string, note: string, can: boolean, deed: () => void): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: sign === "" ? "ghost" : `ghost sign ${words.toLowerCase()}`,
        disabled: !can,
        onclick: deed,
        title: note,
      },
      sign !== "" && h("span", { "aria-hidden": "true" }, sign),
      h("span", { class: "word" }, words),
    );
  const computers = able.players.some((player) => player !== "person") && !now.over;
  show(box, [able.canUndo, able.canRedo, reveals, now, computers], () => [
    act("↶", "Undo", reveals > 0 ? "Takes back what dice or cards have shown (U)" : "Undo (U)", able.canUndo, () => acts.undo()),
    reveals > 0 &&
      h(
        "span",
        { class: "reveals", title: "An undo takes back what dice or cards have shown" },
        "⚄",
        h("span", { class: "sr" }, `Undo takes back ${reveals === 1 ? "a roll or draw" : `${reveals} rolls or draws`}`),
      ),
    act("↷", "Redo", "Redo (R)", able.canRedo, () => acts.redo()),
    act(
      "",
      now.hinting ? "Thinking …" : "Hint",
      "What the computer thinks of each option (H)",
      now.asked && !now.hinting && !now.ranked,
      () => acts.hint(),
    ),
    act("", "Play for me", "The computer answers this question (P)", now.asked && !now.thinking, () => acts.playForMe()),
    computers &&
      act(now.paused ? "▶" : "❚❚", now.paused ? "Go on" : "Pause", "Computer players (Space)", true, () => acts.pause()),
  ]);
}
