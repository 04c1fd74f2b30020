// What a person has chosen for all games, kept between visits where the browser allows it.

import { spoken } from "./languages";
import type { PlaySettings } from "./play/services";

export const SPEEDS = { instant: 0, quick: 250, normal: 700, slow: 1600 } as const;
export type Speed = keyof typeof SPEEDS;
export type Hand = "right" | "left";
export const THEMES = ["system", "dark", "light"] as const;
/** As the system asks, or less in any case. */
export const MOTIONS = ["system", "less"] as const;

/** How a game was begun last time. */
export interface LastGame {
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** Own names of seats. */
  readonly names?: readonly string[];
}

export interface Settings {
  language: string;
  speed: Speed;
  hand: Hand;
  /** At a real table: what to do with the pieces, large text, and two sides of the device. */
  hands: boolean;
  large: boolean;
  facing: boolean;
  /** Every answer is asked for once more. */
  confirm: boolean;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** Off until somebody turns it on; the volume runs from 0 to 1. */
  sound: boolean;
  volume: number;
  /** Ground with levels is seen from a corner instead of from above. */
  slanted: boolean;
  /** Guides that were dismissed. */
  seen: string[];
  /** By game. */
  last: Record<string, LastGame>;
}

const KEY = "katabasis/settings";

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

/** Reads what is stored; whatever is missing or not of its kind is as on the first visit. */
function read(): Settings {
  const first: Settings = {
    language: spoken(navigator.language),
    speed: "normal",
    hand: "right",
    hands: false,
    large: false,
    facing: false,
    confirm: false,
    theme: "system",
    motion: "system",
    sound: false,
    volume: 0.6,
    slanted: false,
    seen: [],
    last: {},
  };
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return first;
  }
  if (typeof stored !== "object" || stored === null) return first;
  const found = stored as Partial<Record<keyof Settings, unknown>>;
  if (typeof found.language === "string") first.language = spoken(found.language);
  if (typeof found.speed === "string" && Object.hasOwn(SPEEDS, found.speed)) first.speed = found.speed as Speed;
  if (found.hand === "left") first.hand = "left";
  for (const flag of ["hands", "large", "facing", "confirm", "sound", "slanted"] as const) first[flag] = found[flag] === true;
  first.theme = THEMES.find((theme) => theme === found.theme) ?? first.theme;
  first.motion = MOTIONS.find((motion) => motion === found.motion) ?? first.motion;
  if (typeof found.volume === "number" && found.volume >= 0 && found.volume <= 1) first.volume = found.volume;
  first.seen = strings(found.seen);
  if (typeof found.last === "object" && found.last !== null) {
    for (const [game, last] of Object.entries(found.last as Record<string, Partial<LastGame> | null>)) {
      const options = Object.entries(last?.options ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === "string");
      first.last[game] = { players: strings(last?.players), options: Object.fromEntries(options), names: strings(last?.names) };
    }
  }
  return first;
}

/** The settings of now. Change them, then `keepSettings`. */
export const settings: Settings = read();

/** Stores the settings and shows them in the page. Where nothing can be stored they hold until the page is closed. */
export function keepSettings(): void {
  showSettings();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Saving games tells the person that the store does not work; once is enough.
  }
}

/** How ground with levels is looked at, in all games. */
export const levelView = {
  get slanted(): boolean {
    return settings.slanted;
  },
  set slanted(slanted: boolean) {
    settings.slanted = slanted;
    keepSettings();
  },
};

const STILL = "(prefers-reduced-motion: reduce)";
const DAYLIGHT = "(prefers-color-scheme: light)";

/** Shows the settings, and again whenever the system asks for something else. */
export function followSystem(): void {
  for (const asked of [STILL, DAYLIGHT]) matchMedia(asked).addEventListener("change", showSettings);
  showSettings();
}

/** Style sheets read the hand, the theme, the size of the text and whether things may move; screen readers the language. */
function showSettings(): void {
  const root = document.documentElement;
  root.dataset["hand"] = settings.hand;
  root.dataset["theme"] = settings.theme === "system" ? (matchMedia(DAYLIGHT).matches ? "light" : "dark") : settings.theme;
  root.classList.toggle("large", settings.large);
  root.classList.toggle("still", settings.motion === "less" || matchMedia(STILL).matches);
  root.lang = settings.language;
}

/** The same as a game in play sees them. */
export const playSettings: PlaySettings = {
  real: settings,
  get pace() {
    return SPEEDS[settings.speed];
  },
  set pace(pace: number) {
    settings.speed = (Object.keys(SPEEDS) as (keyof typeof SPEEDS)[]).reduce((best, speed) =>
      Math.abs(SPEEDS[speed] - pace) < Math.abs(SPEEDS[best] - pace) ? speed : best,
    );
  },
  get confirm() {
    return settings.confirm;
  },
  set confirm(confirm: boolean) {
    settings.confirm = confirm;
  },
  get seen() {
    return settings.seen;
  },
  set seen(seen: string[]) {
    settings.seen = seen;
  },
};
