// Keys that work everywhere in the play view.
import { showHelp } from "./help";

export interface KeyActions {
  /** Whether keys mean anything now: nothing is played from behind a cover. */
  awake(): boolean;
  choose(place: number): void;
  undo(): void;
  redo(): void;
  hint(): void;
  playForMe(): void;
  pause(): void;
  board(): void;
}

export function listen(signal: AbortSignal, actions: KeyActions): void {
  document.addEventListener(
    "keydown",
    (event) => {
      const { target } = event;
      if (!actions.awake() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest("input, select, textarea, dialog")) return;
      if (/^[1-9]$/.test(event.key)) return actions.choose(Number(event.key) - 1);
      const free = !(target instanceof Element && target.closest("button, a, summary"));
      switch (event.key.toLowerCase()) {
        case "u":
          return actions.undo();
        case "r":
          return actions.redo();
        case "h":
          return actions.hint();
        case "p":
          return actions.playForMe();
        case "b":
          return actions.board();
        case "?":
          return showHelp();
        case " ":
          if (!free) return;
          event.preventDefault();
          return actions.pause();
      }
    },
    { signal },
  );
}
