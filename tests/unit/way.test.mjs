// The way of a figure over the ground, as the eye follows it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { way } = await load("www/src/board/way.ts");

/** Squares in rows of four; a wall stands between those that are named together. */
function squares(rows, walls = []) {
  const cells = Array.from({ length: rows * 4 }, (_, id) => {
    const [x, y] = [id % 4, Math.floor(id / 4)];
    const over = [y > 0 ? id - 4 : null, x < 3 ? id + 1 : null, y < rows - 1 ? id + 4 : null, x > 0 ? id - 1 : null];
    const walled = (to) => walls.some((pair) => pair.includes(id) && pair.includes(to));
    return { middle: [x * 1000, y * 1000], over, edges: over.map((to) => (to === null || walled(to) ? "wall" : "open")) };
  });
  return { lattice: "square", cells, links: [] };
}

test("a figure walks straight where it can", () => {
  assert.deepEqual(way(squares(3), 4, 7), [4, 5, 6, 7]);
});

test("walls are walked around, not through", () => {
  assert.deepEqual(way(squares(2, [[1, 2]]), 1, 2), [1, 5, 6, 2]);
});

test("roads are walked in their direction; where there is no way, the eye goes straight", () => {
  const road = {
    lattice: "areas",
    cells: [0, 1, 2].map((x) => ({ middle: [x * 1000, 0], over: [], edges: [] })),
    links: [
      { from: 0, to: 1, one_way: true },
      { from: 1, to: 2, one_way: true },
    ],
  };
  assert.deepEqual(way(road, 0, 2), [0, 1, 2]);
  assert.deepEqual(way(road, 2, 0), [2, 0]);
});
