// Builds the static page: www/ and pkg/ → www/dist.
//
// Everything but the pages themselves lies in folders that are named by their content, so that a page never meets a script of
// another build, and a change to one game leaves the rest where it was: shell-<hash> for scripts and styles, <game>-<hash> for each
// game, <game>-workshop-<hash> for its workshop where it has one, pages/ for what pages without a game on them use. HTML says {{build}} for the shell, {{games}} for where the games
// lie, and {{figure.css}} and the like for the files in pages/.

import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, sep } from "node:path";
import { build } from "esbuild";
import { buildGlyphs } from "./icons.mjs";
import { drawFigures } from "./lib/figures.mjs";
import { GAMES, WORKSHOPS } from "./lib/games.mjs";
import { Advice, ROOT } from "./lib/run.mjs";
import { idOf, nameOf, unitsOf } from "./lib/units.mjs";
import { writeServiceWorker } from "./lib/worker.mjs";
import { brokenLinks } from "./rulebook/check.mjs";
import { rulebookPages } from "./rulebook/pages.mjs";

const WWW = join(ROOT, "www");
const DIST = join(WWW, "dist");
const PKG = join(ROOT, "pkg");
const STAGE = join(DIST, "stage");

/** Scripts that something loads by name; what they import comes along. */
const ENTRIES = ["main", "worker", "embed"];
/** What the pages of the rulebook and of examples use. Such a page changes when these change, and not with the shell. */
const FOR_PAGES = ["src/rulebook.ts", "rulebook.css", "figure.css"];

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

/** All files below a folder, path to bytes. */
async function read(folder) {
  const url = (path) => relative(folder, path).split(sep).join("/");
  return Promise.all((await filesBelow(folder)).map(async (path) => [url(path), await readFile(path)]));
}

async function write(path, bytes) {
  await mkdir(dirname(join(DIST, path)), { recursive: true });
  await writeFile(join(DIST, path), bytes);
}

/** The games of the package. */
function gamesInPackage() {
  const missing = [...GAMES, ...WORKSHOPS].find((name) => !existsSync(join(PKG, name, `${name}.wasm`)));
  if (missing !== undefined) throw new Advice(`pkg/ does not hold ${missing}: run \`cargo xtask wasm\` first`);
  const bare = GAMES.find((name) => !existsSync(join(PKG, name, "examples/index.json")));
  if (bare !== undefined) throw new Advice(`pkg/${bare}/ has no examples: run \`cargo arena examples --export pkg\` first`);
  return GAMES;
}

/** What its rules are called, retired ones after their heirs: all that a table needs of the catalogue, an eighth of it. */
function titlesOf({ rules, retired = [] }) {
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  for (const { id, successor } of retired) titles.set(id, titles.get(successor) ?? id);
  return Buffer.from(JSON.stringify(Object.fromEntries(titles)));
}

/** The glue of a module in one script. */
function bundled(name) {
  return build({
    ...common,
    entryPoints: [join(PKG, name, "index.js")],
    outdir: STAGE,
    format: "esm",
    metafile: true,
    write: false,
  });
}

/** The module of a game, its glue, texts and examples, in a folder named after them. Says which folder, and what the glue exports. */
async function layGame(game, figures) {
  const { outputFiles, metafile } = await bundled(game);
  const files = [
    ["index.js", Buffer.from(outputFiles[0].contents)],
    [`${game}.wasm`, await readFile(join(PKG, game, `${game}.wasm`))],
    // What a game says of itself on one page is a page.
    ...(await read(join(PKG, game))).filter(([path]) => extname(path) === ".json" && path !== "overview.json"),
    ["titles.json", titlesOf(JSON.parse(await readFile(join(PKG, game, "rules.json"), "utf8")))],
    ...figures,
  ];
  const folder = `${game}-${nameOf(files)}`;
  for (const [path, bytes] of files) await write(`${folder}/${path}`, bytes);
  const languages = files.flatMap(([path]) => /^texts\.(\w+)\.json$/.exec(path)?.[1] ?? []);
  return { game, folder, languages, exports: Object.values(metafile.outputs)[0].exports };
}

/** The module of a workshop and the cards that it can begin with, likewise. Its words are those of its game. */
async function layWorkshop(name) {
  const { outputFiles, metafile } = await bundled(name);
  const files = [
    ["index.js", Buffer.from(outputFiles[0].contents)],
    [`${name}.wasm`, await readFile(join(PKG, name, `${name}.wasm`))],
    ["cards.json", await readFile(join(PKG, name, "cards.json"))],
  ];
  const folder = `${name}-${nameOf(files)}`;
  for (const [path, bytes] of files) await write(`${folder}/${path}`, bytes);
  return { game: name, folder, languages: [], exports: Object.values(metafile.outputs)[0].exports };
}

/** In the shell a game is a word: its glue lies with its module, and the page says where that is. */
function gamesElsewhere(games) {
  const exportsOf = new Map(games.map(({ game, exports }) => [game, exports]));
  const stub = (game) => {
    const names = exportsOf.get(game).filter((name) => name !== "default");
    return `import { gameFile } from "./homes";
const module = await import(gameFile("${game}", "index.js").href);
export const { ${names.join(", ")} } = module;
export default module.default;`;
  };
  return {
    name: "games elsewhere",
    setup({ onResolve, onLoad }) {
      // The list of games in the package looks for them beside its own folder.
      onResolve({ filter: /^\.\.\/[\w-]+\/index\.js$/ }, ({ path }) => ({ path: path.split("/")[1], namespace: "game" }));
      onLoad({ filter: /.*/, namespace: "game" }, ({ path }) => ({
        contents: stub(path),
        resolveDir: join(WWW, "src"),
      }));
    },
  };
}

/** The scripts and styles of the app, in a folder named after them. */
async function layShell(games) {
  const styles = (await readdir(WWW)).filter((name) => extname(name) === ".css" && !FOR_PAGES.includes(name));
  await build({
    ...common,
    entryPoints: [...ENTRIES.map((name) => join(WWW, "src", `${name}.ts`)), ...styles.map((name) => join(WWW, name))],
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    outdir: STAGE,
    format: "esm",
    splitting: true,
    plugins: [gamesElsewhere(games)],
  });
  const folder = `shell-${nameOf(await read(STAGE))}`;
  await rename(STAGE, join(DIST, folder));
  return folder;
}

/** Scripts and styles of pages, each named by its content: by plain name their path. */
async function layForPages() {
  const { metafile } = await build({
    ...common,
    entryPoints: FOR_PAGES.map((name) => join(WWW, name)),
    entryNames: "[name]-[hash]",
    outdir: join(DIST, "pages"),
    format: "esm",
    metafile: true,
  });
  return Object.keys(metafile.outputs).map((path) => [
    basename(path).replace(/-[A-Z0-9]{8}(?=\.\w+$)/, ""),
    relative(DIST, join(ROOT, path)).split(sep).join("/"),
  ]);
}

/** Under what the page may be passed on: our own licence, and those of all whose work is in the modules. */
async function licences() {
  const texts = [join(ROOT, "LICENSE-MIT"), join(PKG, "THIRD-PARTY.md")].map((path) => readFile(path, "utf8"));
  return (await Promise.all(texts)).join("\n\n");
}

/** Indentation is for people. */
function squeeze(html) {
  return html.replace(/<!--(?!\[)[\s\S]*?-->/g, "").replace(/^\s+/gm, "");
}

/** A link that leads nowhere fails the build. */
async function checkLinks(paths) {
  const broken = await brokenLinks(DIST, paths);
  if (broken.length > 0) throw new Advice(`these links lead nowhere:\n${broken.join("\n")}`);
}

async function buildPage() {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(STAGE, { recursive: true });
  const notice = await buildGlyphs();
  const names = gamesInPackage();
  const { files: drawn, figures } = await drawFigures(names);
  const games = [];
  for (const game of names) games.push(await layGame(game, figures.get(game)));
  for (const workshop of WORKSHOPS) games.push(await layWorkshop(workshop));
  const shell = await layShell(games);
  const homes = games.map(({ folder, languages }) => `../${folder}:${languages.join(",")}`).join(" ");
  const id = idOf([shell, ...games.map(({ folder }) => folder)]);
  const put = new Map([["build", shell], ["id", id], ["games", homes], ...(await layForPages())]);
  const filled = (html) => html.replace(/\{\{([\w.]+)\}\}/g, (whole, name) => put.get(name) ?? whole);
  await cp(join(WWW, "public"), DIST, { recursive: true });
  await write("icons.txt", notice);
  await write("licences.txt", await licences());
  const made = new Map([...drawn, ...(await rulebookPages())]);
  for (const [path, text] of made) await write(path, filled(text));
  for (const name of (await readdir(WWW)).filter((file) => extname(file) === ".html"))
    await write(name, squeeze(filled(await readFile(join(WWW, name), "utf8"))));
  await checkLinks([...made.keys()].filter((path) => path.endsWith(".html")));
  const { build: known, written } = await unitsOf(id, await read(DIST), names);
  for (const [path, bytes] of written) await write(path, bytes);
  await writeServiceWorker(DIST, known);
  console.log(`${relative(ROOT, DIST)}: ${(await filesBelow(DIST)).length} files, build ${known.id}`);
}

try {
  await buildPage();
} catch (error) {
  // esbuild has already said where its own errors are.
  if (error instanceof Advice) console.error(error.message);
  else if (!Array.isArray(error.errors)) throw error;
  process.exitCode = 1;
}
