// Campaigns. Loaded with the first one: most games have none.
import { beginCampaign } from "./campaign/document";
import { campaignWords } from "./campaign/words";
import type { Game } from "./games";
import { goodDefaults } from "./new/new";
import { address, go } from "./router";
import { language, now } from "./words";

export { check, keepText } from "./campaign/document";
export { showCampaignLink } from "./campaign/link";
export { showCampaign } from "./campaign/view";

/** Begins a campaign as the game's first players would, and goes there. */
export async function begin(game: Game): Promise<void> {
  const name = campaignWords(language())("name", { game: game.title, date: now() });
  go(address.campaign(game.id, await beginCampaign(game, name, goodDefaults(game).players ?? [])));
}
