// Who sits at the table, how they are, and the hand of the one who looks.
import { glyph } from "../board/glyph";
import { h, show } from "../dom";
import type { PlayServices } from "./services";
import type { Card, Player, Scene, SeatPanel } from "./types";
import { askedPanel, capital, key, playerName, seatPanels } from "./words";

const MOST_PIPS = 12;
/** How long a card shows what its seat has lost or won, in milliseconds. */
const SHAKEN = 1000;

function life(panel: SeatPanel): HTMLElement | false {
  if (!panel.health) return false;
  const { now, most } = panel.health;
  const words = `Life ${now} of ${most}`;
  if (most > MOST_PIPS)
    return h(
      "span",
      { class: "pips long", role: "img", "aria-label": words },
      h("i", { class: "on", style: `width:${(100 * now) / most}%` }),
      h("b", {}, `${now}/${most}`),
    );
  return h(
    "span",
    { class: "pips", role: "img", "aria-label": words },
    ...Array.from({ length: most }, (_, pip) => h("i", { class: pip < now ? "on" : "" })),
  );
}

function seatCard(
  services: PlayServices,
  panel: SeatPanel,
  player: Player | undefined,
  asked: boolean,
  find: () => void,
): HTMLElement {
  const lines = [playerName(player), ...panel.lines.map((line) => services.format(line))];
  const name = capital(services.format(key(panel.name)));
  return h(
    "button",
    {
      type: "button",
      class: `seat ${panel.side}${asked ? " asked" : ""}${panel.health?.now === 0 ? " fallen" : ""}`,
      "aria-current": asked && "true",
      title: `Find ${name} on the board`,
      onclick: find,
    },
    glyph(panel.glyph, "pic"),
    h(
      "span",
      { class: "who" },
      h("b", {}, name, panel.health && h("span", { class: "count", "aria-hidden": "true" }, panel.health.now)),
      life(panel),
      h("small", {}, lines.join(" · ")),
    ),
  );
}

export function drawSeats(
  list: HTMLElement,
  services: PlayServices,
  scene: Scene,
  players: readonly Player[],
  asked: readonly number[],
  find: (panel: SeatPanel) => void,
): void {
  const panels = seatPanels(scene);
  const now = asked.map((seat) => askedPanel(scene, seat));
  show(list, panels.length, () => panels.map(() => h("li")));
  panels.forEach((panel, at) => {
    const item = list.children[at];
    const player = players[panel.player];
    const isAsked = now.includes(panel);
    const name = services.format(key(panel.name));
    if (item) show(item, [panel, player, isAsked, name], () => seatCard(services, panel, player, isAsked, () => find(panel)));
  });
}

/** The card of a seat answers when its life changes. */
export function shakeSeats(list: HTMLElement, panels: readonly SeatPanel[], changed: ReadonlyMap<number, number>): void {
  panels.forEach(({ seat }, at) => {
    const change = changed.get(seat);
    const card = change === undefined ? undefined : list.children[at]?.querySelector<HTMLElement>(".seat");
    if (!card || change === undefined) return;
    const name = change < 0 ? "struck" : "healed";
    card.dataset["change"] = change < 0 ? `−${-change}` : `+${change}`;
    card.classList.add(name);
    setTimeout(() => card.classList.remove(name), SHAKEN);
  });
}

/** The strip scrolls to the one who is asked, without moving the page. Measures, so it comes after all drawing. */
export function showAsked(list: HTMLElement): void {
  const now = list.querySelector<HTMLElement>(".asked");
  if (now) list.scrollLeft = now.offsetLeft - 12;
}

const hands = new WeakMap<Element, { readonly of: string; readonly names: readonly string[] }>();

/** The places of cards that were not in this hand before: they turn over as they come. */
function newCards(box: Element, panel: SeatPanel | undefined, cards: readonly Card[]): ReadonlySet<number> {
  const names = cards.map((card) => JSON.stringify(card));
  const before = hands.get(box);
  hands.set(box, { of: panel?.name ?? "", names });
  if (before === undefined || before.of !== panel?.name) return new Set();
  const known = [...before.names];
  return new Set(
    names.flatMap((name, place) => {
      const at = known.indexOf(name);
      if (at >= 0) known.splice(at, 1);
      return at >= 0 ? [] : [place];
    }),
  );
}

/** The cards of a seat; a card that can be played now is a button. `held` is the place of the one that waits for its target. */
export function drawHand(
  box: HTMLElement,
  services: PlayServices,
  panel: SeatPanel | undefined,
  held: number | undefined,
  play: (place: number, card: Card) => (() => void) | undefined,
  tell: (card: Card) => void,
): void {
  const cards = panel?.cards ?? [];
  box.hidden = cards.length === 0;
  const face = (card: Card): Node[] => [
    glyph(card.glyph),
    h("b", {}, services.format(card.name)),
    h("small", {}, services.format(card.text)),
  ];
  // What a card does is asked when it is clicked: the same card can be another option of the next question.
  const open = cards.map((card, place) => play(place, card) !== undefined);
  const fresh = newCards(box, panel, cards);
  const title = panel ? `Cards of ${services.format(key(panel.name))}` : "Cards";
  show(box, [title, cards, open, held], () => [
    h("h2", {}, title),
    h(
      "ul",
      { class: "hand" },
      ...cards.map((card, place) =>
        h(
          "li",
          {},
          h(
            "button",
            {
              type: "button",
              class: `card${open[place] ? " open" : ""}${fresh.has(place) ? " fresh" : ""}`,
              "aria-pressed": open[place] && held !== undefined && String(held === place),
              onclick: () => (play(place, card) ?? (() => tell(card)))(),
            },
            ...face(card),
          ),
        ),
      ),
    ),
  ]);
}
