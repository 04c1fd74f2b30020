//! INFERNO: two to six characters go down into Dante's realm together.
//!
//! They start on the border of a board of face-down territories, flip their way to the center, kill the Unclaimed that
//! guard the way, and challenge Dante, two of them at least, before the deadline of his deck. Day and Night alternate;
//! each Night makes Dante's deck, the clock of the last fight, one card longer.
//!
//! Every file is a chapter: `play.rs` has the sequence of play, the others what it calls.

pub mod board;
pub mod cards;
pub mod content;

mod about;
mod action_cards;
mod arrange;
mod attack;
mod check;
mod choice;
mod dante;
mod dante_cards;
mod day;
mod death;
mod event;
mod flip;
mod gauges;
mod goal;
mod habit;
mod harm;
mod learnt;
mod movement;
mod paths;
mod place;
mod play;
mod promising;
mod reasons;
mod resources;
mod scene;
mod set_right;
mod setup;
mod signs;
mod state;
mod telling;
mod turn;
mod unclaimed;
mod view;
mod words;
mod worth;

pub use about::About;
pub use arrange::Arrangement;
pub use choice::{Choice, Monster};
pub use event::Event;
pub use place::{Land, Place};
pub use set_right::{Part, What};
pub use setup::Setup;
pub use state::{Character, CharacterId, Dante, Ending, Fallen, Inferno, Phase, Pile, TurnState, Unclaimed};
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
