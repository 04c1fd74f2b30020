// Builds the static page: www/ and pkg/ → www/dist.
//
// Everything but the pages themselves goes to one folder named after the build, b-<hash>, so that a page never meets a
// script of another build, and `new URL("./x", import.meta.url)` finds the neighbours. HTML says {{build}} for its name.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { build } from "esbuild";
import { buildGlyphs } from "./icons.mjs";
import { drawFigures } from "./lib/figures.mjs";
import { pack, parcelOf } from "./lib/parcels.mjs";
import { Advice, ROOT } from "./lib/run.mjs";
import { brokenLinks } from "./rulebook/check.mjs";
import { rulebookPages } from "./rulebook/pages.mjs";

const WWW = join(ROOT, "www");
const DIST = join(WWW, "dist");
const STAGE = join(DIST, "b");

/** Scripts that something loads by name; what they import comes along. */
const ENTRIES = ["main", "worker", "embed", "rulebook"];

const common = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  target: ["chrome109", "firefox115", "safari16.4"],
  logLevel: "warning",
  legalComments: "none",
};

async function filesBelow(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const hash = (bytes, algorithm = "sha256") => createHash(algorithm).update(bytes).digest();

async function bundleScriptsAndStyles() {
  const styles = (await readdir(WWW)).filter((name) => extname(name) === ".css").map((name) => join(WWW, name));
  await build({
    ...common,
    entryPoints: [...ENTRIES.map((name) => join(WWW, "src", `${name}.ts`)), ...styles],
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    outdir: STAGE,
    format: "esm",
    splitting: true,
  });
}

/** The module, texts and examples of every game in the package, laid out as there. Says which games there are. */
async function copyGames() {
  const pkg = join(ROOT, "pkg");
  const games = (await readdir(pkg, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && existsSync(join(pkg, entry.name, `${entry.name}.wasm`)),
  );
  if (games.length === 0) throw new Advice("pkg/ holds no game: run `cargo xtask wasm` first");
  for (const { name } of games) {
    await cp(join(pkg, name, `${name}.wasm`), join(STAGE, name, `${name}.wasm`));
    if (!existsSync(join(pkg, name, "examples/index.json")))
      throw new Advice(`pkg/${name}/ has no examples: run \`cargo arena examples --export pkg\` first`);
    for (const file of await readdir(join(pkg, name), { recursive: true })) {
      if (extname(file) === ".json") await cp(join(pkg, name, file), join(STAGE, name, file));
    }
  }
  return games.map(({ name }) => name);
}

/** One name for all that was built: the hash of every name and byte, the pages included. */
async function nameOfBuild(pages, made) {
  const all = createHash("sha256");
  for (const path of [...(await filesBelow(DIST)), ...pages]) all.update(relative(ROOT, path)).update(await readFile(path));
  for (const [path, text] of made) all.update(path).update(text);
  return `b-${all.digest("hex").slice(0, 10)}`;
}

async function writePages(pages, buildName) {
  for (const path of pages) {
    const html = (await readFile(path, "utf8")).replaceAll("{{build}}", buildName);
    await writeFile(join(DIST, relative(WWW, path)), squeeze(html));
  }
}

/** Pages and pictures that the build makes itself: path to text. */
async function writeMade(made, buildName) {
  for (const [path, text] of made) {
    await mkdir(dirname(join(DIST, path)), { recursive: true });
    await writeFile(join(DIST, path), text.replaceAll("{{build}}", buildName));
  }
}

/** A link that leads nowhere fails the build. */
async function checkLinks(paths) {
  const broken = await brokenLinks(DIST, paths);
  if (broken.length > 0) throw new Advice(`these links lead nowhere:\n${broken.join("\n")}`);
}

/** Indentation is for people. */
function squeeze(html) {
  return html.replace(/<!--(?!\[)[\s\S]*?-->/g, "").replace(/^\s+/gm, "");
}

/** The service worker, told what to keep: every file and parcel with its hash, so that a cache is one build or nothing. */
async function writeServiceWorker(buildName) {
  const [precache, parcels] = [[], new Map()];
  const kept = (url, bytes) => [url, `sha256-${hash(bytes).toString("base64")}`];
  for (const path of await filesBelow(DIST)) {
    const url = relative(DIST, path).split(sep).join("/");
    if (url.endsWith(".oembed.json")) continue;
    const parcel = parcelOf(url);
    if (parcel === undefined) precache.push(kept(url, await readFile(path)));
    else parcels.set(parcel, [...(parcels.get(parcel) ?? []), [url, await readFile(path, "utf8")]]);
  }
  const packed = [];
  for (const [name, files] of parcels) {
    const url = `${buildName}/parcels/${name}.json`;
    const text = pack(files);
    await mkdir(dirname(join(DIST, url)), { recursive: true });
    await writeFile(join(DIST, url), text);
    packed.push(kept(url, text));
  }
  await build({
    ...common,
    entryPoints: [join(WWW, "src/sw.ts")],
    outfile: join(DIST, "sw.js"),
    format: "iife",
    define: { __BUILD__: JSON.stringify(buildName), __PRECACHE__: JSON.stringify(precache), __PARCELS__: JSON.stringify(packed) },
  });
}

async function buildPage() {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(STAGE, { recursive: true });
  const notice = await buildGlyphs();
  await bundleScriptsAndStyles();
  const games = await copyGames();
  await cp(join(WWW, "public"), DIST, { recursive: true });
  await writeFile(join(DIST, "icons.txt"), notice);
  const pages = (await readdir(WWW)).filter((name) => extname(name) === ".html").map((name) => join(WWW, name));
  const rulebook = await rulebookPages();
  const made = new Map([...(await drawFigures(games)), ...rulebook]);
  const buildName = await nameOfBuild(pages, made);
  await rename(STAGE, join(DIST, buildName));
  await writePages(pages, buildName);
  await writeMade(made, buildName);
  await checkLinks([...made.keys()].filter((path) => path.endsWith(".html")));
  await writeServiceWorker(buildName);
  console.log(`${relative(ROOT, DIST)}: ${(await filesBelow(DIST)).length} files, build ${buildName}`);
}

try {
  await buildPage();
} catch (error) {
  // esbuild has already said where its own errors are.
  if (error instanceof Advice) console.error(error.message);
  else if (!Array.isArray(error.errors)) throw error;
  process.exitCode = 1;
}
