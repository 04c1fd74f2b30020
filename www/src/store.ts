// Saved games in `localStorage`: one entry each, and a copy in memory for when the store is full or forbidden.
import { nameOf, readEntry, type Save, writeEntry } from "./entry";

export type { Save, Summary } from "./entry";

const PREFIX = "katabasis/game/";

/** An entry that cannot be read. It is kept as it is. */
export interface Broken {
  readonly id: string;
  readonly raw: string;
}

export type Reason = "full" | "forbidden" | "missing" | "broken" | "elsewhere";

/** Why the store did not do what it was asked. */
export class StoreError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`the store of saved games: ${reason}`);
    this.name = "StoreError";
    this.reason = reason;
  }
}

/** Who writes: this tab, for as long as it is open. */
export const TAB: string = newId();

/** Games that could not be written, for as long as the tab is open. */
const memory = new Map<string, Save>();

/** A new id; not a secret, only different from the others. `randomUUID` is missing on pages without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What the browser's refusal means. */
function reasonOf(error: unknown): Reason {
  const full =
    error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
  return full ? "full" : "forbidden";
}

function storage(): Storage {
  try {
    return localStorage;
  } catch {
    throw new StoreError("forbidden");
  }
}

/** The key of a saved game in the store, to compare with `storage` events. */
export const keyOf = (id: string): string => PREFIX + id;

/** All saved games, the latest first, and what cannot be read. */
export function list(): { saves: Save[]; broken: Broken[]; forbidden: boolean } {
  const saves = new Map(memory);
  const broken: Broken[] = [];
  let forbidden = false;
  try {
    const store = storage();
    for (let at = 0; at < store.length; at += 1) {
      const key = store.key(at);
      if (key === null || !key.startsWith(PREFIX)) continue;
      const id = key.slice(PREFIX.length);
      const raw = store.getItem(key) ?? "";
      const save = readEntry(id, raw);
      if (save === undefined) broken.push({ id, raw });
      else if ((saves.get(id)?.revision ?? -1) < save.revision) saves.set(id, save);
    }
  } catch {
    forbidden = true;
  }
  return { saves: [...saves.values()].sort((a, b) => b.changed - a.changed), broken, forbidden };
}

/** One saved game. */
export function read(id: string): Save {
  let raw: string | null = null;
  try {
    raw = storage().getItem(keyOf(id));
  } catch {
    // What is in memory is still there.
  }
  const kept = memory.get(id);
  if (raw === null) {
    if (kept !== undefined) return kept;
    throw new StoreError("missing");
  }
  const save = readEntry(id, raw);
  if (save === undefined) throw new StoreError("broken");
  return kept !== undefined && kept.revision > save.revision ? kept : save;
}

/** Whether a game is only in memory. */
export const isUnsaved = (id: string): boolean => memory.has(id);

/** What a tab gives to be saved; the store adds the rest. */
export type Draft = Omit<Save, "owner" | "changed">;

/**
 * Writes a game. `draft.revision` is the revision that this tab has seen; a later one by another tab is not overwritten.
 * When the store refuses, the game is kept in memory and the reason thrown.
 */
export function write(draft: Draft, force = false): Save {
  const save: Save = { ...draft, name: nameOf(draft.name), revision: draft.revision + 1, owner: TAB, changed: Date.now() };
  try {
    const store = storage();
    const raw = store.getItem(keyOf(draft.id));
    const there = raw === null ? undefined : readEntry(draft.id, raw);
    if (!force && there !== undefined && there.owner !== TAB && there.revision > draft.revision)
      throw new StoreError("elsewhere");
    store.setItem(keyOf(save.id), writeEntry(save));
    memory.delete(save.id);
    return save;
  } catch (error) {
    if (error instanceof StoreError && error.reason === "elsewhere") throw error;
    memory.set(save.id, save);
    throw error instanceof StoreError ? error : new StoreError(reasonOf(error));
  }
}

/** Keeps a game as it is under another name, before something takes its place; of each game one such copy. Throws where it cannot. */
export function keepCopy(save: Save, name: string): void {
  const { owner: _owner, changed: _changed, handed: _handed, ...kept } = save;
  const id = `${save.id}-before`;
  const revision = list().saves.find((other) => other.id === id)?.revision ?? 0;
  write({ ...kept, id, name, revision }, true);
}

/** Takes a game out of the store and gives back what was there, so that it can be put back. */
export function remove(id: string): () => void {
  const kept = memory.get(id);
  memory.delete(id);
  let raw: string | null = null;
  try {
    raw = storage().getItem(keyOf(id));
    storage().removeItem(keyOf(id));
  } catch {
    // Forbidden: there was nothing.
  }
  return () => {
    if (kept !== undefined) memory.set(id, kept);
    if (raw !== null) storage().setItem(keyOf(id), raw);
  };
}

/** Takes everything that is ours out of the store. */
export function clear(): void {
  memory.clear();
  try {
    const store = storage();
    const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
    for (const key of keys) if (key.startsWith("katabasis/")) store.removeItem(key);
  } catch {
    // Forbidden: there was nothing.
  }
}
