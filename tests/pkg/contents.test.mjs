// What is in the packed package: the promised files of every game, licences and credits, a manifest that holds, and types.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { GAMES, ofGame } from "../../scripts/lib/games.mjs";
import { ROOT } from "../../scripts/lib/run.mjs";
import { installPackage } from "./install.mjs";

const each = (line) => GAMES.map(line).join("\n");

let folder, home, remove;
const text = (...path) => readFile(join(home, ...path), "utf8");
const json = async (...path) => JSON.parse(await text(...path));

before(async () => {
  ({ folder, home, remove } = await installPackage({
    "typed.mts": each(
      (game) => `import init_${game}, { Session as ${game}, type KatabasisError as Error_${game} } from "katabasis/${game}";
await init_${game}();
export const hash_${game}: string = ${game}.begin({}).hash();
export const torn_${game} = (error: Error_${game}): boolean => error.name === "LoadError" && error.reason === "damaged";
// @ts-expect-error: no such reason
export const odd_${game} = (error: Error_${game}): boolean => error.name === "LoadError" && error.reason === "stale";`,
    ),
    "typed.cts": each(
      (game) =>
        `import ${game} = require("katabasis/${game}"); void ${game}.default().then(() => ${game}.Session.begin({ seed: "1" }).hash() satisfies string);`,
    ),
    "list.mts": `import { GAMES } from "katabasis/games"; export const titles: string[] = GAMES.map(({ title }) => title);`,
    "list.cts": `import games = require("katabasis/games"); export const titles: string[] = games.GAMES.map(({ title }) => title);`,
    "board.mts": `import { KatabasisBoard } from "katabasis/board"; const board: KatabasisBoard = document.createElement("katabasis-board"); board.step = "2";`,
  }));
});

after(() => remove?.());

for (const game of GAMES) {
  test(`${game}: every promised file is there`, async () => {
    assert.ok((await json(game, "rules.json")).rules.length > 0);
    assert.ok(Object.keys(await json(game, "texts.en.json")).length > 0);
    assert.ok((await json(game, "setup.json")).seats.usual > 0);
    const examples = await json(game, "examples/index.json");
    assert.ok(examples.length > 0);
    for (const { id } of examples) assert.ok(existsSync(join(home, game, "examples", `${id}.json`)), id);
    assert.ok(WebAssembly.validate(await readFile(join(home, game, `${game}.wasm`))));
    assert.match(await text("README.md"), new RegExp(`katabasis/${game}\\b`), "the README speaks of it");
    const spelled = [...(await text(game, "files.js")).matchAll(/new URL\("\.\/(.+?)"/g)].map(([, file]) => file);
    for (const file of spelled) assert.ok(existsSync(join(home, game, file)), file);
    assert.ok(spelled.length > examples.length, "bundlers are told of them");
  });

  test(`${game}: its icons are credited beside them`, async () => {
    const credit = await text(game, "glyphs.txt");
    assert.match(credit, /game-icons\.net.*CC BY 3\.0/);
    assert.match(credit, /https:\/\/creativecommons\.org\/licenses\/by\/3\.0\//);
    for (const icon of Object.values(ofGame(game, "glyphs.json"))) assert.ok(credit.includes(icon), icon);
  });
}

test("our licences and those of others are there", async () => {
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "NOTICE.md"])
    assert.equal(await text(name), await readFile(join(ROOT, name), "utf8"), name);
  const others = await text("THIRD-PARTY.md");
  for (const name of ["serde", "postcard", "winnow", "arrayvec", "rand_pcg", "wasm-bindgen", "js-sys", "getrandom"]) {
    assert.match(others, new RegExp(`^- ${name} \\d`, "m"), `${name} is named`);
    assert.match(others, new RegExp(`^## (.*, )?${name}(,|$)`, "m"), `${name} has its text`);
  }
  assert.ok(!/^- (xtask|clap|toml) /m.test(others), "what only builds is not named");
  assert.ok(!others.includes(ROOT), "no folder of this machine");
});

test("nothing of this machine, no source and no second copy of the types is packed", async () => {
  const files = await readdir(home, { recursive: true });
  assert.deepEqual(
    files.filter((name) => /node_modules|\.rs$|\.toml$|engine\.d\.ts$|\.tgz$/.test(name)),
    [],
  );
});

test("the manifest holds what it promises", async () => {
  const { messages, pkg } = await publint({ pkgDir: home, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg, { color: false })),
    [],
  );
  const { scripts, keywords } = await json("package.json");
  assert.ok(keywords.length > 3);
  const script = /^node \.\.\/(scripts\/\w+\.mjs)$/.exec(scripts.prepack)?.[1] ?? "";
  const built = await readFile(join(ROOT, script), "utf8");
  assert.match(built, /BUILT_PACKAGE/, "packing builds everything");
});

test("nobody publishes a package that does not say where the project lies", async () => {
  const { repository, homepage } = await json("package.json");
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, "scripts/prepublish.mjs")], { encoding: "utf8" });
  if (repository !== undefined && homepage !== undefined) return assert.equal(status, 0, stderr);
  assert.equal(status, 1);
  assert.match(stderr, /npm pkg set .*repository=/);
});

test("the types hold for modules and for CommonJS, and nothing in them is left to be believed", () => {
  const flags = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2022",
    "--types",
    "",
    "--skipLibCheck",
    "false",
  ];
  const files = ["typed.mts", "typed.cts", "list.mts", "list.cts", "board.mts"];
  execFileSync(join(ROOT, "node_modules/.bin/tsc"), [...flags, ...files], { cwd: folder, stdio: "inherit" });
});
