// The list of games stands in one place; here it is read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** The short names of the games, in their order. */
export const GAMES = listed(readFileSync(join(ROOT, "crates/games/Cargo.toml"), "utf8"));

/** The folders of the workshops: those of the games whose `game.toml` says that they have one. */
export const WORKSHOPS = GAMES.filter((game) =>
  /^workshop = true$/m.test(readFileSync(join(ROOT, "crates", game, "game.toml"), "utf8")),
).map((game) => `${game}-workshop`);

/**
 * How cargo is told to compile the workshops too. Tests and tools of this machine all have them, so that nothing is compiled a second time; the modules
 * that people play with have none, and are tested as they ship.
 */
export const WITH_WORKSHOPS = ["--features", "games/workshop"];

/** The feature `all` of the manifest. */
export function listed(manifest) {
  const list = /^all = \[(.*?)\]/ms.exec(manifest)?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
}

/** What is written down about a game in a JSON file of its crate. */
export function ofGame(game, file) {
  return JSON.parse(readFileSync(join(ROOT, "crates", game, file), "utf8"));
}
