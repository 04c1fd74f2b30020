// Values of the wrong kind at the boundary: each is refused by a typed error, and the game stands as it stood.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { installPackage } from "./install.mjs";

let remove, Session, Store, game;

before(async () => {
  let folder;
  ({ folder, remove } = await installPackage({ "boundary.mjs": `export { default, Session, Store } from "katabasis/inferno";` }));
  const module = await import(pathToFileURL(`${folder}/boundary.mjs`).href);
  await module.default();
  ({ Session, Store } = module);
  game = Session.begin({ setup: { characters: 4 }, players: ["easy", "normal"], seed: "42" });
});

after(() => remove?.());

const refused = (act, name, reason) =>
  assert.throws(act, (error) => {
    assert.deepEqual([error.name, error.reason], [name, reason], error.message);
    assert.ok(error.message.length > 0);
    return true;
  });

const WRONG = {
  "load of a number": () => Session.load(42),
  "load of nothing": () => Session.load(undefined),
  "an index that is no number": () => game.answer(undefined, game.revision()),
  "an index as a text": () => game.answer("0", game.revision()),
  "half an index": () => game.answer(0.5, game.revision()),
  "an index below zero": () => game.answer(-1, game.revision()),
  "a revision that is no number": () => game.answer(0, undefined),
  "a viewer that is no seat": () => game.answer(0, game.revision(), 4),
  "a seat beyond a byte": () => game.setPlayer(256, "hard"),
  "a seat that nobody has": () => game.setPlayer(4, "hard"),
  "a state for a text": () => game.state("abc"),
  "the reach of a piece beyond all numbers": () => game.reaches(70_000),
  "a scene for seat 256": () => game.scene(256),
  "a log for NaN": () => game.log(Number.NaN),
  "an unknown source": () => game.setSourceByHand("coin", true),
  "a source that is no text": () => game.setSourceByHand(1, true),
  "by hand: a text": () => game.setByHand("no"),
  "faces that are no list": () => game.enterRoll(6, game.revision()),
  "a face beyond a byte": () => game.enterRoll([257], game.revision()),
  "a thing beyond its numbers": () => game.setRight(65_536, 1, game.revision()),
  "a save whose name is no text": () => Store.save(1, "katabasis2.inferno.x"),
  "a save whose text is no text": () => Store.save("one", { text: 1 }),
  "given: nothing": () => game.given(),
  "a player that nobody is": () => game.setPlayer(0, "genius"),
  "players that are no list": () => Session.begin({ players: "hard" }),
  "a seed that is no text": () => Session.begin({ seed: 42 }),
  "a time to think that is no number": () => game.advise({ ms: "long" }),
};

test("wrong arguments are refused by name", () => {
  const before = [game.record(), game.revision(), game.players()];
  for (const act of Object.values(WRONG)) refused(act, "ArgumentError", "argument");
  assert.deepEqual([game.record(), game.revision(), game.players()], before, "and change nothing");
});

test("a text that is too long is refused before it is unpacked", () => {
  refused(() => Session.load(`katabasis2.inferno.${"A".repeat(64 << 20)}`), "LoadError", "toolong");
});

test("a rule is named by its id, never by a number", () => {
  const broken = () => Session.begin({ setup: { characters: 9 } });
  assert.throws(
    broken,
    (error) => error.rule.includes(".") && error.message.includes(error.rule) && !error.message.includes("#"),
  );
});

test("a setup that is not allowed is refused by field and rule", () => {
  const allowed = (error) => {
    assert.deepEqual([error.name, error.reason, error.field, error.rule], ["BeginError", "setup", "characters", "players.count"]);
    assert.match(error.message, /“characters” must be a whole number/);
    return true;
  };
  assert.throws(() => Session.begin({ setup: { characters: 9 } }), allowed);
});

test("what can be taken back is what is taken back", () => {
  assert.equal(game.canUndo(), false);
  refused(() => game.undo(), "AnswerError", "nothing");
  game.answer(0, game.revision());
  assert.equal(game.canUndo(), true);
  game.undo();
  assert.equal(game.canUndo(), false);
  assert.equal(game.carriedOver(), undefined);
});
