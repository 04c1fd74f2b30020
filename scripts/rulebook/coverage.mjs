// What a game has and lacks: rules implemented, tested, shown by a running example, and fired in play; by name.
import { mark } from "./entry.mjs";
import { page } from "./frame.mjs";
import { counted, html, joined } from "./html.mjs";
import { ruleAddress } from "./places.mjs";

/** A rule that only describes a component has nothing that could be done or shown, and one that cannot be broken needs no code. */
const behaves = (rule) => !rule.data && !rule.holds;

const QUESTIONS = [
  { name: "implemented", lacks: "Not implemented", about: "the code cites it", holds: ({ count }) => count.code.length > 0 },
  {
    name: "tested",
    lacks: "Not tested",
    about: "a test or an example names it",
    holds: ({ count }) => count.tests.length + count.examples.length > 0,
  },
  {
    name: "exampled",
    lacks: "Without a running example",
    about: "a running example shows it",
    holds: ({ count }) => count.examples.length > 0,
  },
  { name: "fired", lacks: "Never fired", about: "it was cited in a random game", holds: ({ count }) => count.fired },
];

function names(game, rules) {
  return html`<ul class="names">${rules.map((rule) => html`<li><a href="${ruleAddress(game, rule.id)}">${rule.title}</a> <code>${rule.id}</code></li>`)}</ul>`;
}

function summary(words, rules) {
  const cell = ({ holds }) => html`<td>${rules.filter(holds).length}</td>`;
  return html`<tr><th scope="row">${words}</th><td>${rules.length}</td>${QUESTIONS.map(cell)}</tr>`;
}

function missing(game, words, rules) {
  return rules.length > 0 && html`<h3>${words}: ${rules.length}</h3>${names(game, rules)}`;
}

/** Rules that allowed or forbade something to a player, in the games that were counted. */
function choices(book, rules) {
  const deciding = rules.filter(({ count }) => count.decides);
  const bare = deciding.filter(({ count }) => count.examples.length === 0);
  const verdict =
    bare.length === 0
      ? "Every one of them has a running example."
      : `${counted(bare.length, "of them has", "of them have")} no running example yet:`;
  return html`<h2 id="page-choices">What players may do</h2>
<p>${counted(deciding.length, "rule or ruling", "rules and rulings")} allowed or forbade something to a player in ${counted(book.count.games, "random game")}. ${verdict}</p>
${bare.length > 0 && names(book.game.id, bare)}`;
}

function row(game, rule) {
  const { code, tests, examples, fired, decides } = rule.count;
  const many = (list) => html`<td>${list.length > 0 ? list.length : html`<span class="none">none</span>`}</td>`;
  return html`<tr><th scope="row"><a href="${ruleAddress(game, rule.id)}">${rule.title}</a> <code>${rule.id}</code></th><td>${mark(rule)}</td>${many(code)}${many(tests)}${many(examples)}<td>${fired ? (decides ? "yes, and decides" : "yes") : html`<span class="none">no</span>`}</td></tr>
`;
}

export function coveragePage(book) {
  const { game, entries } = book;
  const active = entries.filter(behaves);
  const rules = active.filter(({ kind }) => kind === "rule");
  const rulings = active.filter(({ kind }) => kind === "ruling");
  const data = entries.filter((rule) => rule.data).length;
  const held = entries.filter((rule) => rule.holds);
  const title = `${game.title}: what is covered`;
  return page(
    {
      title,
      description: `Which rules of ${game.title} are implemented, tested, shown by a running example and cited in play, and which are not.`,
      here: "rules/index.html",
      script: false,
    },
    html`<div class="hero"><h1>${title}</h1><p>Counted by the build, in the code, the tests, the examples and ${counted(book.count.games, "random game")}. <a href="${ruleAddress(game.id)}">To the rules of ${game.title}</a></p></div>
<div class="narrow wide coverage">
<div class="scroll" tabindex="0" role="region" aria-label="Counts"><table><thead><tr><td></td><th scope="col">in all</th>${QUESTIONS.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${summary("Rules of the book", rules)}${summary("Our rulings", rulings)}</tbody></table></div>
<p class="remark">${joined(
      QUESTIONS.map(({ name, about }) => html`<b>${name}</b>: ${about}`),
      "; ",
    )}. ${counted(data, "rule")} of the book only ${data === 1 ? "describes a component" : "describe components"} and ${data === 1 ? "is" : "are"} not counted.</p>
${held.length > 0 && html`<h2>What holds by construction</h2><p>${counted(held.length, "rule or ruling", "rules and rulings")} cannot be broken by any position that the game can express, as tests show.</p>${names(game.id, held)}`}
${choices(book, active)}
<h2>What is missing</h2>
${QUESTIONS.map(({ lacks, holds }) => [
  missing(
    game.id,
    `${lacks}, rules of the book`,
    rules.filter((rule) => !holds(rule)),
  ),
  missing(
    game.id,
    `${lacks}, our rulings`,
    rulings.filter((rule) => !holds(rule)),
  ),
])}
${active.every((rule) => QUESTIONS.every(({ holds }) => holds(rule))) && html`<p>Nothing.</p>`}
<details class="each"><summary><h2>Rule by rule</h2></summary>
<div class="scroll" tabindex="0" role="region" aria-label="Rule by rule"><table class="all"><thead><tr><th scope="col">rule</th><th scope="col">from</th><th scope="col">code</th><th scope="col">tests</th><th scope="col">examples</th><th scope="col">fired</th></tr></thead>
<tbody>${entries.map((rule) => row(game.id, rule))}</tbody></table></div></details>
</div>`,
  );
}
