//! Chronicles of Drunagor: one to five heroes go down into the dungeon, against monsters and the growing Darkness.
//!
//! Rounds follow the Initiative Track: heroes pay for skills with Action Cubes, monsters look for their targets by fixed
//! rules, and the Darkness hunts the strongest. The heroes win by completing the goal of the Adventure, and lose as soon as one of
//! them is slain or corrupted, or the last rune is drawn.
//!
//! Every file is a chapter: `play.rs` has the sequence of play, the others what it calls. `content/` is what lies in the
//! box; what skills, items and monsters do stands in the cards beside it, in the notation of the book, and `skills.rs` runs it.

pub mod content;
pub mod hero;
pub mod setup;
pub mod square;
pub mod state;
pub mod tokens;

mod about;
mod arrange;
mod asking;
mod attack;
mod beds;
mod check;
mod choice;
mod commanders;
mod conditions;
mod cubes;
mod damage;
mod darkness;
mod duel;
mod equipment;
mod event;
mod forecast;
mod friends;
mod gauges;
mod goal;
mod ground;
mod habit;
mod hero_turn;
mod interactions;
mod keywords;
pub mod levelling;
mod lookup;
mod merit;
mod minor;
mod monsters;
mod movement;
mod play;
mod promising;
mod protect;
mod ranking;
mod reach;
mod reaches;
mod reactions;
mod reasons;
mod refusals;
mod roles;
mod scene;
mod set_right;
mod sheets;
mod skills;
mod specials;
mod summon;
mod tactics;
mod targeting;
mod targets;
mod telling;
mod terrain;
mod track;
mod value;
mod view;
mod words;
#[cfg(feature = "workshop")]
mod workshop;
mod worth;

pub use about::About;
pub use arrange::Arrangement;
pub use choice::Choice;
pub use event::Event;
pub use setup::Setup;
pub use state::Drunagor;
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
