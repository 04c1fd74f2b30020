// One rule or ruling, with everything that is known of it.
import { counted, html, joined } from "./html.mjs";
import { exampleAddress, liveAddress, pictureAddress, ruleAddress, sourceAddress } from "./places.mjs";

const GAPS = { rule: "The book does not say:", content: "Not in the book:", conflict: "The book contradicts itself:" };
const MARKS = { ruling: "Our ruling", data: "Component", rule: "The book" };

export const kindOf = (rule) => (rule.kind === "ruling" ? "ruling" : rule.data ? "data" : "rule");
export const mark = (rule) => html`<span class="mark ${kindOf(rule)}">${MARKS[kindOf(rule)]}</span>`;

function ties(book, words, ids) {
  if (ids.length === 0) return undefined;
  const links = ids.map(
    (id) => html`<a href="${ruleAddress(book.game.id, id).replace(/^[^#]*/, "")}">${book.titles.get(id)}</a>`,
  );
  return html`<div><dt>${words}</dt><dd>${joined(links, ", ")}</dd></div>`;
}

/** A picture of an example, which leads to the example without scripts and runs on the spot with them. */
function figure(game, { id, title, caption, steps }) {
  const words = steps === 0 ? "Show me" : `Show me, in ${counted(steps, "step")}`;
  return html`<figure class="example"><a class="show" href="${exampleAddress(game, id)}" data-live="${liveAddress(game, id)}"><img src="${pictureAddress(game, id)}" alt="" width="320" height="240" loading="lazy" decoding="async"><span class="title">${title}</span><span class="go">${words}</span></a><figcaption>${caption}</figcaption></figure>`;
}

const words = (name) => name.replaceAll("_", " ");

function places(list, say) {
  return html`<ul>${list.map((place) => html`<li><a href="${sourceAddress(place)}">${say(place)}</a></li>`)}</ul>`;
}

function citations({ code, tests }) {
  if (code.length + tests.length === 0) return undefined;
  const summary = [
    code.length > 0 && `${counted(code.length, "place")} in the code`,
    tests.length > 0 && counted(tests.length, "test"),
  ]
    .filter(Boolean)
    .join(", ");
  const path = ({ file, line }) => `${file}:${line}`;
  return html`<details class="cites"><summary>Cited by ${summary}</summary>
${code.length > 0 && html`<h4>Code</h4>${places(code, (place) => [html`<code>${path(place)}</code>`, place.function && ` in ${words(place.function)}`])}`}
${tests.length > 0 && html`<h4>Tests</h4>${places(tests, (place) => [words(place.function ?? "a test"), html` <code>${path(place)}</code>`])}`}
</details>`;
}

/** The entry of a rule in the page of its game. */
export function entryOf(book, rule, explain) {
  const seen = new Set();
  return html`<article class="entry ${kindOf(rule)}" id="${rule.id}" data-kind="${rule.kind}" tabindex="-1">
<header><h3>${rule.title}</h3>${mark(rule)}<a class="id" href="#${rule.id}">${rule.id}</a>${rule.retired.map((old) => html`<span class="old" id="${old}">once ${old}</span>`)}</header>
<p class="says">${explain(rule.text, seen)}</p>
${rule.why && html`<p class="gap"><b>${GAPS[rule.gapKind] ?? GAPS.rule}</b> ${explain(rule.why, seen)}</p>`}
${rule.holds && html`<p class="gap"><b>Holds by construction:</b> no position of the game can break it.</p>`}
${rule.omitted && html`<p class="gap"><b>Left out:</b> ${rule.omitted}</p>`}
${rule.printed.map(({ given, when, then }) => html`<p class="gap"><b>Example of the book:</b> ${given}; ${when}; ${then}.</p>`)}
<dl class="ties">${ties(book, "See also", rule.needs)}${ties(book, "Named by", rule.namedBy)}${ties(book, "Settled by our ruling", rule.settledBy)}${ties(book, "Settles", rule.settles)}</dl>
${rule.examples.length > 0 && html`<div class="examples">${rule.examples.map((example) => figure(book.game.id, example))}</div>`}
${citations(rule.count)}
</article>
`;
}
