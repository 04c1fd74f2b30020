// The games are listed in one place, and whatever else must be known of a game stands in its own crate.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { GAMES, listed, ofGame, WORKSHOPS } from "../../scripts/lib/games.mjs";
import { ROOT } from "../../scripts/lib/run.mjs";

/** Files that name several games without listing them: prose, tests of single games, and how Cargo optimises each of them. */
const PROSE = /^(docs|tests)\/|\.md$|^Cargo\.(toml|lock)$|^crates\/games\/|^NOTICE/;

test("the list reads as it is written", () => {
  assert.deepEqual(listed('x = ["no"]\nall = ["a",\n  "b-c"]\nts = ["a?/ts"]'), ["a", "b-c"]);
  assert.ok(GAMES.length > 0);
});

test("the crate of every game says what the house has to know of it", () => {
  for (const game of GAMES) {
    for (const file of ["game.toml", "coverage.toml", "rules.toml", "texts/en.toml", "README.md"])
      assert.ok(existsSync(join(ROOT, "crates", game, file)), `crates/${game}/${file}`);
    const workshop = WORKSHOPS.includes(`${game}-workshop`) ? ["workshop"] : [];
    assert.deepEqual(Object.keys(ofGame(game, "budgets.json")).sort(), ["embed", "glue", "texts", "wasm", ...workshop]);
    assert.ok(Object.keys(ofGame(game, "glyphs.json")).length > 0);
  }
});

test("nothing else lists the games", () => {
  const outside = (path) => !PROSE.test(path) && !GAMES.some((game) => path.startsWith(`crates/${game}/`));
  // A dial can be called after a figure that a game is called after as well.
  const names = (line) => GAMES.filter((game) => new RegExp(`\\b${game}\\b(?!-ell)`).test(line));
  const isComment = (line) => /^\s*(\/\/|\/?\*|#)/.test(line);
  for (const path of execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n").filter(outside)) {
    if (!existsSync(join(ROOT, path)) || !/\.(rs|ts|mjs|js|json|toml|css|html)$/.test(path)) continue;
    const code = readFileSync(join(ROOT, path), "utf8").split("\n");
    const named = new Set(code.filter((line) => !isComment(line) && !/^\s*"keywords"/.test(line)).flatMap(names));
    assert.ok(named.size < 2, `${path} names ${[...named].join(", ")}`);
  }
});
