// Somebody else's site, with a policy of its own, that shows figures of Katabasis. It counts what goes over the wire.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { NAMED } from "../../scripts/lib/headers.mjs";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

export interface Host {
  /** By number: for a browser, another site than `localhost`. */
  readonly url: string;
  /** The bytes of everything that was sent, heads included. */
  sent(): number;
  stop(): Promise<void>;
}

/** What the heads of a request and its answer take over HTTP/2, which sends what was said before as a number. */
const HEADS = 60;

/** Serves these pages, and below them a folder, compressed as servers on the web do it. */
export function openHost(
  pages: Readonly<Record<string, string>>,
  options: { policy?: string; folder?: string } = {},
): Promise<Host> {
  let sent = 0;
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const body = await find(pages, options.folder, path);
    response.setHeader("content-type", TYPES[extname(path)] ?? TYPES[".html"] ?? "");
    if (NAMED.test(path)) response.setHeader("cache-control", "public, max-age=31536000, immutable");
    if (options.policy !== undefined) response.setHeader("content-security-policy", options.policy);
    response.setHeader("content-encoding", "br");
    const packed = brotliCompressSync(body ?? "Not here.");
    response.writeHead(body === undefined ? 404 : 200);
    response.end(packed);
    sent += packed.length + HEADS;
  });
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      const stop = () =>
        new Promise<void>((ended) => {
          server.close(() => ended());
          server.closeAllConnections();
        });
      done({ url: `http://127.0.0.1:${port}/`, sent: () => sent, stop });
    });
  });
}

async function find(
  pages: Readonly<Record<string, string>>,
  folder: string | undefined,
  path: string,
): Promise<string | Buffer | undefined> {
  const page = pages[path];
  if (page !== undefined || folder === undefined) return page;
  const file = join(folder, normalize(path));
  if (!file.startsWith(folder) || !(await stat(file).catch(() => undefined))?.isFile()) return undefined;
  return readFile(file);
}
