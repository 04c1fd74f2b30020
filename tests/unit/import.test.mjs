// Games found in what people paste or choose.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { exportAll, findGames } = await load("www/src/home/found.ts");
const texts = (source) => findGames(source).map(({ text }) => text);

test("a bare text, a link, an escaped link, and prose around them", () => {
  assert.deepEqual(texts(" katabasis1.inferno.Ab-_9\n"), ["katabasis1.inferno.Ab-_9"]);
  assert.deepEqual(texts("look: https://x.org/#/play/inferno?g=katabasis1.inferno.Ab9, nice"), ["katabasis1.inferno.Ab9"]);
  assert.deepEqual(texts("https%3A%2F%2Fx.org%2F%23%2Fplay%3Fg%3Dkatabasis1.inferno.Ab9"), ["katabasis1.inferno.Ab9"]);
  assert.deepEqual(texts("100% katabasis1.inferno.A and katabasis1.inferno.B and katabasis1.inferno.A"), [
    "katabasis1.inferno.A",
    "katabasis1.inferno.B",
  ]);
  assert.deepEqual(texts("ours: katabasis-campaign1.quest.Ab9."), ["katabasis-campaign1.quest.Ab9"]);
});

test("the export of all games comes back with its names", () => {
  const games = [
    { name: "<b>One</b>", text: "katabasis1.inferno.A" },
    { name: "Two", text: "katabasis1.inferno.B" },
  ];
  assert.deepEqual(findGames(exportAll(games)), games);
});

test("nothing in it is nothing", () => {
  assert.deepEqual(findGames(""), []);
  assert.deepEqual(findGames('{"games": 3}'), []);
  assert.deepEqual(findGames('{"games": [null, {"text": 1}]}'), []);
});
