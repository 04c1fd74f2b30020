// The sources that cite rules, as pages with an anchor at every line, so that a rule leads to its code wherever the page lies.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../lib/run.mjs";
import { page } from "./frame.mjs";
import { html } from "./html.mjs";

/** The files that the books name, each once. */
export function sourcesOf(books) {
  const places = books.flatMap(({ entries }) => entries.flatMap(({ count }) => [...count.code, ...count.tests]));
  return [...new Set(places.map(({ file }) => file))].sort();
}

export async function sourcePage(file) {
  const lines = (await readFile(join(ROOT, file), "utf8")).trimEnd().split("\n");
  return page(
    { title: file, description: `The source ${file} of Katabasis.`, depth: file.split("/").length, script: false },
    html`<div class="source"><h1>${file}</h1><div class="scroll" tabindex="0" role="region" aria-label="Source"><pre>${lines.map(
      (line, at) => html`<span id="L${at + 1}">${line}
</span>`,
    )}</pre></div></div>`,
  );
}
