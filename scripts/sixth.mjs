// `node scripts/sixth.mjs`: makes a sixth game in a copy of the project, a toy of the trials with the rooms of tests/sixth, and shows
// that it is tested, built, packed and served. Takes minutes; run it when something changes about how a game is added.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/chromium.mjs";
import { GAMES } from "./lib/games.mjs";
import { Advice, ROOT, run } from "./lib/run.mjs";
import { runSteps } from "./lib/steps.mjs";
import { serve } from "./serve.mjs";

const GAME = "die";
const COPY = join(ROOT, "target/sixth");
const HOME = join(COPY, "crates", GAME);
/** More would mean that something lists games besides the one list. */
const MOST_TOUCHED = 3;

const inCopy = (program, args) => run(program, args, { cwd: COPY, quiet: true });
const script = (name) => inCopy(process.execPath, [`scripts/${name}.mjs`]);
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((path) => existsSync(join(ROOT, path)));

/** The project, and in it the crate of the new game. What was compiled before stays, so that a second run is short. */
function lay() {
  for (const path of files) {
    const there = join(COPY, path);
    if (existsSync(there) && readFileSync(there).equals(readFileSync(join(ROOT, path)))) continue;
    mkdirSync(dirname(there), { recursive: true });
    cpSync(join(ROOT, path), there);
  }
  if (!existsSync(join(COPY, "node_modules"))) symlinkSync(join(ROOT, "node_modules"), join(COPY, "node_modules"));
  rmSync(HOME, { recursive: true, force: true });
  cpSync(join(ROOT, "tests/sixth"), HOME, { recursive: true });
  mkdirSync(join(HOME, "src"));
  const toy = readFileSync(join(ROOT, "crates/trials/src/toys/die.rs"), "utf8")
    .replace('"toy-die"', `"${GAME}"`)
    .replaceAll("Stake", "Setup")
    // The state stays inside of the engine, and a die of the table has its name.
    .replaceAll(/#\[derive\((?!.*\npub struct Die)/g, '#[cfg_attr(feature = "ts", derive(tsify::Tsify))]\n#[derive(');
  writeFileSync(join(HOME, "src/lib.rs"), toy + readFileSync(join(HOME, "rooms.rs"), "utf8"));
  rmSync(join(HOME, "rooms.rs"));
}

/** All that has to be done outside of the crate: the list. Cargo brings its lock file up to date by itself. */
async function list() {
  const manifest = join(COPY, "crates/games/Cargo.toml");
  const text = readFileSync(manifest, "utf8");
  const last = GAMES.at(-1);
  const more = text
    .replace(`"${last}"]`, `"${last}", "${GAME}"]`)
    .replace(`"${last}?/ts"]`, `"${last}?/ts", "${GAME}?/ts"]`)
    .replace(/^(\[dependencies\]\n)/m, `$1${GAME} = { path = "../${GAME}", optional = true }\n`);
  writeFileSync(manifest, more);
  await inCopy("cargo", ["update", "--workspace", "--offline"]);
  const touched = files.filter((path) => !readFileSync(join(COPY, path)).equals(readFileSync(join(ROOT, path))));
  if (touched.length > MOST_TOUCHED) throw new Advice(`a new game touches ${touched.length} files: ${touched.join(", ")}`);
  return touched.join(", ");
}

/** Its module is compiled; those of the others are taken from the project where they are built. */
async function build() {
  const built = GAMES.filter((game) => existsSync(join(ROOT, "pkg", game, `${game}.wasm`)));
  for (const game of built) cpSync(join(ROOT, "pkg", game), join(COPY, "pkg", game), { recursive: true });
  await inCopy("cargo", ["xtask", "wasm", GAME, ...GAMES.filter((game) => !built.includes(game))]);
  await script("examples");
}

/** Its rules are counted against its floors, as those of every game. */
async function page() {
  await script("coverage");
  await script("board");
  await script("page");
}

async function packed() {
  const modules = join(COPY, "target/node_modules");
  mkdirSync(modules, { recursive: true });
  if (!existsSync(join(modules, "katabasis"))) symlinkSync(join(COPY, "pkg"), join(modules, "katabasis"));
  const program = `import { GAMES } from "katabasis/games";
    const module = await GAMES.find(({ id }) => id === "${GAME}").load();
    await module.default();
    const game = module.Session.begin({ setup: { pass_wins: true }, seed: "1" });
    game.answer(1, game.revision());
    console.log(game.question().kind);`;
  writeFileSync(join(COPY, "target/play.mjs"), program);
  const told = (await inCopy(process.execPath, ["target/play.mjs"])).trim();
  if (told !== "over") throw new Advice(`the game in the package is not over but: ${told}`);
}

async function served() {
  const server = await serve({ dir: join(COPY, "www/dist") });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const tab = await browser.newPage();
    await tab.goto(server.url);
    await tab.getByRole("article", { name: "The single die" }).getByRole("link", { name: "Set up a game" }).click();
    await tab.getByLabel("Passing wins").selectOption({ label: "Yes, outright" });
    await tab.getByRole("button", { name: "Begin" }).click();
    await tab.getByRole("button", { name: "Pass", exact: false }).first().click();
    await tab.getByText("Won.").first().waitFor();
  } finally {
    await browser.close();
    await server.stop();
  }
}

await runSteps([
  { name: "a copy of the project with a sixth crate", work: async () => lay() },
  { name: "files touched outside of the crate", work: list, needs: ["a copy of the project with a sixth crate"] },
  {
    name: "its trials",
    work: () => inCopy("cargo", ["test", "--quiet", "--package", GAME]),
    needs: ["files touched outside of the crate"],
  },
  { name: "its module, examples and form", work: build, needs: ["files touched outside of the crate"] },
  { name: "the page", work: page, needs: ["its module, examples and form"] },
  { name: "played from the package", work: packed, needs: ["its module, examples and form"] },
  { name: "set up and played in the page", work: served, needs: ["the page"] },
]);
