//! The games of the house, by their names. The list itself stands in this crate's manifest, as the feature `all`; every game of
//! it is a feature too, so that a WebAssembly module holds only one.

use table::{Arrange, Prepare, Show, Think};

/// A game with everything that the house asks of one.
pub trait Contest: Think<Setup: Prepare> + Show + Arrange + Send + Sync {}

impl<G: Think<Setup: Prepare> + Show + Arrange + Send + Sync> Contest for G {}

/// Something to be done with a game whose type is found by its name.
pub trait Task {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Contest>(&self) -> Self::Out;
}

include!(concat!(env!("OUT_DIR"), "/games.rs"));
