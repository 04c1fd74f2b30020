/**
 * Loads the rules; nothing else works before. Call it as often as you like: the module is loaded once, and again only after a failure.
 * Without options the module comes from beside the script (in Node, from the package's folder).
 */
export default function init(options?: { module_or_path: InitInput | Promise<InitInput> }): Promise<InitOutput>;
