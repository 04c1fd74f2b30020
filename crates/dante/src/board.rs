//! The Confrontation Board: Areas in a grid, each with a Central Space and four Spaces around it, and the arcs in which a
//! Malefactor sees them.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};

/// Columns of the board, A to E (ruling `content.board-grid`).
pub const COLUMNS: u8 = 5;
/// Rows of the board, 1 to 3.
pub const ROWS: u8 = 3;
/// Areas of the board.
pub const AREAS: usize = (COLUMNS * ROWS) as usize;
/// Spaces of the board.
pub const SPACES: usize = AREAS * 4;

/// One of the four directions in which Areas lie beside each other, Malefactors face, and Spaces lie around a Central Space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Dir {
    /// Towards row 1.
    North,
    /// Towards column E.
    East,
    /// Towards row 3.
    South,
    /// Towards column A.
    West,
}

impl Dir {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The opposite direction.
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Its number, clockwise from the north.
    pub const fn number(self) -> u8 {
        self as u8
    }

    const fn of(number: u8) -> Self {
        match number & 3 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }

    /// One step in this direction, to the east and to the south.
    const fn vector(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}

/// An Area, row by row from A1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct AreaId(pub u8);

/// Every Area by its name, as Confrontations are written.
#[expect(missing_docs, reason = "each is the Area of that name")]
impl AreaId {
    pub const A1: Self = Self::at(0, 0);
    pub const B1: Self = Self::at(1, 0);
    pub const C1: Self = Self::at(2, 0);
    pub const D1: Self = Self::at(3, 0);
    pub const E1: Self = Self::at(4, 0);
    pub const A2: Self = Self::at(0, 1);
    pub const B2: Self = Self::at(1, 1);
    pub const C2: Self = Self::at(2, 1);
    pub const D2: Self = Self::at(3, 1);
    pub const E2: Self = Self::at(4, 1);
    pub const A3: Self = Self::at(0, 2);
    pub const B3: Self = Self::at(1, 2);
    pub const C3: Self = Self::at(2, 2);
    pub const D3: Self = Self::at(3, 2);
    pub const E3: Self = Self::at(4, 2);
}

impl AreaId {
    /// Area C2, where Malefactors REAPPEAR.
    pub const MIDDLE: Self = Self::at(2, 1);

    /// The Area in a column and a row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Self {
        Self(row * COLUMNS + column)
    }

    /// All Areas in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..AREAS as u8).map(Self)
    }

    /// Its column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Its row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The Area beside it in a direction; nothing beyond the Edge of the Board.
    pub const fn next(self, dir: Dir) -> Option<Self> {
        let (at_edge, next) = match dir {
            Dir::North => (self.0 < COLUMNS, self.0.wrapping_sub(COLUMNS)),
            Dir::East => (self.column() + 1 == COLUMNS, self.0.wrapping_add(1)),
            Dir::South => (self.row() + 1 >= ROWS, self.0.wrapping_add(COLUMNS)),
            Dir::West => (self.column() == 0, self.0.wrapping_sub(1)),
        };
        if at_edge { None } else { Some(Self(next)) }
    }

    /// The Areas beside it, with their directions.
    pub fn beside(self) -> impl Iterator<Item = (Dir, Self)> {
        Dir::ALL.into_iter().filter_map(move |dir| Some((dir, self.next(dir)?)))
    }

    /// The direction of an Area beside it.
    pub fn towards(self, other: Self) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| self.next(*dir) == Some(other))
    }

    /// How far another Area is, counted orthogonally.
    pub fn range(self, other: Self) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The four Spaces of the Area.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Dir::ALL.into_iter().map(move |dir| Space::of(self, dir))
    }

    /// The directions in which another Area lies along the larger difference; two where it lies on a diagonal, none where it is
    /// the same Area.
    pub fn bearings(self, other: Self) -> impl Iterator<Item = Dir> {
        let east = other.column() as i8 - self.column() as i8;
        let south = other.row() as i8 - self.row() as i8;
        let along = move |dir: Dir| {
            let (to_east, to_south) = dir.vector();
            let (along, across) = (east * to_east + south * to_south, (east * to_south).abs() + (south * to_east).abs());
            along > 0 && along >= across
        };
        Dir::ALL.into_iter().filter(move |dir| along(*dir))
    }
}

/// One of the four Spaces of an Area: the triangle at one of its edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Space(pub u8);

impl Space {
    /// The Space of an Area at the edge in a direction.
    pub const fn of(area: AreaId, dir: Dir) -> Self {
        Self(area.0 * 4 + dir.number())
    }

    /// All Spaces in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// Its Area.
    pub const fn area(self) -> AreaId {
        AreaId(self.0 / 4)
    }

    /// On which side of the Central Space it lies.
    pub const fn dir(self) -> Dir {
        Dir::of(self.0)
    }

    /// The Space directly opposite in the same Area.
    pub const fn opposite(self) -> Self {
        Self::of(self.area(), self.dir().opposite())
    }

    /// The arc in which it lies as seen from the Central Space of an Area: the diagonals of that Area, extended over the board, part
    /// it into four. No Space lies on a diagonal.
    pub fn arc_from(self, centre: AreaId) -> Dir {
        // An Area is 6 wide, so the middle of a triangle at its edge is 2 from the centre: whole numbers, and never a tie.
        let (east, south) = self.dir().vector();
        let x = 6 * (self.area().column() as i8 - centre.column() as i8) + 2 * east;
        let y = 6 * (self.area().row() as i8 - centre.row() as i8) + 2 * south;
        match (x.abs() > y.abs(), x > 0, y > 0) {
            (true, true, _) => Dir::East,
            (true, false, _) => Dir::West,
            (false, _, true) => Dir::South,
            (false, _, false) => Dir::North,
        }
    }
}

/// A set of Spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spaces(u64);

impl Spaces {
    /// This set and one more Space.
    #[must_use]
    pub const fn and(self, space: Space) -> Self {
        Self(self.0 | 1 << (space.0 & 63))
    }

    /// This set without a Space.
    #[must_use]
    pub const fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << (space.0 & 63)))
    }

    /// Whether the Space is in the set.
    pub const fn has(self, space: Space) -> bool {
        self.0 & 1 << (space.0 & 63) != 0
    }

    /// Whether all of them are on the board.
    pub(crate) const fn is_on_board(self) -> bool {
        self.0 >> SPACES == 0
    }
}

/// A set of Areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Areas(u16);

impl Areas {
    /// This set and one more Area.
    #[must_use]
    pub const fn and(self, area: AreaId) -> Self {
        Self(self.0 | 1 << (area.0 & 15))
    }

    /// This set without an Area.
    #[must_use]
    pub const fn without(self, area: AreaId) -> Self {
        Self(self.0 & !(1 << (area.0 & 15)))
    }

    /// Whether the Area is in the set.
    pub const fn has(self, area: AreaId) -> bool {
        self.0 & 1 << (area.0 & 15) != 0
    }

    /// Whether all of them are on the board.
    pub(crate) const fn is_on_board(self) -> bool {
        self.0 >> AREAS == 0
    }

    /// The Areas of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = AreaId> {
        AreaId::all().filter(move |area| self.has(*area))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_lies_in_one_arc_and_opposite_ones_in_opposite_arcs() {
        for centre in AreaId::all() {
            for dir in Dir::ALL {
                assert_eq!(Space::of(centre, dir).arc_from(centre), dir);
                let mut area = centre;
                while let Some(next) = area.next(dir) {
                    area = next;
                    assert!(area.spaces().all(|space| space.arc_from(centre) == dir), "{area:?} from {centre:?}");
                }
            }
        }
        // A diagonal neighbour is parted between two arcs.
        let (centre, corner) = (AreaId::MIDDLE, AreaId::at(3, 0));
        assert_eq!(Space::of(corner, Dir::North).arc_from(centre), Dir::North);
        assert_eq!(Space::of(corner, Dir::West).arc_from(centre), Dir::North);
        assert_eq!(Space::of(corner, Dir::East).arc_from(centre), Dir::East);
        assert_eq!(Space::of(corner, Dir::South).arc_from(centre), Dir::East);
    }

    #[test]
    fn areas_end_at_the_edge_and_bearings_follow_the_larger_difference() {
        assert_eq!(AreaId::at(0, 0).beside().count(), 2);
        assert_eq!(AreaId::MIDDLE.beside().count(), 4);
        let bearings = |to| AreaId::MIDDLE.bearings(to).collect::<Vec<_>>();
        assert_eq!(bearings(AreaId::at(4, 0)), [Dir::East]);
        assert_eq!(bearings(AreaId::at(1, 0)), [Dir::North, Dir::West]);
        assert_eq!(bearings(AreaId::MIDDLE), []);
        assert_eq!(AreaId::at(0, 0).range(AreaId::at(4, 2)), 6);
    }
}
