//! The tunnels: how tiles lie beside each other, and which openings lead where.

use crate::content::TileNo;
use crate::state::{Claustrophobia, Laid, Side, SpotId};

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The side that faces this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 2) % 4)
    }

    /// One step over this side.
    pub const fn step(self, x: i8, y: i8) -> (i8, i8) {
        match self.0 {
            0 => (x, y - 1),
            1 => (x + 1, y),
            2 => (x, y + 1),
            _ => (x - 1, y),
        }
    }

    const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// The open sides of a tile that lies with so many quarter turns clockwise.
pub(crate) fn openings(tile: TileNo, turn: u8) -> u8 {
    let printed = tile.card().openings;
    let turn = turn % 4;
    (printed << turn | printed >> (4 - turn)) & 0b1111
}

impl Laid {
    /// A tile as it is laid: nothing on it, nothing beside it.
    pub(crate) fn new(tile: TileNo, x: i8, y: i8, turn: u8) -> Self {
        Self {
            tile,
            x,
            y,
            turn,
            resolved: false,
            water: 0,
            hole: false,
            shut: 0,
            troglodytes: 0,
            activated: 0,
            mark: 0,
            over: [None; 4],
        }
    }

    /// Whether it has an opening on this side.
    #[inline]
    pub fn is_open(&self, side: Side) -> bool {
        openings(self.tile, self.turn) & side.bit() != 0
    }

    /// Whether an effect has closed this side.
    pub fn is_shut(&self, side: Side) -> bool {
        self.shut & side.bit() != 0
    }

    /// The tile beside it, whether or not an opening leads there.
    #[inline]
    pub fn beside(&self, side: Side) -> Option<SpotId> {
        self.over.get(usize::from(side.0)).copied().flatten()
    }
}

impl Claustrophobia {
    /// The tile at a place.
    pub fn spot_at(&self, x: i8, y: i8) -> Option<SpotId> {
        self.spots().find(|spot| (self.laid(*spot).x, self.laid(*spot).y) == (x, y))
    }

    /// Lays a tile, beside whatever lies there. An opening that is buried on the other side is buried on this side too.
    pub(crate) fn lay(&mut self, mut laid: Laid) -> SpotId {
        let spot = SpotId(self.tunnels.len() as u8);
        for side in Side::ALL {
            let (x, y) = side.step(laid.x, laid.y);
            let Some(other) = self.spot_at(x, y) else { continue };
            if laid.is_open(side) && self.laid(other).is_shut(side.opposite()) {
                laid.shut |= side.bit();
            }
            if let Some(over) = laid.over.get_mut(usize::from(side.0)) {
                *over = Some(other);
            }
            if let Some(over) = self.laid_mut(other).over.get_mut(usize::from(side.opposite().0)) {
                *over = Some(spot);
            }
        }
        // Nobody explores when the tunnels are full (`may_explore`), and every layout is laid in a test.
        let _full = self.tunnels.try_push(laid);
        spot
    }

    /// The tile that an opening on this side leads to: both tiles are open there, and nothing has shut the way.
    #[inline]
    pub fn through(&self, spot: SpotId, side: Side) -> Option<SpotId> {
        let from = self.laid(spot);
        let to = from.beside(side)?;
        let linked = from.is_open(side) && self.laid(to).is_open(side.opposite()) && from.shut & side.bit() == 0;
        linked.then_some(to)
    }

    /// Whether an opening leads to no other tile. One that faces the closed side of a neighbour leads nowhere and counts as
    /// closed (ruling `exploration.geometry`).
    #[inline]
    pub fn is_unexplored(&self, spot: SpotId, side: Side) -> bool {
        let laid = self.laid(spot);
        laid.is_open(side) && laid.beside(side).is_none() && laid.shut & side.bit() == 0
    }

    /// Whether a tile has an unexplored opening.
    pub fn has_unexplored(&self, spot: SpotId) -> bool {
        Side::ALL.into_iter().any(|side| self.is_unexplored(spot, side))
    }

    /// The tiles adjacent to one.
    pub fn adjacent(&self, spot: SpotId) -> impl Iterator<Item = SpotId> + '_ {
        Side::ALL.into_iter().filter_map(move |side| self.through(spot, side))
    }

    /// Whether two tiles are adjacent.
    pub fn are_adjacent(&self, one: SpotId, other: SpotId) -> bool {
        self.adjacent(one).any(|spot| spot == other)
    }

    /// Shuts an opening, or frees it again, on both sides.
    pub(crate) fn set_shut(&mut self, spot: SpotId, side: Side, shut: bool) {
        let beside = self.laid(spot).beside(side);
        let mut mark = |spot: SpotId, side: Side| {
            let laid = self.laid_mut(spot);
            laid.shut = if shut { laid.shut | side.bit() } else { laid.shut & !side.bit() };
        };
        mark(spot, side);
        if let Some(other) = beside {
            mark(other, side.opposite());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_tile_opens_clockwise_of_where_it_opened() {
        let straight = TileNo::all().find(|tile| tile.card().openings == 0b0101);
        let straight = straight.expect("there is a straight tunnel");
        assert_eq!([0, 1, 2, 3].map(|turn| openings(straight, turn)), [0b0101, 0b1010, 0b0101, 0b1010]);
    }
}
