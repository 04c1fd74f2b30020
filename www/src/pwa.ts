// Installed and offline: the page's side of the service worker.
import { holdBuild } from "./offline/hold";
import type { Asked, Kept, Told } from "./offline/talk";

type Listener = () => void;

const updateListeners = new Set<Listener>();
let registration: ServiceWorkerRegistration | undefined;
let started: () => void = () => undefined;
/** Settled when it is known whether there is a service worker. */
const start = new Promise<void>((resolve) => (started = resolve));

/** Calls back once a newer build lies ready; also at once when it already does. Ask the person, then `applyUpdate`. */
export function onUpdateReady(listener: Listener): void {
  updateListeners.add(listener);
  if (updateIsReady()) listener();
}

/** Installs the service worker; a browser that refuses it still plays, only not offline. */
export async function startPwa(): Promise<void> {
  holdBuild();
  registration = await register();
  started();
  if (registration === undefined) return;
  registration.addEventListener("updatefound", () => watch(registration?.installing ?? null));
  watch(registration.installing);
  if (updateIsReady()) tell(updateListeners);
  // An app on a phone's home screen is not started anew, it wakes up: that is when to look.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration?.update().catch(() => undefined);
  });
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  // Not in private windows, not without https.
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    // A browser that is told to block service workers may promise one and give none.
    return (await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url))) ?? undefined;
  } catch (error) {
    console.warn("Offline play is not possible here:", error);
    return undefined;
  }
}

/** With the person's consent: lets the newer build take over and opens it in this tab. Save first. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  // Where another tab has agreed already, the newer build only waits to be loaded.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "update" } satisfies Asked);
}

/** The games, and which of them are kept for play without a network; nothing where this browser keeps none. */
export function keptGames(): Promise<readonly Kept[] | undefined> {
  return ask({ type: "games" });
}

/** Fetches all of a game. Throws when the network fails; what has come stays, and the rest comes with the next call or build. */
export function keepGame(game: string): Promise<readonly Kept[] | undefined> {
  return ask({ type: "keep", game });
}

/** Gives back the room that a game takes. It can still be played with a network. */
export function dropGame(game: string): Promise<readonly Kept[] | undefined> {
  return ask({ type: "drop", game });
}

/** Asks the browser not to throw saved games away; answers whether it promised. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

async function ask(asked: Asked): Promise<readonly Kept[] | undefined> {
  await start;
  if (registration === undefined) return undefined;
  const worker = (await navigator.serviceWorker.ready).active;
  const { port1, port2 } = new MessageChannel();
  const told = await new Promise<Told>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Told>) => resolve(data), { once: true });
    port1.start();
    worker?.postMessage(asked, [port2]);
  });
  port1.close();
  if (told.failed !== undefined) throw new Error(told.failed);
  return told.games;
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && updateIsReady()) tell(updateListeners);
  });
}

/** A worker that waits behind an active one is a newer build. */
function updateIsReady(): boolean {
  return Boolean(registration?.waiting && registration.active);
}

function tell(listeners: Set<Listener>): void {
  for (const listener of listeners) listener();
}
