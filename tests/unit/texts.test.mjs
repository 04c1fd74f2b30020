// The formatter of texts. Run by `node --test tests/unit/`; esbuild takes the types away.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./load.mjs";

const { Texts, format } = await load("www/src/texts.ts");

const english = {
  language: "en",
  texts: {
    "name.beatrice": "Beatrice",
    ask: "{who}, what do you do?",
    cards: "{n, plural, =0 {no cards} one {# card} other {# cards}}",
    both: "{who} holds {n, plural, one {# card and {m, plural, one {# coin} other {# coins}}} other {# cards}}.",
    only: "Only in English",
  },
};
const german = {
  language: "de",
  texts: { cards: "{n, plural, =0 {keine Karten} one {# Karte} other {# Karten}}", "name.beatrice": "Beatrice" },
};

test("arguments that are keys are looked up", () => {
  assert.equal(new Texts([english]).say({ key: "ask", args: { who: "name.beatrice" } }), "Beatrice, what do you do?");
});

test("plurals: the exact number first, then the language's form, then other", () => {
  const texts = new Texts([english]);
  const cards = (n) => texts.say({ key: "cards", args: { n } });
  assert.deepEqual([0, 1, 2, -1].map(cards), ["no cards", "1 card", "2 cards", "-1 card"]);
  assert.equal(format("{n, plural, few {few} other {#}}", { n: 2 }, "pl"), "few");
  assert.equal(format("{n, plural, few {few} other {#}}", { n: 2 }, "en"), "2");
});

test("a plural within a plural counts by its own number", () => {
  const texts = new Texts([english]);
  const both = (n, m) => texts.say({ key: "both", args: { who: "name.beatrice", n, m } });
  assert.equal(both(1, 3), "Beatrice holds 1 card and 3 coins.");
  assert.equal(both(2, 1), "Beatrice holds 2 cards.");
});

test("a second language falls back key by key", () => {
  const texts = new Texts([german, english]);
  assert.equal(texts.words("cards", { n: 1 }), "1 Karte");
  assert.equal(texts.words("only"), "Only in English");
});

test("a missing key shows itself and is reported once", () => {
  const missing = [];
  const texts = new Texts([english], (key) => missing.push(key));
  assert.equal(texts.words("no.such"), "no.such");
  assert.equal(texts.words("no.such"), "no.such");
  assert.equal(texts.words("toString"), "toString", "what every object has is not a text");
  assert.deepEqual(missing, ["no.such", "toString"]);
});

test("what people type is not read as a key or a message", () => {
  const texts = new Texts([english]);
  assert.equal(
    texts.words("ask", { who: "{n} <b>" }, (text) => text),
    "{n} <b>, what do you do?",
  );
});

test("broken messages and missing arguments stay readable", () => {
  assert.equal(format("{who} sees {", {}, "en"), "{who} sees {");
  assert.equal(format("{n, plural, one {#}", { n: 1 }, "en"), "{n, plural, one {#}");
  assert.equal(format("a # b", {}, "en"), "a # b");
});

test("numbers are written in the manner of the language", () => {
  assert.equal(format("{n}", { n: 12345 }, "de"), "12.345");
});

// The formatter of the native programs is put to the same cases, in crates/catalogue/src/texts.rs.
test("nouns take the form that a sentence asks for", () => {
  const { texts, cases } = JSON.parse(readFileSync(new URL("nouns.json", import.meta.url), "utf8"));
  const book = (language) => ({ language, texts: texts[language] });
  const spoken = { en: new Texts([book("en")]), de: new Texts([book("de"), book("en")]) };
  assert.ok(cases.length > 20);
  for (const { language, key, args, words } of cases) assert.equal(spoken[language].say({ key, args }), words);
});

test("a noun with a name of somebody's own has it in every form, and what was typed is no message", () => {
  const book = {
    language: "en",
    texts: { larva: "larva | the: the larva | many: larvae", hurt: "{who.the} and {who.many}, {who}." },
  };
  const texts = new Texts([book]);
  texts.call(new Map([["larva", "Anna {n} | the: #"]]));
  assert.equal(texts.words("hurt", { who: "larva" }), "Anna {n} | the: # and Anna {n} | the: #, Anna {n} | the: #.");
  texts.call(new Map());
  assert.equal(texts.words("hurt", { who: "larva" }), "The larva and larvae, larva.");
});
