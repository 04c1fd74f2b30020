// `npm run check`: TypeScript over the page, its workers (which live in another world than a window), and the tests.
import { buildGlyphs } from "./icons.mjs";
import { node } from "./lib/run.mjs";

await buildGlyphs();
for (const project of ["tsconfig.json", "tsconfig.worker.json"]) {
  await node("node_modules/typescript/bin/tsc", "--project", project).catch(() => {
    process.exitCode = 1;
  });
}
