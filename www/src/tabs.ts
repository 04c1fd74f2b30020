// Two tabs with the same game: the second asks, the first answers, and only one of them goes on.
import { keyOf, TAB } from "./store";

type Message = { readonly kind: "ask" | "here" | "take"; readonly id: string; readonly tab: string };

/** How long the other tabs have to answer. A tab that sleeps longer is caught by the revision in the store. */
const PATIENCE = 250;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("katabasis");

/** A game that this tab plays. */
export interface Hold {
  release(): void;
}

/** Whether another tab plays this game now. */
export function isPlayedElsewhere(id: string): Promise<boolean> {
  if (channel === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (elsewhere: boolean) => {
      channel.removeEventListener("message", hear);
      clearTimeout(timer);
      resolve(elsewhere);
    };
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data.kind === "here" && data.id === id) done(true);
    };
    const timer = setTimeout(() => done(false), PATIENCE);
    channel.addEventListener("message", hear);
    channel.postMessage({ kind: "ask", id, tab: TAB } satisfies Message);
  });
}

/** Plays a game here, and calls back once when another tab has taken it over. */
export function hold(id: string, taken: () => void): Hold {
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.id !== id || data.tab === TAB) return;
    if (data.kind === "ask") channel?.postMessage({ kind: "here", id, tab: TAB } satisfies Message);
    if (data.kind === "take") lost();
  };
  // Where there is no channel, the store itself tells that somebody else has written.
  const stored = (event: StorageEvent) => {
    if (event.key === keyOf(id) && event.newValue !== null) lost();
  };
  const release = () => {
    channel?.removeEventListener("message", hear);
    removeEventListener("storage", stored);
  };
  const lost = () => {
    release();
    taken();
  };
  channel?.addEventListener("message", hear);
  addEventListener("storage", stored);
  channel?.postMessage({ kind: "take", id, tab: TAB } satisfies Message);
  return { release };
}
