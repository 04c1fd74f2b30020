// Sizes on the wire (brotli) against budgets.json, and those of each game in its crate: `node scripts/budgets.mjs [wasm|page]…`, both when none is named.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { GAMES, ofGame } from "./lib/games.mjs";
import { ROOT } from "./lib/run.mjs";
import { isWorkshop, placeOf } from "./lib/units.mjs";
import { wireSize } from "./lib/wire.mjs";

const DIST = join(ROOT, "www/dist");
const budgets = {
  ...JSON.parse(readFileSync(join(ROOT, "budgets.json"), "utf8")),
  ...Object.assign({}, ...GAMES.map(budgetsOf)),
};

/** The budgets of a game, which its crate keeps. */
function budgetsOf(game) {
  const { wasm, glue, texts, embed, workshop } = ofGame(game, "budgets.json");
  const own = { [`${game}.wasm`]: wasm, [game]: glue, [`${game} texts`]: texts, [`${game} embed`]: embed };
  return workshop === undefined ? own : { ...own, [`${game}-workshop.wasm`]: workshop };
}

async function sum(paths) {
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      return { raw: bytes.length, brotli: await wireSize(bytes) };
    }),
  );
  return sizes.reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli }), { raw: 0, brotli: 0 });
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** The custom element of the package. */
function element() {
  const path = join(ROOT, "pkg/board.js");
  return [["board.js", existsSync(path) ? [path] : []]];
}

/** Every module of the package. */
function modules() {
  const pkg = join(ROOT, "pkg");
  const paths = filesBelow(pkg).filter((path) => extname(path) === ".wasm" && !path.includes("node_modules"));
  return paths.map((path) => [path.slice(path.lastIndexOf("/") + 1), [path]]);
}

/** What is loaded on demand has a budget of its own, under its name: the files share.js, share-<hash>.js, share.css … are "share". */
function partOf(url) {
  const [folder, file = folder] = [url.split("/")[0], url.split("/").at(-1)];
  if (isWorkshop(url)) return "workshop";
  if (folder === "rules") return "rulebook pages";
  if (folder === "source") return "source pages";
  const game = /^([a-z]+)-[0-9a-f]{10}$/.exec(folder)?.[1];
  if (game !== undefined && game !== "shell") return game;
  const name = file.replace(/(-[A-Z0-9]{8})?\.\w+$/, "");
  return Object.hasOwn(budgets, name) ? name : "page";
}

/** The page is all that is not WebAssembly, a game's texts and rules, an example, a picture for the home screen, or has a budget of its own. */
function page(files, games) {
  const apart = new Set([".wasm", ".json", ".png", ".txt"]);
  const at = (urls) => urls.map((url) => join(DIST, url));
  const isExample = (url) => url.includes("examples/") || url.includes("/figures/");
  const data = files.filter((url) => extname(url) === ".json" && !url.endsWith(".oembed.json") && !url.startsWith("parcels/"));
  const code = files.filter((url) => !apart.has(extname(url)) && !isExample(url));
  const ofShell = files.filter((url) => placeOf(url, games)?.part !== undefined);
  const parcels = files.filter((url) => url.startsWith("parcels/"));
  const modules = games.map((game) => files.filter((url) => alone(url, game, games)));
  return [
    ...[...new Set(["page", ...code.map(partOf)])].map((part) => [part, at(code.filter((url) => partOf(url) === part))]),
    ...games.map((game) => [
      `${game} texts`,
      at(data.filter((url) => !isExample(url) && !isWorkshop(url) && url.startsWith(`${game}-`))),
    ]),
    ["workshop cards", at(data.filter(isWorkshop))],
    ["examples", at(data.filter((url) => url.includes("examples/")))],
    ["figures", at(data.filter((url) => url.includes("/figures/")))],
    ["pictures of examples", at(files.filter((url) => isExample(url) && extname(url) === ".svg"))],
    ["pages of examples", at(files.filter((url) => isExample(url) && extname(url) === ".html"))],
    // Until a game can be played: everything but games, the service worker, and all of one game but its book.
    ["first visit", at(["sw.js", ...ofShell, ...largest(modules)])],
    ["kept offline", at([...ofShell, ...parcels, ...modules.flat()])],
  ];
}

/** Whether a file of a game travels alone. */
function alone(url, game, games) {
  const place = placeOf(url, games);
  return place?.game === game && place.parcel === undefined;
}

function largest(lists) {
  const size = (urls) => urls.reduce((all, url) => all + statSync(join(DIST, url)).size, 0);
  return [...lists].sort((a, b) => size(b) - size(a))[0] ?? [];
}

/** The first view of an embed of each game: the page of the iframe and all that it loads to show an example, the largest of them. */
function firstViews(files, games) {
  const shell = files.find((url) => url.endsWith("/embed.js"))?.split("/")[0] ?? "";
  const scripts = imported(join(DIST, shell), "embed.js");
  return games.map((game) => {
    const figures = files.filter((url) => url.startsWith(`${game}-`) && url.includes("/figures/"));
    const views = figures
      .filter((url) => !url.includes("/ground-"))
      .map((url) => [url, ...figures.filter((ground) => readFileSync(join(DIST, url), "utf8").includes(groundName(ground)))]);
    return [
      `${game} embed`,
      [join(DIST, "embed.html"), join(DIST, shell, "embed.css"), ...scripts, ...largest(views).map((url) => join(DIST, url))],
    ];
  });
}

/** The name under which a figure knows its ground; other figures are no ground. */
function groundName(url) {
  return `"${/ground-\w+(?=\.json$)/.exec(url)?.[0] ?? "\0"}"`;
}

/** A script and what it imports at once. */
function imported(home, name, known = new Set()) {
  if (known.has(name)) return [];
  known.add(name);
  const text = readFileSync(join(home, name), "utf8");
  const next = [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)];
  return [join(home, name), ...next.flatMap(([, file]) => imported(home, file, known))];
}

function built() {
  const files = existsSync(DIST) ? filesBelow(DIST).map((path) => path.slice(DIST.length + 1)) : [];
  const games = files.flatMap((url) => /^([a-z]+)-[0-9a-f]{10}\/\1\.wasm$/.exec(url)?.[1] ?? []).sort();
  return games.length === 0 ? [] : [...page(files, games), ...firstViews(files, games), ...element()];
}

const parts = process.argv.slice(2);
const wanted = (part) => parts.length === 0 || parts.includes(part);
const rows = [];
for (const [name, paths] of [...(wanted("wasm") ? modules() : []), ...(wanted("page") ? built() : [])]) {
  const size = await sum(paths);
  rows.push({ name, ...size, files: paths.length, budget: budgets[name], over: size.brotli - budgets[name] });
}

const broken = [];
const number = (n) => n.toLocaleString("en-US").padStart(11);
console.log(`${"".padEnd(22)}${"raw".padStart(11)}${"brotli".padStart(11)}${"budget".padStart(11)}`);
for (const { name, raw, brotli: size, files, budget, over } of rows) {
  if (files === 0) broken.push(`${name}: nothing was built`);
  else if (budget === undefined) broken.push(`${name} has no budget: give it one in budgets.json, or in that of its game`);
  else if (over > 0) broken.push(`${name} is ${over.toLocaleString("en-US")} bytes over its budget`);
  console.log(`${name.padEnd(22)}${number(raw)}${number(size)}${budget === undefined ? "–".padStart(11) : number(budget)}`);
}
if (rows.length === 0) broken.push("nothing was built: run `npm run build` first");
if (broken.length > 0) {
  console.error(`${broken.join("\n")}\nMake it smaller; a budget rises only with a reason in the commit that raises it.`);
  process.exitCode = 1;
}
