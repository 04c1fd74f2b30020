// The document of a campaign: opened, brought up to date by its adventure, and kept like any saved game.
import { loadModule } from "../engine";
import type { Campaign, Game, Module } from "../games";
import { summary } from "../keeping";
import type { Player } from "../play/types";
import { newId, read, remove, type Save, StoreError, type Summary, write } from "../store";
import { adventureOf } from "./place";

type Campaigns = NonNullable<Module["Campaign"]>;

/** The class of a game's campaigns. */
async function campaignsOf(game: Game): Promise<Campaigns> {
  const { Campaign } = await loadModule(game);
  if (Campaign === undefined) throw Object.assign(new Error(`${game.title} has no campaign`), { reason: "foreign" });
  return Campaign;
}

function summaryOf(campaign: Campaign): Summary {
  const { chapter } = campaign.chronicle();
  const say = (key: string) => ({ key, args: {} });
  return {
    round: say(chapter === undefined ? "campaign.over" : `campaign.${chapter}`),
    phase: say("campaign"),
    turn: null,
    over: chapter === undefined ? say("campaign.over") : null,
  };
}

/** A campaign that is open. Whatever is done to it is kept at once. */
export class Document {
  readonly game: Game;
  readonly campaign: Campaign;
  #module: Module;
  #save: Save;

  private constructor(game: Game, module: Module, campaign: Campaign, save: Save) {
    [this.game, this.#module, this.campaign, this.#save] = [game, module, campaign, save];
  }

  /** Opens a campaign of the store. Throws what the store or the engine says. */
  static async open(game: Game, id: string): Promise<Document> {
    const campaigns = await campaignsOf(game);
    const save = read(id);
    const document = new Document(game, await loadModule(game), campaigns.load(save.text), save);
    document.#catchUp();
    return document;
  }

  get id(): string {
    return this.#save.id;
  }

  get save(): Save {
    return this.#save;
  }

  /** The adventure was played by itself: the campaign takes in how far it has come. */
  #catchUp(): void {
    try {
      const session = this.#module.Session.load(read(this.adventure).text);
      this.campaign.keep(session);
      session.free();
    } catch {
      // None is under way, or it cannot be opened, or it is one that was left: the campaign has its own word on it.
      return;
    }
    this.keep();
  }

  /** Writes the campaign as it is now. */
  keep(): void {
    const { owner: _owner, changed: _changed, ...kept } = this.#save;
    this.#save = write({ ...kept, summary: summaryOf(this.campaign), text: this.campaign.save() }, true);
  }

  /** The id of the adventure, where it lies to be played. */
  get adventure(): string {
    return adventureOf(this.id);
  }

  /** Lays the adventure that is under way beside the campaign, to be played, unless it lies there. */
  layAdventure(name: string): void {
    const id = this.adventure;
    if (has(id)) return;
    const session = this.campaign.adventure();
    try {
      write({ id, game: this.game.id, name, revision: 0, summary: summary(session.summary()), text: session.snapshot() }, true);
    } finally {
      session.free();
    }
  }

  /** The adventure is over or was left: what lies there is the campaign's now. */
  clearAdventure(): void {
    remove(this.adventure);
  }
}

function has(id: string): boolean {
  try {
    return read(id).id === id;
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

/** Begins a campaign and keeps it; its id. */
export async function beginCampaign(game: Game, name: string, players: Player[]): Promise<string> {
  const campaigns = await campaignsOf(game);
  return keepNew(game, campaigns.begin({ players }), name);
}

/** Keeps a campaign that came as a text; its id. Throws what the engine says about a text that it refuses. */
export async function keepText(game: Game, text: string, name: string): Promise<string> {
  const campaigns = await campaignsOf(game);
  return keepNew(game, campaigns.load(text), name);
}

function keepNew(game: Game, campaign: Campaign, name: string): string {
  const id = newId();
  try {
    write({ id, game: game.id, name, revision: 0, summary: summaryOf(campaign), text: campaign.save() });
  } finally {
    campaign.free();
  }
  return id;
}

/** Says why a campaign cannot be opened, by throwing it. */
export async function check(game: Game, text: string): Promise<void> {
  (await campaignsOf(game)).load(text).free();
}
