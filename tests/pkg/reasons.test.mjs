// What is refused says why, in every game, and a hint can say why an option is the better one.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES } from "../../scripts/lib/games.mjs";

const PACKAGE = new URL("../../pkg/", import.meta.url);
const ANSWERS = 40;

for (const name of GAMES) {
  const { default: init, Session } = await import(new URL(`${name}/node.mjs`, PACKAGE));
  const texts = JSON.parse(await readFile(new URL(`${name}/texts.en.json`, PACKAGE), "utf8"));
  await init();

  test(`${name}: refusals and hints give reasons that have words`, () => {
    const session = Session.begin({ seed: "5" });
    const said = { reasons: 0, whys: 0, others: 0 };
    for (let nth = 0; nth < ANSWERS; nth += 1) {
      const question = session.question();
      if (question.kind !== "choice") break;
      question.refused.forEach((refused, index) => {
        assert.ok(refused.reason.key in texts, `${refused.rule}: ${refused.reason?.key}`);
        assert.deepEqual(session.refusal(index), refused, "one by one or all together");
        said.reasons += 1;
      });
      assert.ok(question.options.every(({ reason }) => reason === undefined));
      const best = session.advise({ iterations: 8 })?.best ?? 0;
      const { gains, against } = session.why(best);
      for (const one of [gains, ...against.map((other) => other.gains)].filter(Boolean)) {
        assert.ok(one.key in texts && Number.isInteger(one.args.n) && one.args.d < 10, JSON.stringify(one));
        // It goes on from “on average it …” and “on average the best option …”.
        assert.match(texts[one.key], /^[a-z].*[^.]$/, one.key);
      }
      assert.ok(against.every(({ index }) => index !== best && index < question.options.length));
      said.whys += gains ? 1 : 0;
      said.others += against.length;
      assert.deepEqual(session.why(question.options.length), { against: [] }, "no such option");
      session.answer(best, question.revision);
    }
    session.free();
    assert.ok(
      Object.values(said).every((count) => count > 0),
      JSON.stringify(said),
    );
  });

  test(`${name}: what an example refuses says why`, async () => {
    const folder = new URL(`${name}/examples/`, PACKAGE);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
    const examples = await Promise.all(files.map(async (file) => JSON.parse(await readFile(new URL(file, folder), "utf8"))));
    const notes = examples.flatMap(({ id, moments }) =>
      (moments ?? []).flatMap((moment) => moment.notes.map((note) => ({ id, ...note }))),
    );
    const refused = notes.filter(({ kind }) => kind === "refused");
    assert.ok(refused.length > 0);
    for (const { id, text, reason } of refused) assert.match(reason ?? "", /^\p{Lu}.+\.$/u, `${id}: ${text}`);
    assert.ok(notes.every(({ kind, reason }) => kind === "refused" || reason === undefined));
  });
}
