// What is kept for use without a network, in units named by their content (see www/src/offline/units.ts). Many small texts that resemble
// each other travel as a parcel, which is compressed as a whole: hundreds of pictures and pages become a fraction of their size on
// the wire. The service worker unpacks it.
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { wireSize } from "./wire.mjs";

/** What a text in a parcel is, for the answer that it becomes. */
const TYPES = { ".html": "text/html; charset=utf-8", ".svg": "image/svg+xml", ".json": "application/json" };

const hash = (bytes) => createHash("sha256").update(bytes).digest();

/** Ten digits for these files: their names and bytes. */
export function nameOf(files) {
  const all = createHash("sha256");
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) all.update(path).update("\0").update(hash(bytes));
  return all.digest("hex").slice(0, 10);
}

/** The name of a build: the folders in which its scripts and games lie. */
export function idOf(folders) {
  return nameOf(folders.map((folder) => [folder, Buffer.alloc(0)]));
}

/** Whether a file of the built page belongs to the workshop of a game, or to the page of workshops. */
export const isWorkshop = (url) => /^([a-z]+-workshop-|shell-[0-9a-f]{10}\/([a-z]+-)?workshop[.-])/.test(url);

/** To which game a file of the built page belongs, and in which parcel it travels; neither for the shell. */
export function placeOf(url, games) {
  // Documents for other servers, sources for who reads code, licences: nobody needs them without a network.
  if (url.endsWith(".oembed.json") || url.startsWith("source/") || url === "licences.txt") return undefined;
  // Icons for the home screen: whoever has it there has them.
  if (url.endsWith(".png")) return undefined;
  // What is written of the units themselves.
  if (url === "sw.js" || url.startsWith("parcels/")) return undefined;
  // Who writes cards has a network; who plays never asked for it.
  if (isWorkshop(url)) return undefined;
  const [first, second] = url.split("/");
  const game = games.find(
    (name) =>
      first.startsWith(`${name}-`) ||
      (first === "examples" && second === name) ||
      (first === "rules" && [`${name}.html`, `${name}-overview.html`, `${name}-coverage.html`].includes(second)),
  );
  if (game === undefined) return { part: first.startsWith("shell-") ? "shell" : /\.html$/.test(url) ? "doors" : "public" };
  // The catalogue is what pages of rules are made of: it is searched, and read where a figure names a rule. A table needs titles.
  if (first === "rules" || second === "rules.json") return { game, parcel: "rules" };
  if (first === "examples") return { game, parcel: `examples${extname(url).replace(".", "-")}` };
  // Written down for readers who come from elsewhere; who has the game has its engine.
  if (second === "figures") return undefined;
  return second === "examples" ? { game, parcel: "examples-json" } : { game };
}

/** A parcel: for each text where it belongs, what it is, and the text. */
function pack(files) {
  return Buffer.from(JSON.stringify(files.map(([url, bytes]) => [url, TYPES[extname(url)], bytes.toString("utf8")])));
}

const withHash = ([url, bytes]) => [url, `sha256-${hash(bytes).toString("base64")}`];

/**
 * The build as the service worker knows it, and the parcels to be written, by path.
 * `files` are all files of the page, path to bytes.
 */
export async function unitsOf(id, files, games) {
  const parts = { doors: [], shell: [], public: [] };
  const own = new Map(games.map((game) => [game, { files: [], parcels: new Map() }]));
  for (const file of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const place = placeOf(file[0], games);
    if (place === undefined) continue;
    const { files: alone, parcels } = own.get(place.game) ?? {};
    if (place.parcel !== undefined) parcels.set(place.parcel, [...(parcels.get(place.parcel) ?? []), file]);
    else (alone ?? parts[place.part]).push(file);
  }
  const written = new Map();
  const build = { id, shell: [], games: {} };
  for (const [part, list] of Object.entries(parts)) build.shell.push([`${part}-${nameOf(list)}`, list.map(withHash)]);
  for (const [game, { files: alone, parcels }] of own) {
    const units = [[alone[0][0].split("/")[0], alone.map(withHash)]];
    const sizes = alone.map(([, bytes]) => wireSize(bytes));
    for (const [name, list] of parcels) {
      const bytes = pack(list);
      const url = `parcels/${game}-${name}-${hash(bytes).toString("hex").slice(0, 10)}.json`;
      written.set(url, bytes);
      units.push([url, [withHash([url, bytes])]]);
      sizes.push(wireSize(bytes));
    }
    build.games[game] = { bytes: (await Promise.all(sizes)).reduce((a, b) => a + b, 0), units };
  }
  return { build, written };
}
