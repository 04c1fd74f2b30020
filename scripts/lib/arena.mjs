// The arena as the tests have compiled it: games are optimised there too, and nothing is compiled a second time. `cargo arena` is the
// faster one, for measurements.
import { join } from "node:path";
import { WITH_WORKSHOPS } from "./games.mjs";
import { ROOT, run } from "./run.mjs";

/** Runs a command of the arena and returns what it prints. */
export async function arena(...args) {
  // Of the whole workspace, so that the crates have the features with which they are tested.
  await run("cargo", ["build", "--quiet", "--locked", "--workspace", ...WITH_WORKSHOPS, "--bin", "arena"]);
  return run(join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug/arena"), args, { quiet: true });
}
