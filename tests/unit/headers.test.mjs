// The headers that the README recommends are those that our server sends, and under which all tests of the page run.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { headersFor } from "../../scripts/lib/headers.mjs";
import { ROOT } from "../../scripts/lib/run.mjs";

/** Groups of lines under a remark, each what it changes against the first. */
function recommended() {
  const block = /```http\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1] ?? "";
  return block.split("\n\n").map((group) => {
    const lines = group.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  });
}

test("the README says what the server sends", () => {
  const [all, embed, named, ...more] = recommended();
  assert.deepEqual(more, []);
  assert.deepEqual(headersFor("/index.html"), all);
  assert.deepEqual(headersFor("/games/rules/inferno.html"), all);
  assert.deepEqual(headersFor("/embed.html"), { ...all, ...embed });
  for (const path of ["/shell-0123456789/main.js", "/below/inferno-0123456789/inferno.wasm", "/pages/a.css", "/parcels/a.json"])
    assert.deepEqual(headersFor(path), { ...all, ...named }, path);
});

test("no page of ours allows inline scripts or styles", () => {
  const policies = ["www", "scripts/rulebook", "scripts/lib"].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /\.(html|mjs)$/.test(name))
      .flatMap((name) => readFileSync(join(ROOT, folder, name), "utf8").match(/default-src '[^"\n]*/g) ?? []),
  );
  assert.ok(policies.length >= 4, `found ${policies.length}`);
  for (const policy of policies) assert.ok(!/'unsafe-(inline|eval)'/.test(policy), policy);
});
