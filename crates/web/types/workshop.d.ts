/**
 * A text that is no card of its deck. `line` and `column` count from 1; the message says what could stand there.
 */
export interface CardError extends Error {
    name: "CardError";
    reason: "wrong" | "limit";
    line: number;
    column: number;
}
