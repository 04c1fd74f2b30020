//! The 48 tiles: square, each of the four sides open or closed (ruling `content.tiles`).

use serde::{Deserialize, Serialize};
use table::Key;

use super::Origin;
use crate::key;

/// The number printed on a tile, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TileNo(pub u8);

/// What an icon on a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum TileEffect {
    /// The next roll of destiny has one more die.
    Alarm,
    /// Hurts the first human who enters.
    BoobyTrap,
    /// Hits of combat count twice.
    Carnivorous,
    /// Demons and hellhounds come here.
    DemonicWell,
    /// Hurts who stays.
    DevouringPit,
    /// Stops movement.
    Flooded,
    /// Defense 6.
    Fog,
    /// Heals twice.
    HealingFountain,
    /// A way for troglodytes.
    Hole,
    /// Troglodytes come here.
    Lair,
    /// Defense at most 3.
    Mushrooms,
    /// Hurts infernal warriors that enter.
    Sanctuary,
    /// What the scenario says.
    Stash,
    /// An instinct card for the first human who enters.
    Tomb,
}

/// What is printed on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Which sides are open, as bits: 1 north, 2 east, 4 south, 8 west.
    pub openings: u8,
    /// How many warriors of each faction fit on it.
    pub limit: u8,
    /// Its icon.
    pub effect: Option<TileEffect>,
    /// Where its shape and icon come from.
    pub origin: Origin,
}

/// A straight tunnel, a bend, a dead end, a fork, a crossing: open sides as bits.
const STRAIGHT: u8 = 0b0101;
const CROSS: u8 = 0b1111;
const FORK: u8 = 0b0111;

const fn tile(openings: u8, limit: u8, effect: Option<TileEffect>, origin: Origin) -> Tile {
    Tile { openings, limit, effect, origin }
}

/// All tiles, by their numbers.
pub static TILES: [Tile; 4] = [
    tile(CROSS, 3, None, Origin::Katabasis),
    tile(STRAIGHT, 3, None, Origin::Katabasis),
    tile(FORK, 3, None, Origin::Katabasis),
    tile(CROSS, 3, Some(TileEffect::Fog), Origin::Katabasis),
];

impl TileNo {
    /// All numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=TILES.len() as u8).map(Self)
    }

    /// What is printed on it.
    #[expect(clippy::indexing_slicing, reason = "numbers are checked when they come from outside, and counted from 1")]
    pub fn card(self) -> &'static Tile {
        &TILES[usize::from(self.0) - 1]
    }
}

impl TileEffect {
    /// What it is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Alarm => key::TILE_ALARM,
            Self::BoobyTrap => key::TILE_BOOBY_TRAP,
            Self::Carnivorous => key::TILE_CARNIVOROUS,
            Self::DemonicWell => key::TILE_DEMONIC_WELL,
            Self::DevouringPit => key::TILE_DEVOURING_PIT,
            Self::Flooded => key::TILE_FLOODED,
            Self::Fog => key::TILE_FOG,
            Self::HealingFountain => key::TILE_HEALING_FOUNTAIN,
            Self::Hole => key::TILE_HOLE,
            Self::Lair => key::TILE_LAIR,
            Self::Mushrooms => key::TILE_MUSHROOMS,
            Self::Sanctuary => key::TILE_SANCTUARY,
            Self::Stash => key::TILE_STASH,
            Self::Tomb => key::TILE_TOMB,
        }
    }
}
