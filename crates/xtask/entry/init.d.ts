
/**
 * What a module can come from: its address (a text or a `URL`), the answer to a request for it (a `Response`), its bytes, or a compiled
 * `WebAssembly.Module`. Said without the types of browsers, so that nobody needs them.
 */
export type ModuleSource = string | object;

/**
 * Loads the rules; nothing else works before. Call it as often as you like: the module is loaded once, and again only after a failure.
 * Without options the module comes from beside the script (in Node, from the package's folder).
 */
export default function init(options?: { module_or_path: ModuleSource | Promise<ModuleSource> }): Promise<void>;

/**
 * Loads the rules at once, from the bytes of the module or a compiled `WebAssembly.Module`.
 */
export function initSync(options: { module: object }): void;
