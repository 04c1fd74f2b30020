// What stands around every page of the rulebook.
import { html } from "./html.mjs";

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";

/** A page `depth` folders below the root. What lies in folders named by their content is put in later, as in all pages: its style and script, and with `games` where those lie. */
export function page({ title, description, depth = 1, here, script = true, games = false }, ...content) {
  const up = "../".repeat(depth);
  const link = (to, words) => html`<a href="${up}${to}"${here === to ? html` aria-current="page"` : ""}>${words}</a>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Katabasis</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="${up}favicon.svg" type="image/svg+xml">
${games && html`<meta name="katabasis-games" content="{{games}}">`}
<link rel="stylesheet" href="${up}{{rulebook.css}}">
${script && html`<script type="module" src="${up}{{rulebook.js}}"></script>`}
</head>
<body>
<a class="skip" href="#page-main">Skip to the content</a>
<header class="page-top"><a class="brand" href="${up}index.html">Katabasis</a><nav aria-label="Main">${link("index.html", "Play")}${link("rules/index.html", "Rules")}</nav></header>
<main id="page-main" tabindex="-1">
${content}
</main>
<footer class="page-bottom"><p>In our own words, unofficial and free: the games belong to their makers.</p><p><a href="${up}icons.txt">Icons by the authors of game-icons.net, CC BY 3.0</a></p></footer>
</body>
</html>
`;
}
