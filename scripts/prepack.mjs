// Before the package is packed: everything in it is built, so that nobody can publish half of it or something old.
import { BUILT_PACKAGE } from "./lib/build.mjs";
import { SETUP } from "./lib/setup.mjs";
import { runSteps } from "./lib/steps.mjs";

await runSteps([...SETUP, ...BUILT_PACKAGE]);
