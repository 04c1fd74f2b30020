// The class of workshops at the boundary, in WebAssembly: in a module of its own, and in no other.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES as LISTED } from "../../pkg/games/node.mjs";
import { GAMES, WORKSHOPS } from "../../scripts/lib/games.mjs";

const file = (path) => readFile(new URL(`../../${path}`, import.meta.url), "latin1");

function refused(act, reason, line, column, words) {
  assert.throws(act, (error) => {
    assert.deepEqual([error.name, error.reason, error.line, error.column], ["CardError", reason, line, column], error.message);
    assert.match(error.message, words);
    return true;
  });
}

for (const { id, workshop } of LISTED.filter((game) => game.workshop !== undefined)) {
  test(`every card of the box of ${id} is read, said and tried`, async () => {
    const { default: init, Workshop, Session } = await workshop();
    await init();
    const box = JSON.parse(await file(`pkg/${id}-workshop/cards.json`));
    const rules = new Set(JSON.parse(await file(`pkg/${id}/rules.json`)).rules.map((rule) => rule.id));
    const texts = JSON.parse(await readFile(new URL(`../../pkg/${id}/texts.en.json`, import.meta.url), "utf8"));
    const decks = Workshop.decks();
    assert.deepEqual(decks.map((deck) => deck.id).sort(), Object.keys(box));
    for (const deck of decks) {
      assert.ok(texts[deck.name], deck.name);
      for (const { id: card, text } of box[deck.id]) {
        const read = Workshop.read(deck.id, text);
        assert.equal(read.text, texts[`${deck.id}.${card}-text`] ?? "", card);
        for (const { words, rule } of read.keywords) assert.ok(words !== "" && rules.has(rule), `${card}: ${words}, ${rule}`);
        const session = Workshop.tryOut(deck.id, text, "7");
        assert.ok(session.look().question.options.length > 1, card);
        const again = Session.load(session.record());
        assert.deepEqual(again.look().question.options, session.look().question.options);
        again.free();
        session.free();
      }
    }
  });

  test(`what is no card of ${id} is refused with its place`, async () => {
    const { default: init, Workshop } = await workshop();
    await init();
    const [{ id: deck }] = Workshop.decks();
    refused(() => Workshop.read(deck, ""), "wrong", 1, 1, /no card has begun/);
    refused(() => Workshop.read(deck, 'card a "A"\n  nothing: 1'), "wrong", 2, 3, /is no field of this deck/);
    refused(() => Workshop.read(deck, "x".repeat(2000)), "limit", 1, 1501, /at most 1500 letters/);
    refused(() => Workshop.tryOut(deck, "x".repeat(1e6)), "limit", 1, 1, /at most 1500 letters/);
    refused(() => Workshop.read("nothing", 'card a "A"'), "wrong", 1, 1, /no deck/);
    assert.throws(() => Workshop.read(7, "x"), { name: "ArgumentError" });
    assert.throws(() => Workshop.read(deck, null), { name: "ArgumentError" });
  });
}

test("workshops are modules of their own, typed, and no game carries any of it", async () => {
  assert.deepEqual(
    LISTED.filter((game) => game.workshop !== undefined).map((game) => `${game.id}-workshop`),
    WORKSHOPS,
  );
  for (const name of WORKSHOPS) assert.match(await file(`pkg/${name}/index.d.ts`), /class Workshop\b[\s\S]*tryOut\(deck: string/);
  for (const game of GAMES) {
    assert.doesNotMatch(await file(`pkg/${game}/engine.js`), /workshop/i, game);
    assert.doesNotMatch(await file(`pkg/${game}/${game}.wasm`), /workshop\.card/, game);
  }
});
