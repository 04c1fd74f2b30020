//! What a player can choose.

#![warn(missing_docs)]

use serde::Serialize;

use crate::board::{Direction, HexId, TerritoryId};
use crate::cards::Action;
use crate::state::CharacterId;

/// A monster that can be attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Monster {
    /// The Unclaimed of a territory.
    Unclaimed(TerritoryId),
    /// Dante.
    Dante,
}

/// A choice that a player can make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Place the spinner at this corner of the board.
    Spinner(Direction),
    /// Start on this hex.
    Start(HexId),
    /// Come back on this territory.
    Return(TerritoryId),
    /// Attack a monster.
    Attack(Monster),
    /// Flip a territory.
    Flip(TerritoryId),
    /// Rest.
    Rest,
    /// Give this many resources to a character.
    GiveResources(CharacterId, u8),
    /// Give a card to a character.
    GiveCard(CharacterId, Action),
    /// Play Strike.
    Strike,
    /// Play Mend on a character.
    Mend(CharacterId),
    /// Play Dash.
    Dash,
    /// Play Ward.
    Ward,
    /// Play Call to a character.
    Call(CharacterId),
    /// Play Torch on a territory.
    Torch(TerritoryId),
    /// Move to a hex.
    Move(HexId),
    /// Pick up the resources here.
    PickUp,
    /// Spend a resource to heal.
    Heal,
    /// End the turn.
    EndTurn,
    /// Stay put.
    Stay,
    /// Let an attack roll stand.
    Keep,
    /// Spend a resource to roll an attack again.
    RollAgain,
}
