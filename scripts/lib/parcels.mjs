// What is kept for use without a network comes in two ways: files one by one, and parcels of many small texts that resemble each
// other. A parcel is compressed as a whole, which makes hundreds of pictures and pages a fraction of their size on the wire; the
// service worker unpacks it.
import { extname } from "node:path";

/** What a text in a parcel is, for the answer that it becomes. */
const TYPES = { ".html": "text/html; charset=utf-8", ".svg": "image/svg+xml", ".json": "application/json" };

/** The parcel in which a file travels, by its path from the root of the page; nothing for a file that travels alone. */
export function parcelOf(url) {
  // Documents for other servers: nobody reads them without a network.
  if (url.endsWith(".oembed.json")) return undefined;
  const [, kind, rest] = /^(?:b-\w+\/(?=\w+\/examples\/))?(examples|rules|source|\w+(?=\/examples\/))\/(.+)$/.exec(url) ?? [];
  const type = extname(url);
  if (kind === undefined || !Object.hasOwn(TYPES, type)) return undefined;
  const game = kind === "examples" ? `${rest.split("/")[0]}-` : "";
  return `${game}${kind}${type.replace(".", "-")}`;
}

/** A parcel: for each text where it belongs, what it is, and the text. */
export function pack(files) {
  return JSON.stringify(files.map(([url, text]) => [url, TYPES[extname(url)], text]));
}
