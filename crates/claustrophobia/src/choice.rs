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
    /// Shuffle the tile seen back.
    ShuffleBack,
}

table::choices! {
    /// What is chosen between activations.
    pub(crate) enum Activating of Choice { Activate(who: Warrior), Event(card: EventCard), Done }
}
table::choices! {
    /// What the activated warrior does.
    pub(crate) enum Acting of Choice {
        Move(to: SpotId),
        Crawl(to: SpotId),
        Explore(side: Side),
        Attack(target: Warrior),
        Use(card: EquipmentCard),
        Scenario(action: ScenarioAction),
        Done,
    }
}
table::choices! {
    /// What is done after the dice are assigned.
    pub(crate) enum Preparing of Choice {
        InstinctValue(card: InstinctCard, on: HumanId),
        InstinctEffect(card: InstinctCard, on: HumanId),
        Bless(whom: HumanId, how: Blessing),
        Done,
    }
}
table::choices! {
    /// Gifts, one after the other.
    pub(crate) enum Giving of Choice { Gift(by: HumanId, gift: Gift), Done }
}
table::choices! {
    /// What is done in the threat phase.
    pub(crate) enum Threatening of Choice { Enter(who: Recruit, at: SpotId), Event(card: EventCard), Done }
}
table::choices! {
    /// Events, one after the other.
    pub(crate) enum Scheming of Choice { Event(card: EventCard), Done }
}
table::choices! {
    /// Waiting dice, one after the other.
    pub(crate) enum Collecting of Choice { TakeBack(from: PowerId, value: u8), Done }
}
table::choices! {
    /// A die for a hellhound.
    pub(crate) enum Growling of Choice { Growl(value: u8), Done }
}
table::choices! {
    /// A die for a warrior.
    pub(crate) enum Assigning of Choice { Assign(to: HumanId, value: u8) }
}
table::choices! {
    /// A die for a power.
    pub(crate) enum Allocating of Choice { Allocate(value: u8, to: PowerId) }
}
table::choices! {
    /// A tile that was seen.
    pub(crate) enum Foreseeing of Choice { Tile(tile: TileNo) }
}
table::choices! {
    /// What becomes of a tile that only the infernal player sees.
    pub(crate) enum Scouting of Choice { ShuffleBack, Done }
}
table::choices! {
    /// A way to lay a tile.
    pub(crate) enum Laying of Choice { Lay(tile: TileNo, turn: u8) }
}
table::choices! {
    /// A drawn event.
    pub(crate) enum Keeping of Choice { Keep(card: EventCard) }
}
table::choices! {
    /// An event card too many.
    pub(crate) enum DroppingEvent of Choice { DiscardEvent(card: EventCard) }
}
table::choices! {
    /// An instinct card too many.
    pub(crate) enum DroppingInstinct of Choice { DiscardInstinct(card: InstinctCard) }
}
table::choices! {
    /// Somebody.
    pub(crate) enum OneWarrior of Choice { Warrior(who: Warrior) }
}
table::choices! {
    /// Somewhere.
    pub(crate) enum OneSpot of Choice { Spot(at: SpotId) }
}
table::choices! {
    /// A line of a board.
    pub(crate) enum OneLine of Choice { Line(of: HumanId, line: u8) }
}
table::choices! {
    /// A line that a fountain heals, or none.
    pub(crate) enum Drinking of Choice { Line(of: HumanId, line: u8), Done }
}
table::choices! {
    /// An opening of a tile.
    pub(crate) enum OneOpening of Choice { Opening(of: SpotId, side: Side) }
}
table::choices! {
    /// A piece of equipment.
    pub(crate) enum OneObject of Choice { Equipment(of: HumanId, card: EquipmentCard) }
}
