//! Where play stands: the phase, the warrior that acts, the dice of destiny.

use serde::{Deserialize, Serialize};

use super::Warrior;

/// A power that dice of destiny can be put on: 0 to 5 on the board of destiny, from 6 on those of demons and hellhounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PowerId(pub u8);

/// Where a die of destiny lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum DiePlace {
    /// In the available dice pool.
    Pool,
    /// Rolled, and not allocated yet.
    Rolled,
    /// On a preparation space.
    Waiting(PowerId),
    /// On a trigger space.
    Triggered(PowerId),
}

/// A die of destiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DestinyDie {
    pub value: u8,
    /// Where it lies.
    pub at: DiePlace,
}

/// The warrior that is being activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Active {
    pub who: Warrior,
    /// Movement points left.
    pub points: u8,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has acted.
    pub acted: bool,
}

/// Where play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The table is laid; cards are dealt where the scenario says so.
    Opening,
    /// Human preparation: cards, dice and tokens of the last turn go.
    HumanCleanup,
    /// Human preparation: the infernal player's events.
    HumanEvents,
    /// Human preparation: pits and fountains.
    HumanTiles,
    /// Human preparation: activation dice are rolled.
    HumanRoll,
    /// Human preparation: dice are assigned.
    HumanAssign,
    /// Human preparation: instinct cards and blessings.
    HumanInstinct,
    /// Human preparation: lines are final, and instinct cards are drawn.
    HumanEffects,
    /// Human preparation: activated gifts are used.
    HumanGifts,
    HumanActivation(Option<Active>),
    /// Infernal preparation: cards and dice of the last turn go.
    InfernalCleanup,
    /// Infernal preparation: pits.
    InfernalTiles,
    /// Infernal preparation: waiting dice may be taken back.
    InfernalCollect,
    /// Infernal preparation: dice of destiny are rolled.
    InfernalRoll,
    /// Infernal preparation: dice are allocated.
    InfernalAllocate,
    /// Infernal preparation: powers are triggered.
    InfernalTrigger,
    Threat,
    InfernalActivation(Option<Active>),
    /// The turn is over.
    TurnEnd,
}
