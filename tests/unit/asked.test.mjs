// Who is asked, and what is offered to whom, where a question is open to several seats.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { asksPerson, askedComputer, isOpenToPersons, nextComputer } = await load("www/src/play/asked.ts");

const option = (...by) => ({ by });
const open = (...options) => ({ kind: "choice", seats: [0, 1], options });
const shown = (question, players) => question.options.map((_, index) => isOpenToPersons(question, players, index));

test("persons leave to computers what belongs to computers", () => {
  const question = open(option(0), option(1));
  assert.deepEqual(shown(question, ["person", "hard"]), [true, false]);
  assert.equal(asksPerson(question, ["person", "hard"]), true);
  assert.equal(askedComputer(question, ["person", "hard"]), undefined);
  assert.deepEqual(askedComputer({ ...question, seats: [1] }, ["person", "hard"]), { seat: 1, level: "hard", speaks: false });
});

test("the next computer is the one that has to answer, or the first that may speak before persons do", () => {
  const question = open(option(0), option(1));
  const next = (question, players, speakers) => nextComputer({ question, acts: { players, speakers } });
  assert.deepEqual(next(question, ["person", "easy"], [1]), { seat: 1, level: "easy", speaks: true });
  assert.equal(next(question, ["person", "easy"], []), undefined);
  assert.deepEqual(next(question, ["easy", "hard"], []), { seat: 0, level: "easy", speaks: false });
});

test("where one answer is everybody's, persons may call on computers too", () => {
  assert.deepEqual(shown(open(option(0), option(1), option()), ["person", "hard"]), [true, true, true]);
});

test("between persons everything is open", () => {
  assert.deepEqual(shown(open(option(0), option(1)), ["person", "person"]), [true, true]);
});
