// What is refused says why, in every game, and a hint can say why an option is the better one.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
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
    const said = { reasons: 0, whys: 0 };
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
      const why = session.why(best);
      if (why) assert.ok(why.key in texts && Number.isInteger(why.args.n) && why.args.d < 10, JSON.stringify(why));
      said.whys += why ? 1 : 0;
      assert.equal(session.why(question.options.length), undefined, "no such option");
      session.answer(best, question.revision);
    }
    session.free();
    assert.ok(said.reasons > 0 && said.whys > 0, JSON.stringify(said));
  });
}
