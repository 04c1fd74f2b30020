// Sizes on the wire (brotli) against budgets.json, and those of each game in its crate: `node scripts/budgets.mjs [wasm|page]…`, both when none is named.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { GAMES, ofGame } from "./lib/games.mjs";
import { parcelOf } from "./lib/parcels.mjs";
import { ROOT } from "./lib/run.mjs";

const budgets = {
  ...JSON.parse(readFileSync(join(ROOT, "budgets.json"), "utf8")),
  ...Object.assign({}, ...GAMES.map(budgetsOf)),
};

/** The budgets of a game, which its crate keeps. */
function budgetsOf(game) {
  const { wasm, glue, texts, embed } = ofGame(game, "budgets.json");
  return { [`${game}.wasm`]: wasm, [game]: glue, [`${game} texts`]: texts, [`${game} embed`]: embed };
}

function brotli(path) {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return { raw: bytes.length, brotli: brotliCompressSync(bytes, { params }).length };
}

function sum(paths) {
  return paths.map(brotli).reduce((a, b) => ({ raw: a.raw + b.raw, brotli: a.brotli + b.brotli }), { raw: 0, brotli: 0 });
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
function partOf(path) {
  const made = /\/dist\/(rules|source)\//.exec(path)?.[1];
  if (made !== undefined) return { rules: "rulebook pages", source: "source pages" }[made];
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/(-[A-Z0-9]{8})?\.\w+$/, "");
  return Object.hasOwn(budgets, name) ? name : "page";
}

/** The page is all that is not WebAssembly, a game's texts and rules, an example, a picture for the home screen, or has a budget of its own. */
function page() {
  const apart = new Set([".wasm", ".json", ".png", ".txt"]);
  const dist = join(ROOT, "www/dist");
  const files = existsSync(dist) ? filesBelow(dist) : [];
  const isExample = (path) => path.includes("/examples/");
  const data = files.filter((path) => extname(path) === ".json" && !path.endsWith(".oembed.json") && !path.includes("/parcels/"));
  const code = files.filter((path) => !apart.has(extname(path)) && !isExample(path));
  const parts = new Set(["page", ...code.map(partOf)]);
  return [
    ...[...parts].map((part) => [part, code.filter((path) => partOf(path) === part)]),
    ...gamesIn(data).map((game) => [`${game} texts`, data.filter((path) => !isExample(path) && path.includes(`/${game}/`))]),
    ["examples", data.filter(isExample)],
    ["pictures of examples", files.filter((path) => isExample(path) && extname(path) === ".svg")],
    ["pages of examples", files.filter((path) => isExample(path) && extname(path) === ".html")],
    [
      "precache",
      files.filter(
        (path) =>
          !path.endsWith(".oembed.json") && !path.endsWith("/sw.js") && parcelOf(path.slice(dist.length + 1)) === undefined,
      ),
    ],
  ];
}

/** The games that have data. */
function gamesIn(files) {
  return [...new Set(files.flatMap((path) => /\/dist\/b-\w+\/(\w+)\//.exec(path)?.[1] ?? []))].sort();
}

/** The first view of an embed of each game: the page of the iframe and all that it loads to show an example. */
function firstViews() {
  const dist = join(ROOT, "www/dist");
  const build = existsSync(dist) ? readdirSync(dist).find((name) => name.startsWith("b-")) : undefined;
  if (build === undefined) return [];
  const home = join(dist, build);
  const games = readdirSync(home).filter((name) => existsSync(join(home, name, `${name}.wasm`)));
  return games.map((game) => {
    const scripts = imported(home, "embed.js", game);
    const largest = readdirSync(join(home, game, "examples"))
      .map((name) => join(home, game, "examples", name))
      .sort((a, b) => statSync(b).size - statSync(a).size)[0];
    const data = [`${game}.wasm`, "texts.en.json", "rules.json", "glyphs.json"].map((name) => join(home, game, name));
    return [
      `${game} embed`,
      [join(dist, "embed.html"), join(home, "embed.css"), ...scripts, ...data, ...(largest === undefined ? [] : [largest])],
    ];
  });
}

/** A script, what it imports, and the glue of the game that it shows. */
function imported(home, name, game, known = new Set()) {
  if (known.has(name)) return [];
  known.add(name);
  const text = readFileSync(join(home, name), "utf8");
  const next = [
    ...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g),
    ...text.matchAll(new RegExp(`import\\("\\./(${game}-\\w+\\.js)"\\)`, "g")),
  ];
  return [join(home, name), ...next.flatMap(([, file]) => imported(home, file, game, known))];
}

const parts = process.argv.slice(2);
const wanted = (part) => parts.length === 0 || parts.includes(part);
const rows = [...(wanted("wasm") ? modules() : []), ...(wanted("page") ? [...page(), ...firstViews(), ...element()] : [])].map(
  ([name, paths]) => {
    const size = sum(paths);
    return { name, ...size, files: paths.length, budget: budgets[name], over: size.brotli - budgets[name] };
  },
);

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
