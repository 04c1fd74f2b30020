// Cards in links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { toLink, fromLink } = await load("www/src/workshop/code.ts");

test("any text comes out of a link as it went in", () => {
  for (const text of ["", 'card a "A"\n  does: STUN', "é → 🜏 + / =", "~".repeat(1500)]) {
    assert.match(toLink(text), /^[\w-]*$/);
    assert.equal(fromLink(toLink(text)), text);
  }
});

test("a link that was broken on its way holds nothing", () => {
  for (const code of ["%%%", "A", "_w", "é"]) assert.equal(fromLink(code), "");
});
