// The list of saved games: continue, rename, delete with a way back, export.
import { addressOf, isCampaign } from "../campaign/place";
import { button, dialog, download, h, put } from "../dom";
import { loadModule } from "../engine";
import { LONGEST_NAME } from "../entry";
import { messageOf, refusal, toast } from "../errors";
import { fileName } from "../filename";
import { type Game, gameOf } from "../games";
import { rename } from "../keeping";
import { gameTexts } from "../language";
import { address } from "../router";
import { type Broken, isUnsaved, list, remove, type Save, StoreError } from "../store";
import { language, w } from "../words";
import { exportAll } from "./found";
import { showImport } from "./import";
import { miniature } from "./miniature";
import { when } from "./when";

function askName(save: Save, changed: () => void): void {
  const field = h("input", { id: "save-name", maxlength: LONGEST_NAME, autocomplete: "off" });
  field.value = save.name;
  const form = h(
    "form",
    { method: "dialog" },
    h("label", { for: "save-name" }, w("saves.name")),
    field,
    h("div", { class: "row" }, h("button", { class: "main" }, w("saves.rename"))),
  );
  form.addEventListener("submit", () => {
    const name = field.value.trim();
    if (name === "" || name === save.name) return;
    try {
      rename(save, name);
    } catch (error) {
      toast(error instanceof StoreError && error.reason === "full" ? w("store.full") : messageOf(error));
    }
    changed();
  });
  dialog(w("saves.rename"), { close: w("close") }, form);
  field.select();
}

function takeAway(id: string, name: string, changed: () => void): void {
  const back = remove(id);
  changed();
  toast(w("saves.deleted", { name }), {
    words: w("saves.undo"),
    act: () => {
      back();
      changed();
    },
  });
}

/** Fills in what only the engine knows: the picture, the words, and whether the text still loads. */
async function enrich(game: Game, save: Save, picture: Element, facts: Element, more: Element): Promise<void> {
  const { round, phase, turn, over } = save.summary;
  const texts = await gameTexts(game.id);
  const state =
    over !== null
      ? [texts.say(over)]
      : [texts.say(round), texts.say(phase), ...(turn === null ? [] : [w("saves.turn", { who: texts.words(turn) })])];
  put(facts, state.join(" · "));
  const { Session } = await loadModule(game);
  try {
    if (isCampaign(save.text)) return await (await import("../campaign")).check(game, save.text);
    const session = Session.load(save.text);
    put(picture, miniature(session.ground(), session.scene()));
    session.free();
  } catch (error) {
    put(more, w("saves.refused", { why: refusal(error) }));
  }
}

function card(save: Save, changed: () => void): HTMLElement {
  const game = gameOf(save.game);
  const picture = h("div", { class: "picture" });
  const facts = h("p", { class: "facts" }, "…");
  const more = h("p", { class: "trouble" }, isUnsaved(save.id) && w("saves.unsaved"), save.handed && w("saves.handed"));
  if (game === undefined) put(facts, save.game);
  else enrich(game, save, picture, facts, more).catch((error: unknown) => put(more, messageOf(error)));
  const id = `save-${save.id}`;
  return h(
    "li",
    { class: "save", "aria-labelledby": id },
    picture,
    h(
      "div",
      { class: "save-text" },
      h("h3", { id }, save.name),
      facts,
      h(
        "p",
        { class: "remark" },
        h("time", { datetime: new Date(save.changed).toISOString() }, when(save.changed, Date.now(), language())),
      ),
      more,
    ),
    h(
      "div",
      { class: "row tight" },
      game &&
        h(
          "a",
          { class: "button main", href: addressOf(save), "aria-describedby": id },
          w(save.summary.over === null ? "saves.continue" : "saves.look"),
        ),
      button(w("saves.rename"), () => askName(save, changed), { "aria-describedby": id }),
      button(w("saves.export"), () => download(fileName(save.name), save.text), { "aria-describedby": id }),
      button(w("saves.delete"), () => takeAway(save.id, save.name, changed), { "aria-describedby": id }),
    ),
  );
}

function brokenCard({ id, raw }: Broken, changed: () => void): HTMLElement {
  return h(
    "li",
    { class: "save broken" },
    h("div", { class: "picture", "aria-hidden": "true" }, "?"),
    h("div", { class: "save-text" }, h("h3", null, w("saves.broken")), h("p", { class: "facts" }, w("saves.broken.text"))),
    h(
      "div",
      { class: "row tight" },
      button(w("saves.export"), () => download(fileName(`broken-${id}`), raw)),
      button(w("saves.delete"), () => takeAway(id, w("saves.broken"), changed)),
    ),
  );
}

/** What stands there on the first visit: what to expect. */
function promises(): HTMLElement {
  const one = (title: string, text: string) => h("div", null, h("dt", null, title), h("dd", null, text));
  return h(
    "dl",
    { class: "promises" },
    one(w("first.ask"), w("first.ask.text")),
    one(w("first.why"), w("first.why.text")),
    one(w("first.yours"), w("first.yours.text")),
  );
}

/** The part of the start page that shows what was played before; `changed` is called when a game came, went or was renamed. */
export function savedGames(changed: () => void): HTMLElement {
  const { saves, broken, forbidden } = list();
  const none = saves.length + broken.length === 0;
  return h(
    "section",
    { class: "saves", "aria-labelledby": "saves-heading" },
    h("h2", { id: "saves-heading", tabindex: "-1" }, w(none ? "first.heading" : "saves.heading")),
    forbidden && h("p", { class: "trouble" }, w("store.forbidden")),
    none
      ? [promises(), h("p", { class: "remark" }, w("saves.none"))]
      : h(
          "ul",
          null,
          saves.map((save) => card(save, changed)),
          broken.map((one) => brokenCard(one, changed)),
        ),
    h(
      "div",
      { class: "row" },
      button(w("saves.import"), () => showImport(changed)),
      !none && h("a", { class: "button", href: address.statistics() }, w("statistics")),
      saves.length > 0 && button(w("saves.exportAll"), () => download("katabasis-games.json", exportAll(saves))),
    ),
  );
}
