// Style sheets share one name space: an animation with a name that another one has takes its place everywhere.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const STYLES = new URL("../../www/styles/", import.meta.url);

test("no two animations have one name", () => {
  const sheets = readdirSync(STYLES).filter((name) => name.endsWith(".css"));
  const names = sheets.flatMap((name) =>
    [...readFileSync(new URL(name, STYLES), "utf8").matchAll(/@keyframes ([\w-]+)/g)].map(([, animation]) => animation),
  );
  assert.ok(names.length > 5, "there are some");
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
});
