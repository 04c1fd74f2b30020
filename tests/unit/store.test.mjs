// Saved games: what happens when the browser's store is full, forbidden, broken, or written by another tab.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { load } from "./load.mjs";

/** A browser's store with room for so many characters. */
class FakeStorage {
  entries = new Map();
  room = Infinity;
  get length() {
    return this.entries.size;
  }
  key(at) {
    return [...this.entries.keys()][at] ?? null;
  }
  getItem(key) {
    return this.entries.get(key) ?? null;
  }
  setItem(key, value) {
    if (value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.entries.set(key, value);
  }
  removeItem(key) {
    this.entries.delete(key);
  }
}

const say = { key: "round", args: { n: 1 } };
const draft = (changes = {}) => ({
  id: "one",
  game: "inferno",
  name: "First",
  revision: 0,
  summary: { round: say, phase: say, turn: null, over: null },
  text: "katabasis1.inferno.x",
  ...changes,
});
const reason = (expected) => (error) => error.reason === expected;

let fake;
let store;
beforeEach(async () => {
  fake = new FakeStorage();
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: () => fake });
  // Every load is a tab of its own.
  store = await load("www/src/store.ts");
});

test("what is written is read and listed, the latest first", () => {
  store.write(draft());
  const second = store.write(draft({ id: "two", name: "Second" }));
  assert.equal(second.revision, 1);
  assert.equal(store.read("two").name, "Second");
  assert.deepEqual(new Set(store.list().saves.map((save) => save.id)), new Set(["one", "two"]));
});

test("before a game is replaced it is kept beside itself, once", () => {
  const first = store.write(draft({ handed: true }));
  store.keepCopy(first, "First, as it was");
  const second = store.write(draft({ revision: 1, text: "katabasis2.inferno.y" }), true);
  assert.deepEqual([store.read("one-before").text, store.read("one-before").handed], ["katabasis1.inferno.x", undefined]);
  store.keepCopy(second, "First, as it was");
  assert.equal(store.read("one-before").text, "katabasis2.inferno.y");
  assert.equal(store.list().saves.length, 2);
  fake.room = 10;
  assert.throws(() => store.keepCopy(second, "First, as it was"), reason("full"));
});

test("a full store keeps the game in memory and says so", () => {
  fake.room = 10;
  assert.throws(() => store.write(draft()), reason("full"));
  assert.equal(store.read("one").name, "First");
  assert.equal(store.isUnsaved("one"), true);
  fake.room = Infinity;
  store.write(draft({ revision: 1 }));
  assert.equal(store.isUnsaved("one"), false);
});

test("a forbidden store keeps the game in memory and says so", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  assert.throws(() => store.write(draft()), reason("forbidden"));
  const { saves, forbidden } = store.list();
  assert.deepEqual([saves.length, forbidden], [1, true]);
  assert.throws(() => store.read("other"), reason("missing"));
});

test("a broken entry is listed with what is there, and stays", () => {
  fake.setItem("katabasis/game/odd", '{"version":1,"game":');
  fake.setItem("katabasis/game/later", JSON.stringify({ version: 2 }));
  const { saves, broken } = store.list();
  assert.equal(saves.length, 0);
  assert.deepEqual(
    broken.map((one) => one.raw),
    ['{"version":1,"game":', '{"version":2}'],
  );
  assert.throws(() => store.read("odd"), reason("broken"));
  assert.equal(fake.length, 2);
});

/** Entries of the right kind but for one field. */
const ODD = {
  "no summary": { summary: null },
  "a list as summary": { summary: [] },
  "a round without arguments": { summary: { round: { key: "round", args: null }, phase: say, turn: null, over: null } },
  "a time beyond all dates": { changed: 1e300 },
  "a time before all dates": { changed: -1e300 },
  "a time as a text": { changed: "2026-11-17" },
  "half a revision": { revision: 0.5 },
  "a revision that cannot rise": { revision: 1e300 },
  "a name that is a number": { name: 7 },
  "a text that is a list": { text: ["katabasis1.inferno.x"] },
};

test("one bad entry is set aside and hides no other, whatever is wrong with it", () => {
  for (const [what, change] of Object.entries(ODD)) {
    fake.entries.clear();
    const { id: _id, ...good } = draft({ version: 1, changed: 1, owner: "tab" });
    fake.setItem("katabasis/game/a", JSON.stringify(good));
    const odd = JSON.stringify({ ...good, ...change });
    fake.setItem("katabasis/game/odd", odd);
    fake.setItem("katabasis/game/z", JSON.stringify(good));
    const { saves, broken, forbidden } = store.list();
    assert.deepEqual(
      [saves.map((save) => save.id).sort(), broken, forbidden],
      [["a", "z"], [{ id: "odd", raw: odd }], false],
      what,
    );
    assert.throws(() => store.read("odd"), reason("broken"), what);
    assert.equal(fake.getItem("katabasis/game/odd"), odd, what);
  }
});

test("a name has a length, whoever gives it, and its letters stay whole", () => {
  const long = "🔥".repeat(1000);
  assert.equal(store.write(draft({ name: long })).name, "🔥".repeat(80));
  const { id: _id, ...entry } = draft({ version: 1, changed: 1, owner: "tab", name: long });
  fake.setItem("katabasis/game/two", JSON.stringify(entry));
  assert.equal(store.read("two").name, "🔥".repeat(80));
});

test("another tab's later state is not overwritten unless one insists", async () => {
  const { revision } = store.write(draft());
  const other = await load("www/src/store.ts");
  const theirs = other.write(draft({ revision, name: "Theirs" }));
  assert.throws(() => store.write(draft({ revision })), reason("elsewhere"));
  assert.equal(store.read("one").name, "Theirs");
  store.write(draft({ revision: theirs.revision, name: "Mine" }), true);
  assert.equal(store.read("one").name, "Mine");
});

test("a deleted game can be put back", () => {
  store.write(draft());
  const back = store.remove("one");
  assert.equal(store.list().saves.length, 0);
  back();
  assert.equal(store.read("one").name, "First");
});

test("deleting everything leaves what is not ours", () => {
  fake.setItem("somebody/else", "1");
  fake.setItem("katabasis/settings", "{}");
  store.write(draft());
  store.clear();
  assert.deepEqual([...fake.entries.keys()], ["somebody/else"]);
});
