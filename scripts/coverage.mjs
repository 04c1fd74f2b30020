// Counts the rules of all games for the pages of the rulebook: `cargo arena coverage` with as many games as a build can wait for.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { run } from "./lib/run.mjs";
import { COUNTS } from "./rulebook/book.mjs";

const GAMES = 2000;

await mkdir(dirname(COUNTS), { recursive: true });
await writeFile(COUNTS, await run("cargo", ["arena", "coverage", "--json", "--games", String(GAMES)], { quiet: true }));
