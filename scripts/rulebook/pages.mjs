// All pages of the rulebooks, by their paths in the page.
import { readBooks } from "./book.mjs";
import { coveragePage } from "./coverage.mjs";
import { text } from "./html.mjs";
import { overviewPage } from "./overview.mjs";
import { indexPage, rulesPage } from "./rules.mjs";
import { sourcePage, sourcesOf } from "./source.mjs";

/** Path to text. {{rulebook.css}} and the like stand for files that are named by their content, as in every page. */
export async function rulebookPages() {
  const books = await readBooks();
  const pages = new Map([["rules/index.html", text(indexPage(books))]]);
  for (const book of books) {
    pages.set(`rules/${book.game.id}.html`, text(rulesPage(book)));
    if (book.overview) pages.set(`rules/${book.game.id}-overview.html`, text(overviewPage(book)));
    pages.set(`rules/${book.game.id}-coverage.html`, text(coveragePage(book)));
  }
  for (const file of sourcesOf(books)) pages.set(`source/${file}.html`, text(await sourcePage(file)));
  return pages;
}
