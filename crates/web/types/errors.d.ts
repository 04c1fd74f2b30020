/**
 * A text that `Session.load` did not take.
 */
export interface LoadError extends Error {
    name: "LoadError";
    reason: "foreign" | "format" | "othergame" | "otherrules" | "otherlayout" | "toolong" | "players" | "damaged" | "impossible";
}

/**
 * A game that cannot begin like that. `field` is what of the setup is wrong, `rule` the id of the rule that says so.
 */
export interface BeginError extends Error {
    name: "BeginError";
    reason: "setup" | "position" | "stuck";
    field?: string;
    rule?: string;
}

/**
 * An answer that was not taken. The game stands as it stood; `rule` is the id of the rule that refuses it, where one does.
 */
export interface AnswerError extends Error {
    name: "AnswerError";
    reason: "stale" | "notasked" | "nosuchanswer" | "nothing" | "refused" | "stuck";
    rule?: string;
}

/**
 * An argument of the wrong kind, or beyond its limits.
 */
export interface ArgumentError extends Error {
    name: "ArgumentError";
    reason: "argument";
}

/**
 * What `Store` could not do.
 */
export interface StoreError extends Error {
    name: "StoreError";
    reason: "full" | "forbidden" | "broken" | "missing";
}

/**
 * What should not happen.
 */
export interface EngineError extends Error {
    name: "EngineError";
    reason: "unexpected";
}

/**
 * All that is thrown on purpose, told apart by `name` and then by `reason`.
 */
export type KatabasisError = LoadError | BeginError | AnswerError | ArgumentError | StoreError | EngineError;
