// What a search in the rulebooks lists first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { fit, folded, typed } = await load("www/src/rulebook/words.ts");

test("whole words in titles come first, then parts of titles, then texts", () => {
  const entries = [
    ["Difficulty", "Nightmare is hardest."],
    ["Dawn", "After the night comes the day."],
    ["Nightmare", "The hardest."],
    ["Night", "Dante walks."],
  ].map(([title, text]) => ({ title, fits: fit(folded(title), folded(`${title} ${text}`), typed("night")) }));
  assert.deepEqual(
    entries.sort((a, b) => a.fits - b.fits).map(({ title }) => title),
    ["Night", "Nightmare", "Dawn", "Difficulty"],
  );
});
