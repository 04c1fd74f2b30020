//! What a player can be asked.

#![warn(missing_docs)]

use serde::Serialize;

use crate::content::{EquipmentCard, EventCard, Gift, InstinctCard, ScenarioAction, TileNo};
use crate::state::{Blessing, FiendId, HumanId, PowerId, Side, SpotId, Warrior};

/// Who is brought into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Recruit {
    /// A troglodyte of the reserve.
    Troglodyte,
    /// A demon, a hellhound or a tough troglodyte of the reserve.
    Fiend(FiendId),
}

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Put a rolled die of this value on this warrior's board.
    Assign(HumanId, u8),
    /// Play an instinct card on a warrior for its value.
    InstinctValue(InstinctCard, HumanId),
    /// Play an instinct card on a warrior for its effect.
    InstinctEffect(InstinctCard, HumanId),
    /// Bless a warrior.
    Bless(HumanId, Blessing),
    /// Use an activated gift of a warrior.
    Gift(HumanId, Gift),
    /// Discard an instinct card.
    DiscardInstinct(InstinctCard),
    /// Activate a warrior.
    Activate(Warrior),
    /// Move to an adjacent tile.
    Move(SpotId),
    /// Move through a hole in the ground.
    Crawl(SpotId),
    /// Explore through an opening of one's own tile.
    Explore(Side),
    /// Attack.
    Attack(Warrior),
    /// Use a piece of equipment as an action.
    Use(EquipmentCard),
    /// Take an action of the scenario.
    Scenario(ScenarioAction),
    /// Lay the new tile with so many quarter turns clockwise.
    Lay(TileNo, u8),
    /// Of the tiles seen, take this one.
    Tile(TileNo),
    /// Take dice of this value back from a power.
    TakeBack(PowerId, u8),
    /// Put a rolled die of this value on a power.
    Allocate(u8, PowerId),
    /// Trigger a hellhound's power with a die of this value.
    Growl(u8),
    /// Bring a warrior into play on a tile.
    Enter(Recruit, SpotId),
    /// Use an event card.
    Event(EventCard),
    /// Keep an event card.
    Keep(EventCard),
    /// Discard an event card.
    DiscardEvent(EventCard),
    /// A warrior, where an effect needs one.
    Warrior(Warrior),
    /// A tile, where an effect needs one.
    Spot(SpotId),
    /// A line of a warrior's board, to be cancelled or healed.
    Line(HumanId, u8),
    /// An opening of a tile, where an effect needs one.
    Opening(SpotId, Side),
    /// A piece of equipment of a warrior, where an effect needs one.
    Equipment(HumanId, EquipmentCard),
    /// Do without, or be done with it.
    Done,
}
