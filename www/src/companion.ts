// A phone at a real table: dice and cards by hand, what to do with the pieces, mistakes, and handing over. Loaded on demand.
import { takeBack } from "./companion/back";
import { handOver } from "./companion/over";
import { setRight } from "./companion/right";
import { atTheTable } from "./companion/table";
import { styleSheet } from "./styles";

export { drawPicker, rollPad } from "./companion/enter";
export { handedOver } from "./companion/over";
export { instruction } from "./companion/todo";

export const dialogs = { table: atTheTable, back: takeBack, right: setRight, over: handOver };

/** Its style sheet. */
export const styles = (): Promise<void> => styleSheet(new URL("./companion.css", import.meta.url));
