// The games that are built. A game that is not here does not exist for the page.
import type * as Inferno from "katabasis/inferno";
import type { Word } from "./words";

/** The module of a game. All have the same shape; only the setup, choices and events differ, and the page does not look into those. */
export type Module = typeof Inferno;
export type Session = Inferno.Session;
export type BeginOptions = Parameters<Module["Session"]["begin"]>[0];

/** What the page has to know before it loads a game. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** Who made it, if the rulebook says so. */
  readonly tagline: Word;
  readonly about: Word;
  readonly notice: Word;
  /** What is said above the form of a new game. */
  readonly invite: Word;
  /** The name of its colours in the style sheets. */
  readonly mood: string;
  /** How many characters can play, and how many make a good first game. */
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly options: readonly GameOption[];
  /** Whom one can choose to play: their ids, and the kind of texts that name them. */
  readonly cast?: { readonly kind: string; readonly ids: readonly string[] };
  /** The setup for so many characters with these options, by their ids. */
  setup(seats: number, chosen: Readonly<Record<string, string>>): BeginOptions["setup"];
  load(): Promise<Module>;
}

/** Something that can be chosen before play. */
export interface GameOption {
  readonly id: string;
  readonly name: Word;
  /** Lies behind a fold of this name: people look for it only when they know the game. */
  readonly fold?: Word;
  /** Its value is a number of seats more, for persons who come later. */
  readonly later?: boolean;
  /** Named by the page, or by a text of the game, which can have more to say about it: to everybody, or to one side. */
  readonly values: readonly ({ readonly id: string } & (
    | { readonly name: Word }
    | { readonly text: string; readonly more: readonly { readonly text: string; readonly to?: string }[] }
  ))[];
}

/** Modules differ in what the page does not look into. */
function alike(load: () => Promise<unknown>): () => Promise<Module> {
  return load as () => Promise<Module>;
}

const SCENARIOS = [
  "survivors",
  "holding-back",
  "the-ritual",
  "the-possessed",
  "who-dares-wins",
  "hit-them",
  "the-long-watch",
  "the-lost-patrol",
  "cleansing-by-fire",
  "the-vault",
] as const;

const MAPS = ["invasion", "doomgate", "delta", "siege"];
const LORDS = ["baphomet", "argus", "herne", "belphegor", "moloch", "astaroth"];
const REGIONS = ["world", "usa", "texas", "japan", "star-city"];
const HEROES = [
  "hannah-hazard",
  "john-dark",
  "naomi-joslyn",
  "moose-kowalski",
  "prof-maxwell",
  "dorothy-hall",
  "amelia-azevedo",
  "eva-noel",
  "tarang",
];

/** Things that the texts of a game name and describe. */
const told = (kind: string, ids: readonly string[]): GameOption["values"] =>
  ids.map((id) => ({ id, text: `${kind}.${id}`, more: [{ text: `${kind}.${id}-text` }] }));
/** Yes or no, no at first. */
const perhaps = (fold: Word, id: string, name: Word, yes: Word): GameOption => ({
  id,
  name,
  fold,
  values: [
    { id: "no", name: "no" },
    { id: "yes", name: yes },
  ],
});

export const GAMES: readonly Game[] = [
  {
    id: "inferno",
    title: "Inferno",
    tagline: "inferno.tagline",
    about: "inferno.about",
    notice: "inferno.notice",
    invite: "new.text",
    mood: "ember",
    seats: { least: 2, most: 6, usual: 4 },
    options: [],
    setup: (characters) => ({ characters }),
    load: () => import("katabasis/inferno"),
  },
  {
    id: "claustrophobia",
    title: "Claustrophobia 1643",
    tagline: "claustrophobia.tagline",
    about: "claustrophobia.about",
    notice: "claustrophobia.notice",
    invite: "claustrophobia.invite",
    mood: "torchlit",
    seats: { least: 2, most: 2, usual: 2 },
    options: [
      {
        id: "scenario",
        name: "claustrophobia.scenario",
        values: SCENARIOS.map((id) => ({
          id,
          text: `scenario.${id}`,
          more: [
            { text: `scenario.${id}-story` },
            ...["human", "infernal"].map((side) => ({ text: `scenario.${id}-${side}`, to: `seat.${side}` })),
          ],
        })),
      },
    ],
    setup: (_, { scenario }) =>
      ({
        scenario: Math.max(0, (SCENARIOS as readonly (string | undefined)[]).indexOf(scenario)),
      }) as unknown as BeginOptions["setup"],
    load: alike(() => import("katabasis/claustrophobia")),
  },
  {
    id: "apocalypse",
    title: "Planet Apocalypse",
    tagline: "apocalypse.tagline",
    about: "apocalypse.about",
    notice: "apocalypse.notice",
    invite: "apocalypse.invite",
    mood: "ashen",
    seats: { least: 1, most: 5, usual: 3 },
    options: [
      { id: "map", name: "apocalypse.map", values: told("map", MAPS) },
      { id: "lord", name: "apocalypse.lord", values: [...told("lord", LORDS), { id: "lot", name: "apocalypse.lord.lot" }] },
      { id: "region", name: "apocalypse.region", values: told("region", REGIONS) },
      {
        id: "despair",
        name: "apocalypse.despair",
        fold: "new.harder",
        values: (["0", "1", "2", "3"] as const).map((id) => ({ id, name: `apocalypse.despair.${id}` as const })),
      },
      {
        id: "moving",
        name: "apocalypse.moving",
        fold: "new.harder",
        values: (["0", "1", "2"] as const).map((id) => ({ id, name: `apocalypse.moving.${id}` as const })),
      },
      perhaps("new.harder", "secret", "apocalypse.secret", "apocalypse.secret.yes"),
      perhaps("new.harder", "enraged", "apocalypse.enraged", "apocalypse.enraged.yes"),
      perhaps("new.harder", "miniboss", "apocalypse.miniboss", "apocalypse.miniboss.yes"),
      perhaps("new.harder", "divine", "apocalypse.divine", "apocalypse.divine.yes"),
      {
        id: "late",
        name: "apocalypse.late",
        fold: "apocalypse.comings",
        later: true,
        values: (["0", "1", "2", "3", "4"] as const).map((id) => ({ id, name: `apocalypse.late.${id}` as const })),
      },
      perhaps("apocalypse.comings", "leaving", "apocalypse.leaving", "apocalypse.leaving.yes"),
    ],
    cast: { kind: "hero", ids: HEROES },
    setup: (heroes, { cast, map, lord = LORDS[0], region, despair, moving, secret, enraged, miniboss, divine, late, leaving }) =>
      ({
        map,
        region,
        lord: lord === "lot" ? undefined : lord,
        heroes: cast?.split(",") ?? HEROES.slice(0, heroes),
        late: Number(late ?? 0),
        leaving: leaving === "yes",
        divine: divine === "yes",
        modifiers: {
          "secret-lord": secret === "yes",
          "enraged-lord": enraged === "yes",
          despair: Number(despair ?? 0),
          "moving-up": Number(moving ?? 0),
          miniboss: miniboss === "yes",
        },
      }) as unknown as BeginOptions["setup"],
    load: alike(() => import("katabasis/apocalypse")),
  },
];

/** The game of that id, if it is built. */
export function gameOf(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game that a saved text says it belongs to. */
export function gameOfText(text: string): Game | undefined {
  return gameOf(/^katabasis\d+\.([a-z]+)\./.exec(text.trim())?.[1] ?? "");
}
