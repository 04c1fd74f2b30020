// Modules name files in their panics, and must not name anybody's folders.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/lib/run.mjs";

const PKG = join(ROOT, "pkg");
/** Where people and machines keep their things. */
const FOLDERS = /\/(?:home|root|Users|tmp|work|builds?|opt|var|private)\/[\w.-]+|[A-Z]:\\[\w.-]+/;

for (const game of readdirSync(PKG).filter((name) => existsSync(join(PKG, name, `${name}.wasm`)))) {
  test(`no folder of this machine is in the module of ${game}`, () => {
    const text = readFileSync(join(PKG, game, `${game}.wasm`), "latin1");
    assert.match(text, /crates\/table\/src\/\w+\.rs/, "panics name their files");
    for (const folder of [ROOT, homedir(), process.env.CARGO_HOME ?? homedir()])
      assert.ok(!text.includes(`${folder.replace(/\/$/, "")}/`), folder);
    assert.equal(FOLDERS.exec(text)?.[0], undefined);
  });
}
