// What an answer brought, line by line, and what two pictures of the table differ in.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { beats, beatTime } = await load("www/src/play/unfolding.ts");
const { Blows } = await load("www/src/play/blows.ts");
const { changes, seatChanges } = await load("www/src/play/changes.ts");

const piece = (id, at, now, count = 1) => ({ id, at: [at], health: now === undefined ? null : { now, most: 6 }, count });
const seat = (number, now) => ({ seat: { seat: number, health: { now, most: 6 } } });
const scene = (pieces, panels = []) => ({ pieces, panels });

test("every line stands between two pictures, the same where nothing changed", () => {
  const [start, middle, end] = [scene([]), scene([piece(1, 0)]), scene([piece(1, 1)])];
  const lines = ["a", "b", "c", "d"];
  const found = beats(
    lines,
    [
      { line: 1, scene: middle },
      { line: 3, scene: end },
    ],
    start,
  );
  assert.deepEqual(
    found.map(({ line, before, after }) => [line, before === after]),
    [
      ["a", true],
      ["b", false],
      ["c", true],
      ["d", false],
    ],
  );
  assert.equal(found[0].after, start);
  assert.equal(found[2].after, middle);
  assert.equal(found[3].after, end);
});

test("life lost and won, crowds that shrink, and figures that fall are seen; moves and markers are not told twice", () => {
  const before = scene([piece(1, 0, 5), piece(2, 3, 2), piece(3, 4, 1), piece(4, 5, undefined, 12), piece(5, 6), piece(6, 7)]);
  const after = scene([piece(1, 2, 3), piece(2, 3, 4), piece(4, 5, undefined, 9), piece(5, 8)]);
  assert.deepEqual(changes(before, after), [
    { at: { piece: 1 }, words: "−2", tone: "harm" },
    { at: { piece: 2 }, words: "+2", tone: "good" },
    { at: { cell: 4 }, words: "✕", tone: "harm" },
    { at: { piece: 4 }, words: "−3", tone: "harm" },
  ]);
});

test("seats answer to what happens to their life", () => {
  const found = seatChanges(scene([], [seat(0, 5), seat(1, 4)]), scene([], [seat(0, 3), seat(1, 4)]));
  assert.deepEqual([...found], [[0, -2]]);
});

test("the pace of computers is the pace of lines, and Instant waits for nothing", () => {
  assert.deepEqual([1600, 700, 250, 0].map(beatTime), [600, 450, 200, 0]);
});

const line = (tone, at, dice = []) => ({ telling: { tone, at, dice } });

test("a roll of one against another is a blow between them", () => {
  const blows = new Blows();
  assert.deepEqual(blows.of(line("calm", [{ piece: 1 }, { piece: 9 }], [4]), new Set(), new Set([1])), [
    { piece: 1 },
    { piece: 9 },
  ]);
  // What comes of it is not another blow.
  assert.equal(blows.of(line("good", [{ piece: 9 }]), new Set([9]), new Set([1])), undefined);
});

test("who threatens is told before who is hurt, and a new turn ends it", () => {
  const blows = new Blows();
  const own = new Set([1, 2]);
  assert.equal(blows.of(line("harm", [{ region: 4 }, { piece: 9 }]), new Set(), own), undefined);
  assert.deepEqual(blows.of(line("harm", [{ piece: 1 }]), new Set([1]), own), [{ piece: 9 }, { piece: 1 }]);
  assert.deepEqual(blows.of(line("harm", [{ piece: 2 }]), new Set([2]), own), [{ piece: 9 }, { piece: 2 }]);
  blows.of(line("turn", [{ piece: 1 }]), new Set(), own);
  assert.equal(blows.of(line("harm", [{ piece: 1 }]), new Set([1]), own), undefined);
});
