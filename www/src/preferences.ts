// What a person can set for all games: the same controls on the page of settings and in the menu of a game.
import { h } from "./dom";
import { keepSettings, MOTIONS, type Settings, settings, THEMES } from "./settings";
import { w } from "./words";

/** A choice from a few. */
function choice<T extends string>(
  words: string,
  values: readonly (readonly [T, string])[],
  now: T,
  chosen: (value: T) => void,
): HTMLElement {
  const select = h(
    "select",
    {
      onchange: () => {
        chosen(select.value as T);
        keepSettings();
      },
    },
    values.map(([value, name]) => h("option", { value, selected: value === now }, name)),
  );
  return h("label", null, words, select);
}

/** Yes or no. */
function flag(words: string, name: "confirm" | "large" | "sound", changed?: () => void): HTMLElement {
  const box = h("input", {
    type: "checkbox",
    checked: settings[name],
    onchange: () => {
      settings[name] = box.checked;
      keepSettings();
      changed?.();
    },
  });
  return h("label", { class: "check" }, box, words);
}

/** A sound to know it by. */
function sample(): void {
  if (settings.sound) void import("./sound").then(({ play }) => play("turn", settings.volume));
}

function volume(): HTMLElement {
  const range = h("input", {
    type: "range",
    min: 0,
    max: 100,
    value: Math.round(settings.volume * 100),
    onchange: () => {
      settings.volume = Number(range.value) / 100;
      keepSettings();
      sample();
    },
  });
  return h("label", null, w("volume"), range);
}

export function preferences(): HTMLElement[] {
  const words = <T extends string>(of: string, values: readonly T[]): (readonly [T, string])[] =>
    values.map((value) => [value, w(`${of}.${value}` as Parameters<typeof w>[0])]);
  return [
    choice<Settings["theme"]>(w("theme"), words("theme", THEMES), settings.theme, (theme) => (settings.theme = theme)),
    choice<Settings["motion"]>(w("motion"), words("motion", MOTIONS), settings.motion, (motion) => (settings.motion = motion)),
    flag(w("large"), "large"),
    flag(w("confirm"), "confirm"),
    flag(w("sound"), "sound", sample),
    volume(),
  ];
}
