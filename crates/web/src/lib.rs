//! The WebAssembly boundary of Katabasis. Nothing is decided here: values go out as typed objects, answers come in as
//! numbers, and every error is an `Error` with a `reason` that a program can tell apart.

#![warn(missing_docs)]

mod arguments;
mod errors;
mod game;
mod inward;
mod outward;
mod panic;
mod seed;
mod store;

#[cfg(feature = "inferno")]
game::module!(inferno::Inferno);

#[cfg(all(feature = "claustrophobia", not(feature = "inferno")))]
game::module!(claustrophobia::Claustrophobia);

#[cfg(all(feature = "apocalypse", not(any(feature = "inferno", feature = "claustrophobia"))))]
game::module!(apocalypse::Apocalypse);
