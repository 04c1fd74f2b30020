// `npm test`: everything that must hold, from a fresh clone.
import { COVERAGE, ELEMENT, EXAMPLES, PAGE, PAGE_BUDGET, WASM, WASM_BUDGET } from "./lib/build.mjs";
import { node, run, which } from "./lib/run.mjs";
import { BROWSER, SETUP } from "./lib/setup.mjs";
import { runSteps } from "./lib/steps.mjs";

const cargo = (args, options) => run("cargo", args, options);
const RUST = ["Rust toolchain"];
const nextest = which("cargo-nextest") !== undefined;

await runSteps([
  ...SETUP,
  {
    name: "formatting",
    work: () => cargo(["fmt", "--all", "--check"]),
    needs: RUST,
    help: "cargo fmt",
  },
  {
    name: "TypeScript formatting and lints",
    work: () => node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
    needs: ["npm packages"],
    help: "npm run format",
  },
  {
    name: "clippy",
    work: () => cargo(["clippy", "--quiet", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    needs: RUST,
  },
  {
    name: "Rust documentation",
    work: () => cargo(["doc", "--quiet", "--locked", "--workspace", "--no-deps"], { env: { RUSTDOCFLAGS: "--deny warnings" } }),
    needs: RUST,
  },
  {
    name: "Rust tests",
    work: () =>
      cargo(nextest ? ["nextest", "run", "--locked", "--workspace"] : ["test", "--locked", "--workspace", "--all-targets"]),
    needs: RUST,
  },
  {
    name: "Rust examples in the documentation",
    work: () => cargo(["test", "--quiet", "--locked", "--workspace", "--doc"]),
    needs: RUST,
  },
  {
    name: "rules coverage",
    work: () => cargo(["arena", "coverage"]),
    needs: RUST,
    help: "A rule lost its code, its test or its example: the list above names it; floors stand in the game's coverage.toml.",
  },
  WASM,
  WASM_BUDGET,
  EXAMPLES,
  ELEMENT,
  BROWSER,
  {
    name: "package tests",
    work: () => node("scripts/node-tests.mjs", "tests/pkg"),
    needs: [WASM.name, EXAMPLES.name, ELEMENT.name, BROWSER.name],
  },
  COVERAGE,
  PAGE,
  PAGE_BUDGET,
  {
    name: "types",
    work: () => node("scripts/types.mjs"),
    needs: [PAGE.name],
    help: "`npm run check` repeats this step alone.",
  },
  {
    name: "page unit tests",
    work: () => node("scripts/node-tests.mjs", "tests/unit"),
    needs: ["npm packages"],
  },
  {
    name: "browser tests",
    work: () => node("node_modules/@playwright/test/cli.js", "test"),
    needs: [PAGE.name, BROWSER.name],
    help: "test-results/ shows what was on the page; `npm run test:browser -- --trace on` repeats this step alone and keeps a trace.",
  },
]);
