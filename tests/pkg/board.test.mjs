// The custom element from the packed package: for every game, under the policy that the README of the package names, and without a document.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { GAMES } from "../../scripts/lib/games.mjs";
import { serve } from "../../scripts/serve.mjs";
import { installPackage } from "./install.mjs";

const SCRIPT = "node_modules/katabasis/board.js";
const page = (figure) =>
  `<!doctype html><meta charset="utf-8"><title>board</title>${figure}<script type="module" src="${SCRIPT}"></script>`;

let folder, home, remove, server, browser;
/** The first example of each game. */
const examples = {};

before(async () => {
  ({ folder, home, remove } = await installPackage({
    "server.mjs": `import { KatabasisBoard } from "katabasis/board"; console.log(typeof KatabasisBoard, "customElements" in globalThis);`,
    ...Object.fromEntries(GAMES.map((game) => [`${game}.html`, page(`<katabasis-board game="${game}"></katabasis-board>`)])),
    "elsewhere.html": page(`<katabasis-board game="${GAMES[0]}" base="node_modules/katabasis"></katabasis-board>`),
  }));
  for (const game of GAMES) {
    const list = JSON.parse(await readFile(join(home, game, "examples/index.json"), "utf8"));
    const { id } = list.find(({ steps }) => steps > 0);
    examples[game] = JSON.parse(await readFile(join(home, game, "examples", `${id}.json`), "utf8"));
  }
  const policy = /^Content-Security-Policy: (.*)$/m.exec(await readFile(join(home, "README.md"), "utf8"))?.[1];
  assert.ok(policy, "the README names a policy");
  assert.ok(!/unsafe-inline|'unsafe-eval'|\*/.test(policy), policy);
  server = await serve({ dir: folder, headers: () => ({ "Content-Security-Policy": policy }) });
  browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
});

after(async () => {
  await browser?.close();
  await server?.stop();
  await remove?.();
});

/** A page with an element, which is broken by any error in it and any breach of the policy. */
async function open(path) {
  const tab = await browser.newPage();
  const wrong = [];
  tab.on("pageerror", (error) => wrong.push(error.message));
  tab.on("console", (message) => message.type() === "error" && !message.text().includes("favicon") && wrong.push(message.text()));
  // A browser asks for an icon by itself, which the policy forbids.
  await tab.route("**/favicon.ico", (route) => route.abort());
  await tab.goto(server.url + path);
  return { tab, board: tab.locator("katabasis-board"), wrong };
}

for (const game of GAMES) {
  test(`${game}: shows an example, steps through it and opens a record`, async () => {
    const { id, title, steps, record } = examples[game];
    const { tab, board, wrong } = await open(`${game}.html`);
    await board.evaluate((element, example) => (element.example = example), id);
    await board.getByRole("heading", { name: title }).waitFor();
    await board.locator(".board .cell").first().waitFor();
    await board.evaluate((element, step) => (element.step = step), steps);
    await board.getByText(`Step ${steps} of ${steps}`).waitFor();
    await board.evaluate((element, text) => Object.assign(element, { example: "", step: "", record: text }), record);
    await board.getByText(`Step ${steps} of ${steps}`).waitFor();
    assert.deepEqual(wrong, []);
    await tab.close();
  });
}

test("with a base, files come from there", async () => {
  const [game] = GAMES;
  const { tab, board, wrong } = await open("elsewhere.html");
  const asked = [];
  tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await board.evaluate((element, example) => (element.example = example), examples[game].id);
  await board.getByRole("heading", { name: examples[game].title }).waitFor();
  assert.ok(asked.includes(`/node_modules/katabasis/${game}/${game}.wasm`), asked.join(" "));
  assert.ok(!asked.some((path) => path.endsWith("files.js")), "nothing is looked up");
  assert.deepEqual(wrong, []);
  await tab.close();
});

test("without a document it can be imported, and defines nothing", () => {
  const said = execFileSync(process.execPath, ["server.mjs"], { cwd: folder, encoding: "utf8" });
  assert.equal(said.trim(), "function false");
});
