// A campaign that came in a link: it is looked at, and kept only when the person says so.
import { button, h, put } from "../dom";
import type { Game } from "../games";
import { address, go } from "../router";
import { language, now, w } from "../words";
import { check, keepText } from "./document";
import { campaignWords } from "./words";

/** Shows what a link holds. Throws what the engine says about a text that it refuses. */
export async function showCampaignLink(main: HTMLElement, game: Game, text: string, left: () => boolean): Promise<void> {
  await check(game, text);
  if (left()) return;
  const say = campaignWords(language());
  const open = async (): Promise<void> =>
    go(address.campaign(game.id, await keepText(game, text, say("link.name", { date: now() }))));
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, say("link.title")),
      h(
        "div",
        { class: "paper shared" },
        h("p", null, say("link.text", { game: game.title })),
        h(
          "div",
          { class: "row" },
          button(say("link.open"), () => void open(), { class: "main" }),
          h("a", { class: "button", href: address.home() }, w("link.home")),
        ),
      ),
    ),
  );
}
