// `npm run build`: set-up, the WebAssembly package, the page, their budgets.
import { BUILD } from "./lib/build.mjs";
import { SETUP } from "./lib/setup.mjs";
import { runSteps } from "./lib/steps.mjs";

await runSteps([...SETUP, ...BUILD]);
