// The runner of steps: what waits for what, what is printed when, and how it ends.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/lib/run.mjs";

/** Runs steps in a process of their own. `echo(words, ms)` is work that prints, waits and prints again. */
function runs(steps) {
  const script = `import { runSteps } from ${JSON.stringify(join(ROOT, "scripts/lib/steps.mjs"))};
import { run } from ${JSON.stringify(join(ROOT, "scripts/lib/run.mjs"))};
let busy = [];
const watch = (name, work) => async () => { busy.push(name); console.error(busy.join("+")); try { return await work(); } finally { busy = busy.filter((one) => one !== name); } };
const echo = (words, ms) => () => run(process.execPath, ["-e", \`console.log("begin \${words}"); setTimeout(() => console.log("end \${words}: 3 passed"), \${ms})\`], { note: /\\d+ passed/g });
const fail = () => Promise.reject(new Error("broken"));
const steps = ${steps};
await runSteps(steps.map((step) => ({ ...step, work: watch(step.name, step.work) })));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  return { out: stdout, busy: stderr.trim().split("\n"), status };
}

test("two run side by side, what they print is not mixed, and the end lists what passed", () => {
  const { out, busy, status } = runs(`[{ name: "a", work: echo("a", 600) }, { name: "b", work: echo("b", 300) }]`);
  assert.equal(status, 0, out);
  assert.ok(busy.includes("a+b"), busy.join(" "));
  assert.match(out, /begin b\nend b: 3 passed\n✓ b: 3 passed \([\d.]+ s\)\n\nbegin a\nend a/);
  assert.match(out, /\n\n✓ a: 3 passed \([\d.]+ s\)\n✓ b: 3 passed \([\d.]+ s\)\n\n✓ all 2 steps done \([\d.]+ s\)\n$/);
});

test("output is no note", () => {
  const { out } = runs(`[{ name: "a", work: () => run(process.execPath, ["-e", "console.log(1); console.log(2)"]) }]`);
  assert.match(out, /1\n2\n✓ a \([\d.]+ s\)\n\n✓ a \([\d.]+ s\)\n/);
});

test("a lane is one after another, and what runs alone waits for all before it", () => {
  const { busy, status } = runs(`[
    { name: "a", lane: "one", work: echo("a", 200) },
    { name: "b", lane: "one", work: echo("b", 50) },
    { name: "c", work: echo("c", 50) },
    { name: "d", alone: true, work: echo("d", 50) },
    { name: "e", work: echo("e", 50) },
  ]`);
  assert.equal(status, 0);
  assert.ok(!busy.some((at) => at.includes("a") && at.includes("b")), busy.join(" "));
  assert.ok(busy.includes("d"), busy.join(" "));
});

test("a failure stops only what needs it, and is the exit code", () => {
  const { out, status } = runs(`[
    { name: "a", work: fail, help: "mend it" },
    { name: "b", needs: ["a"], work: echo("b", 10) },
    { name: "c", work: echo("c", 10) },
  ]`);
  assert.equal(status, 1);
  assert.match(out, /What to do: mend it/);
  assert.match(out, /– b: not run, because "a" failed/);
  assert.match(out, /✓ c: 3 passed/);
  assert.match(out, /✗ 2 of 3 steps failed/);
});
