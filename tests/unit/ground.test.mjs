// Grounds of all kinds as drawings, without a browser: tunnels with walls and openings, areas with roads.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseHTML } from "linkedom";
import { load } from "./load.mjs";

const { window, document } = parseHTML("<!doctype html><html><body></body></html>");
Object.assign(globalThis, { document, Node: window.Node, SVGElement: window.SVGElement });
const { drawGround } = await load("www/src/board/ground.ts");

const say = (key) => ({ key, args: {} });
const square = (x, y, over, edges, region) => ({
  corners: [
    [x, y],
    [x + 2400, y],
    [x + 2400, y + 2400],
    [x, y + 2400],
  ],
  middle: [x + 1200, y + 1200],
  region,
  over,
  edges,
  name: say("tile"),
  level: 0,
});
const region = (terrain, glyph = "", holds = 0) => ({ name: say(terrain), note: say(""), terrain, tint: 1, glyph, holds });
const format = ({ key }) => key;

test("a tunnel has a floor, walls around it, and what stands in each opening", () => {
  const picture = drawGround({
    lattice: "square",
    links: [],
    cells: [
      square(0, 0, [null, 1, null, null], ["wall", "open", "door", "blocked"], 0),
      square(2400, 0, [null, null, null, 0], ["unknown", "wall", "wall", "open"], 1),
    ],
  });
  picture.dress([region("stone", "torch", 3), region("unknown")], format);
  assert.deepEqual(
    [...picture.layer.querySelectorAll(".gate")].map((gate) => gate.getAttribute("class")),
    ["gate door", "gate blocked", "gate unknown"],
  );
  const [wall] = picture.layer.querySelectorAll(".wall:not(.shade)");
  assert.equal(wall.getAttribute("d").split("M").length - 1, 4, "three openings part the wall, which begins at a corner");
  assert.equal(picture.layer.querySelector(".holds").textContent, "3");
  assert.equal(picture.layer.querySelector(".feature use").getAttribute("href"), "#glyph-torch");
  assert.deepEqual(
    [...picture.layer.querySelectorAll(".floor")].map((floor) => floor.dataset.terrain),
    ["stone", "unknown"],
  );
  assert.deepEqual([picture.unit, picture.box], [2400, [0, 0, 4800, 2400]]);
});

test("a map has rounded areas with names, roads, and arrows on those that lead one way", () => {
  const areas = [square(0, 0, [null, null, null, null], [], 0), square(5000, 0, [null, null, null, null], [], 1)];
  const picture = drawGround({ lattice: "areas", links: [{ from: 0, to: 1, one_way: true }], cells: areas });
  picture.dress([region("gate", "torch"), region("street")], format);
  assert.match(picture.cells[0].getAttribute("d"), /^M0 0C/);
  assert.equal(picture.layer.querySelector(".road").getAttribute("d"), "M1200 1200L6200 1200");
  assert.equal(picture.layer.querySelector(".arrows").getAttribute("d").split("M").length - 1, 2);
  assert.deepEqual(
    [...picture.top.querySelectorAll(".place")].map((name) => name.textContent),
    ["Gate", "Street"],
  );
});

test("the same place is always as uneven", async () => {
  const { unevenness } = await load("www/src/board/cells.ts");
  const all = Array.from({ length: 500 }, (_, at) => unevenness(at * 37, at * 91));
  assert.ok(all.every((off) => off >= -0.5 && off <= 0.5) && new Set(all).size > 200);
  assert.equal(unevenness(120, 7), unevenness(120, 7));
});
