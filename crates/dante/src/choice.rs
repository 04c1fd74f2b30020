//! What a player can be asked.

#![warn(missing_docs)]

use serde::Serialize;
use table::Seat;

use crate::board::{AreaId, Dir, Space};
use crate::content::{ChampionId, CompanionId, FindingId, ManeuverId, SheetId, SinId};
use crate::state::{Carried, FoeNo, TrayNo};

/// Something to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Basic Action: this Champion MOVES 1, to this Space.
    Go(ChampionId, Space),
    /// Basic Action: this Champion INTERACTS with Furniture.
    Interact(ChampionId, Deed),
    /// Basic Action: this Champion delivers its Findings card to another.
    Deliver(ChampionId, ChampionId),
    /// This Champion plays a Maneuver card, by its place in the list, on a Slot.
    Play(ChampionId, u8, u8),
    /// The same for a Willpower token, on a Slot that another card occupies.
    Willpower(ChampionId, u8, u8),
    /// This Companion performs a Maneuver.
    Ready(ChampionId, CompanionId),
    /// The same for a Willpower token, without a Readiness token.
    WillpowerReady(ChampionId, CompanionId),
    /// Free Action: the action of a piece of this Champion's Equipment.
    Act(ChampionId, Carried),
    /// Free Action: this Champion SPENDS its Relic.
    Spend(ChampionId),
    /// Free Action: this Champion uses its Consumable Item.
    Consume(ChampionId),
    /// Free Action: this Champion tries to Break Free by this Attribute.
    BreakFree(ChampionId, Attribute),
    /// This Champion Yields to a Sin, on this Slot.
    Yield(ChampionId, SinId, u8),
    /// This player takes no more actions.
    Pass(Seat),
    /// Move to this Space.
    Step(Space),
    /// Move through this Area, where no Space is free.
    Through(AreaId),
    /// Move no farther, or leave something where it is.
    Stay,
    /// Put somebody or something on this Space.
    Put(Space),
    /// This Champion.
    Champion(ChampionId),
    /// This deck.
    Tray(TrayNo),
    /// This Minion.
    Minion(u8),
    /// The Spear of this Malefactor.
    Spear(FoeNo),
    /// This Maneuver card on the board of this Champion.
    Copy(ChampionId, u8),
    /// In this direction.
    Roll(Dir),
    /// This Area.
    Area(AreaId),
    /// This Maneuver Slot.
    Slot(u8),
    /// A Companion's Readiness token from the token area.
    Spare,
    /// A Companion's Readiness token from this Maneuver.
    Token(u8),
    /// Discard this Maneuver card, by its place in the list.
    Discard(u8),
    /// Take this Maneuver card back from the board.
    Recall(u8),
    /// Take this Champion card.
    Sheet(SheetId),
    /// Take this Maneuver card into the deck.
    Learn(ManeuverId),
    /// Take the Maneuver card at this place out of the deck.
    Forget(u8),
    /// Pay so much Vigor.
    Pay(u8),
    /// Keep this Findings card.
    Keep(FindingId),
    /// Pay Vigor for dice.
    Effort,
    /// Discard an INSPIRATION token.
    Inspiration,
    /// Discard an Aggressiveness token.
    Aggressiveness,
    /// Nothing more.
    Enough,
    /// Discard a Prowess token of this Champion.
    Prowess(ChampionId),
    /// Parry with this Champion's Weapon.
    Parry(ChampionId),
    /// Use this Champion's Consumable Item against the damage.
    Shield(ChampionId),
    /// BACKFLIP of this Champion to this Space.
    Backflip(ChampionId, Space),
    /// The Devotee takes the Wound.
    Martyrize,
    /// Let it happen.
    LetBe,
}

/// What INTERACT does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Open the Ark on this Space.
    Open(Space),
    /// Climb up the Pillar on this Space.
    ClimbUp(Space),
    /// Climb down the Pillar one stands on, to this Space.
    ClimbDown(Space),
    /// LEAP from the Pillar one stands on, to the top at this Space.
    Leap(Space),
    /// Move the Palisade from one Space to another.
    Shift(Space, Space),
    /// RELEASE the Champion that the Furniture on this Space has ARRESTED.
    Free(Space),
}

/// An Attribute of a Champion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    /// Force.
    Aggressiveness,
    /// Agility.
    Prowess,
    /// Resolve.
    Willpower,
}
