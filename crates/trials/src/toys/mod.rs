//! Small games, each about a page long: how the kernel is used, and what it must be able to carry.
//!
//! - [`duel`]: another seat reacts in the middle of an attack and changes its result.
//! - [`beast`]: a counterattack waits for the end of a numbered instruction and can end the game before the next one.
//! - [`seer`]: hidden hands, and a deck whose top three cards one seat has seen and put in another order.
//! - [`pool`]: a pool of dice, assigned one by one to targets.
//! - [`council`]: a sealed vote of all seats, and a blow that any of several seats may take.
//! - [`golem`]: an automaton that asks a named seat to break its ties.
//! - [`quest`]: a campaign of three adventures, under three versions of its rules and in two layouts.
//! - [`ford`]: squares on several levels, and all that a picture of them can hold.
//! - [`die`]: one die, and nothing to gain by rolling it, except for a cheat.

pub mod beast;
pub mod council;
pub mod die;
pub mod duel;
pub mod ford;
mod ford_scene;
pub mod golem;
pub mod pool;
pub mod quest;
mod quest_scene;
pub mod seer;
mod seer_scene;
