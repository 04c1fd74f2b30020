// The steps from sources to what is served and packed. Those that compile for this machine share a lane: cargo lets only one do so at a time.
import { node, nodeNoting, run } from "./run.mjs";

/** The lane of what compiles for this machine, for tests and tools. */
export const CARGO = "cargo";

export const WASM = {
  name: "WebAssembly",
  work: () => run("cargo", ["xtask", "wasm"], { note: /^pkg\/.*$/gm }),
  needs: ["npm packages", "Rust toolchain"],
  help: "The compiler's message stands above; `cargo xtask wasm` repeats this step alone.",
};

export const WASM_BUDGET = {
  name: "WebAssembly budget",
  work: () => node("scripts/budgets.mjs", "wasm"),
  needs: ["WebAssembly"],
};

/** The examples, forms and list of the games. After the modules: their step clears the folders of the package. */
export const EXAMPLES = {
  name: "examples",
  work: () => nodeNoting(/\d+ examples hold/g, "scripts/examples.mjs"),
  needs: ["WebAssembly"],
  lane: CARGO,
  help: "An example does not hold: `cargo arena examples` says which, and why.",
};

export const ELEMENT = {
  name: "custom element",
  work: () => node("scripts/board.mjs"),
  needs: ["examples"],
  help: "esbuild's message stands above; `node scripts/board.mjs` repeats this step alone.",
};

/** Against the floors, and for the pages of the rulebook. */
export const COVERAGE = {
  name: "coverage of the rules",
  work: () => node("scripts/coverage.mjs"),
  needs: ["Rust toolchain"],
  lane: CARGO,
  help: "A rule lost its code, its test or its example: `cargo arena coverage` names it; floors stand in the game's coverage.toml.",
};

export const PAGE = {
  name: "page",
  work: () => nodeNoting(/\d+ files, build \w+/g, "scripts/page.mjs"),
  needs: ["WebAssembly", "examples", "coverage of the rules"],
  help: "esbuild's message stands above; `npm run build:page` repeats this step alone.",
};

export const PAGE_BUDGET = {
  name: "page budget",
  work: () => node("scripts/budgets.mjs", "page"),
  needs: ["page", "custom element"],
};

/** All that is packed. */
export const BUILT_PACKAGE = [WASM, EXAMPLES, ELEMENT];

export const BUILD = [WASM, COVERAGE, WASM_BUDGET, EXAMPLES, ELEMENT, PAGE, PAGE_BUDGET];
