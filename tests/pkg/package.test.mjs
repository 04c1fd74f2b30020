// The packed package, installed and played in every place that it promises to work in.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { GAMES } from "../../scripts/lib/games.mjs";
import { ROOT } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/serve.mjs";
import { installPackage, readGoldens } from "./install.mjs";

const GAME = "inferno";
const EXAMPLE = "two-for-dante";
const OPTIONS = { setup: { characters: 4 }, players: ["person", "person", "person", "person"], seed: "42" };

const goldens = await readGoldens(GAME);
const goldensOf = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, await readGoldens(game)])));
const given = `const options = ${JSON.stringify(OPTIONS)}, goldens = ${JSON.stringify(goldens)};`;
const page = (script) =>
  `<!doctype html><meta charset="utf-8"><title>waiting</title><script type="module" src="${script}"></script>`;
const show = `globalThis.result = prove(Session, options, goldens);`;

let folder, remove, server, browser;
/** What Node found, as modules: the others must find the same. */
let found;

before(async () => {
  ({ folder, remove } = await installPackage({
    "esm.mjs": `import init, { Session } from "katabasis/${GAME}"; import { prove } from "./play.mjs"; ${given}
await Promise.all([init(), init()]); console.log(JSON.stringify(prove(Session, options, goldens)));`,
    "cjs.cjs": `const { default: init, Session } = require("katabasis/${GAME}"); const { prove } = require("./play.cjs"); ${given}
init().then(() => console.log(JSON.stringify(prove(Session, options, goldens))));`,
    "all.mjs": `import { GAMES } from "katabasis/games"; import { prove } from "./play.mjs"; const goldens = ${JSON.stringify(goldensOf)}, found = {};
for (const { id, load } of GAMES) { const game = await load(); await game.default(); found[id] = prove(game.Session, {}, goldens[id]); }
console.log(JSON.stringify(found));`,
    "wrong.mjs": `import init, { Session } from "katabasis/${GAME}"; await init();
try { Session.begin({ setup: { characters: 9 } }); } catch ({ name, reason, field, rule, message }) { console.log(JSON.stringify({ name, reason, field, rule, message })); }`,
    "bundled.mjs": `import init, { Session } from "katabasis/${GAME}"; import wasm from "katabasis/${GAME}.wasm"; import { prove } from "./play.mjs"; ${given}
init({ module_or_path: wasm }).then(() => { ${show} });`,
    "plain.mjs": `import init, { Session } from "./node_modules/katabasis/${GAME}/index.js"; import { prove } from "./play.mjs"; ${given}
init().then(() => { ${show} });`,
    "plain.html": page("plain.mjs"),
    "board.html": `<!doctype html><meta charset="utf-8"><title>board</title><katabasis-board game="${GAME}" example="${EXAMPLE}"></katabasis-board><script type="module" src="node_modules/katabasis/board.js"></script>`,
    "board.mts": `import { KatabasisBoard } from "katabasis/board"; const board: KatabasisBoard = document.createElement("katabasis-board"); board.step = "2";`,
    "bundled.html": page("bundle/bundled.js"),
    "typed.mts": `import init, { Session } from "katabasis/${GAME}"; await init(); export const hash: string = Session.load("").hash();`,
    "typed.cts": `import engine = require("katabasis/${GAME}"); void engine.default().then(() => engine.Session.load("").hash() satisfies string);`,
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

test("golden records end as they do natively", () => {
  assert.ok(goldens.length > 0, "there are golden records");
  assert.deepEqual(
    found.goldens,
    goldens.map(({ hash }) => hash),
  );
});

test("the list of games leads to every module, each with its records", () => {
  const played = inNode("all.mjs");
  assert.deepEqual(Object.keys(played), GAMES);
  for (const game of GAMES) {
    assert.deepEqual(
      played[game].goldens,
      goldensOf[game].map(({ hash }) => hash),
      game,
    );
    assert.equal(played[game].game.replayed, played[game].game.hash, game);
  }
});

test("a setup that is not allowed is refused by field and rule", () => {
  const { message, ...refused } = inNode("wrong.mjs");
  assert.deepEqual(refused, { name: "BeginError", reason: "setup", field: "characters", rule: "players.count" });
  assert.match(message, /“characters” must be a whole number/);
});

test("a whole random game is played in Node, and its record replays to the same state", () => {
  assert.ok(found.game.answers > 0);
  assert.equal(found.game.replayed, found.game.hash);
});

test("Node, CommonJS", () => assert.deepEqual(inNode("cjs.cjs"), found));

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

test("the custom element in Chromium, from a plain module script", async () => {
  const tab = await browser.newPage();
  const broken = new Promise((_, reject) => tab.on("pageerror", reject));
  await tab.goto(`${server.url}board.html`);
  const board = tab.locator("katabasis-board");
  const told = (text) => Promise.race([board.getByText(text).first().waitFor(), broken]);
  await told("It takes two to challenge Dante");
  await board.evaluate((element) => (element.step = 5));
  await told("Step 5 of 5");
  await told("Virgil loses 2 ELL.");
  const record = JSON.parse(
    await readFile(join(folder, `node_modules/katabasis/${GAME}/examples/${EXAMPLE}.json`), "utf8"),
  ).record;
  await board.evaluate((element, text) => Object.assign(element, { example: "", step: "", record: text }), record);
  await told("Step 5 of 5");
  await tab.close();
});

test("the types hold for modules and for CommonJS", () => {
  const flags = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--lib", "esnext,dom", "--types", ""];
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), [...flags, "typed.mts", "typed.cts", "board.mts"], {
    cwd: folder,
    stdio: "inherit",
  });
});

test("every promised file is in the package", async () => {
  const home = join(folder, "node_modules/katabasis");
  const rules = JSON.parse(await readFile(join(home, GAME, "rules.json"), "utf8"));
  const texts = JSON.parse(await readFile(join(home, GAME, "texts.en.json"), "utf8"));
  const setup = JSON.parse(await readFile(join(home, GAME, "setup.json"), "utf8"));
  assert.ok(rules.rules.length > 0);
  assert.deepEqual(setup.seats, { least: 2, most: 6, usual: 4 });
  assert.ok(Object.keys(texts).length > 0);
  assert.ok(WebAssembly.validate(await readFile(join(home, GAME, `${GAME}.wasm`))));
  assert.match(await readFile(join(home, "README.md"), "utf8"), /katabasis\/inferno/);
});
