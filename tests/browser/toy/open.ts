// Serves the toy beside the built page, with the style sheets of the build.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Toy</title><link rel="stylesheet" href="page.css"></head>
<body class="in-play"><div id="said" class="hidden" aria-live="polite"></div><main><div class="play-root" id="root"></div></main><script type="module" src="toy.js"></script></body></html>`;

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["tests/browser/toy/page.ts"],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

/** Opens the toy for these players; `dungeon` and `hall` are toys of their own. */
export async function openToy(page: Page, players: readonly string[]): Promise<void> {
  script ??= bundle();
  const folder = (of: string) => `${ROOT}www/dist/${readdirSync(`${ROOT}www/dist`).find((name) => name.startsWith(`${of}-`))}`;
  const files: Readonly<Record<string, () => Promise<string> | string>> = {
    "index.html": () => PAGE,
    "toy.js": () => script ?? "",
    "page.css": () => readFileSync(`${folder("shell")}/page.css`, "utf8"),
    "panels.css": () => readFileSync(`${folder("shell")}/panels.css`, "utf8"),
    "levels.css": () => readFileSync(`${folder("shell")}/levels.css`, "utf8"),
    "glyphs.json": () => readFileSync(`${folder("inferno")}/glyphs.json`, "utf8"),
  };
  const types: Readonly<Record<string, string>> = {
    html: "text/html",
    js: "text/javascript",
    css: "text/css",
    json: "application/json",
  };
  await page.route("**/toy/*", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const file = files[name];
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ body: await file(), contentType: types[name.split(".").at(-1) ?? ""] ?? "text/plain" });
  });
  await page.goto(`./toy/index.html?players=${players.join()}`);
}
