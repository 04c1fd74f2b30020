// The class of campaigns at the boundary, in WebAssembly: on a toy, and in no module of a game that has none.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES } from "../../scripts/lib/games.mjs";
import init, { Campaign, Session } from "../../target/toy/quest/node.mjs";

await init();

const refused = (act, name, reason) =>
  assert.throws(act, (error) => {
    assert.deepEqual([error.name, error.reason], [name, reason], error.message);
    return error.message.length > 0;
  });

/** Plays an adventure to its end by the shortest of thoughts. */
function playOut(session) {
  for (let question = session.question(); question.kind === "choice"; question = session.question())
    session.answer(session.advise({ iterations: 20 }).best, question.revision);
}

/** Sets out, plays the adventure by itself, and writes down what it leaves behind. */
function travel(campaign) {
  const session = campaign.setOut();
  playOut(session);
  // As it comes back from a save of its own.
  const kept = Session.load(session.snapshot());
  campaign.keep(kept);
  campaign.conclude();
  for (const one of [session, kept]) one.free();
}

test("a campaign leads from adventure to adventure, and is saved at any moment", () => {
  let campaign = Campaign.begin({ players: ["person"], seed: "3" });
  assert.deepEqual(campaign.chronicle(), {
    chapter: "cave",
    adventure: "none",
    ledger: { log: [], heroes: { wanderer: { torch: 3 } }, rewards: {} },
    past: [],
    unknown: [],
  });
  for (let adventures = 1; campaign.chronicle().chapter !== undefined; adventures += 1) {
    assert.ok(adventures < 40, "it comes to an end");
    travel(campaign);
    const text = campaign.save();
    assert.match(text, /^katabasis-campaign1\.quest\.[\w-]+$/);
    const again = Campaign.load(text);
    assert.deepEqual([again.chronicle(), again.save()], [campaign.chronicle(), text]);
    assert.equal(again.chronicle().past.length, adventures);
    campaign.free();
    campaign = again;
  }
  assert.equal(campaign.chronicle().ledger.rewards.fame, 3);
  assert.equal(campaign.chronicle().ledger.log.filter(({ what }) => what === "there").length, 3);
  refused(() => campaign.setOut(), "CampaignError", "over");
  const first = Session.load(campaign.past(0));
  assert.equal(first.question().kind, "over", "an adventure that is over can be looked at");
  assert.equal(campaign.past(99), undefined);
});

test("an adventure goes on in the campaign as far as it was kept, and can be given up", () => {
  const campaign = Campaign.begin({ seed: "3" });
  refused(() => campaign.adventure(), "CampaignError", "noneunderway");
  const session = campaign.setOut();
  refused(() => campaign.setOut(), "CampaignError", "underway");
  refused(() => campaign.conclude(), "CampaignError", "notover");
  session.answer(0, session.revision());
  assert.equal(campaign.adventure().answered(), 0, "it knows nothing of it yet");
  campaign.keep(session);
  const loaded = Campaign.load(campaign.save());
  assert.deepEqual([loaded.chronicle().adventure, loaded.adventure().hash()], ["playing", session.hash()]);
  assert.equal(Session.load(loaded.export()).hash(), session.hash());
  refused(() => campaign.keep(Session.begin({ seed: "4" })), "CampaignError", "other");
  campaign.giveUp();
  assert.deepEqual([campaign.chronicle().adventure, campaign.export()], ["none", undefined]);
});

test("the last ending is taken back, and the adventure stands at its end again", () => {
  const campaign = Campaign.begin({ seed: "3" });
  refused(() => campaign.undo(), "CampaignError", "nothing");
  const { ledger } = campaign.chronicle();
  travel(campaign);
  const after = campaign.chronicle();
  campaign.undo();
  assert.deepEqual(campaign.chronicle(), { chapter: "cave", adventure: "over", ledger, past: [], unknown: [] });
  const session = campaign.adventure();
  assert.equal(session.canUndo(), true, "its own undo goes on from there");
  campaign.conclude();
  assert.deepEqual(campaign.chronicle(), after);
});

test("texts that are no campaign are refused by a reason", () => {
  const campaign = Campaign.begin({ seed: "3" });
  const text = campaign.save();
  refused(() => Campaign.load("Once upon a time"), "LoadError", "foreign");
  refused(() => Campaign.load(Session.begin({ seed: "1" }).snapshot()), "LoadError", "foreign");
  refused(() => Session.load(text), "LoadError", "foreign");
  refused(() => Campaign.load(text.slice(0, -3)), "LoadError", "damaged");
  refused(() => Campaign.load(text.replace("campaign1", "campaign9")), "LoadError", "format");
  refused(() => Campaign.load(text.replace("quest", "inferno")), "LoadError", "othergame");
  refused(() => Campaign.load("A".repeat(5 << 20)), "LoadError", "toolong");
  refused(() => Campaign.load(7), "ArgumentError", "argument");
  refused(() => Campaign.begin({ players: "person" }), "ArgumentError", "argument");
});

test("the types are told, and modules of games without a campaign have nothing of it", async () => {
  const file = (path) => readFile(new URL(`../../${path}`, import.meta.url), "latin1");
  const types = await file("target/toy/quest/index.d.ts");
  for (const told of [
    /class Campaign\b/,
    /interface Chronicle\b/,
    /heroes: Record<string, Record<string, number>>/,
    /setOut\(\): Session/,
  ])
    assert.match(types, told);
  for (const game of GAMES) {
    if (/^campaign = true$/m.test(await file(`crates/${game}/game.toml`))) continue;
    assert.doesNotMatch(await file(`pkg/${game}/engine.js`), /campaign/i, game);
    assert.doesNotMatch(await file(`pkg/${game}/${game}.wasm`), /katabasis-campaign/, game);
  }
});
