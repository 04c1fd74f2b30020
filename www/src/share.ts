// The whole game as a link, a code, a file, and lines for other people's pages. Loaded when somebody wants to share.

import type { Glyphs } from "./board/glyph";
import { button, type Child, dialog, download, h, put } from "./dom";
import { drawMoment } from "./embed/picture";
import { plain } from "./embed/plain";
import { embedAddress } from "./embed/request";
import { copy } from "./errors";
import { fileName, plainName } from "./filename";
import { gameGlyphs } from "./gameglyphs";
import type { Game, Session } from "./games";
import type { Say } from "./play/types";
import { qrCode } from "./qr";
import { address } from "./router";
import { elementCode, frameCode, markdownCode, type Shared, wikiCode } from "./share/codes";
import { LOOKS } from "./share/looks";
import { shareWords } from "./share/words";
import { styleSheet } from "./styles";
import { language, w } from "./words";

/** One way to share: its line, and what comes of it. */
interface Kind {
  readonly id: "link" | "frame" | "element" | "picture" | "wiki";
  readonly text: string;
  preview(): Child;
  readonly acts?: Child;
}

/** The board of now as a file. It has to stand in the page for a moment, where nobody sees it. */
function picture(session: Session, title: string, format: (say: Say) => string, glyphs: Glyphs): string {
  const drawn = drawMoment(session, format, glyphs, [], session.scene());
  const place = h("div", { class: "drawing", "aria-hidden": "true" }, drawn.element);
  document.body.append(place);
  try {
    return plain(drawn, title, drawn.words, LOOKS);
  } finally {
    place.remove();
  }
}

/** Shows the ways to share a game. */
export async function share(game: Game, name: string, session: Session, format: (say: Say) => string): Promise<void> {
  const [glyphs] = await Promise.all([gameGlyphs(game.id), styleSheet(new URL("./share.css", import.meta.url))]);
  const say = shareWords(language());
  const record = session.record();
  const { round, phase } = session.scene().headline;
  const title = `${game.title}: ${format(round)}, ${format(phase)}`;
  const site = new URL("./", location.href).href;
  const shared: Shared = {
    title,
    game: game.id,
    record,
    site,
    link: address.link(game.id, record),
    embed: embedAddress(`${site}embed.html`, { game: game.id, record }),
    picture: `${plainName(`${game.id} ${format(round)}`)}.svg`,
  };
  let drawn: string | undefined;
  const svg = (): string => (drawn ??= picture(session, title, format, glyphs));
  const takePicture = button(say("picture"), () => download(shared.picture, svg(), "image/svg+xml"));
  const image = (): HTMLElement => h("img", { src: `data:image/svg+xml,${encodeURIComponent(svg())}`, alt: title });
  const frame = (): HTMLElement => h("iframe", { src: shared.embed, title: say("preview.frame") });
  const native =
    "share" in navigator &&
    button(say("native"), () => void navigator.share({ title: name, url: shared.link }).catch(() => undefined));
  const kinds: readonly Kind[] = [
    {
      id: "link",
      text: shared.link,
      preview: () => qrCode(shared.link, say("qr")) ?? h("p", { class: "remark" }, say("long")),
      acts: [native, button(say("file"), () => download(fileName(name), record))],
    },
    { id: "frame", text: frameCode(shared), preview: frame },
    { id: "element", text: elementCode(shared), preview: frame },
    { id: "picture", text: markdownCode(shared), preview: () => h("a", { href: shared.link }, image()), acts: takePicture },
    {
      id: "wiki",
      text: wikiCode(shared),
      preview: () => h("figure", null, image(), h("figcaption", null, `${title}. `, h("a", { href: shared.link }, "Katabasis"))),
      acts: takePicture,
    },
  ];
  const panel = h("div", { class: "share-kind" });
  const show = (kind: Kind): void => {
    const field = h("textarea", { id: "share-text", readonly: true, rows: 3, spellcheck: "false" });
    field.value = kind.text;
    field.addEventListener("focus", () => field.select());
    put(
      panel,
      h("label", { for: "share-text" }, say(`${kind.id}.label`)),
      field,
      kind.id !== "link" && h("p", { class: "remark" }, say(`${kind.id}.note`)),
      h(
        "div",
        { class: "row" },
        button(say(kind.id === "link" ? "link.copy" : "copy"), () => void copy(kind.text), { class: "main" }),
        kind.acts,
      ),
      h("section", { class: `preview ${kind.id}`, "aria-label": say("preview") }, kind.preview()),
    );
  };
  const choose = (kind: Kind, at: number): HTMLElement => {
    const one = h("input", {
      type: "radio",
      name: "share-kind",
      id: `share-${kind.id}`,
      checked: at === 0,
      onchange: () => show(kind),
    });
    return h("label", { for: one.id }, one, h("span", null, say(`kind.${kind.id}`)));
  };
  const [first] = kinds;
  if (first) show(first);
  dialog(
    say("title"),
    { close: w("close"), class: "share" },
    h("p", null, say("text")),
    h("fieldset", { class: "counts" }, h("legend", { class: "hidden" }, say("kinds")), kinds.map(choose)),
    panel,
  );
}
