// Installed and offline: the page's side of the service worker.

type Listener = () => void;

const updateListeners = new Set<Listener>();
const offlineListeners = new Set<Listener>();
let registration: ServiceWorkerRegistration | undefined;

/** Whether this browser can keep the game for offline play at all (not in private windows, not without https). */
export function canWorkOffline(): boolean {
  return "serviceWorker" in navigator;
}

/** Calls back once a newer build lies ready; also at once when it already does. Ask the person, then `applyUpdate`. */
export function onUpdateReady(listener: Listener): void {
  updateListeners.add(listener);
  if (updateIsReady()) listener();
}

/** Calls back once everything is stored and the game can be played without a network. */
export function onOfflineReady(listener: Listener): void {
  offlineListeners.add(listener);
  if (registration?.active) listener();
}

/** Installs the service worker; a browser that refuses it still plays, only not offline. */
export async function startPwa(): Promise<void> {
  if (!canWorkOffline()) return;
  try {
    registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
  } catch (error) {
    console.warn("Offline play is not possible here:", error);
    return;
  }
  // A browser that is told to block service workers may promise one and give none.
  if (!registration) return;
  registration.addEventListener("updatefound", () => watch(registration?.installing ?? null));
  watch(registration.installing);
  if (updateIsReady()) tell(updateListeners);
  void navigator.serviceWorker.ready.then(() => tell(offlineListeners));
  // An app on a phone's home screen is not started anew, it wakes up: that is when to look.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration?.update().catch(() => undefined);
  });
}

/** With the person's consent: lets the newer build take over and opens it in this tab. Save first. */
export function applyUpdate(): void {
  const waiting = registration?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ type: "update" });
}

/** Asks the browser not to throw saved games away; answers whether it promised. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
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
