import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/lib/chromium.mjs";
import { GAMES } from "./scripts/lib/games.mjs";

/** PORT moves the server out of the way of another one. */
const PORT = Number(process.env.PORT ?? 4667);

const SPEED = "**/speed.spec.ts";

/** A spec that is named after a game waits until the game is in the list: before that there is no page to test. */
const WAITING = readdirSync("crates")
  .filter((crate) => existsSync(`crates/${crate}/game.toml`) && !GAMES.includes(crate))
  .map((crate) => `**/${crate}.spec.ts`);

const executablePath = await findChromium();

/** The built page (www/dist), in Chromium. */
export default defineConfig({
  testDir: "tests/browser",
  timeout: 60_000,
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: [["list"]],
  use: {
    // Nothing but tests of it needs what is kept offline: fetching that in every test takes a third of their time.
    serviceWorkers: "block",
    baseURL: `http://localhost:${PORT}/`,
    // A trace of hundreds of hexes at every step takes longer than the test: `--trace on` where one is needed.
    screenshot: "only-on-failure",
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: ["--no-sandbox"] },
  },
  // What measures time runs alone, when everything else is done.
  projects: [
    { name: "page", testIgnore: [SPEED, ...WAITING] },
    { name: "speed", testMatch: SPEED, dependencies: ["page"] },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
