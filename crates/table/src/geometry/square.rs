//! Squares in rows and columns, on levels: a bridge and the water beneath it are two squares in one place.

use serde::{Deserialize, Serialize};

/// The steps over the four sides, clockwise from north. Rows grow downwards.
pub const SIDES: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A cell of a board of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Square {
    /// The column, growing to the right.
    pub x: i16,
    /// The row, growing downwards.
    pub y: i16,
    /// How high it lies.
    pub level: i8,
}

impl Square {
    /// The cell in this column and row, on this level.
    pub const fn new(x: i16, y: i16, level: i8) -> Self {
        Self { x, y, level }
    }

    /// Whether the other lies over or under this one.
    pub const fn shares_place(self, other: Self) -> bool {
        self.x == other.x && self.y == other.y
    }

    /// How many levels a step to the other goes up; less than nothing where it goes down.
    ///
    /// ```
    /// use table::geometry::square::Square;
    /// assert_eq!(Square::new(0, 0, 2).rise_to(Square::new(0, 1, 0)), -2);
    /// ```
    pub const fn rise_to(self, other: Self) -> i16 {
        other.level as i16 - self.level as i16
    }

    /// The middle of a cell that is so wide, x to the right and y downwards.
    pub fn middle(self, width: i32) -> (i32, i32) {
        (i32::from(self.x) * width + width / 2, i32::from(self.y) * width + width / 2)
    }

    /// The corners of a cell that is so wide, clockwise; the side in direction `d` runs from corner `d` to the next one.
    ///
    /// ```
    /// use table::geometry::square::Square;
    /// assert_eq!(Square::new(1, 0, 0).corners(10), [(10, 0), (20, 0), (20, 10), (10, 10)]);
    /// ```
    pub fn corners(self, width: i32) -> [(i32, i32); 4] {
        let (left, top) = (i32::from(self.x) * width, i32::from(self.y) * width);
        [(left, top), (left + width, top), (left + width, top + width), (left, top + width)]
    }
}

/// The squares of a board.
///
/// ```
/// use table::geometry::square::{Floor, Square};
/// // A bridge from bank to bank over water.
/// let [west, water, bridge, east] = [(0, 2), (1, 0), (1, 2), (2, 2)].map(|(x, level)| Square::new(x, 0, level));
/// let floor = Floor(vec![west, water, bridge, east]);
/// assert_eq!(floor.beside(west), [None, Some(bridge), None, None]);
/// assert_eq!(floor.beside(bridge), [None, Some(east), None, Some(west)]);
/// assert_eq!(floor.beside(water), [None; 4]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floor(pub Vec<Square>);

impl Floor {
    /// The place of a square in the list.
    pub fn find(&self, square: Square) -> Option<usize> {
        self.0.iter().position(|known| *known == square)
    }

    /// The neighbour over each side, clockwise from north: of several that lie over one another the one nearest in height, the
    /// upper one of two. It has this one as its neighbour in turn: under a bridge, the banks are not beside the water.
    pub fn beside(&self, square: Square) -> [Option<Square>; 4] {
        SIDES.map(|side| self.nearest(square, side).filter(|there| self.nearest(*there, (-side.0, -side.1)) == Some(square)))
    }

    fn nearest(&self, from: Square, (x, y): (i16, i16)) -> Option<Square> {
        let place = Square::new(from.x.checked_add(x)?, from.y.checked_add(y)?, 0);
        let there = self.0.iter().copied().filter(|known| known.shares_place(place));
        there.min_by_key(|known| (from.rise_to(*known).unsigned_abs(), -i16::from(known.level)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_have_each_other_whatever_lies_over_one_another() {
        let squares = (0..5_i16).flat_map(|x| (0..5_i16).flat_map(move |y| (0..3_i8).map(move |level| Square::new(x, y, level))));
        let floor = Floor(squares.filter(|square| (square.x * 7 + square.y * 3 + i16::from(square.level)) % 3 > 0).collect());
        for square in &floor.0 {
            for (side, there) in (0..).zip(floor.beside(*square)) {
                let back = there.map(|there| floor.beside(there)[(side + 2) % 4]);
                assert!(back.is_none_or(|back| back == Some(*square)), "{square:?} {there:?}");
            }
        }
    }

    #[test]
    fn the_side_in_a_direction_is_shared_with_that_neighbour() {
        let floor = Floor((0..9).map(|at| Square::new(at % 3, at / 3, (at % 2) as i8)).collect());
        let here = Square::new(1, 1, 0);
        for (d, there) in (0..).zip(floor.beside(here)) {
            let (mine, theirs) = (here.corners(100), there.map(|there| there.corners(100)));
            assert_eq!(theirs.map(|theirs| (theirs[(d + 3) % 4], theirs[(d + 2) % 4])), Some((mine[d], mine[(d + 1) % 4])));
        }
    }

    #[test]
    fn coordinates_at_the_edge_of_their_range_do_not_panic() {
        let far = Square::new(i16::MAX, i16::MIN, i8::MIN);
        assert_eq!(Floor(vec![far]).beside(far), [None; 4]);
        assert_eq!(far.rise_to(Square::new(0, 0, i8::MAX)), 255);
    }
}
