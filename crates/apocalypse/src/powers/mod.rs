//! What the items of the box do: the points at which abilities, gifts, legions, demons, Lords and troopers act.
//!
//! The chapters of the rules call these methods at the named moments and know no item by name. Each file answers for one kind:
//!
//! | file | whose | moments |
//! |---|---|---|
//! | `used.rs` | powers that a player decides to use | `may_use`, `perform`, `before_roll`, `after_roll`, `when_hurt` |
//! | `always.rs` | abilities, flaws and gifts that are always in effect | figures of a hero, and what it may do |
//! | `moments.rs` | abilities and gifts that act by themselves | what happens to a hero |
//! | `legions.rs` | the legion | `legion_…` |
//! | `demons.rs` | 4th circle demons | `demon_…` |
//! | `lords.rs` | the Lord | `menace`, `lord_…` |
//! | `troopers.rs` | troopers | `trooper_…` |
//!
//! An effect is told with the ruling of its kind (`rule::CONTENT_HEROES`, `CONTENT_GIFTS`, `CONTENT_LEGIONS`,
//! `CONTENT_FOURTH_CIRCLE`, `CONTENT_LORDS`, `CONTENT_TROOPERS`) or, better, with the rule of the book that it uses.

mod always;
mod demons;
mod legions;
mod lords;
mod moments;
#[cfg(test)]
mod tests;
mod troopers;
mod used;

pub(crate) use demons::Afar;
pub(crate) use lords::reserve_of;
