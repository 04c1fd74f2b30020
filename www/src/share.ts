// The whole game as a link, a code and a file.
import { button, dialog, download, h } from "./dom";
import { copy } from "./errors";
import type { Game } from "./games";
import { address } from "./router";
import { w } from "./words";

/** A name that every file system takes. */
export function fileName(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return `${plain.slice(0, 60) || "game"}.katabasis.txt`;
}

/** Shows the link to a game. `record` is the whole game as text. */
export async function share(game: Game, name: string, record: string): Promise<void> {
  const link = address.link(game.id, record);
  const { qrCode } = await import("./qr");
  const code = qrCode(link, w("share.qr"));
  const field = h("textarea", { id: "share-link", readonly: true, rows: 3, spellcheck: "false" });
  field.value = link;
  field.addEventListener("focus", () => field.select());
  const native = "share" in navigator && button(w("share.native"), () => void navigator.share({ title: name, url: link }).catch(() => undefined));
  dialog(
    w("share.title"),
    { close: w("close"), class: "share" },
    h("p", null, w("share.text")),
    h("div", { class: "share-grid" }, code ?? h("p", { class: "remark" }, w("share.long")), h("div", null, h("label", { for: "share-link" }, w("share.link")), field)),
    h("div", { class: "row" }, button(w("share.copy"), () => void copy(link), { class: "main" }), native, button(w("share.file"), () => download(fileName(name), record))),
  );
}
