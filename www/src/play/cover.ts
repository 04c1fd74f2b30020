// The device changes hands: nothing is shown until the next person says that they hold it.
import { button, h } from "../dom";
import type { GameSession } from "./services";

/** Whether a seat knows something that not everybody at the table knows: then it sees another picture than everybody. */
export function hasSecrets(session: GameSession, seat: number): boolean {
  const seen = (viewer?: number): string => JSON.stringify([session.scene(viewer), session.boards(viewer)]);
  return seen(seat) !== seen();
}

/** A screen over everything. It shows a name and nothing else. */
export function cover(who: string, side: string, goOn: () => void): HTMLElement {
  const go = button("I have it: go on", goOn, { class: "main big" });
  return h(
    "section",
    { class: `cover ${side}`, "aria-labelledby": "cover-title" },
    h("h2", { id: "cover-title", tabindex: -1 }, `Give the device to ${who}`),
    h("p", { class: "note" }, "Something is hidden from the others. Nothing is shown before you go on."),
    go,
  );
}
