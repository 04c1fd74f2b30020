// A small static server: `node scripts/serve.mjs [--port N] [--dir DIR]`, and `serve()` for the tests.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { headersFor } from "./lib/headers.mjs";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The file for a request path, inside `dir` or nowhere. */
async function fileFor(dir, pathname) {
  const path = resolve(join(dir, pathname));
  if (path !== dir && !path.startsWith(dir + sep)) return undefined;
  try {
    const found = await stat(path);
    if (found.isFile()) return path;
    if (!found.isDirectory()) return undefined;
    const index = join(path, "index.html");
    return (await stat(index)).isFile() ? index : undefined;
  } catch {
    return undefined;
  }
}

async function answer({ dir, hears, headers }, request, response) {
  let pathname;
  try {
    pathname = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  } catch {
    return refuse(response, 400, "This address cannot be read.");
  }
  if (hears(pathname) === false) return response.destroy();
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Only reading is possible here.");
  const path = pathname.includes("\0") ? undefined : await fileFor(dir, pathname);
  if (path === undefined) return refuse(response, 404, `There is no ${pathname} here.`);
  response.writeHead(200, {
    "content-type": TYPES[extname(path)] ?? "application/octet-stream",
    ...headers(pathname),
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(path)
    .on("error", () => response.destroy())
    .pipe(response);
}

function refuse(response, status, text) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

/**
 * Serves a folder on this machine. Port 0 takes a free one.
 * `stop` ends it at once, open connections included. `hears` is told every path that is asked for; where it says false, the line breaks.
 * `headers` says what is told of a path beside its type.
 * @param {{ dir: string, port?: number, hears?: (path: string) => boolean | void, headers?: (path: string) => Record<string, string> }} options
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void> }>}
 */
export function serve({ dir, port = 0, hears = () => true, headers = headersFor }) {
  const place = { dir: resolve(dir), hears, headers };
  const server = createServer((request, response) => void answer(place, request, response));
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const taken = typeof address === "object" && address !== null ? address.port : port;
      const stop = () =>
        new Promise((ended) => {
          server.close(() => ended());
          server.closeAllConnections();
        });
      done({ url: `http://localhost:${taken}/`, port: taken, stop });
    });
  });
}

/** Serves the built page and says where, or what is in the way. */
export async function serveFromCommandLine(args) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "4666" },
      dir: { type: "string", default: fileURLToPath(new URL("../www/dist", import.meta.url)) },
    },
  });
  try {
    const { url } = await serve({ dir: values.dir, port: Number(values.port) });
    console.log(`Katabasis is at ${url} (Ctrl+C ends it)`);
  } catch (error) {
    const advice =
      error.code === "EADDRINUSE"
        ? `port ${values.port} is taken; \`npm start -- --port 0\` takes any that is free`
        : error.message;
    console.error(`The page cannot be served: ${advice}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveFromCommandLine(process.argv.slice(2));
