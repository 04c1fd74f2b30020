//! What abilities, gifts, legions, demons, Lords, troopers and special areas do, and when.
//!
//! The chapters of the rules call these methods at the named moments and know no item by name. Each file covers one kind:
//!
//! | file | whose | moments |
//! |---|---|---|
//! | `always.rs` | abilities, flaws and gifts: what always holds | figures of a hero, its dice, and what it may do |
//! | `moments.rs` | abilities and gifts: when they act or are offered | what happens to a hero |
//! | `deeds.rs` | abilities and gifts: what they do | `can`, `do_all`, `prepare`, `adjust` |
//! | `legions.rs` | the legion | `legion_…` |
//! | `demons.rs` | 4th circle demons | `demon_…` |
//! | `lords.rs` | the Lord | `menace`, `lord_…` |
//! | `troopers.rs` | troopers | `trooper_…` |
//! | `places.rs` | special areas of maps | `…_here`, `beacons_burn` |
//!
//! An effect is told with the ruling of its kind (`rule::CONTENT_HEROES`, `CONTENT_GIFTS`, `CONTENT_LEGIONS`,
//! `CONTENT_FOURTH_CIRCLE`, `CONTENT_LORDS`, `CONTENT_TROOPERS`) or, better, with the rule of the book that it uses.

mod always;
mod deeds;
mod demons;
mod legions;
mod lords;
mod moments;
mod places;
#[cfg(test)]
mod tests;
mod troopers;

pub(crate) use demons::Afar;
pub(crate) use lords::reserve_of;
