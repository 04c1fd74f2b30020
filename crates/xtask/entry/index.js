// Browsers and bundlers: nothing happens on import, `init` loads the module once.
import start from "./engine.js";

export * from "./engine.js";

let ready;

/** Loads the rules. Call it as often as you like: the module is loaded once, and again only after a failure. */
export default function init(options) {
  ready ??= load(options).catch((error) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function load(options) {
  await start(options ?? { module_or_path: new URL("./GAME.wasm", import.meta.url) });
}
