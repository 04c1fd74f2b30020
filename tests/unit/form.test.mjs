// What a form offers, and the setup that comes of what was chosen in it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { castOf, offers, proposes, setupOf } = await load("www/src/new/form.ts");

const entry = (id, kind, more = {}) => ({
  field: { id, within: "", kind },
  name: `setup.${id}`,
  names: [],
  more: [],
  only: [],
  apart: false,
  eases: [],
  ...more,
});
const place = entry(
  "place",
  { is: "one", of: ["place.hell", "place.limbo"], lot: true },
  {
    names: ["setup.place-lot"],
    more: [{ ending: "text" }, { ending: "human", to: "seat.human" }],
  },
);
const deep = entry("deep", { is: "flag" }, { names: ["setup.deep-yes"] });
deep.field.within = "harder";
const late = entry("late", { is: "later", least: 0, most: 2, usual: 0 }, { names: ["a.none", "a.one", "a.two"] });
const heroes = entry("heroes", { is: "cast", of: ["hero.a", "hero.b", "hero.c"], seats: { least: 1, most: 3, usual: 2 } });
const form = { invite: "setup.invite", seats: { least: 1, most: 3, usual: 2 }, entries: [place, deep, late, heroes] };

test("lists are offered with their names and what is said about them", () => {
  assert.deepEqual(
    offers(place).map(({ id, value, name }) => [id, value, name]),
    [
      ["hell", "hell", "place.hell"],
      ["limbo", "limbo", "place.limbo"],
      ["lot", null, "setup.place-lot"],
    ],
  );
  assert.deepEqual(offers(place)[1].more, [
    { text: "place.limbo-text", to: undefined },
    { text: "place.limbo-human", to: "seat.human" },
  ]);
  assert.deepEqual(
    offers(deep).map(({ id, value }) => [id, value]),
    [
      ["no", false],
      ["yes", true],
    ],
  );
  assert.deepEqual(
    offers(late).map(({ value, name }) => [value, name]),
    [
      [0, "a.none"],
      [1, "a.one"],
      [2, "a.two"],
    ],
  );
});

test("who plays has a place of its own", () => {
  assert.deepEqual(offers(heroes), []);
  assert.deepEqual(castOf(form), ["a", "b", "c"]);
});

test("what was chosen stands where the game reads it, and what was not is left out", () => {
  assert.deepEqual(setupOf(form, 2), { heroes: ["a", "b"] });
  assert.deepEqual(setupOf(form, 1, ["c", "a", "b"], { place: null, deep: true, late: 1, unknown: 7 }), {
    place: null,
    late: 1,
    heroes: ["c"],
    harder: { deep: true },
  });
});

test("what makes it easier is proposed in a first game and after a lost one", () => {
  const mercy = entry("mercy", { is: "flag" }, { names: ["setup.mercy-yes"], eases: ["end.doom"] });
  assert.equal(proposes(mercy, []), true);
  assert.equal(proposes(mercy, ["end.doom", "end.won"]), true);
  assert.equal(proposes(mercy, ["end.won", "end.doom"]), false);
  assert.equal(proposes(deep, []), false);
});
