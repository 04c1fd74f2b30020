// The rulebook of a game: every entry by chapter, with an anchor of its own.
import { entryOf } from "./entry.mjs";
import { page } from "./frame.mjs";
import { counted, html } from "./html.mjs";
import { toOverview } from "./overview.mjs";
import { coverageAddress } from "./places.mjs";
import { marker } from "./terms.mjs";

const people = new Intl.ListFormat("en", { style: "long", type: "conjunction" });

function origin({ title, authors = [], publisher, source }) {
  const by = authors.length > 0 ? ` by ${people.format(authors)}` : "";
  return `After ${source}${source.toLowerCase().includes(title.toLowerCase()) ? "" : ` (${title})`}${by}${publisher === undefined ? "" : `, published by ${publisher}`}.`;
}

function filter(value, words, checked) {
  return html`<label><input type="radio" name="kind" value="${value}"${checked && html` checked`}><span>${words}</span></label>`;
}

/** Meanings stand twice: in the list of words at the end, and in a card that opens where the word is used. */
function glossary(terms) {
  if (terms.length === 0) return undefined;
  return html`<section aria-labelledby="chapter-words"><h2 id="chapter-words" tabindex="-1">Words of the game</h2>
${terms.map(
  ({
    id,
    term,
    text,
  }) => html`<article class="entry word" id="word-${id}"><header><h3>${term}</h3><span class="mark term">Word</span></header><p>${text}</p></article>
`,
)}</section>
${terms.map(
  ({ id, term, text }) => html`<div class="what" popover id="what-${id}"><b>${term}</b> ${text}</div>
`,
)}`;
}

export function rulesPage(book) {
  const { game, entries, chapters, terms, examples } = book;
  const explain = marker(terms);
  const rules = entries.filter(({ kind }) => kind === "rule").length;
  const title = `The rules of ${game.title}`;
  const named = [...chapters, ...(terms.length > 0 ? [{ id: "chapter-words", name: "Words of the game" }] : [])];
  return page(
    {
      title,
      description: `Every rule of ${game.title} in our own words, with what the book leaves open, running examples, and the code behind it.`,
      here: "rules/index.html",
    },
    html`<div class="hero"><h1>${title}</h1>
<p>Every rule of the book in our own words, under the name by which the game cites it. Where the book leaves something open, a ruling says what we decided, and why it was needed.</p>
${book.overview && html`<p>New here? ${toOverview(book)}.</p>`}
<p class="remark">${origin(game)} ${counted(rules, "rule")} of the book, ${counted(entries.length - rules, "ruling")} of ours, ${counted(examples.length, "running example")}. <a href="${coverageAddress(game.id)}">What is implemented, tested and shown</a></p></div>
<div class="rules-grid"><div class="rules-side">
<search id="page-search" hidden><label for="page-words">Search the rules</label><input type="search" id="page-words" autocomplete="off" spellcheck="false">
<fieldset class="kinds"><legend>Show</legend>${filter("all", "All", true)}${filter("rule", "The book")}${filter("ruling", "Our rulings")}</fieldset>
<p class="remark" id="page-count" role="status"></p></search>
<nav class="chapters" aria-label="Chapters"><ul>${named.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
</div>
<div class="entries">
${chapters.map(
  (chapter) => html`<section aria-labelledby="${chapter.id}"><h2 id="${chapter.id}" tabindex="-1">${chapter.name}</h2>
${chapter.entries.map((rule) => entryOf(book, rule, explain))}</section>
`,
)}
${glossary(terms)}
</div></div>`,
  );
}

/** Where the rulebooks begin. */
export function indexPage(books) {
  const counts = ({ entries, examples }) => {
    const rules = entries.filter(({ kind }) => kind === "rule").length;
    return `${counted(rules, "rule")}, ${counted(entries.length - rules, "ruling")}, ${counted(examples.length, "running example")}`;
  };
  return page(
    {
      title: "The rules",
      description: "The rulebooks of all games of Katabasis, in our own words, with running examples.",
      here: "rules/index.html",
      games: true,
    },
    html`<div class="hero"><h1>The rules</h1><p>Every game with all its rules, in our own words: what the book says, what we decided where it says nothing, and examples that run.</p></div>
<div class="narrow"><search id="page-search" hidden><label for="page-words">Search all rulebooks</label><input type="search" id="page-words" autocomplete="off" spellcheck="false"><p class="remark" id="page-count" role="status"></p><ol class="hits" id="page-hits"></ol></search>
<ul class="books">${books.map(({ game, ...book }) => html`<li class="entry" data-game="${game.id}"><h2><a href="${game.id}.html">${game.title}</a></h2><p>${game.players.replace("-", "–")} players. ${counts(book)}.</p>${book.overview && html`<p>${toOverview({ game, ...book })}</p>`}<p><a href="${coverageAddress(game.id)}">What is implemented, tested and shown</a></p></li>`)}</ul></div>`,
  );
}
