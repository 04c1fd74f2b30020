// The engines, in every place that the README of the package names.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "../lib/games.mjs";
import { esbuild, nothing, parcel, rollup, rollupWithAssets, vite, viteServer, webpack } from "./bundlers.mjs";

const each = (line) => GAMES.map(line).join("\n");
const json = (value) => JSON.stringify(value);
const page = (inside = "") =>
  `<!doctype html><meta charset="utf-8"><title>games</title>${inside}<script type="module" src="./main.js"></script>`;

/** A program that plays all games. `from` is where a game is imported from, `given` what its `init` gets. */
function program(place, { from = (game) => `katabasis/${game}`, given = () => "", head = "" } = {}) {
  return `${head}
${each((game) => `import init_${game}, { Session as ${game} } from ${json(from(game))};`)}
import { prove } from "../play.mjs";
const goldens = ${json(place.goldens)};
async function all() {
  const found = {};
${each((game) => `  await init_${game}(${given(game)});\n  found.${game} = prove(${game}, goldens.${game});`)}
  return found;
}
`;
}

const PRINT = "all().then((found) => console.log(JSON.stringify(found)));";
/** Leaves the result where the test looks. */
const SHOW = "all().then((result) => (globalThis.result = result), (error) => (globalThis.failure = error.stack));";
/** A worker hands on what it found. */
const TELL = "all().then((result) => postMessage({ result }), (error) => postMessage({ failure: error.stack }));";
const LISTEN = `new Worker(new URL("./worker.js", import.meta.url), { type: "module" }).onmessage = ({ data }) => Object.assign(globalThis, data);`;
const REACT = {
  head: `import { createElement, useEffect, useState } from "react";\nimport { createRoot } from "react-dom/client";`,
  app: `function App() {
  const [found, setFound] = useState();
  useEffect(() => void all().then(setFound, (error) => (globalThis.failure = error.stack)), []);
  useEffect(() => void (globalThis.result = found), [found]);
  return createElement("p", null, found === undefined ? "playing" : "played");
}
createRoot(document.getElementById("root")).render(createElement(App));`,
};

/** As a page without a build imports it. */
const asFiles = { from: (game) => `../node_modules/katabasis/${game}/index.js` };
/** As the README says where a bundler takes no files along: the module is copied, and `init` told where to. */
const asCopies = { given: (game) => json({ module_or_path: `./${game}.wasm` }) };
/** As imports that esbuild makes files of. */
const asImports = {
  head: each((game) => `import wasm_${game} from "katabasis/${game}.wasm";`),
  given: (game) => `{ module_or_path: wasm_${game} }`,
};

async function copyModules(place) {
  await mkdir(join(place.folder, "dist"), { recursive: true });
  for (const game of GAMES)
    await copyFile(join(place.home, "node_modules/katabasis", game, `${game}.wasm`), join(place.folder, "dist", `${game}.wasm`));
}

/** Plays in a runtime. */
const runs = (name, ...command) => ({
  name,
  async run(place) {
    await place.write({ "main.mjs": program(place) + PRINT });
    place.proven(await place.run(...command, "main.mjs"));
  },
});

/** Plays in a page, which a bundler has made of these files. */
const bundles = (name, bundler, files, before = async () => undefined) => ({
  name,
  async run(place) {
    await place.write({ "index.html": page(), ...files(place) });
    await before(place);
    await place.provenIn(await bundler(place));
  },
});

const main = (options) => (place) => ({ "main.js": program(place, options) + SHOW });
const worker = (options) => (place) => ({ "main.js": LISTEN, "worker.js": program(place, options) + TELL });

export const ENGINES = [
  runs("Node, modules", "node"),
  {
    name: "Node, CommonJS",
    async run(place) {
      const { transform } = await place.tool("esbuild");
      const common = async (text) => (await transform(text, { format: "cjs" })).code.replaceAll("../play.mjs", "./play.cjs");
      await place.write({
        "play.cjs": await common(await readFile(join(place.home, "play.mjs"), "utf8")),
        "main.cjs": await common(program(place) + PRINT),
      });
      place.proven(await place.run("node", "main.cjs"));
    },
  },
  runs("Deno", "deno", "run", "--allow-read", "--allow-env"),
  runs("Bun", "bun"),
  bundles("a script tag", nothing, main(asFiles)),
  bundles("a worker", nothing, worker(asFiles)),
  bundles("Vite", vite, main()),
  bundles("Vite, its server", viteServer, main()),
  bundles("Vite, a worker", vite, worker()),
  bundles("Vite, React", vite, (place) => ({
    "index.html": page(`<div id="root"></div>`),
    "main.js": program(place, { head: REACT.head }) + REACT.app,
  })),
  bundles("webpack", webpack, main()),
  bundles("webpack, a worker", webpack, worker()),
  bundles("Rollup, with import-meta-assets", rollupWithAssets, main()),
  bundles("Rollup, modules copied", rollup, main(asCopies), copyModules),
  bundles("esbuild, modules copied", esbuild, main(asCopies), copyModules),
  bundles("esbuild, modules as files", (place) => esbuild(place, { loader: { ".wasm": "file" } }), main(asImports)),
  bundles("Parcel", parcel, main()),
];
