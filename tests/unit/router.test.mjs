// Addresses of the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { read, address } = await load("www/src/router.ts");

test("every address that the page makes is read again", () => {
  assert.deepEqual(read(""), { page: "home" });
  assert.deepEqual(read(address.home()), { page: "home" });
  assert.deepEqual(read(address.settings()), { page: "settings" });
  assert.deepEqual(read(address.fresh("inferno")), { page: "new", game: "inferno" });
  assert.deepEqual(read(address.play("inferno", "a_b-c")), { page: "play", game: "inferno", save: "a_b-c" });
  assert.deepEqual(read(address.campaign("inferno", "a_b-c")), { page: "campaign", game: "inferno", save: "a_b-c" });
});

test("a card comes whole out of its link, to be read or to be tried", () => {
  assert.deepEqual(read(address.workshop("drunagor")), { page: "workshop", game: "drunagor" });
  const card = { page: "workshop", game: "drunagor", deck: "skill", card: "Ab-_9" };
  assert.deepEqual(read(address.card("drunagor", "skill", "Ab-_9")), card);
  assert.deepEqual(read(address.card("drunagor", "skill", "Ab-_9", true)), { ...card, trial: true });
});

test("rules have pages of their own, and their old addresses are still read", () => {
  assert.equal(address.rules(), "rules/index.html");
  assert.equal(address.rules("inferno", "turn.universal"), "rules/inferno.html#turn.universal");
  assert.deepEqual(read("#/rules/inferno"), { page: "rules", game: "inferno" });
  assert.deepEqual(read("#/rules/inferno/turn.universal"), { page: "rules", game: "inferno", rule: "turn.universal" });
});

test("a shared game comes whole out of its link", () => {
  globalThis.location = { href: "https://example.org/page/?x=1#/somewhere" };
  const link = address.link("inferno", "katabasis1.inferno.Ab-_9");
  assert.equal(link, "https://example.org/page/?x=1#/play/inferno?g=katabasis1.inferno.Ab-_9");
  assert.deepEqual(read(new URL(link).hash), { page: "link", game: "inferno", text: "katabasis1.inferno.Ab-_9" });
});

test("broken addresses lead nowhere, and never throw", () => {
  assert.deepEqual(read("#/play/inferno"), { page: "nowhere", address: "play/inferno" });
  assert.deepEqual(read("#/%E0%A4%A"), { page: "nowhere", address: "%E0%A4%A" });
  assert.deepEqual(read("#/play/inferno?g=%"), { page: "link", game: "inferno", text: "%" });
});
