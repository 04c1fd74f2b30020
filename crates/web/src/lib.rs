//! The WebAssembly boundary of Katabasis. Nothing is decided here: values go out as typed objects, answers come in as
//! numbers, and every error is an `Error` with a `reason` that a program can tell apart.

#![warn(missing_docs)]

mod arguments;
mod errors;
mod game;
mod inward;
mod json;
mod outward;
mod panic;
mod seed;
mod store;

game::module!(games::One);
