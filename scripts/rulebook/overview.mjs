// “How this game goes”: one page for newcomers, every sentence with the rule behind it.
import { page } from "./frame.mjs";
import { html } from "./html.mjs";
import { overviewAddress, ruleAddress } from "./places.mjs";

export function overviewPage({ game, titles, overview }) {
  const rule = (id) => html`<a class="why" href="${ruleAddress(game.id, id)}" title="${titles.get(id)}">${titles.get(id)}</a>`;
  return page(
    {
      title: `How ${game.title} goes`,
      description: `${game.title} on one page, for somebody who has never played it: each sentence with its rule.`,
      here: "rules/index.html",
      script: false,
    },
    html`<div class="narrow overview"><div><h1>How ${game.title} goes</h1>
<p>One page to begin with. Each sentence names the rule behind it, and while you play, every option does.</p>
<p class="remark"><a href="../index.html#/learn/${game.id}">Play a first game that teaches</a> · <a href="../index.html#/new/${game.id}">Set up a game</a> · <a href="${ruleAddress(game.id)}">All the rules</a></p></div>
${overview.parts.map(
  ({ title, says }) => html`<section class="entry"><h2>${title}</h2>
${says.map(([sentence, id]) => html`<p>${sentence} ${rule(id)}</p>`)}</section>
`,
)}
</div>`,
  );
}

/** Where a book leads to it; nothing where the game has none. */
export const toOverview = ({ game, overview }) =>
  overview && html`<a href="${overviewAddress(game.id)}">How this game goes, on one page</a>`;
