// The page of settings.
import { button, dialog, download, h, put } from "./dom";
import { toast } from "./errors";
import { exportAll } from "./home/found";
import { LANGUAGES } from "./languages";
import { preferences } from "./preferences";
import { keepStorage } from "./pwa";
import { type Hand, keepSettings, SPEEDS, type Speed, settings } from "./settings";
import { clear, list } from "./store";
import { w } from "./words";

interface Choice<T extends string> {
  readonly name: string;
  readonly words: string;
  readonly values: readonly (readonly [T, string])[];
  readonly now: T;
  chosen(value: T): void;
}

function radios<T extends string>({ name, words, values, now, chosen }: Choice<T>, note?: string): HTMLElement {
  return h(
    "fieldset",
    { class: "counts" },
    h("legend", null, words),
    values.map(([value, label]) => {
      const choose = h("input", { type: "radio", name, id: `${name}-${value}`, checked: value === now });
      choose.addEventListener("change", () => {
        chosen(value);
        keepSettings();
      });
      return h("label", { for: `${name}-${value}` }, choose, h("span", null, label));
    }),
    note !== undefined && h("p", { class: "remark" }, note),
  );
}

function askToClear(): void {
  const box = dialog(
    w("data.clear.title"),
    { close: w("close") },
    h("p", null, w("data.clear.text")),
    h(
      "div",
      { class: "row" },
      button(w("cancel"), () => box.close(), { class: "main" }),
      button(w("saves.exportAll"), () => download("katabasis-games.json", exportAll(list().saves))),
      button(
        w("data.clear"),
        () => {
          clear();
          location.reload();
        },
        { class: "danger" },
      ),
    ),
  );
}

async function persist(): Promise<void> {
  toast(w((await keepStorage()) ? "data.persist.yes" : "data.persist.no"));
}

/** Which games are kept for play without a network. Few look for it, so it is loaded when the settings are. */
function keptOffline(): HTMLElement {
  const box = h("section", { class: "kept" });
  void import("./offline/kept").then(({ showKept }) => showKept(box));
  return box;
}

/** Shows the settings. `spoken` is called when another language was chosen. */
export function showSettingsPage(main: HTMLElement, spoken: () => void): void {
  const languages = Object.entries(LANGUAGES);
  put(
    main,
    h(
      "div",
      { class: "narrow" },
      h("h1", { tabindex: "-1" }, w("settings")),
      h(
        "div",
        { class: "paper" },
        radios<Speed>(
          {
            name: "speed",
            words: w("speed"),
            values: (Object.keys(SPEEDS) as Speed[]).map((speed) => [speed, w(`speed.${speed}`)] as const),
            now: settings.speed,
            chosen: (speed) => (settings.speed = speed),
          },
          w("speed.note"),
        ),
        radios<Hand>({
          name: "hand",
          words: w("hand"),
          values: [
            ["right", w("hand.right")],
            ["left", w("hand.left")],
          ],
          now: settings.hand,
          chosen: (hand) => (settings.hand = hand),
        }),
        languages.length > 1 &&
          radios({
            name: "language",
            words: w("language"),
            values: languages,
            now: settings.language,
            chosen: (language) => {
              settings.language = language;
              spoken();
            },
          }),
        h("div", { class: "preferences" }, preferences()),
        keptOffline(),
        h("h2", null, w("data")),
        h("p", null, w("data.note")),
        h(
          "div",
          { class: "row" },
          button(w("data.persist"), () => void persist()),
          button(w("saves.exportAll"), () => download("katabasis-games.json", exportAll(list().saves))),
          button(w("data.clear"), askToClear, { class: "danger" }),
        ),
      ),
    ),
  );
}
