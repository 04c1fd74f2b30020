// Every executable example as files that need no script: a picture, a page that reads well, and an oEmbed document.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadDrawing } from "./picture.mjs";
import { ROOT } from "./run.mjs";

/** Where the built page will lie: oEmbed documents must name it. By default where `npm start` serves it. */
const SITE = new URL(process.env.SITE ?? "http://localhost:4666/").href.replace(/\/?$/, "/");

/** Where such things are kept between builds. */
const CACHE = join(ROOT, "node_modules/.cache/katabasis");

const WIDTH = 640;
const HEIGHT = 620;

const json = async (path) => JSON.parse(await readFile(path, "utf8"));
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * `files` by their path in the built page; pages say {{figure.css}} for their style. `figures` are for each game what lies beside its
 * module: the moments of every example, written down, and the grounds that they share.
 */
export async function drawFigures(games) {
  const drawing = await loadDrawing();
  const files = new Map();
  const figures = new Map();
  for (const game of games) {
    const home = join(ROOT, "pkg", game);
    const module = await import(join(home, "node.mjs"));
    const { Session } = module;
    await module.default();
    const written = new Map();
    figures.set(game, written);
    const words = await json(join(home, "texts.en.json"));
    const texts = new drawing.Texts([{ language: "en", texts: words }]);
    const glyphs = await json(join(home, "glyphs.json"));
    const basis = [...drawing.made, JSON.stringify(glyphs), await readFile(join(home, `${game}.wasm`)), JSON.stringify(words)];
    const { rules } = await json(join(home, "rules.json"));
    const book = new Map(rules.map((rule) => [rule.id, rule]));
    const titles = new Map(rules.map(({ id, title }) => [id, title]));
    const list = await json(join(home, "examples/index.json"));
    for (const { id } of list) {
      const example = await json(join(home, `examples/${id}.json`));
      const {
        picture,
        words: seen,
        size,
        figured,
      } = await once([...basis, JSON.stringify([...titles]), JSON.stringify(example)], () => {
        const [start, end] = [Session.load(example.position), Session.load(example.record)];
        const drawn = drawing.drawMoment(start, (say) => texts.say(say), glyphs, example.moments[0].notes, end.scene());
        start.free();
        end.free();
        const [, , width, height] = drawn.box;
        return {
          picture: drawing.write(drawn, example.title, `${drawn.words} ${example.caption}`),
          words: drawn.words,
          size: { width: WIDTH, height: Math.round((WIDTH * height) / width) },
          figured: drawing.writeDown(module, example, texts, titles, glyphs),
        };
      });
      lay(written, id, figured);
      const path = `examples/${game}/${id}`;
      files.set(`${path}.svg`, picture);
      files.set(`${path}.html`, page(example, book, seen, size));
      files.set(`${path}.oembed.json`, JSON.stringify(oembed(example, size)));
    }
    files.set(`examples/${game}/index.html`, contents(game, list));
  }
  const links = games.map((game) => `<li><a href="${game}/">${capital(game)}</a></li>`);
  files.set(
    "examples/index.html",
    frame(
      "Examples",
      "../",
      `<p class="way"><a href="../">Katabasis</a></p><h1>Examples</h1><ul class="examples">${links.join("")}</ul>`,
    ),
  );
  return { files, figures };
}

/** A figure and its grounds, each ground under the hash of what it is. */
function lay(written, id, figured) {
  const moments = figured.moments.map(({ ground, ...moment }) => {
    const text = JSON.stringify(ground);
    const name = `ground-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
    written.set(`figures/${name}.json`, Buffer.from(text));
    return { ...moment, ground: name };
  });
  written.set(`figures/${id}.json`, Buffer.from(JSON.stringify({ ...figured, moments })));
}

/** What was drawn once from the same is not drawn again: all pictures together take longer than the rest of the page. */
async function once(basis, draw) {
  const all = createHash("sha256");
  for (const part of basis) all.update(part);
  const file = join(CACHE, `${all.digest("hex").slice(0, 32)}.json`);
  const known = await json(file).catch(() => undefined);
  if (known !== undefined) return known;
  const drawn = draw();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, JSON.stringify(drawn));
  return drawn;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function frame(title, up, body, head = "") {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Katabasis</title>
${head}<link rel="icon" href="${up}favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${up}{{figure.css}}">
</head><body><main>${body}</main></body></html>
`;
}

function page(example, book, words, size) {
  const { game, id, title, caption, moments, rules } = example;
  const rule = (of) => `<a href="${ruleAddress(game, of)}">${escape(book.get(of)?.title ?? of)}</a>`;
  const told = ({ text, rule: of, tone }) => `<li data-tone="${tone}">${escape(text)} ${rule(of)}</li>`;
  const noted = ({ kind, text, reason, rule: of }) =>
    `<li class="${kind}">${kind === "refused" ? "Not possible" : "Possible"}: ${escape(text)}. ${reason ? `${escape(reason)} ` : ""}${rule(of)}</li>`;
  const given = (answer) =>
    answer === null
      ? "<h3>The position</h3>"
      : `<h3>${{ choice: "Chosen", roll: "Rolled", draw: "Drawn" }[answer.kind]}: ${escape(answer.text)}</h3>`;
  const asked = ({ kind, text, rule: of }) =>
    `<p class="asks">${kind === "over" ? "The end: " : ""}${escape(text)} ${rule(of)}</p>`;
  const moment = ({ answer, lines, notes, asks }) =>
    `<li>${given(answer)}${lines.length + notes.length > 0 ? `<ul>${lines.map(told).join("")}${notes.map(noted).join("")}</ul>` : ""}${asked(asks)}</li>`;
  const shown = rules.map((of) => `<dt>${rule(of)}</dt><dd>${escape(book.get(of)?.text ?? "")}</dd>`);
  const head = `<meta name="description" content="${escape(caption)}">
<link rel="alternate" type="application/json+oembed" href="${SITE}examples/${game}/${id}.oembed.json" title="${escape(title)}">
`;
  return frame(
    `${title} · ${capital(game)}`,
    "../../",
    `<p class="way"><a href="./">${capital(game)}: examples</a></p><h1>${escape(title)}</h1>
<figure><img src="${id}.svg" width="${size.width}" height="${size.height}" alt="${escape(words)}"><figcaption>${escape(caption)}</figcaption></figure>
<p class="go"><a href="../../embed.html#game=${game}&amp;example=${id}">Step through it</a> <a href="../../#/play/${game}?g=${example.position}">Open in Katabasis</a></p>
<h2>Step by step</h2><ol class="moments" start="0">${moments.map(moment).join("")}</ol>
<h2>Rules that it shows</h2><dl>${shown.join("")}</dl>
<footer>Unofficial and free. <a href="../../icons.txt">Icons by the authors of game-icons.net, CC BY 3.0</a></footer>`,
    head,
  );
}

function contents(game, list) {
  const entry = ({ id, title, caption }) => `<li><a href="${id}.html">${escape(title)}</a><p>${escape(caption)}</p></li>`;
  return frame(
    `${capital(game)}: examples`,
    "../../",
    `<p class="way"><a href="../../">Katabasis</a></p><h1>${capital(game)}: examples</h1><ul class="examples">${list.map(entry).join("")}</ul>`,
  );
}

function ruleAddress(game, rule) {
  return `../../rules/${game}.html#${rule}`;
}

function oembed({ game, id, title, caption }, { width, height }) {
  const embed = `${SITE}embed.html#game=${game}&example=${id}`;
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Katabasis",
    provider_url: SITE,
    html: `<iframe src="${escape(embed)}" width="${WIDTH}" height="${HEIGHT}" title="${escape(`${title}: ${caption}`)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width: WIDTH,
    height: HEIGHT,
    thumbnail_url: `${SITE}examples/${game}/${id}.svg`,
    thumbnail_width: width,
    thumbnail_height: height,
    cache_age: 86_400,
  };
}
