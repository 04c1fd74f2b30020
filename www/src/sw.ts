// The service worker: after one visit everything is here, and the network is needed no more.
//
// A cache holds one build, whole, or does not exist. A new build waits until a person agrees to it.

export {};

declare const self: ServiceWorkerGlobalScope;
type Kept = readonly (readonly [url: string, integrity: string])[];
/** The build's name, every file and every parcel of small texts with the hash of its bytes: put in by scripts/page.mjs. */
declare const __BUILD__: string;
declare const __PRECACHE__: Kept;
declare const __PARCELS__: Kept;

const PREFIX = "katabasis-";
const CACHE = PREFIX + __BUILD__;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if ((event.data as { type?: unknown } | null)?.type === "update") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** Fetches the whole build. One file that is missing or of another build, and nothing is installed; the browser tries again later. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(requests(__PRECACHE__));
    await Promise.all(requests(__PARCELS__).map((parcel) => unpack(parcel, cache)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A file of another build has another hash, and is refused. */
function requests(files: Kept): Request[] {
  return files.map(([url, integrity]) => new Request(url, { cache: "reload", integrity }));
}

/** Keeps every text of a parcel as if it had been fetched by itself. */
async function unpack(parcel: Request, cache: Cache): Promise<void> {
  const response = await fetch(parcel);
  if (!response.ok) throw new Error(`${parcel.url}: ${response.status}`);
  const texts = (await response.json()) as [url: string, type: string, text: string][];
  await Promise.all(texts.map(([url, type, text]) => cache.put(url, new Response(text, { headers: { "content-type": type } }))));
}

/** Takes over, and clears away old builds but the last: another tab may still be playing on it. */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page by its path, whatever is asked behind the question mark; without a network, the app itself where there is no such page. */
async function page(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { search } = url;
  url.search = url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  const cache = await caches.open(CACHE);
  return (await cache.match(url.href)) ?? fetch(request).catch(() => Response.redirect(self.registration.scope + search));
}

/** A file of this build, or of the one before for tabs that still run it, or from the network. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
