// The service worker: the shell is kept after one visit, a game when a person plays it or asks for it. A new build waits until a
// person agrees to it, and brings along every game that is kept.

import type { Asked, Told } from "./offline/talk";
import { type Build, Units } from "./offline/units";

declare const self: ServiceWorkerGlobalScope;
/** Put in by scripts/page.mjs. */
declare const __BUILD__: Build;

const { scope } = self.registration;
const units = new Units(scope);
/** A unit of our own: which games are wanted, and which units a build consists of. */
const NOTES = "notes";

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const asked = event.data as Asked | null;
  if (asked?.type === "update") void self.skipWaiting();
  else if (asked !== null) event.waitUntil(answer(asked).then((told) => event.ports[0]?.postMessage(told)));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request));
});

const namesOf = (list: Build["shell"]): string[] => list.map(([name]) => name);
const SHELL = namesOf(__BUILD__.shell);
const ALL = [...SHELL, ...Object.values(__BUILD__.games).flatMap((game) => namesOf(game.units))];

/** The shell, and every game that is wanted. If one file is missing nothing is installed, the build before goes on, and the browser tries again later. */
async function install(): Promise<void> {
  await units.fill(__BUILD__.shell);
  for (const game of await wanted()) await units.fill(__BUILD__.games[game]?.units ?? []);
}

async function activate(): Promise<void> {
  const notes = await openNotes();
  const before = await (await notes.match(note("builds/now")))?.text();
  if (before !== undefined && before !== __BUILD__.id) await notes.put(note("builds/before"), new Response(before));
  await notes.put(note("builds/now"), new Response(__BUILD__.id));
  await notes.put(note(`builds/of/${__BUILD__.id}`), Response.json(ALL));
  await tidy();
  await self.clients.claim();
}

/** Clears away what no page needs: the build before stays, and every build that a page still runs. A page says so by holding a lock. */
async function tidy(): Promise<void> {
  const notes = await openNotes();
  const { held = [] } = await navigator.locks.query();
  const running = held.flatMap(({ name }) => (name?.startsWith(`katabasis ${scope} `) ? [name.split(" ")[2] ?? ""] : []));
  const before = (await (await notes.match(note("builds/before")))?.text()) ?? "";
  const needed = new Set([NOTES, ...ALL]);
  const builds = new Set([before, ...running, __BUILD__.id]);
  for (const { url } of await notes.keys()) {
    if (!url.startsWith(note("builds/of/"))) continue;
    if (!builds.has(url.slice(note("builds/of/").length))) await notes.delete(url);
    else for (const name of ((await (await notes.match(url))?.json()) ?? []) as string[]) needed.add(name);
  }
  await units.drop((await units.names()).filter((name) => !needed.has(name)));
}

async function answer(asked: Exclude<Asked, { type: "update" }>): Promise<Told> {
  try {
    if (asked.type === "keep") await keep(asked.game);
    if (asked.type === "drop") await drop(asked.game);
    return { games: await games() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error), games: await games() };
  }
}

/** Wanted from now on, and by every later build, also where the network fails at first. */
async function keep(game: string): Promise<void> {
  const build = __BUILD__.games[game];
  if (build === undefined) throw new Error(`there is no game “${game}”`);
  await (await openNotes()).put(note(`wanted/${game}`), new Response(""));
  await units.fill(build.units);
}

async function drop(game: string): Promise<void> {
  await (await openNotes()).delete(note(`wanted/${game}`));
  await units.drop((await units.names()).filter((name) => name.replace("parcels/", "").startsWith(`${game}-`)));
}

async function games(): Promise<Told["games"]> {
  return Promise.all(
    Object.entries(__BUILD__.games).map(async ([game, { bytes, units: own }]) => ({
      game,
      bytes,
      kept: await units.haveAll(own),
    })),
  );
}

async function wanted(): Promise<string[]> {
  const notes = await (await openNotes()).keys();
  return notes.flatMap(({ url }) => (url.startsWith(note("wanted/")) ? [url.slice(note("wanted/").length)] : []));
}

function openNotes(): Promise<Cache> {
  return caches.open(`katabasis ${scope} ${NOTES}`);
}

/** Notes are kept as answers to addresses that nobody asks for. */
function note(name: string): string {
  return `${scope}notes/${name}`;
}

/** A page by its path, whatever is asked behind the question mark; without a network, the app itself where there is no such page. */
async function page(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { search } = url;
  url.search = url.hash = "";
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return (await units.find(url.href, ALL)) ?? fetch(request).catch(() => Response.redirect(scope + search));
}

/** A file of this build, or of an older one for pages that still run it, or from the network. */
async function file(request: Request): Promise<Response> {
  const [folder = ""] = request.url.slice(scope.length).split("/");
  const ours = ALL.includes(folder) || !/-[0-9a-f]{10}$/.test(folder);
  return (await units.find(request, ours ? [folder, ...ALL] : await units.names())) ?? fetch(request);
}
