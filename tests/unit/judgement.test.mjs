// What a hint says of each option: in a word, and why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { judge, reason } = await load("www/src/play/judgement.ts");

const gains = (key) => ({ key, args: {} });
const wording = { format: ({ key }) => key };
const ranking = {
  best: 1,
  worth: 0.6,
  options: [0.59, 0.6, 0.595, 0.3, 0.61].map((worth, index) => ({ index, worth })),
  why: { gains: gains("saves a life"), against: [0, 2, 3].map((index) => ({ index, gains: gains(`beats ${index}`) })) },
};
const said = (...indexes) => {
  const found = judge(ranking, indexes);
  return [found.word, reason(wording, found)];
};

test("the best says what it gains, and a worse one what the best has over it", () => {
  assert.deepEqual(said(1), ["best", "On average it saves a life."]);
  assert.deepEqual(said(0), ["a little worse", "On average the best option beats 0."]);
  assert.deepEqual(said(3), ["a mistake", "On average the best option beats 3."]);
});

test("what is as good needs no excuse, and what was not measured gives no reason", () => {
  assert.deepEqual(judge({ ...ranking, options: ranking.options.slice(0, 4) }, [2]).why, undefined);
  assert.deepEqual(said(4), ["as good", ""]);
  assert.equal(judge({ ...ranking, why: undefined }, [3]).why, undefined);
  assert.equal(judge(undefined, [1]), undefined);
  assert.equal(judge(ranking, [9]), undefined);
});

test("a group is judged by its best option", () => {
  assert.deepEqual(said(0, 3), ["a little worse", "On average the best option beats 0."]);
  assert.deepEqual(said(1, 3), ["best", "On average it saves a life."]);
});

test("the best has the whole bar, whatever was counted for another", () => {
  assert.equal(judge(ranking, [1]).share, 1);
  assert.ok(judge(ranking, [3]).share < 0.1);
});
