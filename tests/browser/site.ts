// A server of one's own, for tests that stop it, break its line or publish a new build on it.

import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { idOf, nameOf, unitsOf } from "../../scripts/lib/units.mjs";
import { writeServiceWorker } from "../../scripts/lib/worker.mjs";
import { serve } from "../../scripts/serve.mjs";

const DIST = fileURLToPath(new URL("../../www/dist", import.meta.url));
const NAMED = /^([a-z]+)-[0-9a-f]{10}$/;

/** A copy of the built page behind its own server. */
export class Site {
  /** Every path that was asked for, in order. */
  readonly heard: string[] = [];
  /** Paths on which the line breaks. */
  broken: RegExp | undefined;
  /** Where a second copy of the page lies. */
  #copy: string | undefined;
  url = "";
  stop: () => Promise<void> = async () => undefined;

  private constructor(private readonly folder: string) {}

  static async open(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), "katabasis-site-"));
    await cp(DIST, folder, { recursive: true });
    const site = new Site(folder);
    await site.start();
    return site;
  }

  /** Starts serving, again at the same address after a stop. */
  async start(): Promise<void> {
    const port = this.url === "" ? 0 : Number(new URL(this.url).port);
    const hears = (path: string): boolean => {
      this.heard.push(path);
      return this.broken?.test(path) !== true;
    };
    const { url, stop } = await serve({ dir: this.folder, port, hears });
    this.url = url;
    this.stop = stop;
  }

  /** Lays a second copy of the page below this one. */
  async copyTo(below: string): Promise<void> {
    this.#copy = below;
    await cp(DIST, join(this.folder, below), { recursive: true });
  }

  /** Publishes another build: the same page with another mark on it, with whatever `edit` changes in its files. */
  async publish(mark: string, edit: (path: string, text: string) => string = (_, text) => text): Promise<void> {
    await this.#rewrite((path, text) =>
      edit(path, path === "index.html" ? text.replace(/<html( data-mark="\w+")?/, `<html data-mark="${mark}"`) : text),
    );
    const folders: string[] = [];
    const renamed: [string, string][] = [];
    for (const name of await readdir(this.folder)) {
      const kind = NAMED.exec(name)?.[1];
      if (kind === undefined) continue;
      const next = `${kind}-${nameOf(await this.#read(name))}`;
      folders.push(next);
      if (next === name) continue;
      renamed.push([name, next]);
      await rename(join(this.folder, name), join(this.folder, next));
    }
    const id = idOf(folders);
    await this.#rewrite((path, text) =>
      path.endsWith(".html")
        ? renamed
            .reduce((all, [from, to]) => all.replaceAll(from, to), text)
            .replace(/(name="katabasis-build" content=")\w+/, `$1${id}`)
        : text,
    );
    await rm(join(this.folder, "parcels"), { recursive: true });
    await rm(join(this.folder, "sw.js"));
    const games = folders.map((name) => NAMED.exec(name)?.[1] ?? "").filter((name) => name !== "shell");
    const { build, written } = await unitsOf(id, await this.#read(""), games);
    await mkdir(join(this.folder, "parcels"));
    for (const [path, bytes] of written) await writeFile(join(this.folder, path), bytes);
    await writeServiceWorker(this.folder, build);
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #read(below: string): Promise<[string, Buffer][]> {
    const home = join(this.folder, below);
    const found = await readdir(home, { recursive: true, withFileTypes: true });
    const paths = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => this.#copy === undefined || !path.startsWith(join(this.folder, this.#copy)));
    return Promise.all(
      paths.map(async (path): Promise<[string, Buffer]> => [path.slice(home.replace(/\/?$/, "/").length), await readFile(path)]),
    );
  }

  async #rewrite(edit: (path: string, text: string) => string): Promise<void> {
    for (const [path, bytes] of await this.#read("")) {
      if (!/\.(html|json|js)$/.test(path)) continue;
      const text = bytes.toString("utf8");
      const next = edit(path, text);
      if (next !== text) await writeFile(join(this.folder, path), next);
    }
  }
}
