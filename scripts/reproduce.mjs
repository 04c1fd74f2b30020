// `npm run reproduce [-- GAME]`: builds a module twice from the sources of the last commit, in two folders, and compares the bytes. Takes some minutes.
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "./lib/run.mjs";

const game = process.argv[2] ?? "inferno";
const home = await mkdtemp(join(tmpdir(), "katabasis-reproduce-"));

/** The hash of the module, built in a folder of that name. */
async function built(name) {
  const folder = join(home, name);
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run("git", ["archive", "--output", archive, "HEAD"]);
  await run("tar", ["-xf", archive, "-C", folder]);
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await run("cargo", ["xtask", "wasm", game], { cwd: folder, env: { CARGO_TARGET_DIR: join(folder, "target") } });
  const module = await readFile(join(folder, "pkg", game, `${game}.wasm`));
  return createHash("sha256").update(module).digest("hex");
}

try {
  const [one, other] = [await built("one"), await built("another folder with a longer name")];
  console.log(`${game}.wasm\n  ${one}\n  ${other}`);
  if (one !== other) throw new Error("the same sources gave two modules");
} finally {
  await rm(home, { recursive: true, force: true });
}
