// The device changes hands: nothing is shown until the next person says that they hold it.
import { announce, button, h } from "../dom";
import type { Present } from "./present";
import type { GameSession, PlayServices } from "./services";
import { key, seatPanels, sideOf } from "./words";

/** Whether a seat knows something that not everybody at the table knows: then it sees another picture than everybody. */
function hasSecrets(session: GameSession, seat: number): boolean {
  const seen = (viewer?: number): string => JSON.stringify([session.scene(viewer), session.boards(viewer)]);
  return seen(seat) !== seen();
}

/** A screen over everything. It shows a name and nothing else. */
function screen(who: string, side: string, goOn: () => void): HTMLElement {
  return h(
    "section",
    { class: `cover ${side}`, "aria-labelledby": "cover-title" },
    h("h2", { id: "cover-title", tabindex: -1 }, `Give the device to ${who}`),
    h("p", { class: "note" }, "Some of what you see is hidden from the others. Nothing is shown until you go on."),
    button("I have it: go on", goOn, { class: "main big" }),
  );
}

export class Cover {
  private element: HTMLElement | undefined;

  constructor(
    private readonly services: PlayServices,
    private readonly present: Present,
    private readonly view: HTMLElement,
  ) {}

  get isUp(): boolean {
    return this.element !== undefined;
  }

  /** Whether the one who looked before, or the one who looks now, knows something that the other must not see. */
  isNeeded(before: number | undefined): boolean {
    const { session } = this.services;
    const { viewer, players } = this.present;
    if (viewer === undefined || viewer === before || players.filter((player) => player === "person").length < 2) return false;
    return hasSecrets(session, viewer) || (before !== undefined && hasSecrets(session, before));
  }

  /** Covers everything, until the next person goes on. */
  putUp(goOn: () => void): void {
    const { services } = this;
    const { scene, viewer } = this.present;
    const panel = seatPanels(scene).find(({ seat }) => seat === viewer);
    const who = panel ? services.format(key(panel.name)) : "the next player";
    this.element?.remove();
    this.element = screen(who, sideOf(scene, viewer), () => {
      this.remove();
      this.view.hidden = false;
      goOn();
    });
    this.view.hidden = true;
    this.view.before(this.element);
    this.element.querySelector("h2")?.focus();
    announce(`Give the device to ${who}.`);
  }

  remove(): void {
    this.element?.remove();
    this.element = undefined;
  }
}
