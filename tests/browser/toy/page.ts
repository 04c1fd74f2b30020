// The page around the toy: the play view, with as little as it needs.
import { layGlyphs } from "../../../www/src/board/glyph";
import { partsFor } from "../../../www/src/play/parts";
import { openPlay } from "../../../www/src/play/play";
import type { PlayServices } from "../../../www/src/play/services";
import type { Player } from "../../../www/src/play/types";
import { levelView } from "../../../www/src/settings";
import { Cellar } from "./cellar";
import { Dungeon } from "./dungeon";
import { Hall } from "./hall";
import { showRoad } from "./road";

const players = (new URLSearchParams(location.search).get("players") ?? "person,person").split(",") as Player[];
const [first] = players as string[];
const begin = () => (first === "dungeon" ? new Dungeon() : first === "hall" ? new Hall() : new Cellar(players));
const session = begin();
const services = {
  session,
  title: "Cellar",
  format: ({ key }) => key,
  text: (key) => (key === "guide.Who goes where?" ? "Tap a warrior, then a place." : undefined),
  ruleTitle: (id) => id,
  ruleHref: (id) => `#${id}`,
  openRule: () => undefined,
  think: () => new Promise(() => undefined),
  worths: async () => [],
  changed: () => undefined,
  copy: begin,
  share: () => undefined,
  link: () => "",
  handedOver: () => undefined,
  newGame: () => undefined,
  playAgain: () => undefined,
  leave: () => undefined,
  sound: () => undefined,
  preferences: () => [],
  rules: "#",
  overview: undefined,
  names: [] as readonly string[],
  ended: () => undefined,
  toast: (text) => void (document.title = text),
  failed: (error) => {
    throw error;
  },
  settings: { pace: 0, confirm: false, seen: [], real: { hands: false, large: false, facing: false } },
  keepSettings: () => undefined,
  view: levelView,
} satisfies PlayServices;

layGlyphs(document.body, (await (await fetch("./glyphs.json")).json()) as Record<string, string>);
const root = document.getElementById("root");
if (root && location.search.includes("road")) showRoad(root);
else if (root) openPlay(root, services, await partsFor(session.look().boards, session.ground()));
