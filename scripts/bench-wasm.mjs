// `npm run bench:wasm -- [GAME]… [--json]`: how fast the WebAssembly modules play in Node, in the terms of `cargo arena bench`.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./lib/run.mjs";

/** What is measured, and the function of the module that does so many of it and says how many it did. */
const MEASURES = [
  ["decisions_per_s", "benchDecisions"],
  ["answers_per_s", "benchAnswers"],
  ["clones_per_s", "benchClones"],
  ["search_per_s", "benchSearch"],
];
/** A run shorter than this says little. */
const LEAST_MS = 700;
const SEED = 42;

function perSecond(bench) {
  for (let count = 64; ; count *= 4) {
    const started = performance.now();
    const done = bench(count, SEED);
    const ms = performance.now() - started;
    if (ms >= LEAST_MS) return Math.round((Number(done) / ms) * 1000);
  }
}

async function measure(game) {
  const module = await import(join(ROOT, "pkg", game, "node.mjs"));
  await module.default();
  return { game, ...Object.fromEntries(MEASURES.map(([name, bench]) => [name, perSecond(module[bench])])) };
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
