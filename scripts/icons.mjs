// The glyphs that games use, and no others: crates/<game>/glyphs.json → pkg/<game>/glyphs.json, with their credit beside them.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES, ofGame } from "./lib/games.mjs";
import { Advice, ROOT } from "./lib/run.mjs";

const CREDIT = "Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0";
const CREDIT_URL = "https://game-icons.net/about.html#authors";
/** The square that all glyphs are drawn in; www/src/board/glyph.ts counts on it. */
const BOX = 512;

const json = async (path) => JSON.parse(await readFile(join(ROOT, path), "utf8"));

/** Writes the glyphs of every game beside its module, by name: the inside of an SVG element. Returns the notice that goes beside the page. */
export async function buildGlyphs() {
  const wanted = Object.fromEntries(GAMES.map((game) => [game, ofGame(game, "glyphs.json")]));
  const { icons, aliases, width, height } = await json("node_modules/@iconify-json/game-icons/icons.json");
  if (width !== BOX || height !== BOX) throw new Advice(`game-icons are no longer drawn in a square of ${BOX}`);
  const all = Object.values(wanted).flatMap((names) => Object.values(names));
  const unknown = all.filter((icon) => icons[icon] === undefined && aliases[icon] === undefined);
  if (unknown.length > 0)
    throw new Advice(`glyphs.json of a game asks for icons that game-icons does not have: ${unknown.join(", ")}`);
  for (const [game, names] of Object.entries(wanted)) {
    const folder = join(ROOT, "pkg", game);
    if (!existsSync(folder)) throw new Advice(`${game} is not built: run \`cargo xtask wasm\` first`);
    const bodies = Object.entries(names)
      .sort()
      .map(([name, icon]) => [name, (icons[icon] ?? icons[aliases[icon].parent]).body]);
    await writeFile(join(folder, "glyphs.json"), JSON.stringify(Object.fromEntries(bodies)));
    await writeFile(join(folder, "glyphs.txt"), creditFor(Object.values(names)));
  }
  return creditFor(all);
}

/** What their licence asks to be said wherever these icons are. */
function creditFor(icons) {
  const list = [...new Set(icons)].sort().join(", ");
  return `${CREDIT}\n${CREDIT_URL}\nhttps://creativecommons.org/licenses/by/3.0/\n\nUsed here, recoloured: ${list}.\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildGlyphs();
