// The package as others get it: packed, and installed from the tarball into a folder of its own.

import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import { ROOT } from "../../scripts/lib/run.mjs";

/** The records whose end is known: one file each, the record in the first line, the hash of its end in the second. */
export async function readGoldens(game) {
  const folder = join(ROOT, "crates", game, "tests/golden");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  return Promise.all(
    names.map(async (name) => {
      const [record, hash] = (await readFile(join(folder, name), "utf8")).trim().split(/\s+/);
      return { name, record, hash };
    }),
  );
}

/** Installs the packed package and lays the programs that play it beside it. What packing would build is built already. */
export async function installPackage(files) {
  const folder = await mkdtemp(join(tmpdir(), "katabasis-pkg-"));
  const npm = (args, cwd) => execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const pack = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [{ filename }] = JSON.parse(npm(pack, join(ROOT, "pkg")));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(["install", "--no-audit", "--no-fund", "--offline", `./${filename}`], folder);
  const play = await readFile(join(ROOT, "tests/pkg/play.mjs"), "utf8");
  await writeFile(join(folder, "play.mjs"), play);
  await writeFile(join(folder, "play.cjs"), (await transform(play, { format: "cjs" })).code);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { folder, home: join(folder, "node_modules/katabasis"), remove: () => rm(folder, { recursive: true, force: true }) };
}
