// Plays every example and writes it into the package, as data for pages. After the modules: their step clears the folders.
import { arena } from "./lib/arena.mjs";

const told = await arena("examples", "--export", "pkg");
console.log(`${told.match(/^holds /gm)?.length ?? 0} examples hold`);
