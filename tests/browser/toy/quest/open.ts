// The page itself with the toy that has a campaign as its only game, beside the built page and in its style sheets.

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const MODULE = `${ROOT}target/toy/quest/quest.wasm`;

let scripts: Promise<ReadonlyMap<string, string>> | undefined;

/** The scripts of the page, with another list of games. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["www/src/main.ts", "www/src/worker.ts"],
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: "quest",
    write: false,
    logLevel: "error",
    alias: {
      "katabasis/games": `${ROOT}tests/browser/toy/quest/games.ts`,
      "katabasis/games/about": `${ROOT}tests/browser/toy/quest/games.ts`,
    },
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

function page(): string {
  const filled: Readonly<Record<string, string>> = { build: ".", games: "quest:en", id: "toy" };
  const html = readFileSync(`${ROOT}www/index.html`, "utf8").replace(/^<link rel="(?!stylesheet).*\n/gm, "");
  return html.replace(/\{\{(\w+)\}\}/g, (whole, name) => filled[name] ?? whole);
}

/** What lies beside the page and in the folder of the toy. */
const FILES: Readonly<Record<string, () => string | Buffer>> = {
  "index.html": page,
  "quest.wasm": () => readFileSync(MODULE),
  "texts.en.json": () => readFileSync(`${ROOT}tests/browser/toy/quest/texts.en.json`, "utf8"),
  "titles.json": () => "{}",
  "glyphs.json": () => "{}",
};

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  wasm: "application/wasm",
};

/** Opens the start page of the toy. */
export async function openQuest(page: Page): Promise<void> {
  scripts ??= bundle();
  const bundled = await scripts;
  const shell = readdirSync(`${ROOT}www/dist`).find((name) => name.startsWith("shell-"));
  await page.route("**/toy/**", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) || "index.html";
    const style = () => readFileSync(`${ROOT}www/dist/${shell}/${name}`, "utf8");
    const body = bundled.get(name) ?? (name.endsWith(".css") ? style() : FILES[name]?.());
    const contentType = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain";
    return body === undefined ? route.fallback() : route.fulfill({ body, contentType });
  });
  await page.goto("./toy/");
}
