//! Planet Apocalypse: one to five heroes hold a road against the minions of a demon Lord.
//!
//! Invasion tokens come down the road and turn into demons where they are seen; heroes, their troopers and ambushes stop
//! them, earn courage and buy gifts. Every exit brings doom nearer, every Lord cycle the Lord. Whoever steps into its
//! shadow fights it in Hell; the heroes win when it is dead.
//!
//! Every file is a chapter: `play.rs` has the sequence of play, the others what it calls. `content/` is what lies in the
//! box, `powers/` what it does.

pub mod content;
pub mod dice;
pub mod setup;

mod about;
mod absorb;
mod ambush;
mod arrange;
mod asking;
mod assigned;
mod attack;
mod captain;
mod check;
mod choice;
mod courage;
mod death;
mod despair;
mod divine;
mod doom;
mod effects;
mod event;
mod forecast;
mod gauges;
mod gifts;
mod habit;
mod hands;
mod helltime;
mod hero_turn;
mod invasion;
mod judge;
mod minions_attack;
mod minions_move;
mod movement;
mod odds;
mod outcomes;
mod play;
mod power_use;
mod powers;
mod promising;
mod proposal;
mod reasons;
mod recruit;
mod road;
mod scene;
mod set_right;
mod sheets;
pub mod state;
mod tactics;
mod team;
mod telling;
mod view;
mod words;
mod worth;

pub use about::About;
pub use arrange::Arrangement;
pub use choice::{Act, Choice};
pub use event::Event;
pub use set_right::{Part, What};
pub use setup::Setup;
pub use state::Apocalypse;
pub use view::View;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
