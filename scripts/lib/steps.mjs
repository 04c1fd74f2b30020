// A list of steps, run one after another; each says what it does, how long it took and, when it fails, what to do.
import { Advice } from "./run.mjs";

const colour = process.stdout.isTTY ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (_, text) => text;

/**
 * @typedef {object} Step
 * @property {string} name      what is done, in a few words
 * @property {() => Promise<unknown>} work
 * @property {string} [help]    what to do when it fails
 * @property {string[]} [needs] names of steps without which this one makes no sense
 */

/** Runs all steps; one that fails stops only those that need it. Ends the process with code 1 if any failed. */
export async function runSteps(/** @type {Step[]} */ steps) {
  const started = Date.now();
  const failed = new Set();
  for (const step of steps) {
    const missing = (step.needs ?? []).find((name) => failed.has(name));
    if (missing !== undefined) {
      failed.add(step.name);
      console.log(colour(33, `– ${step.name}: not run, because "${missing}" failed`));
      continue;
    }
    if (!(await runStep(step))) failed.add(step.name);
  }
  const seconds = secondsSince(started);
  if (failed.size > 0) {
    console.log(colour(31, `\n✗ ${failed.size} of ${steps.length} steps failed (${seconds}): ${[...failed].join(", ")}`));
    process.exit(1);
  }
  console.log(colour(32, `\n✓ all ${steps.length} steps done (${seconds})`));
}

async function runStep({ name, work, help }) {
  const started = Date.now();
  try {
    const note = await work();
    console.log(
      `${colour(32, `✓ ${name}`)}${typeof note === "string" && note !== "" ? `: ${note}` : ""} (${secondsSince(started)})`,
    );
    return true;
  } catch (error) {
    console.log(error instanceof Advice ? error.message : error);
    console.log(colour(31, `✗ ${name} (${secondsSince(started)})`));
    if (help !== undefined) console.log(`  What to do: ${help}`);
    return false;
  }
}

function secondsSince(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
