// Two taps: what is held, and what the second tap makes of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { touch } = await load("www/src/play/held.ts");
const { Touched, targetKey } = await load("www/src/play/targets.ts");

const marks = (...indexes) => indexes.map((index) => ({ kind: "option", index, at: { die: 0 }, name: "" }));

test("what only one option touches answers at once", () => {
  assert.deepEqual(touch(marks(3), undefined), { kind: "answer", index: 3 });
  assert.deepEqual(touch(marks(3, 3), undefined), { kind: "answer", index: 3 });
});

test("what several options touch is held, and the second tap tells them apart", () => {
  const first = touch(marks(1, 2, 5), undefined);
  assert.deepEqual([first.kind, [...first.indexes]], ["hold", [1, 2, 5]]);
  assert.deepEqual(touch(marks(0, 2, 7), first.indexes), { kind: "answer", index: 2 });
  const second = touch(marks(1, 2, 7), first.indexes);
  assert.deepEqual([second.kind, [...second.indexes]], ["hold", [1, 2]]);
});

test("a tap on something else begins anew, a second one on the same lets go", () => {
  assert.deepEqual(touch(marks(7), new Set([1, 2])), { kind: "answer", index: 7 });
  assert.deepEqual(touch(marks(1, 2), new Set([1, 2])), { kind: "nothing" });
  assert.deepEqual(touch([], new Set([1, 2])), { kind: "nothing" });
});

test("every kind of target has a key of its own", () => {
  const targets = [{ cell: 4 }, { piece: 4 }, { region: 4 }, { slot: 4 }, { die: 4 }, { card: [1, 4] }];
  assert.equal(new Set(targets.map(targetKey)).size, targets.length);
});

test("a handle is looked up and gives the thing back, with all that the question says of it", () => {
  const touched = new Touched([
    { kind: "option", at: { slot: 4 }, index: 0 },
    { kind: "refused", at: { slot: 4 }, index: 1 },
    { kind: "option", at: { card: [1, 4] }, index: 2 },
  ]);
  assert.deepEqual(touched.find(targetKey({ card: [1, 4] })), { card: [1, 4] });
  assert.equal(touched.find(targetKey({ slot: 5 })), undefined);
  assert.equal(touched.of({ slot: 4 }).length, 2);
  assert.deepEqual(
    touched.optionsOf({ slot: 4 }).map(({ index }) => index),
    [0],
  );
});
