// Lines for other people's pages: whatever a title says, it is text there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { elementCode, frameCode, markdownCode, wikiCode } = await load("www/src/share/codes.ts");

const HARM = `"><script>alert(1)</script>](javascript:alert(1)) [[Category:X]] {{Template|a=b}} '''bold''' __TOC__`;
const SHARED = {
  title: HARM,
  game: "inferno",
  record: "katabasis1.inferno.AAA",
  site: "https://host.example/",
  link: "https://host.example/#/play/inferno?g=x",
  embed: "https://host.example/embed.html#game=inferno&record=x",
  picture: "inferno-Round-6.svg",
};

test("HTML: a title stays inside its attribute", () => {
  for (const code of [frameCode(SHARED), elementCode({ ...SHARED, record: HARM, site: HARM, game: HARM })]) {
    assert.doesNotMatch(
      code.replace('<script type="module" src="katabasis/board.js"></script>', ""),
      /<script|javascript:alert\(1\)"/,
    );
    assert.equal(code.split('"').length % 2, 1, "quotes come in pairs");
  }
  assert.match(frameCode(SHARED), /^<iframe src="https:\/\/host\.example\/embed\.html#game=inferno&amp;record=x" /);
});

test("Markdown: a title ends neither the picture nor the link", () => {
  const code = markdownCode(SHARED);
  assert.ok(code.endsWith("](inferno-Round-6.svg)](https://host.example/#/play/inferno?g=x)"));
  const title = code.slice("[![".length, code.indexOf("](inferno-Round-6.svg)"));
  assert.doesNotMatch(title, /(^|[^\\])[[\]()<>]/, "all its signs are plain");
});

test("MediaWiki: a title is no link, template, option or markup", () => {
  const code = wikiCode(SHARED);
  assert.match(code, /^\[\[File:inferno-Round-6\.svg\|thumb\|upright=1\.6\|alt=/);
  const [, , , , caption] = code.split("|");
  assert.doesNotMatch(caption.slice(0, caption.indexOf(". [https:")), /[[\]{}<>'=_]/);
  assert.match(code, / Katabasis\]\]\]$/);
});
