// `npm run bench:wasm -- [GAME]… [--json]`: how fast the WebAssembly modules play in Node, in the terms of `cargo arena bench`.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./lib/run.mjs";

/** What is measured, and the method of the module's `Bench` that does a piece of it and says how much that was. */
const MEASURES = [
  ["decisions_per_s", "decisions"],
  ["answers_per_s", "answers"],
  ["clones_per_s", "clones"],
  ["search_per_s", "search"],
];
/** How long each is measured. */
const MS = 1000;

/** All pieces of work again and again, of each its fastest time, as in `cargo arena bench`. */
function perSecond(bench, kind) {
  const started = performance.now();
  const fastest = new Array(bench.pieces()).fill(Infinity);
  for (;;) {
    let done = 0;
    for (const piece of fastest.keys()) {
      const begun = performance.now();
      done += bench[kind](piece);
      fastest[piece] = Math.min(fastest[piece], performance.now() - begun);
    }
    if (performance.now() - started >= MS) return Math.round((done / fastest.reduce((sum, ms) => sum + ms)) * 1000);
  }
}

async function measure(game) {
  const module = await import(join(ROOT, "pkg", game, "node.mjs"));
  await module.default();
  const bench = new module.Bench();
  return { game, ...Object.fromEntries(MEASURES.map(([name, kind]) => [name, perSecond(bench, kind)])) };
}

function builtGames() {
  return readdirSync(join(ROOT, "pkg"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

const { values, positionals } = parseArgs({ options: { json: { type: "boolean", default: false } }, allowPositionals: true });
const built = builtGames();
const games = positionals.length > 0 ? positionals : built;
const missing = games.filter((game) => !built.includes(game));
if (games.length === 0 || missing.length > 0) {
  console.error(`Not built: ${missing.join(", ") || "any game"}. Run \`npm run build\` first.`);
  process.exit(1);
}
const rows = [];
for (const game of games) rows.push(await measure(game));
if (values.json) console.log(JSON.stringify(rows));
else console.table(Object.fromEntries(rows.map(({ game, ...row }) => [game, row])));
