// Games from a file, a text or a link. Every one becomes a new saved game; nothing is overwritten.
import { isCampaign } from "../campaign/place";
import { button, dialog, h } from "../dom";
import { open } from "../engine";
import { refusal, toast } from "../errors";
import { type Game, gameOfText } from "../games";
import { keepNew } from "../keeping";
import { now, w } from "../words";
import { findGames } from "./found";

async function keepFound(game: Game, text: string, name: string): Promise<void> {
  if (isCampaign(text)) {
    await (await import("../campaign")).keepText(game, text, name);
    return;
  }
  const playing = await open(game, text);
  keepNew(playing, name);
  playing.session.free();
}

/** Takes games in and says what became of them. */
async function take(source: string): Promise<boolean> {
  const found = findGames(source);
  if (found.length === 0) {
    toast(w("import.nothing"));
    return false;
  }
  let done = 0;
  const failed: string[] = [];
  for (const { name, text } of found) {
    const game = gameOfText(text);
    try {
      if (game === undefined) throw Object.assign(new Error(), { reason: "foreign" });
      await keepFound(game, text, name ?? w("import.name", { date: now() }));
      done += 1;
    } catch (error) {
      failed.push(refusal(error));
    }
  }
  if (done > 0) toast(w("import.done", { n: done }));
  if (failed.length > 0) toast(w("import.failed", { n: failed.length, why: failed[0] ?? "" }));
  return done > 0;
}

/** Asks for games to import. */
export function showImport(imported: () => void): void {
  const finish = async (source: string) => {
    if (!(await take(source))) return;
    box.close();
    imported();
  };
  const file = h("input", { type: "file", id: "import-file", accept: ".txt,.json,text/plain,application/json", multiple: true });
  file.addEventListener(
    "change",
    () =>
      void Promise.all([...(file.files ?? [])].map((one) => one.text())).then((texts) =>
        finish(texts.length === 1 ? (texts[0] ?? "") : texts.join("\n")),
      ),
  );
  const field = h("textarea", { id: "import-text", rows: 4, spellcheck: "false", autocomplete: "off" });
  const box = dialog(
    w("import.title"),
    { close: w("close") },
    h("p", null, w("import.text")),
    h("label", { for: "import-file" }, w("import.file")),
    file,
    h("label", { for: "import-text" }, w("import.paste")),
    field,
    h(
      "div",
      { class: "row" },
      button(w("import.do"), () => void finish(field.value), { class: "main" }),
    ),
  );
}
