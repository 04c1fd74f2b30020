// A question that a person and computers can answer, in Planet Apocalypse: each computer is heard once, for itself alone.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Session } from "../../pkg/apocalypse/node.mjs";

await init();

const PERSON = 0;
/** Few, because a mind thinks at every question; enough for two rounds. */
const ANSWERS = 60;

/** Lets the computers speak as the page does; what was done, and who let the question pass. */
function hear(session) {
  const silent = [];
  for (;;) {
    const { question, acts } = session.look();
    const [seat] = acts.speakers;
    if (seat === undefined) return { silent, done: false };
    assert.ok(!silent.includes(seat), "nobody is asked twice about one question");
    assert.notEqual(acts.players[seat], "person");
    const { best } = session.advise({ seat, iterations: 40 });
    const own = question.options[best].by?.includes(seat) === true;
    const after = session.speak(seat, best, question.revision);
    if (own) return { silent, done: true };
    assert.equal(after.question.revision, question.revision, "the same question is still open");
    assert.ok(after.question.seats.includes(PERSON), "and a person will answer it");
    silent.push(seat);
  }
}

test("computers help, react and act for themselves before the person closes the question", () => {
  const session = Session.begin({ players: ["person", "easy", "easy"], seed: "5" });
  const count = { spoken: 0, silent: 0, open: 0 };
  while (session.answered() < ANSWERS) {
    const { silent, done } = hear(session);
    count.silent += silent.length;
    if (done) {
      count.spoken += 1;
      continue;
    }
    const { question } = session.look();
    if (question.kind !== "choice") break;
    if (silent.length > 0) count.open += 1;
    session.answer(session.advise({ seat: PERSON, iterations: 40 }).best, question.revision);
  }
  assert.ok(count.spoken > 0 && count.silent > 0 && count.open > 0, JSON.stringify(count));
  session.free();
});

test("a computer's hero gives help before the person next to it is asked", async () => {
  const example = new URL("../../pkg/apocalypse/examples/two-helpers.json", import.meta.url);
  const asked = Session.load(JSON.parse(await readFile(example, "utf8")).record);
  asked.goTo(1);
  const record = asked.record();
  /** A fresh table at that question, with a computer on the third seat. */
  const open = () => {
    const session = Session.load(record);
    session.setPlayer(2, "hard");
    return session;
  };
  const table = open();
  const { question, acts } = table.look();
  assert.deepEqual([question.prompt.key, question.seats, acts.speakers], ["ask.help", [1, 2], [2]]);
  const index = (...by) => question.options.findIndex((option) => String(option.by ?? "") === String(by));
  const passed = table.speak(2, index(), question.revision);
  assert.deepEqual([passed.acts.speakers, passed.lines], [[], []], "what would end the question for all is left to the person");
  const again = open();
  const helped = again.speak(2, index(2), again.revision());
  assert.ok(
    helped.lines.some(({ telling }) => telling.say.key === "tell.helped"),
    JSON.stringify(helped.lines),
  );
  for (const one of [asked, table, again]) one.free();
});

test("whoever is not to speak is refused", () => {
  const session = Session.begin({ players: ["person", "easy", "easy"], seed: "5" });
  const refused = (act, name, reason) => assert.throws(act, (error) => error.name === name && error.reason === reason);
  const revision = session.revision();
  refused(() => session.speak(PERSON, 0, revision), "AnswerError", "notasked");
  refused(() => session.speak(1, 0, revision + 1), "AnswerError", "stale");
  refused(() => session.speak(99, 0, revision), "ArgumentError", "argument");
  session.free();
});
