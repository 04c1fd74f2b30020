// How a game ended, for whom, and which moments of it mattered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { verdict } = await load("www/src/play/verdict.ts");
const { course } = await load("www/src/play/chart.ts");

const services = { format: ({ key }) => key };
const scene = {
  panels: [
    { seat: { seat: 0, name: "the humans" } },
    { seat: { seat: 1, name: "the horde" } },
    { seat: { seat: 2, name: "the rats" } },
  ],
};
const judge = (players, winners, drawn = []) => verdict(services, { winners, drawn }, scene, players);

test("who plays alone against computers has won or lost", () => {
  assert.deepEqual(judge(["person", "hard"], [1]), { kind: "lost", words: "Lost", side: [0] });
  assert.deepEqual(judge(["person", "hard"], [0]), { kind: "won", words: "Won", side: [0] });
  assert.deepEqual(judge(["easy", "person"], [], [0, 1]), { kind: "drawn", words: "Drawn", side: [1] });
});

test("in a draw the game is looked at from one side: opponents have drawn too", () => {
  assert.deepEqual(judge(["person", "person"], [], [0, 1]), { kind: "drawn", words: "Drawn", side: [0] });
  assert.deepEqual(judge(["easy", "easy"], [], [0, 1]), { kind: "drawn", words: "Drawn", side: [0] });
});

test("people on one side share its fate, with the computers beside them", () => {
  assert.deepEqual(judge(["person", "person", "easy"], [0, 1, 2]), { kind: "won", words: "Won", side: [0, 1, 2] });
  assert.deepEqual(judge(["person", "easy", "easy"], []), { kind: "lost", words: "Lost", side: [0, 1, 2] });
});

test("at a shared device it is said who has won", () => {
  assert.deepEqual(judge(["person", "person"], [1]), { kind: "theirs", words: "Victory: the horde", side: [1] });
  assert.deepEqual(judge(["person", "person", "person"], [1, 2]), {
    kind: "theirs",
    words: "Victory: the horde and the rats",
    side: [1, 2],
  });
});

test("the turning point is the greatest change, the closest call the lowest point before a victory", () => {
  const worths = [0.5, 0.6, 0.2, 0.3, 0.9, 1].map((worth, at) => ({ at: at * 10, worth }));
  const { turn, call } = course(worths, true);
  assert.equal(turn?.at, 30);
  assert.deepEqual([call?.name, call?.at], ["Closest call", 20]);
  assert.deepEqual([course(worths, false).call?.name, course(worths, false).call?.at], ["Best hope", 40]);
});

test("a game that never turned has no turning point", () => {
  assert.equal(
    course(
      [0.5, 0.55, 0.5, 0.45].map((worth, at) => ({ at, worth })),
      true,
    ).turn,
    undefined,
  );
  assert.equal(course([{ at: 0, worth: 1 }], true).call, undefined);
});
