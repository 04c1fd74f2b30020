//! What lies in the box besides: Equipment, Findings, Sins, Wounds, and where each item comes from.

use serde::{Deserialize, Serialize};

use super::{Effect, Skill};

/// A category of Equipment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// A Melee Weapon.
    Melee,
    /// A Ranged Weapon.
    Ranged,
    /// A Symbol.
    Symbol,
    /// A Relic.
    Relic,
    /// A Trait.
    Trait,
}

/// A Special Property of Equipment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// Once per Attack, before the roll, Vigor for dice.
    Effort {
        /// What it costs.
        vigor: u8,
        /// What it gives.
        dice: u8,
    },
    /// Once per turn, as a Free Action.
    Action(&'static [Effect]),
    /// As a Free Action that SPENDS the card.
    Spend(&'static [Effect]),
    /// A Reaction to inflicted damage.
    Parry {
        /// The FATIGUE of the STUN that it costs.
        fatigue: u8,
        /// How much it BLOCKS.
        block: u8,
    },
    /// What follows every Attack, wanted or not.
    Mandatory(&'static [Effect]),
    /// Where the damage reaches twice the STURDINESS, Vigor can be paid for as many Hits.
    Merciless,
    /// Its bearer has a skill more.
    Skill(Skill),
}

/// What a Findings card does when it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A Free Action.
    Free(&'static [Effect]),
    /// A Reaction that BLOCKS damage.
    Block(u8),
    /// A Free Action that inflicts a Wound on a Malefactor within a Range.
    Sinkhole(u8),
    /// A Reaction that BLOCKS a Wound.
    BlockWound,
}

/// What a Sin card gives to whoever Yields to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temptation {
    /// BLOCKS damage.
    Block(u8),
    /// Hits after the Attack Roll.
    Hits(u8),
    /// Fewer Fumbles after the Attack Roll.
    Fumbles(u8),
    /// Effects in the Taking Actions window.
    Free(&'static [Effect]),
    /// Dice before the Attack Roll.
    Dice(u8),
    /// CANCELS a Counterattack.
    Cancel,
    /// BLOCKS a Wound.
    BlockWound,
}

/// The Grim text of a Wound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Penalty {
    /// Fewer dice on each Attack.
    Dice(u8),
    /// Dearer Basic Actions.
    Basic(u8),
    /// A smaller hand.
    Hand(u8),
    /// Weaker INVIGORATE.
    Breath(u8),
    /// Less Vigor in the Preparation Step.
    Rest(u8),
    /// More damage from whoever inflicts it.
    Harm(u8),
    /// Counterattacks at fewer Fumbles.
    Nerve(u8),
    /// Weaker Prowess tokens.
    Prowess(u8),
    /// Weaker INSPIRATION tokens.
    Spirit(u8),
}

/// Where an item comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Printed in the book.
    Fact,
    /// A known name with figures of ours.
    Mixed,
    /// Ours altogether.
    Katabasis,
}
