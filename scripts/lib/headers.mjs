// What a server should say of the files of the built page. Pages name their policy themselves, in a meta element, but cannot say there
// who may show them in a frame; the README has these lines for people who set a server up.

/** Enough for every page of ours; each narrows it further. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** What is named by its content never changes (see page.mjs). */
export const NAMED = /\/(?:[a-z]+-[0-9a-f]{10}|pages|parcels)\//;

/** The headers for a path. Figures are for other people's pages; nothing else of ours belongs into a frame. */
export function headersFor(pathname) {
  return {
    "Content-Security-Policy": `${POLICY}; frame-ancestors ${pathname.endsWith("/embed.html") ? "*" : "'self'"}`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": NAMED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
  };
}
