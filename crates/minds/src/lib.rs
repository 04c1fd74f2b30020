//! Computer players, generic over every game that can [`table::Think`].
//!
//! A mind is given the position as its seat may know it and nothing else: every look at a position goes through
//! [`Viewpoint`], which fills everything hidden anew, and chance is sampled from the mind's own stream. So a mind
//! cannot see a card or a die before a person could, and the same seed and number of iterations give the same advice on
//! every machine.
//!
//! # Two ways to search
//!
//! A game says how its searches spend their iterations ([`table::Think::WAY`]): on a tree, or on playouts of every promising answer
//! under the same dice, of which the worse half is dropped again and again.
//!
//! # Several seats
//!
//! Every seat maximises its own worth: a choice in the tree is remembered for the seat that made it, and learns what the end of the
//! playout is worth for that seat. Partners and opponents are the same to a search; [`table::Think::worth`] tells them apart.
//!
//! # Hidden things
//!
//! Each iteration imagines the position anew from the view of the seat that is asked ([`table::Game::veil`]), and all iterations share one
//! tree. The limits of this:
//! - what a veil leaves as it is, a search knows: a game must refill everything that the seat has not seen;
//! - within one iteration the other seats play by what was imagined for them, as if the cards lay open. So a search does not bluff, and
//!   does not see that an opponent is in doubt;
//! - what happened since the last finished step is recalled as the seat knows it: what others drew or chose in secret is imagined
//!   anew, and what is then told must sound to the seat as it did. What does not fit is imagined again, a few dozen times at most.

mod advice;
mod bench;
mod budget;
mod config;
mod greedy;
mod halving;
mod meeting;
mod mind;
mod playout;
mod search;
mod tree;
mod viewpoint;
mod why;

pub use advice::{Advice, Ranked};
pub use bench::Bench;
pub use budget::Budget;
pub use config::Config;
pub use greedy::greedy;
pub use mind::Mind;
pub use search::{advise, advise_by};
pub use table::Random;
pub use viewpoint::Viewpoint;
pub use why::{Against, Why, why};
