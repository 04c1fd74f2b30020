// A game as lines for other people's pages. Whatever stands in a title is text in every one of them.

export interface Shared {
  /** What it shows, in words. */
  readonly title: string;
  /** The short name of the game. */
  readonly game: string;
  readonly record: string;
  /** Where this page lies. */
  readonly site: string;
  /** The game in this page. */
  readonly link: string;
  /** The same as a figure. */
  readonly embed: string;
  /** The name of its picture. */
  readonly picture: string;
}

const WIDTH = 640;
const HEIGHT = 620;

const html = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const markdown = (text: string): string => text.replace(/[\\`*_{}[\]()<>#+!|~-]/g, "\\$&").replaceAll("\n", " ");
/** Wikitext has no sign that takes the meaning from others; entities do. */
const wiki = (text: string): string => text.replace(/[[\]{}|<>&'=~_\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function frameCode({ embed, title }: Shared): string {
  return `<iframe src="${html(embed)}" width="${WIDTH}" height="${HEIGHT}" title="${html(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}

export function elementCode({ game, record, site }: Shared): string {
  return `<script type="module" src="katabasis/board.js"></script>\n<katabasis-board game="${html(game)}" record="${html(record)}" site="${html(site)}"></katabasis-board>`;
}

export function markdownCode({ title, picture, link }: Shared): string {
  return `[![${markdown(title)}](${picture})](${link})`;
}

export function wikiCode({ title, picture, link }: Shared): string {
  return `[[File:${picture}|thumb|upright=1.6|alt=${wiki(title)}|${wiki(title)}. [${link} Katabasis]]]`;
}
