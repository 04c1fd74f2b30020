// Finished games, counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { readEnds, withEnd } = await load("www/src/statistics/ends.ts");
const { asTable, tally } = await load("www/src/statistics/tally.ts");

const end = (save, result, answered = 10) => ({ save, game: "inferno", when: 0, result, answered, round: "Round 3" });

test("a game that ends twice counts once, as it ended last", () => {
  const all = withEnd(withEnd([end("a", "lost")], end("b", "won")), end("a", "won"));
  assert.deepEqual(
    all.map(({ save, result }) => [save, result]),
    [
      ["b", "won"],
      ["a", "won"],
    ],
  );
});

test("what is no finished game is not read", () => {
  const good = end("a", "won");
  const bad = [null, 3, {}, { ...good, result: "maybe" }, { ...good, answered: 1.5 }, { ...good, when: "now" }];
  assert.deepEqual(readEnds(JSON.stringify([...bad, good])), [good]);
  for (const raw of [null, "", "{", "{}", "7"]) assert.deepEqual(readEnds(raw), []);
});

test("victories are counted, in all and in a row, and so are decisions", () => {
  const counted = tally([
    end("a", "won", 5),
    end("b", "won", 7),
    end("c", "lost", 30),
    end("d", "won", 10),
    end("e", "theirs", 8),
  ]);
  assert.deepEqual(counted, {
    ...{ games: 5, won: 3, lost: 1, drawn: 0, row: 0, longestRow: 2 },
    ...{ shortest: 5, longest: 30, average: 12 },
  });
  assert.equal(tally([]).average, 0);
});

test("a table for spreadsheets keeps commas and quotes within their cells", () => {
  const [head, row] = asTable([{ ...end("a", "won"), round: 'Round 3, "Night"' }]).split("\n");
  assert.equal(head, "game,ended,result,decisions,when");
  assert.equal(row, 'inferno,1970-01-01T00:00:00.000Z,won,10,"Round 3, ""Night"""');
});
