//! Computer players, generic over every game that can [`table::Think`].
//!
//! A mind is given the position as its seat may know it and nothing else: every look at a position goes through
//! [`Viewpoint::imagine`], which fills everything hidden anew, and chance is sampled from the mind's own stream. So a mind
//! cannot see a card or a die before a person could, and the same seed and number of iterations give the same advice on
//! every machine.

mod advice;
mod bench;
mod budget;
mod config;
mod greedy;
mod mind;
mod playout;
mod search;
mod tree;
mod viewpoint;

pub use advice::{Advice, Ranked};
pub use bench::Bench;
pub use budget::Budget;
pub use config::Config;
pub use greedy::greedy;
pub use mind::Mind;
pub use search::advise;
pub use table::Random;
pub use viewpoint::Viewpoint;
