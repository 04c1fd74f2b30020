// `npm run matrix [-- NAME…] [-- --in DIR]`: packs the package, installs it outside of the repository beside bundlers and runtimes, and plays every game
// in each: what the README of the package promises, tried out. It takes minutes and needs the registry of npm; the package must be built.
// With names, only cases whose name has one of them in it. `--in` keeps the folder, and what is installed there, for the next time.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { readGoldens } from "../tests/pkg/install.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { GAMES } from "./lib/games.mjs";
import { ROOT } from "./lib/run.mjs";
import { BOARDS } from "./matrix/boards.mjs";
import { ENGINES } from "./matrix/engines.mjs";
import { LINTS } from "./matrix/lints.mjs";
import { Place } from "./matrix/place.mjs";
import { TYPESCRIPTS, TYPINGS } from "./matrix/typings.mjs";

/** What is tried, each in a version that is known to be there. */
const TOOLS = {
  "@arethetypeswrong/cli": "0.18.5",
  "@rollup/plugin-node-resolve": "16.0.3",
  "@web/rollup-plugin-import-meta-assets": "2.3.3",
  bun: "1.4.4",
  deno: "2.9.6",
  esbuild: "0.28.2",
  parcel: "2.16.4",
  publint: "0.3.25",
  react: "19.3.1",
  "react-dom": "19.3.1",
  rollup: "4.68.2",
  vite: "8.3.8",
  webpack: "5.112.2",
  ...TYPESCRIPTS,
};
/** Tools that fetch or unpack a program when they are installed. */
const TRUSTED = ["bun", "deno", "esbuild", "lmdb", "msgpackr-extract", "@parcel/watcher", "@swc/core"];

/** Packs the package as it is and installs it with the tools. */
async function install(home) {
  await mkdir(home, { recursive: true });
  const npm = (args, cwd) => execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const pack = ["pack", "--ignore-scripts", "--json", "--pack-destination", home];
  const [{ filename }] = JSON.parse(npm(pack, join(ROOT, "pkg")));
  const manifest = {
    private: true,
    type: "module",
    dependencies: TOOLS,
    "@parcel/resolver-default": { packageExports: true },
    allowScripts: Object.fromEntries(TRUSTED.map((name) => [name, true])),
  };
  await writeFile(join(home, "package.json"), JSON.stringify(manifest, null, 2));
  if (!existsSync(join(home, "node_modules/vite"))) npm(["install", "--no-audit", "--no-fund"], home);
  // The version never changes, so the package is unpacked by hand: npm would think that it is there already.
  const folder = join(home, "node_modules/katabasis");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  execFileSync("tar", ["-xzf", join(home, filename), "-C", folder, "--strip-components=1"]);
  await writeFile(join(home, "play.mjs"), await readFile(join(ROOT, "tests/pkg/play.mjs"), "utf8"));
  return join(home, filename);
}

const { values, positionals } = parseArgs({ options: { in: { type: "string" } }, allowPositionals: true });
const home = values.in === undefined ? await mkdtemp(join(tmpdir(), "katabasis-matrix-")) : resolve(values.in);
const chosen = [...ENGINES, ...BOARDS, ...TYPINGS, ...LINTS].filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const goldens = Object.fromEntries(await Promise.all(GAMES.map(async (game) => [game, (await readGoldens(game)).slice(0, 1)])));
const tarball = await install(home);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
const failed = [];
for (const { name, run } of chosen) {
  const started = Date.now();
  const place = new Place({ home, name, goldens, browser, tarball });
  try {
    await place.clear();
    await run(place);
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed.push(name);
    console.log(
      `✗ ${name}\n  ${String(error.stderr || error.stdout || error.stack || error)
        .trim()
        .slice(0, 2000)
        .replaceAll("\n", "\n  ")}`,
    );
  } finally {
    await place.leave();
  }
}
await browser.close();
if (values.in === undefined) await rm(home, { recursive: true, force: true });
console.log(
  failed.length === 0 ? `\n✓ all ${chosen.length} cases hold` : `\n✗ ${failed.length} of ${chosen.length}: ${failed.join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
