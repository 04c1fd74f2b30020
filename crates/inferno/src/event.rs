//! What can happen.

#![warn(missing_docs)]

use serde::Serialize;

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::{Action, Attack, Sin};
use crate::choice::Monster;
use crate::set_right::Part;
use crate::state::{CharacterId, Ending};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The board was laid.
    Laid,
    /// Lots made this character the first in turn order.
    First(CharacterId),
    /// A character drew a card.
    Drew(CharacterId, Action),
    /// A character could not hold another card.
    HandFull(CharacterId),
    /// The spinner was placed.
    SpinnerPlaced(Direction),
    /// A character chose its start.
    Started(CharacterId, HexId),
    /// A round began: its number, whether it is Night, and whether it is the first of its light.
    Round(u8, bool, bool),
    /// Dante's deck grew to this many cards.
    DeckGrew(u8),
    /// Dante's deck stays as it was when his territory was flipped.
    DeckStays(u8),
    /// A character came back.
    Returned(CharacterId, HexId),
    /// The Night roll.
    NightRoll([u8; 2], bool),
    /// The deck of the Unclaimed was reshuffled.
    Reshuffled,
    /// The action deck was reshuffled.
    ActionsReshuffled,
    /// An Unclaimed drew a card.
    UnclaimedDrew(TerritoryId, Attack),
    /// An Unclaimed walked.
    UnclaimedMoved(TerritoryId, HexId),
    /// An Unclaimed ran into a character.
    UnclaimedCollided(TerritoryId, CharacterId),
    /// An attack reached nobody.
    NobodyHit,
    /// A character lost ELL.
    Hurt(CharacterId, u8),
    /// A character's ward took a loss.
    Warded(CharacterId),
    /// A character died.
    Died(CharacterId),
    /// A character was pushed to a hex.
    Pushed(CharacterId, HexId),
    /// Dante drew one of his own cards.
    DanteDrew(Sin),
    /// Dante drew a card of the Unclaimed.
    DanteDrewAttack(Attack),
    /// Dante turned to a side.
    DanteTurned(Direction),
    /// Dante moved.
    DanteMoved([u8; 2], HexId),
    /// Dante went over the edge of his territory and came back in on the other side.
    DanteLooped,
    /// Dante ran into a character.
    DanteCollided(CharacterId),
    /// Dante is shielded.
    Shielded,
    /// A character rolled against Violence.
    ViolenceRoll(CharacterId, [u8; 2]),
    /// The Wrath roll and its factor.
    WrathRoll([u8; 2], u8),
    /// Wrath does nothing for a push.
    WrathIdle,
    /// A character dropped its resources.
    Dropped(CharacterId, u8),
    /// A character was pulled to a hex.
    Pulled(CharacterId, HexId),
    /// A character's turn began.
    Turn(CharacterId),
    /// A character moved.
    Moved(CharacterId, HexId),
    /// An attack roll: dice and what a Strike added.
    AttackRoll(CharacterId, Monster, [u8; 2], u8),
    /// The attack missed.
    Missed(CharacterId),
    /// A monster lost ELL.
    Wounded(Monster, u8),
    /// The shield took an attack.
    ShieldBroke,
    /// An Unclaimed died.
    UnclaimedDied(TerritoryId),
    /// A character flipped a territory.
    Flipped(CharacterId, TerritoryId),
    /// An Unclaimed was found.
    Found(TerritoryId, HexId),
    /// A territory is free.
    FoundFree(TerritoryId),
    /// Dante's territory was flipped: he wakes with this much ELL.
    DanteWoke(u8),
    /// A character regained ELL.
    Healed(CharacterId, u8),
    /// A character gave resources.
    GaveResources(CharacterId, CharacterId, u8),
    /// A character gave a card.
    GaveCard(CharacterId, CharacterId, Action),
    /// A character played a card.
    Played(CharacterId, Action),
    /// A character picked up resources.
    PickedUp(CharacterId, u8),
    /// A character spent a resource.
    Spent(CharacterId),
    /// A resource lies on a hex.
    ResourceAppeared(HexId),
    /// People set something right.
    SetRight(Part, u16),
    /// The game is over.
    Ended(Ending),
}
