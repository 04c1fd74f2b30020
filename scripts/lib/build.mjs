// The steps from sources to what is served and packed.
import { node, run } from "./run.mjs";

export const WASM = {
  name: "WebAssembly",
  work: () => run("cargo", ["xtask", "wasm"]),
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
  work: async () => {
    await run("cargo", ["arena", "examples", "--export", "pkg"], { quiet: true });
    await run("cargo", ["arena", "games", "--export", "pkg"], { quiet: true });
  },
  needs: ["WebAssembly"],
  help: "An example does not hold: `cargo arena examples` says which, and why.",
};

export const ELEMENT = {
  name: "custom element",
  work: () => node("scripts/board.mjs"),
  needs: ["examples"],
  help: "esbuild's message stands above; `node scripts/board.mjs` repeats this step alone.",
};

/** For the pages of the rulebook. */
export const COVERAGE = {
  name: "coverage of the rules",
  work: () => node("scripts/coverage.mjs"),
  needs: ["Rust toolchain"],
  help: "`cargo arena coverage` says what is below its floor.",
};

export const PAGE = {
  name: "page",
  work: () => node("scripts/page.mjs"),
  needs: ["WebAssembly", "examples", "coverage of the rules"],
  help: "esbuild's message stands above; `npm run build:page` repeats this step alone.",
};

export const PAGE_BUDGET = {
  name: "page budget",
  work: () => node("scripts/budgets.mjs", "page"),
  needs: ["page", "custom element"],
};

export const BUILD = [WASM, WASM_BUDGET, EXAMPLES, ELEMENT, COVERAGE, PAGE, PAGE_BUDGET];
