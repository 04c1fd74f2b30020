// The custom element, from every bundler that the README of the package names, and on servers, where there is no document.
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "../lib/games.mjs";
import { esbuild, nothing, parcel, rollup, rollupWithAssets, vite, viteServer, webpack } from "./bundlers.mjs";

/** One figure for each game: its first example that goes on. */
function figures(place) {
  const first = async (game) => {
    const list = await readFile(join(place.home, "node_modules/katabasis", game, "examples/index.json"), "utf8");
    return { game, example: JSON.parse(list).find(({ steps }) => steps > 0).id };
  };
  return Promise.all(GAMES.map(first));
}

const element = ({ game, example }, more) => `<katabasis-board game="${game}" example="${example}" ${more}></katabasis-board>`;
const page = (inside, script = "./main.js") =>
  `<!doctype html><meta charset="utf-8"><title>figures</title>${inside}<script type="module" src="${script}"></script>`;
const IMPORT = `import "katabasis/board";\n`;

/** Every element shows its board, and takes a step. */
async function shown(place, url) {
  const tab = await place.look(url, () => {
    const boards = [...document.querySelectorAll("katabasis-board")];
    return boards.length > 0 && boards.every((board) => board.shadowRoot?.querySelector(".board .cell") != null);
  });
  await tab.evaluate(() => {
    for (const board of document.querySelectorAll("katabasis-board")) board.step = "1";
  });
  await tab.waitForFunction(() => {
    const told = (board) => board.shadowRoot?.querySelector(".at")?.textContent ?? "";
    return [...document.querySelectorAll("katabasis-board")].every((board) => told(board).startsWith("Step 1 of"));
  });
}

/** The folder of the package beside the bundle, as the README says for bundlers that take no files along. */
const copyPackage = (place) =>
  cp(join(place.home, "node_modules/katabasis"), join(place.folder, "dist/katabasis"), { recursive: true });

/** Shows figures from a bundle. */
const bundles = (name, bundler, { more = "", script, before = async () => undefined } = {}) => ({
  name: `board: ${name}`,
  async run(place) {
    const elements = (await figures(place)).map((figure) => element(figure, more));
    await place.write({ "main.js": IMPORT, "index.html": page(elements.join("\n"), script) });
    await before(place);
    await shown(place, await bundler(place));
  },
});

const copied = { more: `base="./katabasis/"`, before: copyPackage };

/** Imports it where there is no document. */
const imports = (name, ...command) => ({
  name: `board: imported in ${name}`,
  async run(place) {
    const check = `if (typeof KatabasisBoard !== "function" || "customElements" in globalThis) throw new Error("not as it should be");`;
    await place.write({ "main.mjs": `import { KatabasisBoard } from "katabasis/board";\n${check}` });
    await place.run(...command, "main.mjs");
  },
});

const REACT = `import { createElement } from "react";\nconst figure = (values) => createElement("katabasis-board", { key: values.game, ...values });\n`;

export const BOARDS = [
  bundles("a script tag", nothing, { script: "../node_modules/katabasis/board.js" }),
  bundles("Vite", vite),
  bundles("Vite, its server", viteServer),
  {
    name: "board: Vite, React",
    async run(place) {
      const list = JSON.stringify(await figures(place));
      const render = `import { createRoot } from "react-dom/client";\ncreateRoot(document.getElementById("root")).render(${list}.map(figure));`;
      await place.write({ "index.html": page(`<div id="root"></div>`), "main.js": IMPORT + REACT + render });
      await shown(place, await vite(place));
    },
  },
  {
    name: "board: React on a server",
    async run(place) {
      const [first] = await figures(place);
      const render = `import { renderToString } from "react-dom/server";\nconsole.log(renderToString(figure(${JSON.stringify(first)})));`;
      await place.write({ "main.mjs": IMPORT + REACT + render });
      const said = await place.run("node", "main.mjs");
      if (!said.includes(`<katabasis-board game="${first.game}"`)) throw new Error(said);
    },
  },
  bundles("webpack", webpack),
  bundles("Rollup, with import-meta-assets", rollupWithAssets),
  bundles("Rollup, package copied", rollup, copied),
  bundles("esbuild, package copied", esbuild, copied),
  // It makes scripts of JSON.
  bundles("Parcel, package copied", parcel, copied),
  imports("Node", "node"),
  imports("Deno", "deno", "run", "--allow-read", "--allow-env"),
  imports("Bun", "bun"),
];
