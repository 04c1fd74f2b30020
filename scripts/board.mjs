// Builds the custom element into the npm package: www/src/embed/element.ts → pkg/board.js, which finds the games beside it.

import { cp, readdir, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { build } from "esbuild";
import { buildGlyphs } from "./icons.mjs";
import { GAMES } from "./lib/games.mjs";
import { ROOT } from "./lib/run.mjs";

const common = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  target: ["chrome109", "firefox115", "safari16.4"],
  logLevel: "warning",
  legalComments: "none",
};

/**
 * The games are modules of the package, loaded when one is shown; the lists of them look for them beside their own folder. In the package
 * files are found otherwise than in the page.
 */
const inPackage = {
  name: "in the package",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.\/[\w-]+\/(index|files)\.js$/ }, ({ path }) => ({ path: path.slice(1), external: true }));
    onResolve({ filter: /^\.\.?\/homes$/ }, () => ({ path: join(ROOT, "www/src/embed/homes.ts") }));
  },
};

/** What is there for those who begin a game or learn it. */
const BEFORE_PLAY = /(?:setup|opening|overview)\.json$/;

/** What a figure fetches of a game. */
async function filesOf(game) {
  const names = await readdir(join(ROOT, "pkg", game), { recursive: true });
  return names
    .filter((name) => /\.(json|wasm)$/.test(name) && !BEFORE_PLAY.test(name))
    .map((name) => name.replaceAll(sep, "/"))
    .sort();
}

/** Spells out where the files of a game lie: bundlers take along what is written like this, and nothing that is put together. */
async function writeFiles() {
  const remark = "// Where the files lie that a figure fetches, spelled out for bundlers.\n";
  for (const game of GAMES) {
    const lines = (await filesOf(game)).map((name) => `  "${name}": new URL("./${name}", import.meta.url),\n`);
    await writeFile(join(ROOT, "pkg", game, "files.js"), `${remark}export const FILES = {\n${lines.join("")}};\n`);
  }
  const games = GAMES.map((game) => `  ${game}: () => import("../${game}/files.js"),\n`);
  await writeFile(join(ROOT, "pkg/games/files.js"), `${remark}export const FILES = {\n${games.join("")}};\n`);
}

/** The languages that each game has texts in. */
async function languages() {
  const found = GAMES.map(async (game) => [
    game,
    (await filesOf(game)).flatMap((file) => /^texts\.(\w+)\.json$/.exec(file)?.[1] ?? []),
  ]);
  return Object.fromEntries(await Promise.all(found));
}

await buildGlyphs();
await writeFiles();
const { outputFiles } = await build({ ...common, entryPoints: ["www/embed.css"], write: false });
await build({
  ...common,
  entryPoints: ["www/src/embed/element.ts"],
  outfile: "pkg/board.js",
  format: "esm",
  plugins: [inPackage],
  define: { __STYLES__: JSON.stringify(outputFiles[0].text.trim()), __LANGUAGES__: JSON.stringify(await languages()) },
  banner: { js: "// Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0" },
});
await cp(join(ROOT, "www/src/embed/board.d.ts"), join(ROOT, "pkg/board.d.ts"));
console.log("pkg/board.js");
