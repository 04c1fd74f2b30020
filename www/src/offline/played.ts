// Who plays a game wants to find it again without a network.
import { toast } from "../errors";
import type { Game } from "../games";
import { keepGame } from "../pwa";
import { keepSettings, settings } from "../settings";
import { w } from "../words";

/** The table comes first. */
const PAUSE_MS = 3000;

/** Keeps a game that is on the table, unless the person saves data. Without a network, or without room, it is tried again the next time. */
export async function keepPlayed(game: Game): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  await new Promise((done) => setTimeout(done, PAUSE_MS));
  const games = await keepGame(game.id).catch(() => undefined);
  // Once is enough to know it.
  if (games === undefined || settings.seen.includes("offline")) return;
  settings.seen.push("offline");
  keepSettings();
  toast(w("offline.ready", { game: game.title }));
}
