//! The seven gifts. Names and die values that the book has lost are rulings (`gifts.names`, `gifts.die-values`).

use serde::{Deserialize, Serialize};
use table::Key;

use crate::key;

/// A gift of a devoted warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Gift {
    /// Every die of 2 or more hits.
    HolyStrike,
    /// All allies have more combat.
    AuraOfAnger,
    /// One ally is better in everything.
    AuraOfCourage,
    /// Two more dice in the next roll.
    AdditionalDice,
    /// Heals an ally on the same tile.
    LayingOnHands,
    /// Looks at the next tiles.
    Prescience,
    /// Hits without a fight, at a risk.
    SacrificialStrike,
}

impl Gift {
    /// All gifts, in the order of the book.
    pub const ALL: [Self; 7] = [
        Self::HolyStrike,
        Self::AuraOfAnger,
        Self::AuraOfCourage,
        Self::AdditionalDice,
        Self::LayingOnHands,
        Self::Prescience,
        Self::SacrificialStrike,
    ];

    /// The line it lies on, unless the scenario says otherwise.
    pub const fn line(self) -> u8 {
        match self {
            Self::AuraOfAnger => 1,
            Self::LayingOnHands | Self::SacrificialStrike => 2,
            Self::AdditionalDice => 3,
            Self::Prescience => 4,
            Self::AuraOfCourage => 5,
            Self::HolyStrike => 6,
        }
    }

    pub const fn name(self) -> Key {
        match self {
            Self::HolyStrike => key::GIFT_HOLY_STRIKE,
            Self::AuraOfAnger => key::GIFT_AURA_OF_ANGER,
            Self::AuraOfCourage => key::GIFT_AURA_OF_COURAGE,
            Self::AdditionalDice => key::GIFT_ADDITIONAL_DICE,
            Self::LayingOnHands => key::GIFT_LAYING_ON_HANDS,
            Self::Prescience => key::GIFT_PRESCIENCE,
            Self::SacrificialStrike => key::GIFT_SACRIFICIAL_STRIKE,
        }
    }

    /// What it does, in a line.
    pub const fn text(self) -> Key {
        match self {
            Self::HolyStrike => key::GIFT_HOLY_STRIKE_TEXT,
            Self::AuraOfAnger => key::GIFT_AURA_OF_ANGER_TEXT,
            Self::AuraOfCourage => key::GIFT_AURA_OF_COURAGE_TEXT,
            Self::AdditionalDice => key::GIFT_ADDITIONAL_DICE_TEXT,
            Self::LayingOnHands => key::GIFT_LAYING_ON_HANDS_TEXT,
            Self::Prescience => key::GIFT_PRESCIENCE_TEXT,
            Self::SacrificialStrike => key::GIFT_SACRIFICIAL_STRIKE_TEXT,
        }
    }
}
