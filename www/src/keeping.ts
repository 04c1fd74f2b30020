// Games in play and games in the store: what is written down of a game, and under which name.

import { button, download } from "./dom";
import type { Playing } from "./engine";
import { banner, closeBanner } from "./errors";
import { fileName } from "./filename";
import type { Summary as GameSummary } from "./play/types";
import { type Draft, newId, read, type Save, StoreError, type Summary, write } from "./store";
import { now, w } from "./words";

/** What a list of games shows of it. */
export function summary({ round, phase, who, ending }: GameSummary): Summary {
  return { round, phase, turn: who ?? null, over: ending ?? null };
}

/** What is known of a saved game besides what the engine says of it. */
export type Held = Pick<Save, "id" | "name" | "revision" | "taught" | "names">;

/** Writes a game; a store that refuses is told to the person once, and the game goes on in memory. */
export function keep(playing: Playing, held: Held, now: GameSummary, force = false): number {
  const { id, name, revision, taught, names } = held;
  const draft: Draft = {
    ...{ id, game: playing.game.id, name, revision, summary: summary(now), text: playing.text },
    ...(taught && { taught }),
    ...(names && { names }),
  };
  try {
    const { revision: written } = write(draft, force);
    closeBanner("store");
    return written;
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason === "elsewhere") throw error;
    const words = w(error.reason === "full" ? "store.full" : "store.forbidden");
    banner(
      "store",
      words,
      button(w("store.download"), () => download(fileName(name), read(id).text), { class: "main" }),
    );
    return revision + 1;
  }
}

/** Writes a game under a new id. */
export function keepNew(playing: Playing, name: string, more: Pick<Held, "taught" | "names"> = {}): string {
  const id = newId();
  keep(playing, { id, name, revision: 0, ...more }, playing.session.summary());
  return id;
}

/** The name that a game gets when nobody gives it one. */
export function defaultName(title: string): string {
  return w("saves.defaultName", { game: title, date: now() });
}

/** Gives a saved game another name, or says that it goes on elsewhere. */
export function rename(save: Save, name: string, handed = save.handed === true): void {
  const { owner: _owner, changed: _changed, handed: _handed, ...kept } = save;
  write({ ...kept, name, ...(handed && { handed }) }, true);
}
