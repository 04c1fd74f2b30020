//! The WebAssembly boundary of Katabasis. Nothing is decided here: values go out as typed objects, answers come in as
//! numbers, and every error is an `Error` with a `reason` that a program can tell apart.

#![warn(missing_docs)]

mod arguments;
#[cfg(feature = "campaign")]
mod campaign;
mod errors;
mod game;
mod inward;
mod json;
mod outward;
mod panic;
mod seed;
mod store;
#[cfg(feature = "workshop")]
mod workshop;

/// The game of the module.
#[cfg(not(feature = "toy"))]
type One = games::One;
#[cfg(feature = "toy")]
type One = trials::toys::quest::Quest<2, 2>;

game::module!(One);

#[cfg(feature = "campaign")]
campaign::campaign!(One);

#[cfg(feature = "workshop")]
workshop::workshop!(One);
