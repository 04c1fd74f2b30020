// A server of one's own, for tests that stop it or publish a new build on it.
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const DIST = fileURLToPath(new URL("../../www/dist", import.meta.url));

/** A copy of the built page behind its own server. */
export class Site {
  private constructor(
    readonly url: string,
    readonly stop: () => Promise<void>,
    private readonly folder: string,
  ) {}

  static async open(): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), "katabasis-site-"));
    await cp(DIST, folder, { recursive: true });
    const { url, stop } = await serve({ dir: folder });
    return new Site(url, stop, folder);
  }

  /** Publishes another build: the same page with another mark on it, and a service worker that knows it. */
  async publish(mark: string): Promise<void> {
    const page = join(this.folder, "index.html");
    const worker = join(this.folder, "sw.js");
    const before = await readFile(page, "utf8");
    const after = before.replace("<html", `<html data-mark="${mark}"`);
    const script = await readFile(worker, "utf8");
    const build = /b-[0-9a-f]{10}(?=["'`])/;
    const next = script.replace(sri(before), sri(after)).replace(build, `b-${mark}`);
    if (after === before || !next.includes(sri(after)) || !next.includes(`b-${mark}`))
      throw new Error("the built page is not as expected");
    await writeFile(page, after);
    await writeFile(worker, next);
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function sri(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
