// Builds the custom element into the npm package: www/src/embed/element.ts → pkg/board.js, which finds the games beside it.

import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
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

/** The games are modules of the package, loaded when one is shown; the list of them looks for them beside its own folder. */
const games = {
  name: "games",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.\/[\w-]+\/index\.js$/ }, ({ path }) => ({ path: path.slice(1), external: true })),
};

/** Where the games lie and which languages they have, as www/src/homes.ts reads it. */
async function homes() {
  const words = GAMES.map(async (game) => {
    const files = await readdir(join(ROOT, "pkg", game));
    const languages = files.flatMap((file) => /^texts\.(\w+)\.json$/.exec(file)?.[1] ?? []);
    return `./${game}:${languages.join(",")}`;
  });
  return (await Promise.all(words)).join(" ");
}

await buildGlyphs();
const { outputFiles } = await build({ ...common, entryPoints: ["www/embed.css"], write: false });
await build({
  ...common,
  entryPoints: ["www/src/embed/element.ts"],
  outfile: "pkg/board.js",
  format: "esm",
  plugins: [games],
  define: { __STYLES__: JSON.stringify(outputFiles[0].text.trim()), __HOMES__: JSON.stringify(await homes()) },
  banner: { js: "// Icons from game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0" },
});
await cp(join(ROOT, "www/src/embed/board.d.ts"), join(ROOT, "pkg/board.d.ts"));
console.log("pkg/board.js");
