// What a real table needs is loaded when somebody sits at one.
import { messageOf } from "../errors";
import type { PlayServices } from "./services";
import type { Look } from "./types";

export type Companion = typeof import("../companion");

/** What the companion may do to the game in play. */
export interface Host {
  readonly services: PlayServices;
  /** Who looks at the screen. */
  readonly viewer: number | undefined;
  /** Does something to the game and shows what came of it. */
  act(deed: () => Look): void;
  /** Shows everything anew. */
  changed(): void;
}

let loaded: Companion | undefined;

/** The companion, once it is there; `then` is called when it comes later. */
export function companion(services: PlayServices, then: (companion: Companion) => void): Companion | undefined {
  if (!loaded) {
    import("../companion")
      .then(async (module) => {
        await module.styles();
        loaded = module;
        then(module);
      })
      .catch((error: unknown) => services.toast(messageOf(error)));
  }
  return loaded;
}

/** Opens one of its dialogs. */
export function openCompanion(host: Host, what: keyof Companion["dialogs"]): void {
  const open = (module: Companion): void => module.dialogs[what](host);
  const there = companion(host.services, open);
  if (there) open(there);
}
