// Loads a TypeScript module of the page into Node, bundled with what it imports.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
let loaded = 0;

/** Every call gives a module of its own, as every tab has one. */
export async function load(path) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [path],
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  loaded += 1;
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}#${loaded}`);
}
