// A game that came in a link: it is looked at, never put over anything, and kept only when the person says so.
import { button, h, put } from "./dom";
import { open } from "./engine";
import { refusal } from "./errors";
import { gameOf } from "./games";
import { miniature } from "./home/miniature";
import { keepNew, summary } from "./keeping";
import { gameTexts } from "./language";
import { address, go } from "./router";
import { list } from "./store";
import { now, w } from "./words";

export function showBrokenLink(main: HTMLElement, why: string): void {
  put(
    main,
    h("div", { class: "narrow" }, h("h1", { tabindex: "-1" }, w("link.broken")), h("div", { class: "paper" }, h("p", null, w("link.broken.text", { why })), h("a", { class: "button main", href: address.home() }, w("nowhere.home")))),
  );
}

/** Shows what a link holds. */
export async function showLink(main: HTMLElement, id: string, text: string, left: () => boolean): Promise<void> {
  const game = gameOf(id);
  if (game === undefined) return showBrokenLink(main, w("load.foreign"));
  let playing;
  try {
    playing = await open(game, text);
  } catch (error) {
    if (!left()) showBrokenLink(main, refusal(error));
    return;
  }
  const { session } = playing;
  const texts = await gameTexts(game.id);
  if (left()) return;
  const { round, phase, turn, over } = summary(playing);
  const facts = over === null ? [texts.say(round), texts.say(phase), ...(turn === null ? [] : [w("saves.turn", { who: texts.words(turn) })])] : [texts.say(over)];
  const snapshot = session.snapshot();
  const mine = list().saves.find((save) => save.text === snapshot);
  const keepIt = () => go(address.play(game.id, keepNew(playing, w("link.name", { date: now() }))));
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, w("link.title")),
      h(
        "div",
        { class: "paper shared" },
        h("div", { class: "picture large" }, miniature(session.ground(), session.scene())),
        h("p", { class: "facts" }, facts.join(" · ")),
        h("p", null, mine === undefined ? w("link.text", { game: game.title }) : w("link.known", { name: mine.name })),
        h(
          "div",
          { class: "row" },
          mine !== undefined && h("a", { class: "button main", href: address.play(game.id, mine.id) }, w("link.known.open")),
          button(w("link.open"), keepIt, { class: mine === undefined ? "main" : "" }),
          h("a", { class: "button", href: address.home() }, w("link.home")),
        ),
      ),
    ),
  );
}
