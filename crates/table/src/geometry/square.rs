//! Squares in rows and columns, with walls between them.

use serde::{Deserialize, Serialize};

/// The steps over the four sides, clockwise from north. Rows grow downwards.
pub const SIDES: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The steps over sides and corners, clockwise from north.
pub const AROUND: [(i16, i16); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// A cell of a board of squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Square {
    /// The column, growing to the right.
    pub x: i16,
    /// The row, growing downwards.
    pub y: i16,
}

impl Square {
    /// The cell in this column and row.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The four neighbours over a side, clockwise from north.
    ///
    /// ```
    /// use table::geometry::square::Square;
    /// assert_eq!(Square::new(3, 3).beside().next(), Some(Square::new(3, 2)));
    /// ```
    pub fn beside(self) -> impl ExactSizeIterator<Item = Self> {
        SIDES.into_iter().map(move |step| self.plus(step))
    }

    /// The eight neighbours over sides and corners, clockwise from north.
    ///
    /// ```
    /// use table::geometry::square::Square;
    /// assert!(Square::new(3, 3).around().any(|square| square == Square::new(2, 4)));
    /// ```
    pub fn around(self) -> impl ExactSizeIterator<Item = Self> {
        AROUND.into_iter().map(move |step| self.plus(step))
    }

    /// How many steps over sides lie between two cells of an empty board.
    ///
    /// ```
    /// use table::geometry::square::Square;
    /// assert_eq!(Square::new(0, 0).steps(Square::new(2, -3)), 5);
    /// ```
    pub fn steps(self, other: Self) -> u32 {
        let (x, y) = self.apart(other);
        x + y
    }

    /// How many steps lie between two cells of an empty board where a corner is a step too.
    ///
    /// ```
    /// use table::geometry::square::Square;
    /// assert_eq!(Square::new(0, 0).strides(Square::new(2, -3)), 3);
    /// ```
    pub fn strides(self, other: Self) -> u32 {
        let (x, y) = self.apart(other);
        x.max(y)
    }

    fn apart(self, other: Self) -> (u32, u32) {
        let apart = |a: i16, b: i16| i32::from(a).abs_diff(i32::from(b));
        (apart(self.x, other.x), apart(self.y, other.y))
    }

    fn plus(self, (x, y): (i16, i16)) -> Self {
        Self::new(self.x.wrapping_add(x), self.y.wrapping_add(y))
    }
}

/// The size of a board and the walls between its cells.
///
/// ```
/// use table::geometry::square::{Floor, Square};
/// let mut floor = Floor::open(3, 1);
/// let [a, b, c] = [0, 1, 2].map(|x| Square::new(x, 0));
/// assert_eq!(floor.reach(a, 2, |_| true), [(a, 0), (b, 1), (c, 2)]);
/// floor.wall(b, c);
/// assert_eq!(floor.reach(a, 2, |_| true), [(a, 0), (b, 1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Floor {
    width: i16,
    height: i16,
    /// Pairs of neighbours that a wall keeps apart, the smaller first, in order.
    walls: Vec<(Square, Square)>,
}

impl Floor {
    /// A board without walls.
    pub const fn open(width: u8, height: u8) -> Self {
        Self { width: width as i16, height: height as i16, walls: Vec::new() }
    }

    /// Builds a wall between two neighbours.
    pub fn wall(&mut self, one: Square, other: Square) {
        let pair = (one.min(other), one.max(other));
        if let Err(at) = self.walls.binary_search(&pair) {
            self.walls.insert(at, pair);
        }
    }

    /// Whether the cell is on the board.
    pub fn has(&self, square: Square) -> bool {
        (0..self.width).contains(&square.x) && (0..self.height).contains(&square.y)
    }

    /// All cells, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |y| (0..width).map(move |x| Square::new(x, y)))
    }

    /// Whether one step over a side leads from one cell to the other: both on the board, and no wall between.
    pub fn joins(&self, one: Square, other: Square) -> bool {
        let pair = (one.min(other), one.max(other));
        one.steps(other) == 1 && self.has(one) && self.has(other) && self.walls.binary_search(&pair).is_err()
    }

    /// Whether one step leads there where corners count: a corner is passed only where no wall touches the way around it
    /// on either side.
    ///
    /// ```
    /// use table::geometry::square::{Floor, Square};
    /// let mut floor = Floor::open(2, 2);
    /// assert!(floor.strides_to(Square::new(0, 0), Square::new(1, 1)));
    /// floor.wall(Square::new(0, 0), Square::new(1, 0));
    /// assert!(!floor.strides_to(Square::new(0, 0), Square::new(1, 1)));
    /// ```
    pub fn strides_to(&self, one: Square, other: Square) -> bool {
        if one.steps(other) != 2 || one.strides(other) != 1 {
            return self.joins(one, other);
        }
        [Square::new(one.x, other.y), Square::new(other.x, one.y)]
            .into_iter()
            .all(|between| self.joins(one, between) && self.joins(between, other))
    }

    /// The cells that can be reached over sides in at most `steps`, with the steps they take, nearest first; `may_enter`
    /// says which cells are free. The start is always among them.
    pub fn reach(&self, from: Square, steps: u32, may_enter: impl Fn(Square) -> bool) -> Vec<(Square, u32)> {
        let mut reached = vec![(from, 0)];
        let mut next = 0;
        while let Some(&(here, taken)) = reached.get(next) {
            next += 1;
            if taken == steps {
                continue;
            }
            for there in here.beside().filter(|there| self.joins(here, *there)) {
                if may_enter(there) && reached.iter().all(|(known, _)| *known != there) {
                    reached.push((there, taken + 1));
                }
            }
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_floor_is_reached_as_far_as_the_steps_go() {
        let floor = Floor::open(9, 9);
        let start = Square::new(4, 4);
        for (square, taken) in floor.reach(start, 3, |_| true) {
            assert_eq!(taken, start.steps(square));
        }
        assert_eq!(floor.reach(start, 3, |_| true).len(), 25);
        assert_eq!(floor.reach(start, 99, |_| true).len(), 81);
    }

    #[test]
    fn a_wall_is_walked_around_and_an_occupied_cell_is_not_entered() {
        let mut floor = Floor::open(2, 2);
        floor.wall(Square::new(1, 0), Square::new(0, 0));
        let reach = floor.reach(Square::new(0, 0), 9, |_| true);
        assert!(reach.contains(&(Square::new(1, 0), 3)));
        let blocked = floor.reach(Square::new(0, 0), 9, |square| square != Square::new(0, 1));
        assert_eq!(blocked, [(Square::new(0, 0), 0)]);
    }

    #[test]
    fn nothing_leads_off_the_board() {
        let floor = Floor::open(1, 1);
        assert_eq!(floor.reach(Square::new(0, 0), 5, |_| true).len(), 1);
        assert!(!floor.joins(Square::new(0, 0), Square::new(0, 1)));
        assert_eq!(Square::new(i16::MIN, 0).steps(Square::new(i16::MAX, 0)), 65_535);
    }
}
