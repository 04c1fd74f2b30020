//! Who and what is meant: warriors, tiles, sides, powers, by their numbers.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{HUMAN, INFERNAL};

/// A human warrior, by its place in the scenario's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HumanId(pub u8);

/// An infernal warrior with a board: a demon, a hellhound, a tough troglodyte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FiendId(pub u8);

/// A tile in play, in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SpotId(pub u8);

/// A side of a tile in play: 0 north, 1 east, 2 south, 3 west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Side(pub u8);

/// Anybody on the tunnels. Ordinary troglodytes of a tile are alike: acting it is one of them, attacked all of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Warrior {
    Human(HumanId),
    /// A demon, a hellhound or a tough troglodyte.
    Fiend(FiendId),
    /// Ordinary troglodytes of a tile.
    Troglodytes(SpotId),
}

impl Warrior {
    /// The seat that it obeys.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Human(_) => HUMAN,
            Self::Fiend(_) | Self::Troglodytes(_) => INFERNAL,
        }
    }

    /// Whether it is a human warrior.
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human(_))
    }
}
