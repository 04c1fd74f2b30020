//! The ground of the picture: the tiles that lie there, and the dark places that unexplored openings lead to.

use table::{Cell, CellId, Edge, Ground, Lattice, Region};

use crate::content::TileEffect;
use crate::key;
use crate::state::{Claustrophobia, Side, SpotId};

/// Width of a tile in the units of the picture.
const WIDTH: i32 = 2400;

fn tile_cell(spot: SpotId) -> CellId {
    CellId(u16::from(spot.0))
}

fn corners(x: i32, y: i32) -> Vec<(i32, i32)> {
    let half = WIDTH / 2;
    vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
}

impl Claustrophobia {
    /// All tiles, then the dark places.
    pub(crate) fn picture_ground(&self) -> Ground {
        let tiles = self.spots().map(|spot| self.tile_of_picture(spot));
        let dark = self.dark_places().into_iter().map(|place| self.dark_cell(place));
        Ground { lattice: Lattice::Square, cells: tiles.chain(dark).collect(), links: Vec::new() }
    }

    /// A number that is another one when tiles lie otherwise, or an effect has shut one.
    pub(crate) fn ground_number(&self) -> u32 {
        self.tunnels.iter().fold(0, |all: u32, laid| {
            let here = [laid.tile.0, laid.x as u8, laid.y as u8, laid.turn, laid.shut];
            here.into_iter().fold(all, |all, part| all.wrapping_mul(31).wrapping_add(u32::from(part) + 1))
        })
    }

    /// The places beyond unexplored openings.
    fn dark_places(&self) -> Vec<(i8, i8)> {
        let mut places = Vec::new();
        for spot in self.spots() {
            let laid = self.laid(spot);
            for side in Side::ALL.into_iter().filter(|side| self.is_unexplored(spot, *side)) {
                let place = side.step(laid.x, laid.y);
                if !places.contains(&place) {
                    places.push(place);
                }
            }
        }
        places
    }

    /// What lies over a side of a tile: another tile, or the dark.
    pub(crate) fn cell_over(&self, spot: SpotId, side: Side) -> Option<CellId> {
        let laid = self.laid(spot);
        if let Some(next) = laid.beside(side) {
            return Some(tile_cell(next));
        }
        let place = side.step(laid.x, laid.y);
        let nth = self.is_unexplored(spot, side).then(|| self.dark_places().iter().position(|dark| *dark == place))??;
        Some(CellId((self.tunnels.len() + nth) as u16))
    }

    fn tile_of_picture(&self, spot: SpotId) -> Cell {
        let laid = self.laid(spot);
        let (x, y) = (i32::from(laid.x) * WIDTH, i32::from(laid.y) * WIDTH);
        let edge = |side: Side| {
            if self.through(spot, side).is_some() {
                Edge::Open
            } else if self.is_unexplored(spot, side) {
                Edge::Unknown
            } else if laid.is_open(side) {
                Edge::Blocked
            } else {
                Edge::Wall
            }
        };
        Cell {
            corners: corners(x, y),
            middle: (x, y),
            region: u16::from(spot.0),
            over: Side::ALL.into_iter().map(|side| self.cell_over(spot, side)).collect(),
            edges: Side::ALL.into_iter().map(edge).collect(),
            name: key::PILE_TILE.with("n", self.number(spot)),
            level: 0,
        }
    }

    fn dark_cell(&self, (x, y): (i8, i8)) -> Cell {
        let over = |side: Side| {
            let (next_x, next_y) = side.step(x, y);
            let tile = self.spot_at(next_x, next_y)?;
            self.is_unexplored(tile, side.opposite()).then(|| tile_cell(tile))
        };
        let (x, y) = (i32::from(x) * WIDTH, i32::from(y) * WIDTH);
        Cell {
            corners: corners(x, y),
            middle: (x, y),
            region: self.tunnels.len() as u16,
            over: Side::ALL.into_iter().map(over).collect(),
            edges: vec![Edge::Wall; 4],
            name: key::REGION_DARK.into(),
            level: 0,
        }
    }

    /// How every tile looks, then the dark.
    pub(crate) fn regions(&self) -> Vec<Region> {
        let dark = Region {
            name: key::REGION_DARK.into(),
            note: key::REGION_DARK_NOTE.into(),
            terrain: "unknown",
            tint: 0,
            glyph: "",
            holds: 0,
        };
        self.spots().map(|spot| self.region(spot)).chain([dark]).collect()
    }

    fn region(&self, spot: SpotId) -> Region {
        let laid = self.laid(spot);
        let effect = self.effect_of(spot);
        let holds = laid.tile.card().limit;
        let place = self.place_named(laid.tile);
        let note = match effect {
            Some(effect) if laid.resolved => key::REGION_RESOLVED.with("what", effect.name()),
            Some(effect) => key::REGION_EFFECT.with("what", effect.name()),
            None => place.map_or(key::REGION_PLAIN.into(), |(name, _)| key::REGION_EFFECT.with("what", name)),
        };
        let terrain = match effect {
            Some(_) if laid.resolved => "tunnel",
            Some(TileEffect::Flooded) => "water",
            Some(TileEffect::Fog) => "mist",
            Some(TileEffect::Hole) => "hole",
            Some(TileEffect::Lair | TileEffect::DemonicWell) => "lair",
            Some(TileEffect::DevouringPit | TileEffect::Carnivorous | TileEffect::BoobyTrap | TileEffect::Alarm) => "danger",
            Some(_) => "boon",
            None if place.is_some() => "boon",
            None => "tunnel",
        };
        Region {
            name: key::PILE_TILE.with("n", self.number(spot)),
            note: note.with("holds", holds),
            terrain,
            // Two kinds of stone.
            tint: if self.number(spot).is_multiple_of(2) { 1 } else { 10 },
            glyph: effect.map(TileEffect::glyph).or(place.map(|(_, glyph)| glyph)).unwrap_or(""),
            holds,
        }
    }
}
