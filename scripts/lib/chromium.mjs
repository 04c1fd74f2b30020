// Where a Chromium is, for the browser tests and for drawing icons.
import { existsSync } from "node:fs";
import { Advice, run, which } from "./run.mjs";

/** The path of a usable Chromium, or undefined: CHROMIUM, PATH, then Playwright's own folder. */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") {
    if (!existsSync(named)) throw new Advice(`CHROMIUM is set to ${named}, but there is no such file`);
    return named;
  }
  for (const program of ["chromium", "chromium-browser", "google-chrome"]) {
    const path = which(program);
    if (path !== undefined) return path;
  }
  const { chromium } = await import("@playwright/test");
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Finds Chromium, or installs it: with apt where that is ours to do, otherwise through Playwright. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && which("apt-get") !== undefined) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { quiet: true, env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { quiet: true, env });
  } else {
    await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { quiet: true });
  }
  const installed = await findChromium();
  if (installed === undefined) throw new Advice("Chromium was installed but is not found");
  return installed;
}
