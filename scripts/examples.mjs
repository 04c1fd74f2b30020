// Plays every example and writes it into the package, as data for pages, and beside it the list of the games and their forms. After
// the modules: their step clears the folders.
import { arena } from "./lib/arena.mjs";

const told = await arena("examples", "--export", "pkg");
await arena("games", "--export", "pkg");
console.log(`${told.match(/^holds /gm)?.length ?? 0} examples hold`);
