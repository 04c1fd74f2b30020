// Search in the rulebook of a game: the page is its own index, read when the first letter is typed.
import { folded, found, hasAll, typed } from "./words";

interface Entry {
  readonly element: HTMLElement;
  readonly kind: string | undefined;
  readonly text: string;
}

/** The parts of an entry that are read for themselves: not its pictures, not the code behind it. */
const READ = "h3, .id, .old, .says, .gap, .says ~ p, header ~ p";

function readEntries(): Entry[] {
  return [...document.querySelectorAll<HTMLElement>("article.entry")].map((element) => ({
    element,
    kind: element.dataset["kind"],
    text: folded([...element.querySelectorAll(READ)].map((part) => part.textContent).join(" ")),
  }));
}

/** Shows where the words stand, in browsers that can. Nothing of the page is rewritten for it. */
function highlight(entries: readonly Entry[], words: readonly string[]): void {
  if (typeof Highlight === "undefined") return;
  const ranges = entries.flatMap(({ element }) => [...element.querySelectorAll(READ)].flatMap((part) => rangesIn(part, words)));
  CSS.highlights.set("found", new Highlight(...ranges));
}

function rangesIn(part: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = folded(node.textContent ?? "");
    // Folding can change the length of a text; such a one is found, and only not marked.
    if (text.length !== node.textContent?.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

export function searchBook(): void {
  const box = document.getElementById("page-search");
  const input = document.querySelector<HTMLInputElement>("#page-words");
  const count = document.getElementById("page-count");
  if (box === null || input === null || count === null) return;
  let entries: Entry[] | undefined;
  const show = (): void => {
    entries ??= readEntries();
    const words = typed(input.value);
    const kind = box.querySelector<HTMLInputElement>("input[name=kind]:checked")?.value ?? "all";
    const shown = entries.filter((entry) => (kind === "all" || entry.kind === kind) && hasAll(entry.text, words));
    const visible = new Set(shown);
    for (const entry of entries) entry.element.hidden = !visible.has(entry);
    for (const section of document.querySelectorAll<HTMLElement>(".entries > section"))
      section.hidden = section.querySelector("article:not([hidden])") === null;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".chapters a")) {
      const section = document.getElementById(link.hash.slice(1))?.closest("section");
      if (link.parentElement !== null) link.parentElement.hidden = section?.hidden === true;
    }
    highlight(shown, words);
    count.textContent = words.length === 0 && kind === "all" ? "" : found(shown.length);
  };
  box.hidden = false;
  box.addEventListener("input", show);
  // A link to an entry that the search hides shows everything again.
  addEventListener("hashchange", () => {
    if (document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest("[hidden]") == null) return;
    input.value = "";
    box.querySelector<HTMLInputElement>("input[value=all]")?.click();
    show();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
  const asked = new URLSearchParams(location.search).get("q");
  if (asked !== null && asked !== "") {
    input.value = asked;
    show();
  }
}
