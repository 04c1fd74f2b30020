// The end of a game: won or lost, why, by which rule, how it went, and where to go from here.
import { button, type Child, dialog, h, put } from "../dom";
import { chart, course } from "./chart";
import type { Present } from "./present";
import type { PlayServices } from "./services";
import type { Ended } from "./types";
import { type Verdict, verdict } from "./verdict";
import { ruleChip, seatNames } from "./words";

/** What can be done at the end. */
export interface EndActions {
  /** Steps through the game, from so many answers on. */
  lookBack(answered: number): void;
  /** Opens the card again. */
  showEnd(): void;
}

function crown({ kind, words }: Verdict): HTMLElement {
  return h("p", { class: `crown ${kind}` }, words);
}

/** What stays beside the board when the card is closed. */
export function ending(services: PlayServices, present: Present, ended: Ended, actions: EndActions): Child {
  const end = verdict(services, ended, present.scene, present.players);
  return h(
    "div",
    { class: "ending" },
    crown(end),
    h("h2", { tabindex: -1 }, services.format(ended.ending)),
    h("p", { class: "note" }, ruleChip(services, ended.rule)),
    h(
      "div",
      { class: "row" },
      button("How it went", () => actions.showEnd(), { class: "main" }),
      button("Look back", () => actions.lookBack(0), { class: "ghost" }),
    ),
  );
}

/** A card over the dimmed board. */
export function openFinale(services: PlayServices, present: Present, ended: Ended, actions: EndActions): HTMLDialogElement {
  const { scene, players, look } = present;
  const end = verdict(services, ended, scene, players);
  const away = (act: () => void) => () => {
    box.close();
    act();
  };
  const rule = ruleChip(services, ended.rule);
  // The rule is shown beside the board.
  rule.addEventListener("click", () => box.close());
  const numbers = h("dl", { class: "numbers" });
  const curve = h("div", { class: "curve" }, h("p", { class: "note" }, "Working out how it went …"));
  const { answered } = look.acts;
  const length: Child = [
    h("dt", {}, "Length"),
    h("dd", {}, `${services.format(scene.headline.round)}, ${answered} ${answered === 1 ? "decision" : "decisions"}`),
  ];
  put(numbers, length);
  const box = dialog(
    services.format(ended.ending),
    { class: `finale ${end.kind}`, close: "Close, look at the board" },
    crown(end),
    h("p", { class: "note" }, rule),
    numbers,
    curve,
    h(
      "div",
      { class: "row" },
      services.campaign && button("To the campaign", away(services.campaign), { class: "main" }),
      button("Play again", away(services.playAgain), { class: services.campaign ? "ghost" : "main" }),
      button("Change the set-up", away(services.newGame), { class: "ghost" }),
      button(
        "Look back",
        away(() => actions.lookBack(0)),
        { class: "ghost" },
      ),
      button("Share", () => services.share(), { class: "ghost" }),
    ),
  );
  const everybody = end.side.length === players.length;
  services.worths(end.side).then(
    (worths) => {
      const { turn, call } = course(worths, end.kind === "won" || end.kind === "theirs");
      const point = (name: string, at: number, words: string): Child => [
        h("dt", {}, name),
        h(
          "dd",
          {},
          button(
            words,
            away(() => actions.lookBack(at)),
            { class: "jump", title: "Look at this moment" },
          ),
        ),
      ];
      put(numbers, length, turn && point("Turning point", turn.at, turn.words), call && point(call.name, call.at, call.words));
      put(
        curve,
        worths.length > 1 && [
          h("h3", {}, everybody ? "How it stood" : `How it stood for ${seatNames(services, scene, end.side)}`),
          chart(worths),
        ],
      );
    },
    () => put(curve, h("p", { class: "note" }, "How this game went could not be worked out.")),
  );
  return box;
}
