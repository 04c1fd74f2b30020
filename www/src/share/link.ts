// A link to take along: to be copied, and as a code for a camera.
import { button, type Child, dialog, h } from "../dom";
import { copy } from "../errors";
import { qrCode } from "../qr";
import { w } from "../words";

/** What is said around it, by whoever shares something. */
type Say = (key: "share" | "share.text" | "share.label" | "share.copy" | "share.qr") => string;

/** Shows a link, and beside its button whatever else can be done with what it leads to. */
export function shareLink(say: Say, link: string, ...more: Child[]): void {
  const field = h("textarea", { id: "share-text", readonly: true, rows: 3, spellcheck: "false" });
  field.value = link;
  dialog(
    say("share"),
    { close: w("close") },
    h("p", null, say("share.text")),
    h("label", { for: "share-text" }, say("share.label")),
    field,
    h(
      "div",
      { class: "row" },
      button(say("share.copy"), () => void copy(link), { class: "main" }),
      more,
    ),
    qrCode(link, say("share.qr")),
  );
}
