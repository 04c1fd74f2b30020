//! DANTE: Inferno, the Confrontation: four Champions against Malefactors that are decks of cards, on a board with height.
//!
//! The Caravan cleans up, draws and acts in any order; then the top card of every deck in the tray is carried out to the letter. A
//! Malefactor's cards are its deeds and its life: who wounds it takes away what it could do. The Caravan loses with the first Champion.
//!
//! Every file is a chapter: `play.rs` has the round, the others what it calls. `content/` is what lies in the box, written in the
//! keywords of the game; `effects/` carries it out, for Champions and Malefactors alike.

pub mod board;
pub mod content;
pub mod setup;
pub mod state;

mod about;
mod actions;
mod advance;
mod aim;
mod arrange;
mod arrest;
mod asking;
mod attack;
mod bewitch;
mod caravan;
mod cells;
mod champions;
mod check;
mod choice;
mod conditions;
mod copies;
mod counterattack;
mod effects;
mod event;
mod facing;
mod fierceness;
mod flight;
mod forecast;
mod furniture;
mod gauges;
mod gear;
mod goal;
mod habit;
mod harm;
mod hold;
mod judge;
mod levels;
mod malefactors;
mod maneuvers;
mod minions;
mod movement;
mod odds;
mod platforms;
mod play;
mod polymorph;
mod pool;
mod promising;
mod push;
mod quick;
mod reasons;
mod routes;
mod scene;
mod set_right;
mod sheets;
mod shove;
mod sisyphus;
mod spear;
mod tactics;
mod telling;
mod view;
mod way;
mod words;
#[cfg(feature = "workshop")]
mod workshop;
mod worth;

pub use about::About;
pub use arrange::Arrangement;
pub use choice::{Attribute, Choice, Deed};
pub use event::{DiceSource, Event};
pub use set_right::{Part, What};
pub use setup::Setup;
pub use state::Dante;
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
