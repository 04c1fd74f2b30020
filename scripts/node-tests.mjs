// `node scripts/node-tests.mjs FOLDER`: runs FOLDER/*.test.mjs with Node's own runner (which reads folders differently in each version).
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { node, ROOT } from "./lib/run.mjs";

const folder = process.argv[2] ?? "";
const names = await readdir(join(ROOT, folder)).catch(() => []);
const files = names.filter((name) => name.endsWith(".test.mjs")).map((name) => join(folder, name));
if (files.length === 0) {
  console.error(`There are no tests in ${folder || "a folder without name"}.`);
  process.exit(1);
}
await node("--test", "--test-reporter=spec", ...files).catch(() => {
  process.exitCode = 1;
});
