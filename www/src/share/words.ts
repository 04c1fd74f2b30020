// What the share dialog says.
import { wordbook } from "../wordbook";

export const ENGLISH = {
  title: "Share this game",
  text: "Each of these holds the whole game: whoever opens it gets a copy at this very moment. No server is involved.",
  kinds: "As what?",
  "kind.link": "Link",
  "kind.frame": "Frame",
  "kind.element": "Element",
  "kind.picture": "Markdown",
  "kind.wiki": "MediaWiki",
  "link.label": "Link to this game",
  "link.copy": "Copy the link",
  native: "Share …",
  file: "Download as a file",
  qr: "The link as a QR code",
  long: "The game is too long for a QR code. The link and the file hold it whole.",
  "frame.label": "HTML for pages that allow frames",
  "frame.note": "Readers step through the game and try other answers. It keeps nothing and loads nothing from elsewhere.",
  "element.label": "HTML for pages that allow scripts",
  "element.note": "The same figure without a frame, from the npm package “katabasis”: put its folder beside your page.",
  "picture.label": "Markdown for pages that allow pictures",
  "picture.note": "Download the picture and put it beside your text. It leads to the game.",
  "wiki.label": "Wikitext for MediaWiki",
  "wiki.note": "Download the picture and upload it under this name. The caption leads to the game.",
  copy: "Copy",
  picture: "Download the picture",
  preview: "Preview",
  "preview.frame": "The figure as readers see it",
} as const satisfies Record<string, string>;

export const shareWords = wordbook(ENGLISH);
