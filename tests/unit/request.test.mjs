// What a figure is asked to show, out of its address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { givenIn, readRequest } = await load("www/src/embed/request.ts");

const asked = (search, hash) => readRequest(givenIn({ search, hash }));

test("what stands behind the # wins over what stands behind the question mark, value by value", () => {
  const request = asked("?game=inferno&example=from-search&step=3&theme=dark", "#example=from-hash&theme=light");
  assert.deepEqual(request.source, { kind: "example", id: "from-hash" });
  assert.equal(request.theme, "light");
  assert.equal(request.step, 3, "what is only behind the question mark counts too");
  assert.equal(request.game.id, "inferno");
});

test("a seat is looked over the shoulder only where its number is given", () => {
  const seat = (view) => asked("", `#game=claustrophobia&example=fog${view}`).seat;
  assert.equal(seat(""), undefined);
  assert.equal(seat("&view=close"), undefined);
  assert.equal(seat("&view=board,1"), 1);
  assert.equal(seat("&view=12"), undefined);
  assert.equal(asked("", "#game=claustrophobia&example=fog&step=1").seat, undefined);
});
