// `npm run bench:wasm -- [GAME]… [--json]`: how fast the WebAssembly modules play in Node, in the terms of `cargo arena bench`.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT, run } from "./lib/run.mjs";

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
  const module = await import(join(ROOT, "target/bench", game, "node.mjs"));
  await module.default();
  const bench = new module.Bench();
  return { game, ...Object.fromEntries(MEASURES.map(([name, kind]) => [name, perSecond(bench, kind)])) };
}

const { values, positionals } = parseArgs({ options: { json: { type: "boolean", default: false } }, allowPositionals: true });
// The modules that ship have nothing in them that measures.
const built = await run("cargo", ["xtask", "bench", ...positionals], { quiet: true });
const games = built
  .trim()
  .split("\n")
  .map((folder) => folder.slice(folder.lastIndexOf("/") + 1));
const rows = [];
for (const game of games) rows.push(await measure(game));
if (values.json) console.log(JSON.stringify(rows));
else console.table(Object.fromEntries(rows.map(({ game, ...row }) => [game, row])));
