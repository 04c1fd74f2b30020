// The moments of a figure: whose eyes they are seen with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { momentOf } = await load("www/src/embed/moment.ts");
const { Story } = await load("www/src/embed/story.ts");

/** A table with two answers and one hidden card, which only seat 1 knows. */
function table() {
  let answered = 2;
  const line = (viewer) => ({
    rule: "r",
    telling: { say: { key: viewer === 1 ? "a trap" : "a card", args: {} }, tone: "plain" },
  });
  const session = {
    question: () => ({ kind: "over", ending: { key: "over", args: {} }, rule: "r" }),
    scene: (viewer) => ({ ground: 0, regions: [], pieces: [], overlays: [], panels: viewer === 1 ? ["a trap"] : ["a back"] }),
    log: (viewer) => [line(viewer)],
    redo: (viewer) => {
      answered += 1;
      return { lines: [line(viewer)] };
    },
    undo: () => {
      answered -= 1;
    },
    canUndo: () => answered > 0,
    record: () => "record",
  };
  return { Session: { load: () => session } };
}

const wording = { format: ({ key }) => key };

/** What a figure shows and tells at each of its steps, to this viewer. */
function seen(seat) {
  const story = new Story(table(), "record", true, seat);
  return [0, 1, 2].map((step) => {
    story.go(step);
    const { scene, lines } = momentOf(story, wording, [], seat, () => ({}));
    return [scene.panels[0], lines[0].text];
  });
}

test("a figure shows and tells nobody's hidden things unless a seat is asked for", () => {
  assert.deepEqual(seen(undefined), Array(3).fill(["a back", "A card"]));
  assert.deepEqual(seen(0), Array(3).fill(["a back", "A card"]));
});

test("with the eyes of a seat it shows and tells what that seat knows", () => {
  assert.deepEqual(seen(1), Array(3).fill(["a trap", "A trap"]));
});
