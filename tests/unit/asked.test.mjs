// Who is asked, and what is offered to whom, where a question is open to several seats.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { asksPerson, askedComputer, isOpenToPersons } = await load("www/src/play/asked.ts");

const option = (...by) => ({ by });
const open = (...options) => ({ kind: "choice", seats: [0, 1], options });
const shown = (question, players) => question.options.map((_, index) => isOpenToPersons(question, players, index));

test("persons leave to computers what belongs to computers, who are asked after them", () => {
  const question = open(option(0), option(1));
  assert.deepEqual(shown(question, ["person", "hard"]), [true, false]);
  assert.equal(asksPerson(question, ["person", "hard"]), true);
  assert.equal(askedComputer(question, ["person", "hard"]), undefined);
  assert.equal(askedComputer({ ...question, seats: [1] }, ["person", "hard"]), "hard");
});

test("where one answer is everybody's, persons may call on computers too", () => {
  assert.deepEqual(shown(open(option(0), option(1), option()), ["person", "hard"]), [true, true, true]);
});

test("between persons everything is open", () => {
  assert.deepEqual(shown(open(option(0), option(1)), ["person", "person"]), [true, true]);
});
