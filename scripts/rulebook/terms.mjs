// Words with a meaning of their own, explained where they stand.
import { html } from "./html.mjs";

/** How a word can look in a sentence: hex, hexes; territory, territories; flip, flips, flipped. What stands in brackets after it is no part of it. */
function shapes(term) {
  const plain = term.replace(/\s*\(.*\)$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (/[^aeiou]y$/i.test(plain)) return `${plain.slice(0, -1)}(?:y|ies|ied)`;
  // A term that ends in a bracket has no other shapes.
  if (!/\w$/.test(plain)) return plain;
  const last = plain.at(-1);
  return `${plain}(?:s|es|d|ed|ing|${last}ed|${last}ing)?`;
}

/** A function that marks the terms of a book in a text: each at its first place, the longest where several fit. */
export function marker(terms) {
  const byLength = [...terms].sort((a, b) => b.term.length - a.term.length);
  const any = new RegExp(`(?<![\\w-])(?:${byLength.map(({ term }) => `(${shapes(term)})`).join("|")})(?![\\w-])`, "gi");
  /** `seen` holds the terms that need no second explanation. */
  return (text, seen = new Set()) => {
    if (terms.length === 0) return text;
    const pieces = [];
    let at = 0;
    for (const match of text.matchAll(any)) {
      const term = byLength[match.slice(1).findIndex((group) => group !== undefined)];
      if (seen.has(term.id)) continue;
      seen.add(term.id);
      pieces.push(
        text.slice(at, match.index),
        html`<button type="button" class="term" popovertarget="what-${term.id}">${match[0]}</button>`,
      );
      at = match.index + match[0].length;
    }
    return [...pieces, text.slice(at)];
  };
}
