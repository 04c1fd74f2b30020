// A folder in which one case is tried, with what all cases do: write files, run programs, look at pages.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { serve } from "../serve.mjs";

const execute = promisify(execFile);
/** Programs that hang are ended. */
const PATIENCE = 180_000;

export class Place {
  #ends = [];

  constructor({ home, name, goldens, browser, tarball }) {
    this.home = home;
    this.folder = join(home, name.replace(/\W+/g, "-"));
    this.goldens = goldens;
    this.browser = browser;
    this.tarball = tarball;
  }

  async clear() {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  async write(files) {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(this.folder, name)), { recursive: true });
      await writeFile(join(this.folder, name), text);
    }
  }

  /** A tool's own interface. */
  async tool(name) {
    return import(pathToFileURL(createRequire(join(this.home, "package.json")).resolve(name)).href);
  }

  /** Runs a program that npm has installed, or this Node, and gives what it said. */
  async run(program, ...args) {
    const path = program === "node" ? process.execPath : join(this.home, "node_modules/.bin", program);
    const { stdout } = await execute(path, args, { cwd: this.folder, timeout: PATIENCE, maxBuffer: 1 << 26 });
    return stdout;
  }

  /** What a program printed in its last line must be what all records say. */
  proven(printed) {
    this.compare(JSON.parse(printed.trim().split("\n").at(-1) ?? ""));
  }

  compare(found) {
    assert.deepEqual(Object.keys(found), Object.keys(this.goldens));
    for (const [game, { goldens, game: played }] of Object.entries(found)) {
      assert.deepEqual(
        goldens,
        this.goldens[game].map(({ hash }) => hash),
        `${game}: its golden record ends otherwise`,
      );
      assert.ok(played.answers > 0, `${game} was not played`);
      assert.equal(played.replayed, played.hash, `${game}: the record of a fresh game ends otherwise`);
    }
  }

  /** Serves a folder of the case until it is over. */
  async serve(below = ".", dir = this.folder) {
    const { url, stop } = await serve({ dir: join(dir, below), headers: () => ({}) });
    this.#ends.push(stop);
    return url;
  }

  atEnd(end) {
    this.#ends.push(end);
  }

  /** Opens a page and waits until this holds in it; whatever goes wrong in the page is the error. */
  async look(url, holds) {
    const tab = await this.browser.newPage();
    this.#ends.push(() => tab.close());
    const said = [];
    tab.on("console", (message) => message.type() === "error" && said.push(message.text()));
    tab.on("response", (response) => response.status() >= 400 && said.push(`${response.status()} ${response.url()}`));
    tab.on("pageerror", (error) => said.push(error.stack ?? error.message));
    await tab.goto(url);
    try {
      await tab.waitForFunction(holds, undefined, { timeout: 60_000 });
    } catch (error) {
      throw new Error(`${error.message}\n${said.join("\n")}`);
    }
    return tab;
  }

  /** A page that leaves what it found in `globalThis.result`. */
  async provenIn(url) {
    const tab = await this.look(url, () => globalThis.result !== undefined || globalThis.failure !== undefined);
    const { result, failure } = await tab.evaluate(() => ({ result: globalThis.result, failure: globalThis.failure }));
    if (failure !== undefined) throw new Error(failure);
    this.compare(result);
  }

  async leave() {
    for (const end of this.#ends.reverse()) await end();
  }
}
