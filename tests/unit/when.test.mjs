// How long ago a game was played, also where clocks are set back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { when } = await load("www/src/home/when.ts");
const NOW = Date.UTC(2026, 10, 17, 12);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const said = (ago) => when(NOW - ago, NOW, "en");

test("the past is told by how long ago it was, and by its date after a week", () => {
  assert.deepEqual([0, 5 * MINUTE, 2 * HOUR, DAY, 3 * DAY, 30 * DAY].map(said), [
    "this minute",
    "5 minutes ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
    "Oct 18, 2026",
  ]);
});

test("nothing was played tomorrow: a clock that was set back gives the date", () => {
  assert.equal(said(-30_000), "this minute");
  for (const ahead of [2 * MINUTE, 3 * HOUR, 400 * DAY]) assert.match(said(-ahead), /^\w{3} \d+, 202\d$/);
});
