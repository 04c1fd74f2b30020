// `node scripts/node-tests.mjs FOLDER`: runs FOLDER/*.test.mjs with Node's own runner (which reads folders differently in each version).
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Advice, ROOT, run } from "./lib/run.mjs";

const folder = process.argv[2] ?? "";
const files = (await readdir(join(ROOT, folder))).filter((name) => name.endsWith(".test.mjs")).map((name) => join(folder, name));
if (files.length === 0) throw new Advice(`there are no tests in ${folder}`);
await run(process.execPath, ["--test", "--test-reporter=spec", ...files]).catch(() => {
  process.exitCode = 1;
});
