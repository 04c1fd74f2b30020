// The workshop: cards of one's own, read while they are typed, and tried on a table. Loaded with the first one: most people only play.
import { h, put } from "./dom";
import type { Game } from "./games";
import type { Route } from "./router";
import type { Table } from "./table";
import { w } from "./words";
import { Bench } from "./workshop/bench";
import { openWorkshop } from "./workshop/open";
import { tryOut } from "./workshop/trial";

/** Shows a game's workshop, or the table on which the card of the address is tried. */
export async function showWorkshop(
  main: HTMLElement,
  game: Game,
  route: Extract<Route, { page: "workshop" }>,
  left: () => boolean,
): Promise<Table | undefined> {
  put(main, h("p", { class: "waiting", role: "status" }, w("loading")));
  const workshop = await openWorkshop(game);
  if (left()) return undefined;
  const draft = workshop.draft(route.deck, route.card);
  if (route.trial && workshop.read(draft).kind === "read") return tryOut(main, workshop, draft, left);
  new Bench(main, workshop, draft).focus();
  return undefined;
}
