//! Powers on boards: what triggers them, and what they do.

use serde::{Deserialize, Serialize};

/// Whether a value of a die of destiny is white; the others are red (ruling `content.destiny-die-faces`).
pub const fn white(value: u8) -> bool {
    value % 2 == 1
}

/// A value or a combination of dice of destiny. It must be met by all dice on the power together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// So many dice at least, all of one colour.
    OneColour(u8),
    /// So many dice, all white.
    White(u8),
    /// So many dice, all red.
    Red(u8),
    /// One die of any value.
    Any,
    /// Several dice whose values add up to at least this.
    Sum(u8),
    /// One die of at least this value.
    AtLeast(u8),
    /// One die of at most this value.
    AtMost(u8),
    /// So many dice of one value.
    Same(u8),
}

impl Condition {
    /// Whether the colour of the dice matters.
    pub const fn asks_for_a_colour(self) -> bool {
        matches!(self, Self::OneColour(_) | Self::White(_) | Self::Red(_))
    }

    /// Whether these dice meet it.
    pub fn is_met(self, dice: &[u8]) -> bool {
        let count = dice.len();
        let Some(first) = dice.first().copied() else { return false };
        match self {
            Self::OneColour(least) => count >= usize::from(least) && dice.iter().all(|die| white(*die) == white(first)),
            Self::White(least) => count >= usize::from(least) && dice.iter().all(|die| white(*die)),
            Self::Red(least) => count >= usize::from(least) && dice.iter().all(|die| !white(*die)),
            Self::Any => count == 1,
            Self::Sum(least) => count > 1 && dice.iter().map(|die| u16::from(*die)).sum::<u16>() >= u16::from(least),
            Self::AtLeast(value) => count == 1 && first >= value,
            Self::AtMost(value) => count == 1 && first <= value,
            Self::Same(least) => count >= usize::from(least) && dice.iter().all(|die| *die == first),
        }
    }
}

/// A power on the board of a demon or a hellhound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    /// What triggers it.
    pub condition: Condition,
    /// How many dice fit on it.
    pub spaces: u8,
    pub effect: PowerEffect,
}

/// What a power of a demon or hellhound does; `src/powers/triggered.rs` does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum PowerEffect {
    /// Movement and combat of a hellhound, by the value of its die (ruling `content.hellhound-power`).
    Pounce,
    /// It is faster and slips away.
    Scent,
    /// It is faster and fights better.
    WarCry,
    /// Troglodytes are harder to hit.
    Legion,
    /// Hurts humans on its tile.
    Quake,
    /// A free troglodyte enters on its tile.
    CallTheDamned,
    /// It fights better.
    BorrowedStrength,
    /// It is faster and fights better.
    HeavyTread,
    /// It fights much better.
    Uncoiling,
    /// A human on its tile runs.
    Howl,
    /// It is frenzied.
    Thirst,
    /// Two free troglodytes enter on her tile.
    Spawn,
    /// It is much harder to hit.
    Dissolve,
    /// It fights much better.
    Flare,
}
