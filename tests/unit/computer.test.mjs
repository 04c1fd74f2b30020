// The driver of computer players, at questions that persons can answer too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

globalThis.window = globalThis;
const { Computer } = await load("www/src/play/computer.ts");

/** A table with one question: who thinks next, whom the minds were asked for, and what was said. */
function table(speakers, thinks) {
  const heard = [];
  const asked = [];
  const question = { kind: "choice", revision: 7, options: [{ by: [0] }, { by: [1] }, { by: [2] }, {}] };
  const present = {
    question,
    asked: [0, 1, 2],
    viewer: 0,
    get computer() {
      const [seat] = speakers;
      return seat === undefined ? undefined : { seat, level: "easy", speaks: true };
    },
  };
  const services = {
    settings: { pace: 0 },
    think: async ({ seat, level }) => {
      asked.push([seat, level]);
      return { best: await thinks(seat) };
    },
    failed: (error) => heard.push(["failed", error.message]),
  };
  const answer = (index) => heard.push(["answer", index]);
  // The session's part: who spoke is not asked again, and what is done ends the question.
  const speak = (seat, index, revision) => {
    heard.push(["speak", seat, index, revision]);
    speakers = question.options[index].by?.includes(seat) ? [] : speakers.filter((other) => other !== seat);
    computer.run();
  };
  const computer = new Computer(services, present, answer, speak, () => undefined);
  return { computer, heard, asked };
}

const settled = () => new Promise((done) => setTimeout(done, 20));

test("every computer is asked once, in the order of seats, and then the persons are", async () => {
  const { computer, heard, asked } = table([1, 2], () => 3);
  assert.equal(computer.isDue, true);
  computer.run();
  await settled();
  assert.deepEqual(asked, [
    [1, "easy"],
    [2, "easy"],
  ]);
  assert.deepEqual(heard, [
    ["speak", 1, 3, 7],
    ["speak", 2, 3, 7],
  ]);
  assert.equal(computer.isDue, false);
});

test("what a computer does for itself ends the question", async () => {
  const { computer, heard } = table([1, 2], () => 1);
  computer.run();
  await settled();
  assert.deepEqual(heard, [["speak", 1, 1, 7]]);
});

test("in a pause persons do not wait for those who only may speak", async () => {
  const { computer, heard } = table([1, 2], () => 1);
  computer.paused = true;
  assert.equal(computer.isDue, false);
  computer.run();
  await settled();
  assert.deepEqual(heard, []);
});

test("a mind that fails leaves the question to persons", async () => {
  const { computer, heard } = table([1, 2], () => Promise.reject(new Error("no module")));
  computer.run();
  await settled();
  assert.deepEqual(heard, [["failed", "no module"]]);
  assert.deepEqual([computer.paused, computer.isDue], [true, false]);
});

test("a person who lets the computer play is thought for as that person", async () => {
  const { computer, heard, asked } = table([], () => 0);
  computer.playForMe();
  await settled();
  assert.deepEqual([asked, heard], [[[0, "hard"]], [["answer", 0]]]);
});
