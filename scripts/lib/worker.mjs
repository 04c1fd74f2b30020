// The service worker, told what there is to keep.
import { join } from "node:path";
import { build } from "esbuild";
import { ROOT } from "./run.mjs";

/** Bundles it into the folder of a built page. `known` is the build, as `unitsOf` gives it. */
export async function writeServiceWorker(folder, known) {
  await build({
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    target: ["chrome109", "firefox115", "safari16.4"],
    logLevel: "warning",
    legalComments: "none",
    entryPoints: ["www/src/sw.ts"],
    outfile: join(folder, "sw.js"),
    format: "iife",
    define: { __BUILD__: JSON.stringify(known) },
  });
}
