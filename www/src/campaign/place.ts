// Where campaigns lie: in the store like any saved game, with the adventure that is under way as a saved game beside it.
import { address } from "../router";
import { list, type Save } from "../store";

const ADVENTURE = "-adventure";

/** Whether a saved text is that of a campaign. */
export const isCampaign = (text: string): boolean => /^\s*katabasis-campaign\d/.test(text);

/** Under which id the adventure of a campaign is kept. */
export const adventureOf = (campaign: string): string => campaign + ADVENTURE;

/** Where a saved game or campaign is opened. */
export function addressOf({ game, id, text }: Save): string {
  return isCampaign(text) ? address.campaign(game, id) : address.play(game, id);
}

/** Where the campaign of an adventure is opened; nothing where a game is no adventure. */
export function campaignOf(id: string): string | undefined {
  const campaign = list().saves.find((save) => isCampaign(save.text) && adventureOf(save.id) === id);
  return campaign && addressOf(campaign);
}
