// The packed package, installed, and every game of it played in every place that needs no further tools (`npm run matrix` tries the others).

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { GAMES } from "../../scripts/lib/games.mjs";
import { serve } from "../../scripts/serve.mjs";
import { installPackage, readGoldens } from "./install.mjs";

const GOLDENS = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await readGoldens(game)])));
const given = `const goldens = ${JSON.stringify(GOLDENS)}, found = {};`;
const each = (line) => GAMES.map(line).join("\n");
const page = (script) =>
  `<!doctype html><meta charset="utf-8"><title>waiting</title><script type="module" src="${script}"></script>`;

/** A module that plays every game and shows what it found. */
const program = (from, show, module = () => "", head = "") => `${head}
${each((game) => `import init_${game}, { Session as ${game} } from "${from(game)}";`)}
import { prove } from "./play.mjs";
${given}
async function all() {
${each((game) => `await Promise.all([init_${game}(${module(game)}), init_${game}(${module(game)})]); found.${game} = prove(${game}, goldens.${game});`)}
}
all().then(() => ${show});`;
const PRINT = "console.log(JSON.stringify(found))";
const SHOW = "{ globalThis.result = found; }";

let folder, remove, server, browser;
/** What Node found, as modules: the others must find the same. */
let found;

before(async () => {
  ({ folder, remove } = await installPackage({
    "esm.mjs": program((game) => `katabasis/${game}`, PRINT),
    "cjs.cjs": `const { prove } = require("./play.cjs"); ${given}
(async () => {
${each((game) => `{ const { default: init, Session } = require("katabasis/${game}"); await init(); found.${game} = prove(Session, goldens.${game}); }`)}
${PRINT}; })();`,
    "list.mjs": `import { GAMES } from "katabasis/games"; import { ABOUT } from "katabasis/games/about"; import { prove } from "./play.mjs"; ${given}
for (const { id, load } of GAMES) { const game = await load(); await game.default(); found[id] = { ...prove(game.Session, goldens[id].slice(0, 1)), about: ABOUT[id].en.tagline }; }
${PRINT};`,
    "list.cjs": `const { GAMES } = require("katabasis/games"); const { ABOUT } = require("katabasis/games/about"); const { prove } = require("./play.cjs"); ${given}
(async () => { for (const { id, load } of GAMES) { const game = await load(); await game.default(); found[id] = { ...prove(game.Session, goldens[id].slice(0, 1)), about: ABOUT[id].en.tagline }; }
${PRINT}; })();`,
    "bundled.mjs": program(
      (game) => `katabasis/${game}`,
      SHOW,
      (game) => `{ module_or_path: wasm_${game} }`,
      each((game) => `import wasm_${game} from "katabasis/${game}.wasm";`),
    ),
    "bundled.html": page("bundle/bundled.js"),
    "plain.mjs": program((game) => `./node_modules/katabasis/${game}/index.js`, SHOW),
    "plain.html": page("plain.mjs"),
  }));
  server = await serve({ dir: folder });
  browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  found = inNode("esm.mjs");
});

after(async () => {
  await browser?.close();
  await server?.stop();
  await remove?.();
});

function inNode(script) {
  return JSON.parse(execFileSync(process.execPath, [script], { cwd: folder, encoding: "utf8" }));
}

async function inBrowser(path) {
  const tab = await browser.newPage();
  const broken = new Promise((_, reject) => tab.on("pageerror", reject));
  await tab.goto(server.url + path);
  await Promise.race([tab.waitForFunction(() => globalThis.result !== undefined), broken]);
  return tab.evaluate(() => globalThis.result);
}

for (const game of GAMES) {
  test(`${game}: golden records end in Node as they do natively`, () => {
    assert.ok(GOLDENS[game].length > 0, "there are golden records");
    assert.deepEqual(
      found[game].goldens,
      GOLDENS[game].map(({ hash }) => hash),
    );
  });

  test(`${game}: a whole random game is played in Node, and its record replays to the same state`, () => {
    assert.ok(found[game].game.answers > 0);
    assert.equal(found[game].game.replayed, found[game].game.hash);
  });
}

test("Node, CommonJS", () => assert.deepEqual(inNode("cjs.cjs"), found));

test("the list of games leads to every module, in both ways to load modules", () => {
  const listed = inNode("list.mjs");
  assert.deepEqual(Object.keys(listed), GAMES);
  for (const game of GAMES) {
    assert.equal(listed[game].goldens[0], GOLDENS[game][0].hash, game);
    assert.ok(listed[game].about.length > 0, game);
  }
  assert.deepEqual(inNode("list.cjs"), listed);
});

test("an esbuild bundle in Chromium", async () => {
  await build({
    absWorkingDir: folder,
    entryPoints: ["bundled.mjs"],
    bundle: true,
    format: "esm",
    outdir: "bundle",
    publicPath: "/bundle",
    loader: { ".wasm": "file" },
    logLevel: "error",
  });
  assert.deepEqual(await inBrowser("bundled.html"), found);
});

test("a plain module script in Chromium", async () => assert.deepEqual(await inBrowser("plain.html"), found));
