// The games that are built: those of the package. A game that is not there does not exist for the page.
import { GAMES, type Game } from "katabasis/games";

export type {
  Begin as BeginOptions,
  Campaign,
  Chosen,
  Chronicle,
  Game,
  Module,
  Session,
  Setup,
  TypedCard,
  WorkshopModule,
} from "katabasis/games";
export { GAMES };

/** The game of that id, if it is built. */
export function gameOf(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game that a saved text says it belongs to. */
export function gameOfText(text: string): Game | undefined {
  return gameOf(/^katabasis(?:-campaign)?\d+\.([a-z]+)\./.exec(text.trim())?.[1] ?? "");
}
