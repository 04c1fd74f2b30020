//! Claustrophobia 1643: a handful of humans in tunnels that are laid while they are explored, against an infernal horde.
//!
//! A turn has five phases: the human player prepares and activates, the infernal player prepares, brings warriors into
//! play and activates. The scenario says who wins. Seat 0 is the human player, seat 1 the infernal player.
//!
//! Every file is a chapter: `play.rs` has the sequence of play, the others what it calls; `content/` is what lies in the
//! box, `powers/` what cards, demons and scenarios do.

pub mod content;

mod about;
mod activation;
mod aims;
mod arrange;
mod asking;
mod blessing;
mod check;
mod choice;
mod combat;
mod damage;
mod destiny;
mod event;
mod events;
mod exploration;
mod facts;
mod gauges;
mod gifts;
mod ground;
mod habit;
mod habit_human;
mod habit_infernal;
mod hands;
mod healing;
mod hidden;
mod human_preparation;
mod infernal_preparation;
mod instinct;
mod lasting;
mod movement;
mod named;
mod outcomes;
mod paths;
mod pile;
mod play;
mod powers;
mod priority;
mod promising;
mod reach;
mod reasons;
mod scene;
mod set_right;
mod setup;
mod sheets;
mod state;
mod statistics;
mod telling;
mod threat;
mod tile_effects;
mod tunnels;
mod view;
mod weights;
mod words;
mod worth;

pub use about::{About, Healing};
pub use arrange::Arrangement;
pub use choice::{Choice, Recruit};
pub use event::{Event, Fell};
pub use lasting::{Gives, Lasting, On, Token, Until};
pub use priority::Source;
pub use set_right::{Part, What};
pub use setup::Setup;
pub use state::{
    Active, Blessing, Claustrophobia, DestinyDie, DiePlace, Ending, Fiend, FiendId, Held, Human, HumanId, Laid, Layer, Phase,
    Pile, Played, PowerId, Side, SpotId, Standing, Warrior,
};
pub use statistics::Statistics;
pub use view::{FiendView, HumanView, TileView, View};

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
