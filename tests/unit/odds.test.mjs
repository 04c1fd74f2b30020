// How odds and prompts are worded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { chance, splitPrompt } = await load("www/src/play/words.ts");
const odds = (ways, out_of) => ({ of: { key: "", args: {} }, ways, out_of });

test("odds are rounded, but never to certainty", () => {
  assert.equal(chance(odds(26, 36), false), "72 %");
  assert.equal(chance(odds(1, 1000), false), "< 1 %");
  assert.equal(chance(odds(999, 1000), false), "> 99 %");
  assert.equal(chance(odds(0, 36), false), "0 %");
  assert.equal(chance(odds(36, 36), false), "100 %");
});

test("exact odds are a fraction", () => {
  assert.equal(chance(odds(26, 36), true), "26 in 36");
});

test("a prompt's first sentence is the question", () => {
  assert.deepEqual(splitPrompt("Virgil, you rolled 7. Roll again?"), ["Virgil, you rolled 7.", "Roll again?"]);
  assert.deepEqual(splitPrompt("Virgil, what do you do?"), ["Virgil, what do you do?", ""]);
});
