// What is told of dice says which they were, so that they can be shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import init, { Session } from "../../pkg/apocalypse/node.mjs";

await init();

test("dice that are told have the shapes of those that fell", () => {
  const shapes = new Set();
  for (let seed = 1; seed <= 6; seed += 1) {
    const session = Session.begin({
      setup: { map: "invasion", lord: "baphomet", heroes: ["hannah-hazard", "john-dark"] },
      seed: String(seed),
    });
    for (let question = session.question(); question.kind === "choice"; question = session.question()) {
      const { lines } = session.answer(session.advise({ iterations: 1 })?.best ?? 0, question.revision);
      for (const { telling } of lines) {
        if (telling.sides === undefined) continue;
        assert.equal(telling.sides.length, telling.dice.length);
        for (const [at, face] of telling.dice.entries()) assert.ok(face >= 1 && face <= telling.sides[at]);
        for (const sides of telling.sides) shapes.add(sides);
      }
    }
    session.free();
  }
  assert.ok(shapes.has(4) && shapes.has(8), `shapes that were seen: ${[...shapes]}`);
});
