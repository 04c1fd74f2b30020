// Before the package is published: whoever finds it in the registry must find the project behind it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/run.mjs";

const manifest = JSON.parse(readFileSync(join(ROOT, "pkg/package.json"), "utf8"));
const missing = ["repository", "homepage"].filter((field) => manifest[field] === undefined);
if (missing.length > 0) {
  console.error(
    `pkg/package.json does not say where the project lies: \`npm pkg set ${missing.map((field) => `${field}=https://…`).join(" ")}\` in pkg/.`,
  );
  process.exitCode = 1;
}
