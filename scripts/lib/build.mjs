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

export const PAGE = {
  name: "page",
  work: () => node("scripts/page.mjs"),
  needs: ["WebAssembly"],
  help: "esbuild's message stands above; `npm run build:page` repeats this step alone.",
};

export const PAGE_BUDGET = {
  name: "page budget",
  work: () => node("scripts/budgets.mjs", "page"),
  needs: ["page"],
};

export const BUILD = [WASM, WASM_BUDGET, PAGE, PAGE_BUDGET];
