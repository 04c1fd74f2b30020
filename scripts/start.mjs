// `npm start [-- --port N]`: set-up, build, serve.
import { COVERAGE, ELEMENT, EXAMPLES, PAGE, WASM } from "./lib/build.mjs";
import { SETUP } from "./lib/setup.mjs";
import { runSteps } from "./lib/steps.mjs";
import { serveFromCommandLine } from "./serve.mjs";

await runSteps([...SETUP, WASM, EXAMPLES, ELEMENT, COVERAGE, PAGE]);
await serveFromCommandLine(process.argv.slice(2));
