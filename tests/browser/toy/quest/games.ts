// The list of games of a page that has only the toy with a campaign.
import type { Campaign, Game } from "katabasis/games";
import type { About } from "katabasis/games/about";

type Toy = typeof import("../../../../target/toy/quest/index.js");

/** What the list says of campaigns is what their class says, whatever game is in it. */
export const told = (campaign: ReturnType<Toy["Campaign"]["load"]>): Omit<Campaign, "setOut" | "adventure" | "keep"> => campaign;

export const GAMES: readonly Game[] = [
  {
    id: "quest",
    title: "The quest",
    mood: "ember",
    seats: { least: 1, most: 1, usual: 1 },
    campaign: true,
    load: () => import("../../../../target/toy/quest/index.js") as Promise<unknown> as ReturnType<Game["load"]>,
  },
];

export const ABOUT: Readonly<Record<string, Readonly<Record<string, About>>>> = {
  quest: { en: { tagline: "1 hero", about: "Three adventures in a row.", notice: "A toy." } },
};
