// `npm test`: everything that must hold, from a fresh clone.
import { CARGO, COVERAGE, ELEMENT, EXAMPLES, PAGE, PAGE_BUDGET, WASM, WASM_BUDGET } from "./lib/build.mjs";
import { GAMES, WITH_WORKSHOPS, WORKSHOPS } from "./lib/games.mjs";
import { node, nodeNoting, run, which } from "./lib/run.mjs";
import { BROWSER, SETUP } from "./lib/setup.mjs";
import { runSteps } from "./lib/steps.mjs";

const cargo = (args, options) => run("cargo", args, options);
const RUST = { needs: ["Rust toolchain"], lane: CARGO };
const nextest = which("cargo-nextest") !== undefined;
const clippy = (...which) => cargo(["clippy", "--quiet", "--locked", ...which, "--all-targets", "--", "--deny", "warnings"]);

/**
 * The workspace, in which the boundary has the first game in it, and then the boundary with each of the others, with the toy, and with a workshop: what
 * workshops are of a game is linted with the workspace.
 */
async function lint() {
  await clippy("--workspace", ...WITH_WORKSHOPS);
  const others = GAMES.slice(1);
  const crafts = WORKSHOPS.slice(0, 1).map((name) => `games/${name.replace(/-workshop$/, "")},games/workshop,workshop`);
  for (const game of [...others.map((game) => `games/${game}`), "toy", ...crafts])
    await clippy("--package", "web", "--no-default-features", "--features", game);
  return `the workspace, and the boundary for ${others.join(" and ")}`;
}

/** What no game has yet is tested on a toy. */
const TOY = {
  name: "toy module",
  work: () => cargo(["xtask", "toy"], { note: /^target\/toy.*$/gm }),
  needs: [WASM.name],
};

await runSteps([
  ...SETUP,
  // The longest chain first: modules, examples, page, and then the browser.
  WASM,
  {
    name: "formatting",
    work: () => cargo(["fmt", "--all", "--check"]),
    ...RUST,
    help: "cargo fmt",
  },
  {
    name: "Rust tests",
    work: () =>
      nextest
        ? cargo(["nextest", "run", "--locked", "--workspace", ...WITH_WORKSHOPS, "--status-level", "fail"], {
            note: /\d+ tests? run: .*/g,
          })
        : cargo(["test", "--locked", "--workspace", ...WITH_WORKSHOPS, "--all-targets"]),
    ...RUST,
  },
  COVERAGE,
  WASM_BUDGET,
  TOY,
  EXAMPLES,
  ELEMENT,
  {
    name: "TypeScript formatting and lints",
    work: () => node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
    needs: ["npm packages"],
    help: "npm run format",
  },
  BROWSER,
  PAGE,
  {
    name: "clippy",
    work: lint,
    ...RUST,
  },
  {
    name: "package tests",
    work: () => nodeNoting(/pass \d+/g, "scripts/node-tests.mjs", "tests/pkg"),
    needs: [WASM.name, TOY.name, EXAMPLES.name, ELEMENT.name, BROWSER.name],
  },
  PAGE_BUDGET,
  {
    name: "types",
    work: () => node("scripts/types.mjs"),
    needs: [PAGE.name, TOY.name],
    help: "`npm run check` repeats this step alone.",
  },
  {
    name: "page unit tests",
    work: () => nodeNoting(/pass \d+/g, "scripts/node-tests.mjs", "tests/unit"),
    // The list of the games is one of the files that are written with the examples.
    needs: ["npm packages", EXAMPLES.name],
  },
  {
    name: "Rust documentation",
    work: () => cargo(["doc", "--quiet", "--locked", "--workspace", "--no-deps"], { env: { RUSTDOCFLAGS: "--deny warnings" } }),
    ...RUST,
  },
  {
    name: "Rust examples in the documentation",
    work: () => cargo(["test", "--quiet", "--locked", "--workspace", ...WITH_WORKSHOPS, "--doc"]),
    ...RUST,
  },
  {
    name: "browser tests",
    work: () => nodeNoting(/\d+ passed.*/g, "node_modules/@playwright/test/cli.js", "test"),
    needs: [PAGE.name, TOY.name, BROWSER.name],
    // Some of them measure time.
    alone: true,
    help: "test-results/ shows what was on the page; `npm run test:browser -- --trace on` repeats this step alone and keeps a trace.",
  },
]);
