//! Tiles in play, and the pile of those that nobody has seen.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seats;

use super::SpotId;
use crate::content::TileNo;

/// A tile in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    pub tile: TileNo,
    /// How far to the east of the first.
    pub x: i8,
    /// How far to the south of the first.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// Whether its effect carries a resolved effect token.
    pub resolved: bool,
    /// Miraculous water tokens.
    pub water: u8,
    /// Whether a hole token lies here.
    pub hole: bool,
    /// Sides that an effect has closed, as bits.
    pub shut: u8,
    /// Ordinary troglodytes here.
    pub troglodytes: u8,
    /// How many of them were activated in this phase.
    pub activated: u8,
    /// Tokens of the scenario.
    pub mark: u8,
    /// The tile over each side.
    pub over: [Option<SpotId>; 4],
}

/// A layer of the pile that is not used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Layer {
    /// So many tiles that nobody knows, of `Pile::stock`.
    pub random: u8,
    /// And these, as bits; bit 0 is tile 1.
    pub tiles: u64,
}

/// A tile on top of the pile that somebody has seen and put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seen {
    pub tile: TileNo,
    /// The layer it came from, counted from the top of the whole pile.
    pub layer: u8,
    /// Whether it is one of the random tiles of its layer.
    pub random: bool,
    /// Who knows it.
    pub by: Seats,
}

/// Layers that a pile can have: four of a scenario, and tiles that went under it.
pub const MOST_LAYERS: usize = 5;

/// The pile of tiles. Nobody knows its order, except for tiles that were looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// Tiles that were seen and put back; the last one comes next.
    pub seen: ArrayVec<Seen, 3>,
    /// From top to bottom.
    pub layers: ArrayVec<Layer, MOST_LAYERS>,
    /// The tiles that random ones are taken from, as bits.
    pub stock: u64,
    /// Tiles that were discarded as dead ends, as bits.
    pub discarded: u64,
    /// Whether the discarded ones were shuffled back in.
    pub reused: bool,
}
