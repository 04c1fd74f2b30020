// A game's workshop: its module, what can be begun with, and the words for all of it.
import { layGlyphs } from "../board/glyph";
import { fetchBeside } from "../engine";
import { gameGlyphs } from "../gameglyphs";
import type { Game, TypedCard, WorkshopModule } from "../games";
import { gameFile } from "../homes";
import { gameTexts } from "../language";
import { type RuleTitle, ruleTitles } from "../rules/book";
import { styleSheet } from "../styles";
import type { Texts } from "../texts";
import { language } from "../words";
import { fromLink } from "./code";

/** A card being written. */
export interface Draft {
  readonly deck: string;
  readonly text: string;
}

/** What became of it. */
export type Reading =
  | { readonly kind: "read"; readonly card: TypedCard }
  | { readonly kind: "wrong"; readonly line: number; readonly column: number; readonly what: string };

/** Cards of the box, as they are written, by deck. */
type Box = Readonly<Record<string, readonly { readonly id: string; readonly name: string; readonly text: string }[]>>;

export interface Workshop {
  readonly game: Game;
  readonly module: WorkshopModule;
  readonly texts: Texts;
  readonly ruleTitle: RuleTitle;
  /** The kinds of cards, each with its name. */
  readonly decks: readonly { readonly id: string; readonly name: string }[];
  readonly box: Box;
  /** The card that a link carries, empty where it is broken; without one, the first card of the box. */
  draft(deck: string | undefined, code: string | undefined): Draft;
  read(draft: Draft): Reading;
}

/** The module of a workshop, started. */
async function start(game: Game, name: string): Promise<WorkshopModule> {
  if (game.workshop === undefined) throw new Error(`${game.id} has no workshop`);
  const module = await game.workshop();
  await module.default({ module_or_path: gameFile(name, `${name}.wasm`) });
  return module;
}

function place(error: unknown, field: "line" | "column"): number {
  const found: unknown = typeof error === "object" && error !== null ? Reflect.get(error, field) : undefined;
  return typeof found === "number" ? found : 1;
}

/** Opens the workshop of a game. */
export async function openWorkshop(game: Game): Promise<Workshop> {
  const name = `${game.id}-workshop`;
  const [module, box, texts, ruleTitle, glyphs] = await Promise.all([
    start(game, name),
    fetchBeside<Box>(name, "cards.json"),
    gameTexts(game.id),
    ruleTitles(game.id),
    gameGlyphs(game.id),
    styleSheet(new URL("./workshop.css", import.meta.url)),
  ]);
  layGlyphs(document.body, glyphs);
  const decks = module.Workshop.decks().map(({ id, name: key }) => ({ id, name: texts.words(key) }));
  return {
    game,
    module,
    texts,
    ruleTitle,
    decks,
    box,
    draft: (wanted, code) => {
      const deck = decks.find(({ id }) => id === wanted)?.id ?? decks[0]?.id ?? "";
      return { deck, text: code === undefined ? (box[deck]?.[0]?.text ?? "") : fromLink(code) };
    },
    read: ({ deck, text }) => {
      try {
        return { kind: "read", card: module.Workshop.read(deck, text, language()) };
      } catch (error) {
        if (!(error instanceof Error) || error.name !== "CardError") throw error;
        return { kind: "wrong", line: place(error, "line"), column: place(error, "column"), what: error.message };
      }
    },
  };
}
