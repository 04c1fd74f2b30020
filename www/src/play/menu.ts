// What is needed now and then: sharing, dice by hand, speed, who plays which seat.
import { h, put } from "../dom";
import { LONGEST_SEAT } from "../texts";
import { PACES } from "./computer";
import { showHelp } from "./help";
import { type Host, openCompanion } from "./real";
import type { PlayServices } from "./services";
import type { Player, Scene } from "./types";
import { capital, key, seatPanels } from "./words";

const PLAYERS: readonly (readonly [Player, string])[] = [
  ["person", "Person"],
  ["easy", "Computer, easy"],
  ["normal", "Computer, normal"],
  ["hard", "Computer, hard"],
];

export function menu(services: PlayServices, scene: () => Scene, host: Host, lookBack: () => void): HTMLElement {
  const changed = (): void => host.changed();
  const box = h("details", { class: "menu", ontoggle: () => box.open && draw() });
  const body = h("div", { class: "pop" });
  const item = (words: string, act: () => void): HTMLElement =>
    h(
      "button",
      {
        type: "button",
        class: "ghost",
        onclick: () => {
          box.open = false;
          act();
        },
      },
      words,
    );
  const draw = (): void => {
    const { session, settings } = services;
    const byHand = h("input", {
      type: "checkbox",
      checked: session.byHand(),
      onchange: () => {
        session.setByHand(byHand.checked);
        changed();
      },
    });
    const pace = h(
      "select",
      {
        onchange: () => {
          settings.pace = Number(pace.value);
          services.keepSettings();
        },
      },
      ...PACES.map(([name, time]) => h("option", { value: time, selected: time === settings.pace }, name)),
    );
    // Who has handed over plays nothing any more.
    const seats = seatPanels(scene())
      .filter((panel) => panel.player === panel.seat)
      .map((panel) => {
        const player = session.players()[panel.seat];
        const who = h(
          "select",
          {
            onchange: () => {
              session.setPlayer(panel.seat, who.value as Player);
              changed();
            },
          },
          ...PLAYERS.map(([value, name]) => h("option", { value, selected: value === player }, name)),
        );
        const name = h("input", {
          value: services.names[panel.seat] ?? "",
          placeholder: "Own name",
          maxlength: LONGEST_SEAT,
          autocomplete: "off",
          "aria-label": `Own name of ${capital(services.format(key(panel.name)))}`,
          onchange: () => {
            const names = Array.from({ length: session.players().length }, (_, seat) => services.names[seat] ?? "");
            names[panel.seat] = name.value.trim();
            services.names = names;
            changed();
          },
        });
        return h("div", { class: "who-plays" }, h("label", {}, capital(services.format(key(panel.name))), who), name);
      });
    put(
      body,
      item("Share this game", () => services.share()),
      item("Look back", lookBack),
      item("New game", () => services.newGame()),
      h("a", { class: "button ghost", href: services.rules }, "Rules"),
      services.overview && h("a", { class: "button ghost", href: services.overview }, "How this game goes"),
      item("Keys", showHelp),
      h("details", {}, h("summary", { class: "ghost" }, "Settings"), ...services.preferences()),
      h("h2", {}, "At a real table"),
      h("label", { class: "check" }, byHand, "Real dice and cards: I enter what falls"),
      item("At the table …", () => openCompanion(host, "table")),
      item("Take back to …", () => openCompanion(host, "back")),
      // Not every game says yet what can be set right.
      ...(session.things(host.viewer).length > 0 ? [item("Set right …", () => openCompanion(host, "right"))] : []),
      item("Hand over …", () => openCompanion(host, "over")),
      h("label", {}, "Computer speed", pace),
      h("h2", {}, "Who plays"),
      ...seats,
    );
  };
  box.append(h("summary", { "aria-label": "Menu" }, "☰"), body);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    box.open = false;
    box.querySelector("summary")?.focus();
  });
  return box;
}
