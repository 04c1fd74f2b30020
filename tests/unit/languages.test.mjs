// Other languages than English: whole, or not offered at all. A made-up one stands for them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { wordbook } = await load("www/src/wordbook.ts");
const { LANGUAGES, spoken } = await load("www/src/languages.ts");

const ENGLISH = { go: "Go on", games: "{n, plural, one {# game} other {# games}}" };
const backwards = { go: "no oG", games: "{n, plural, one {# emag} other {# semag}}" };

test("a translation takes the place of English as a whole", () => {
  const say = wordbook(ENGLISH, { xx: backwards });
  assert.deepEqual([say("xx")("go"), say("xx")("games", { n: 2 })], ["no oG", "2 semag"]);
  assert.deepEqual([say("en")("go"), say("en")("games", { n: 1 })], ["Go on", "1 game"]);
});

test("a language that there is no translation in is English, whatever it is called", () => {
  const say = wordbook(ENGLISH, { xx: backwards });
  for (const language of ["yy", "", "toString", "__proto__"]) assert.equal(say(language)("go"), "Go on");
});

test("only languages that are offered are spoken, in any of their countries", () => {
  assert.deepEqual(Object.keys(LANGUAGES), ["en"]);
  assert.deepEqual(
    ["en", "en-GB", "de", "de-AT", "", "toString"].map((wanted) => spoken(wanted)),
    Array(6).fill("en"),
  );
  assert.equal(spoken("XX-yy", { en: "English", xx: "hsilgnE" }), "xx");
});
