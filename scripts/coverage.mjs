// Counts the rules of all games, for the pages of the rulebook and against the floors of coverage.toml.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { arena } from "./lib/arena.mjs";
import { COUNTS } from "./rulebook/book.mjs";

const text = await arena("coverage", "--json");
await mkdir(dirname(COUNTS), { recursive: true });
await writeFile(COUNTS, text);
const columns = ["rules", "data", "implemented", "tested", "fired", "exampled", "examples"];
const rows = JSON.parse(text).map((count) => [count.game, Object.fromEntries(columns.map((name) => [name, count[name]]))]);
console.table(Object.fromEntries(rows));
