// Keys on the board: where they lead on hexes, squares and areas.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { walk } = await load("www/src/board/walk.ts");

const cell = (x, y, over) => ({ corners: [], middle: [x, y], region: 0, over, name: { key: "", args: {} }, level: 0 });

/** A hex with its six neighbours: 0 in the middle, then clockwise from the north-east. */
const hexes = {
  lattice: "hex",
  cells: [
    cell(0, 0, [1, 2, 3, 4, 5, 6]),
    cell(500, -866, [2, 0, 6]),
    cell(1000, 0, [3, 0, 1]),
    cell(500, 866, [4, 0, 2]),
    cell(-500, 866, [5, 0, 3]),
    cell(-1000, 0, [6, 0, 4]),
    cell(-500, -866, [1, 0, 5]),
  ],
};

test("six keys reach the six neighbours of a hex", () => {
  const reached = ["e", "d", "c", "z", "a", "q"].map((key) => walk(hexes, 0, key, 0));
  assert.deepEqual(reached, [1, 2, 3, 4, 5, 6]);
});

test("up and down keep to the column in which the walk began", () => {
  assert.equal(walk(hexes, 0, "ArrowUp", 400), 1);
  assert.equal(walk(hexes, 0, "ArrowUp", -400), 6);
  assert.equal(walk(hexes, 1, "ArrowDown", 0), 0);
});

test("at the rim a key stays where it is", () => {
  assert.equal(walk(hexes, 2, "ArrowRight", 0), 2);
});

test("home and end go along the row", () => {
  assert.equal(walk(hexes, 0, "Home", 0), 5);
  assert.equal(walk(hexes, 0, "End", 0), 2);
});

test("arrows walk squares", () => {
  const squares = {
    lattice: "square",
    cells: [
      cell(0, 0, [null, 1, 2, null]),
      cell(1000, 0, [null, null, 3, 0]),
      cell(0, 1000, [0, 3, null, null]),
      cell(1000, 1000, [1, null, null, 2]),
    ],
  };
  assert.equal(walk(squares, 0, "ArrowRight", 0), 1);
  assert.equal(walk(squares, 1, "ArrowDown", 1000), 3);
  assert.equal(walk(squares, 3, "ArrowLeft", 0), 2);
});

test("areas without shared edges are walked by their direction", () => {
  const areas = { lattice: "areas", cells: [cell(0, 0, []), cell(3000, 200, []), cell(-200, 2500, [])] };
  assert.equal(walk(areas, 0, "ArrowRight", 0), 1);
  assert.equal(walk(areas, 0, "ArrowDown", 0), 2);
  assert.equal(walk(areas, 0, "ArrowLeft", 0), 0);
});

test("a key that does not walk is not taken", () => {
  assert.equal(walk(hexes, 0, "x", 0), undefined);
});
