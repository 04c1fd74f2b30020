// The pages of the rulebook, made of a small book, and the check of their links.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { bookOf } from "../../scripts/rulebook/book.mjs";
import { brokenLinks } from "../../scripts/rulebook/check.mjs";
import { coveragePage } from "../../scripts/rulebook/coverage.mjs";
import { text } from "../../scripts/rulebook/html.mjs";
import { rulesPage } from "../../scripts/rulebook/rules.mjs";
import { marker } from "../../scripts/rulebook/terms.mjs";

const rule = (id, more) => ({
  id,
  title: `Title of ${id}`,
  text: "A Hex & two hexes <b>.",
  section: "One > Two",
  kind: "rule",
  ...more,
});
const counted = (id, more) => ({ id, code: [], tests: [], examples: [], fired: false, decides: false, ...more });

function small() {
  return bookOf(
    {
      game: { id: "g", title: "G", players: "2-4", source: "a book" },
      rules: [
        rule("a.one", { needs: ["b"] }),
        rule("b", { kind: "ruling", why: "Who knows?", gapKind: "rule", settles: ["a.one"] }),
      ],
      terms: [{ term: "Hex", text: "A space." }],
      examples: [],
      retired: [{ id: "a.old", successor: "a.one" }],
    },
    [{ id: "e", title: "E", caption: "So it goes.", rules: ["a.one"], steps: 2 }],
    { games: 5, entries: [counted("a.one", { examples: ["e"], decides: true, fired: true }), counted("b", { decides: true })] },
  );
}

test("a rule stands under its id, a retired one leads to its successor, and texts are only texts", () => {
  const page = text(rulesPage(small()));
  assert.match(page, /<article class="entry rule" id="a\.one"[\s\S]*?<span class="old" id="a\.old">/);
  assert.match(page, /two hexes &lt;b&gt;\./);
  assert.match(page, /Settled by our ruling<\/dt><dd><a href="#b">Title of b/);
  assert.match(page, /Named by<\/dt><dd><a href="#a\.one">/);
  assert.match(page, /The book does not say:<\/b> Who knows\?/);
  assert.doesNotMatch(page, /<b>\./);
});

test("terms are explained once, in every shape, the longest first", () => {
  const explain = marker([
    { id: "night", term: "Night" },
    { id: "night-roll", term: "Night roll" },
    { id: "territory", term: "Territory" },
    { id: "flip", term: "Flip" },
  ]);
  const marked = text(explain("At Night a Night roll is made; two territories flipped, unflipped, and a flip."));
  assert.deepEqual(
    [...marked.matchAll(/popovertarget="what-([\w-]+)">([^<]+)</g)].map(([, id, word]) => [id, word]),
    [
      ["night", "Night"],
      ["night-roll", "Night roll"],
      ["territory", "territories"],
      ["flip", "flipped"],
    ],
  );
});

test("what is missing is counted and named", () => {
  const page = text(coveragePage(small()));
  assert.match(
    page,
    /2 rules and rulings allowed or forbade something to a player in 5 random games\. 1 of them has no running example yet:[\s\S]*?<code>b<\/code>/,
  );
  assert.match(page, /Not implemented, rules of the book: 1/);
  assert.match(page, /Never fired, our rulings: 1/);
});

test("links and anchors that lead nowhere are found", async () => {
  const folder = await mkdtemp(join(tmpdir(), "katabasis-links-"));
  const pages = {
    "rules/a.html":
      '<i id="x"></i><i id="x"></i><a href="#x">1</a><a href="#gone">2</a><a href="b.html#y">3</a><a href="b.html#z">4</a><img src="../none.svg"><a href="https://elsewhere">5</a><button popovertarget="no"></button><a href="../rules/">6</a>',
    "rules/b.html": '<i id="y"></i><a href="../../above.html">7</a>',
  };
  try {
    for (const [path, html] of Object.entries(pages)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), html);
    }
    assert.deepEqual(await brokenLinks(folder, Object.keys(pages)), [
      "rules/a.html: two elements have the id x",
      "rules/a.html: nothing has the id no",
      "rules/a.html: #gone leads to no anchor",
      "rules/a.html: b.html#z leads to no anchor",
      "rules/a.html: ../none.svg leads to no file",
      "rules/a.html: https://elsewhere leaves the page: link to what is built",
      "rules/a.html: ../rules/ leads to no file",
      "rules/b.html: ../../above.html leads to no file",
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
