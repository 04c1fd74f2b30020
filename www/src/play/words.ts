// Small pieces that many parts of the view share: rule chips, odds, who sits where.
import { h } from "../dom";
import type { Wording } from "./services";
import type { Line, Odds, Pile, Player, Say, Scene, SeatPanel, Track } from "./types";

export { capital } from "../texts";

/** The rules of a line: the one that brought it about, and the one that had a part in it. */
export function ruleChips(
  services: Wording,
  { rule, also }: Pick<Line, "rule" | "also">,
  chip: (services: Wording, id: string) => HTMLElement = ruleChip,
): (Node | string)[] {
  const first = chip(services, rule);
  return also === undefined ? [first] : [first, " ", chip(services, also)];
}

/** A link to a rule: real, but it opens beside the game. */
export function ruleChip(services: Wording, id: string, words?: string): HTMLAnchorElement {
  const title = services.ruleTitle(id);
  return h(
    "a",
    {
      class: "chip",
      href: services.ruleHref(id),
      title: id,
      "aria-label": `Rule: ${title}`,
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        services.openRule(id);
      },
    },
    words ?? title,
  );
}

/** The same where there is no room for its title: a small mark. */
export function ruleMark(services: Wording, id: string): HTMLAnchorElement {
  const mark = ruleChip(services, id, "?");
  mark.classList.add("mark");
  mark.title = services.ruleTitle(id);
  return mark;
}

/** "72 %", or the exact fraction. */
export function chance({ ways, out_of }: Odds, exact: boolean): string {
  if (out_of === 0) return "–";
  if (exact) return `${ways} in ${out_of}`;
  const percent = (100 * ways) / out_of;
  const near = Math.round(percent);
  if (near === 0 && ways > 0) return "< 1 %";
  if (near === 100 && ways < out_of) return "> 99 %";
  return `${near} %`;
}

/** A prompt's first line is the question, the rest says what is allowed. */
export function splitPrompt(text: string): [string, string] {
  const end = text.search(/[?.!\n](\s|$)/);
  if (end < 0 || end === text.length - 1) return [text, ""];
  return [text.slice(0, end + 1).trim(), text.slice(end + 1).trim()];
}

export function seatPanels(scene: Scene): SeatPanel[] {
  return scene.panels.flatMap((panel) => ("seat" in panel ? [panel.seat] : []));
}

/** What is asked of a seat is about its own panel, or about the one in whose turn it answers for somebody who left. */
export function askedPanel(scene: Scene, seat: number | undefined): SeatPanel | undefined {
  const panels = seatPanels(scene);
  return panels.find((panel) => panel.player === seat && panel.active) ?? panels.find((panel) => panel.seat === seat);
}

/** The side of a seat, a name for style sheets. */
export function sideOf(scene: Scene, seat: number | undefined): string {
  return askedPanel(scene, seat)?.side ?? "";
}

/** What seats are called, in a row. */
export function seatNames(services: Wording, scene: Scene, seats: readonly number[]): string {
  const names = seatPanels(scene)
    .filter((panel) => seats.includes(panel.seat))
    .map((panel) => services.format(key(panel.name)));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

export function tracks(scene: Scene): Track[] {
  return scene.panels.flatMap((panel) => ("track" in panel ? [panel.track] : []));
}

export function piles(scene: Scene): Pile[] {
  return scene.panels.flatMap((panel) => ("pile" in panel ? [panel.pile] : []));
}

export function playerName(player: Player | undefined): string {
  return player === undefined || player === "person" ? "person" : `computer · ${player}`;
}

/** A key as something to be said. */
export function key(name: string): Say {
  return { key: name, args: {} };
}
