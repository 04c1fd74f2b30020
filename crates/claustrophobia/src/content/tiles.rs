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

/// The five shapes, as open sides: a straight tunnel, a bend, a dead end, a fork, a crossing.
const STRAIGHT: u8 = 0b0101;
const BEND: u8 = 0b0011;
const DEAD_END: u8 = 0b0100;
const FORK: u8 = 0b0111;
const CROSS: u8 = 0b1111;

const fn tile(openings: u8, limit: u8, effect: Option<TileEffect>, origin: Origin) -> Tile {
    Tile { openings, limit, effect, origin }
}

/// All tiles, by their numbers: the 36 shapes and icons of 2009, the 10 that its expansion added, and one for each effect
/// that is new in 1643. The limits are ours.
pub static TILES: [Tile; 48] = [
    // Without an icon.
    tile(STRAIGHT, 3, None, Origin::Fact2009),
    tile(STRAIGHT, 3, None, Origin::Fact2009),
    tile(STRAIGHT, 4, None, Origin::Fact2009),
    tile(FORK, 3, None, Origin::Fact2009),
    tile(FORK, 4, None, Origin::Fact2009),
    tile(BEND, 3, None, Origin::Fact2009),
    tile(BEND, 3, None, Origin::Fact2009),
    tile(BEND, 4, None, Origin::Fact2009),
    tile(CROSS, 4, None, Origin::Fact2009),
    tile(CROSS, 4, None, Origin::Fact2009),
    tile(DEAD_END, 2, None, Origin::Fact2009),
    tile(DEAD_END, 2, None, Origin::Fact2009),
    tile(DEAD_END, 2, None, Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Hole), Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Hole), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::Hole), Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Carnivorous), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::Carnivorous), Origin::Fact2009),
    // Narrow: in 2009 with an icon, here with a small limit.
    tile(STRAIGHT, 2, None, Origin::Fact2009),
    tile(FORK, 2, None, Origin::Fact2009),
    tile(BEND, 2, None, Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Stash), Origin::Fact2009),
    tile(DEAD_END, 3, Some(TileEffect::Stash), Origin::Fact2009),
    tile(DEAD_END, 3, Some(TileEffect::Stash), Origin::Fact2009),
    tile(DEAD_END, 3, Some(TileEffect::Stash), Origin::Fact2009),
    // The demonic mechanism of 2009.
    tile(STRAIGHT, 3, Some(TileEffect::Alarm), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::Alarm), Origin::Fact2009),
    tile(BEND, 3, Some(TileEffect::Alarm), Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Flooded), Origin::Fact2009),
    tile(BEND, 3, Some(TileEffect::Flooded), Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::BoobyTrap), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::BoobyTrap), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::Lair), Origin::Fact2009),
    tile(CROSS, 4, Some(TileEffect::Lair), Origin::Fact2009),
    // The pentacle room and the exit: scenarios say what they are for.
    tile(CROSS, 5, None, Origin::Fact2009),
    tile(FORK, 4, None, Origin::Fact2009),
    // Rooms.
    tile(CROSS, 5, None, Origin::Fact2009),
    tile(FORK, 5, None, Origin::Fact2009),
    tile(DEAD_END, 2, Some(TileEffect::Tomb), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::DemonicWell), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::HealingFountain), Origin::Fact2009),
    tile(BEND, 3, Some(TileEffect::HealingFountain), Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Fog), Origin::Fact2009),
    tile(BEND, 3, Some(TileEffect::Fog), Origin::Fact2009),
    tile(STRAIGHT, 3, Some(TileEffect::Sanctuary), Origin::Fact2009),
    tile(FORK, 3, Some(TileEffect::Sanctuary), Origin::Fact2009),
    // Effects that 2009 did not have.
    tile(STRAIGHT, 3, Some(TileEffect::DevouringPit), Origin::Katabasis),
    tile(FORK, 3, Some(TileEffect::Mushrooms), Origin::Katabasis),
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
