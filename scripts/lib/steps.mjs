// A list of steps; each says what it does, how long it took and, when it fails, what to do. Two run side by side where they can:
// what they print is held back until they are done, so that it can be read.
import { Advice, holdOutput } from "./run.mjs";

const colour = process.stdout.isTTY ? (code, text) => `\u001b[${code}m${text}\u001b[0m` : (_, text) => text;

/** More at once would only wait for each other on the two cores of a small machine. */
const AT_ONCE = 2;

/**
 * @typedef {object} Step
 * @property {string} name      what is done, in a few words
 * @property {() => Promise<unknown>} work  answers with a note, or nothing
 * @property {string} [help]    what to do when it fails
 * @property {string[]} [needs] names of steps without which this one makes no sense
 * @property {string} [lane]    steps of a lane run one after another: they use the same thing
 * @property {boolean} [alone]  nothing runs beside it, and its output is seen at once
 */

/** Runs all steps, in order where they wait for each other; one that fails stops only those that need it. Ends the process with code 1 if any failed. */
export async function runSteps(/** @type {Step[]} */ steps) {
  const started = Date.now();
  const waiting = [...steps];
  const running = new Map();
  const lines = new Map();
  const failed = new Set();
  while (waiting.length + running.size > 0) {
    const ready = startable(waiting, running, lines);
    if (ready.length + running.size === 0)
      throw new Error(`these steps wait for each other: ${waiting.map(({ name }) => name).join(", ")}`);
    for (const step of ready) {
      waiting.splice(waiting.indexOf(step), 1);
      const missing = (step.needs ?? []).find((name) => failed.has(name));
      if (missing !== undefined) {
        failed.add(step.name);
        lines.set(step.name, colour(33, `– ${step.name}: not run, because "${missing}" failed`));
        console.log(lines.get(step.name));
        continue;
      }
      running.set(
        step,
        runStep(step).then(({ good, line }) => {
          running.delete(step);
          lines.set(step.name, line);
          if (!good) failed.add(step.name);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  const seconds = secondsSince(started);
  console.log(`\n${steps.map(({ name }) => lines.get(name)).join("\n")}`);
  if (failed.size > 0) {
    console.log(colour(31, `\n✗ ${failed.size} of ${steps.length} steps failed (${seconds}): ${[...failed].join(", ")}`));
    process.exit(1);
  }
  console.log(colour(32, `\n✓ all ${steps.length} steps done (${seconds})`));
}

/** What can begin now: whatever it needs is over, its lane is free, and there is room. What runs alone keeps its place in the order. */
function startable(waiting, running, over) {
  const chosen = [];
  const now = () => [...running.keys(), ...chosen];
  for (const [at, step] of waiting.entries()) {
    const busy = now();
    if (busy.length >= AT_ONCE || busy.some(({ alone }) => alone)) break;
    if (step.alone ? busy.length + at > 0 : busy.some(({ lane }) => lane !== undefined && lane === step.lane)) continue;
    if ((step.needs ?? []).every((name) => over.has(name))) chosen.push(step);
  }
  return chosen;
}

async function runStep({ name, work, help, alone = false }) {
  const started = Date.now();
  const output = alone ? undefined : holdOutput();
  const tell = (line, ...more) => {
    const said = output?.said() ?? "";
    // A step that says nothing needs no room.
    if (said !== "") console.log(`\n${said.trimEnd()}`);
    for (const text of [...more, line]) console.log(text);
  };
  try {
    const note = await (output === undefined ? work() : output.during(work));
    // What fills more than its line is output, and no note.
    const noted = typeof note === "string" && note !== "" && !note.includes("\n") ? `: ${note}` : "";
    const line = `${colour(32, `✓ ${name}`)}${noted} (${secondsSince(started)})`;
    tell(line);
    return { good: true, line };
  } catch (error) {
    const line = colour(31, `✗ ${name} (${secondsSince(started)})`);
    tell(line, error instanceof Advice ? error.message : error);
    if (help !== undefined) console.log(`  What to do: ${help}`);
    return { good: false, line };
  }
}

function secondsSince(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
