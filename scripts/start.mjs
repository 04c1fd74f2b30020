// `npm start [-- --port N]`: set-up, build, serve.
import { PAGE, WASM } from "./lib/build.mjs";
import { run } from "./lib/run.mjs";
import { SETUP } from "./lib/setup.mjs";
import { runSteps } from "./lib/steps.mjs";

await runSteps([...SETUP, WASM, PAGE]);
await run(process.execPath, ["scripts/serve.mjs", ...process.argv.slice(2)]).catch(() => {
  process.exitCode = 1;
});
