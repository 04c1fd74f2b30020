// Where the page finds the files of its games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const HOMES = "../inferno-0123456789:de,en ../apocalypse-abcdef0123:en";

test("a page says it, and its worker is told by its name", async () => {
  globalThis.document = { querySelector: () => ({ content: HOMES }) };
  const page = await load("www/src/homes.ts");
  const told = page.homesText();
  assert.equal(told, HOMES);
  assert.equal(page.speaks("inferno", "de"), true);
  assert.equal(page.speaks("apocalypse", "de"), false);
  assert.equal(page.speaks("another", "en"), false);
  assert.throws(() => page.gameFile("another", "rules.json"), /does not say where another lies/);

  delete globalThis.document;
  globalThis.name = told;
  const worker = await load("www/src/homes.ts");
  assert.equal(worker.homesText(), HOMES);
  assert.equal(worker.speaks("inferno", "de"), true);
  delete globalThis.name;
});
