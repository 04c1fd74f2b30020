//! Hexagons in axial coordinates: `q` and `r` lead to two neighbouring sides, the third axis is what is left, `-q - r`.
//!
//! Directions are numbered clockwise. Side `d` of a cell, the neighbour over it and the edge that starts at corner `d`
//! all have the same number, as [`crate::Cell`] wants it.

use serde::{Deserialize, Serialize};

/// How many sides, corners and directions a hexagon has.
pub const SIDES: u8 = 6;

/// The steps to the six neighbours, clockwise. The first goes east where corners point up, south-east where sides do.
pub const DIRECTIONS: [Hex; 6] =
    [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

/// A cell of a board of hexagons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hex {
    /// Steps in direction 0.
    pub q: i16,
    /// Steps in direction 1.
    pub r: i16,
}

impl Hex {
    /// The middle of the board.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The cell at these coordinates.
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q, r }
    }

    /// The neighbour in a direction; directions beyond 5 go round again.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// assert_eq!(Hex::ORIGIN.neighbour(1), Hex::new(0, 1));
    /// assert_eq!(Hex::ORIGIN.neighbour(7), Hex::ORIGIN.neighbour(1));
    /// assert_eq!(Hex::new(3, -2).neighbour(2).neighbour(5), Hex::new(3, -2));
    /// ```
    #[must_use]
    pub fn neighbour(self, direction: u8) -> Self {
        self.walk(direction, 1)
    }

    /// The six neighbours, clockwise.
    pub fn neighbours(self) -> impl ExactSizeIterator<Item = Self> {
        DIRECTIONS.into_iter().map(move |step| self.plus(step, 1))
    }

    /// The cell that many steps away in a straight line.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// assert_eq!(Hex::new(1, 1).walk(0, 3), Hex::new(4, 1));
    /// ```
    #[must_use]
    pub fn walk(self, direction: u8, steps: i16) -> Self {
        let step = DIRECTIONS.get(usize::from(direction % SIDES)).copied().unwrap_or(Self::ORIGIN);
        self.plus(step, steps)
    }

    /// How many steps it takes to another cell over an empty board.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// assert_eq!(Hex::new(-1, 0).distance(Hex::new(2, -1)), 3);
    /// ```
    pub fn distance(self, other: Self) -> u32 {
        let (q, r) = (i32::from(other.q) - i32::from(self.q), i32::from(other.r) - i32::from(self.r));
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// The direction of a cell that lies straight on over a side; `None` for the same cell and for all between the lines.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// assert_eq!(Hex::ORIGIN.direction_to(Hex::new(-4, 0)), Some(3));
    /// assert_eq!(Hex::ORIGIN.direction_to(Hex::new(1, 1)), None);
    /// ```
    pub fn direction_to(self, other: Self) -> Option<u8> {
        let steps = i16::try_from(self.distance(other)).ok().filter(|steps| *steps > 0)?;
        (0..SIDES).find(|direction| self.walk(*direction, steps) == other)
    }

    /// The cells at a distance, clockwise from the corner in direction 0: corner `d` of the ring is number `d * radius`.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// let ring: Vec<Hex> = Hex::ORIGIN.ring(2).collect();
    /// assert_eq!(ring.len(), 12);
    /// assert_eq!((ring[0], ring[1], ring[2]), (Hex::new(2, 0), Hex::new(1, 1), Hex::new(0, 2)));
    /// assert!(ring.iter().all(|hex| hex.distance(Hex::ORIGIN) == 2));
    /// assert_eq!(Hex::new(5, 5).ring(0).collect::<Vec<_>>(), [Hex::new(5, 5)]);
    /// ```
    pub fn ring(self, radius: u8) -> impl Iterator<Item = Self> {
        let radius = i16::from(radius);
        let centre = (radius == 0).then_some(self);
        let sides = (0..SIDES).flat_map(move |side| {
            let corner = self.walk(side, radius);
            (0..radius).map(move |steps| corner.walk(side + 2, steps))
        });
        centre.into_iter().chain(sides)
    }

    /// All cells up to a distance, ring by ring from the middle.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// assert_eq!(Hex::ORIGIN.within(9).count(), 271);
    /// ```
    pub fn within(self, radius: u8) -> impl Iterator<Item = Self> {
        (0..=radius).flat_map(move |radius| self.ring(radius))
    }

    /// The cell turned clockwise about the middle of the board, by so many sixths of a circle.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// assert_eq!(Hex::new(2, 0).turned(1), Hex::new(0, 2));
    /// assert_eq!(Hex::new(3, -1).turned(6), Hex::new(3, -1));
    /// ```
    #[must_use]
    pub fn turned(self, sixths: u8) -> Self {
        (0..sixths % SIDES).fold(self, |hex, _| Self::new(hex.r.wrapping_neg(), hex.q.wrapping_add(hex.r)))
    }

    /// The cells under a straight line from middle to middle, both ends included. Where the line runs along a side, the
    /// same of the two cells is taken every time; the way back may take the other one.
    ///
    /// ```
    /// use table::geometry::hex::Hex;
    /// let line: Vec<Hex> = Hex::new(0, 0).line(Hex::new(1, 2)).collect();
    /// assert_eq!(line, [Hex::new(0, 0), Hex::new(0, 1), Hex::new(1, 1), Hex::new(1, 2)]);
    /// ```
    pub fn line(self, to: Self) -> impl Iterator<Item = Self> {
        // Positions are counted in parts, so many to a cell, and pushed off the sides by one part: no position is a tie.
        const FINE: i64 = 8;
        let steps = i64::from(self.distance(to));
        let parts = steps.max(1) * FINE;
        let along = move |from: i16, to: i16, at: i64| (i64::from(from) * (steps - at) + i64::from(to) * at) * FINE;
        (0..=steps).map(
            move |at| {
                if steps == 0 { self } else { nearest(along(self.q, to.q, at) + 1, along(self.r, to.r, at) + 2, parts) }
            },
        )
    }

    fn plus(self, step: Self, times: i16) -> Self {
        Self::new(self.q.wrapping_add(step.q.wrapping_mul(times)), self.r.wrapping_add(step.r.wrapping_mul(times)))
    }
}

/// The cell in which a point lies, its coordinates given in parts of a cell.
fn nearest(q: i64, r: i64, parts: i64) -> Hex {
    let round = |value: i64| (2 * value + parts).div_euclid(2 * parts);
    let (near_q, near_r, near_s) = (round(q), round(r), round(-q - r));
    let off = |value: i64, near: i64| (value - near * parts).abs();
    let (off_q, off_r, off_s) = (off(q, near_q), off(r, near_r), off(-q - r, near_s));
    // The three must add up to nothing: the one that was rounded most follows from the others.
    let (q, r) = if off_q > off_r && off_q > off_s {
        (-near_r - near_s, near_r)
    } else if off_r > off_s {
        (near_q, -near_q - near_s)
    } else {
        (near_q, near_r)
    };
    Hex::new(q as i16, r as i16)
}

/// Which way the hexagons stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stand {
    CornersUp,
    SidesUp,
}

/// How a board of hexagons is drawn. Neighbours share their corners to the last digit.
///
/// ```
/// use table::geometry::hex::{Hex, Layout};
/// let layout = Layout::corners_up(1000);
/// let (here, east) = (layout.corners(Hex::ORIGIN), layout.corners(Hex::ORIGIN.neighbour(0)));
/// assert_eq!(layout.middle(Hex::new(1, 0)), (1000, 0));
/// // The side in direction 0 runs from corner 0 to corner 1; the neighbour has it as its side 3.
/// assert_eq!((here[0], here[1]), (east[4], east[3]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    stand: Stand,
    /// Half of the width from side to side.
    half: i32,
    /// A third of the distance between rows.
    third: i32,
}

impl Layout {
    /// A corner of every hexagon points up, rows run from west to east. `width` is measured from side to side.
    pub const fn corners_up(width: i32) -> Self {
        Self::new(Stand::CornersUp, width)
    }

    /// A side of every hexagon lies on top, columns run from north to south. `width` is measured from side to side.
    pub const fn sides_up(width: i32) -> Self {
        Self::new(Stand::SidesUp, width)
    }

    const fn new(stand: Stand, width: i32) -> Self {
        // Rows lie √3/2 of the width apart; a third of that, rounded.
        Self { stand, half: width / 2, third: (width * 289 + 500) / 1000 }
    }

    /// The middle of a cell, x to the right and y downwards.
    pub fn middle(self, hex: Hex) -> (i32, i32) {
        let (q, r) = (i32::from(hex.q), i32::from(hex.r));
        match self.stand {
            Stand::CornersUp => (self.half * (2 * q + r), 3 * self.third * r),
            Stand::SidesUp => (3 * self.third * q, self.half * (2 * r + q)),
        }
    }

    /// The corners of a cell, clockwise; the side in direction `d` runs from corner `d` to the next one.
    pub fn corners(self, hex: Hex) -> [(i32, i32); 6] {
        let (x, y) = self.middle(hex);
        let (half, third) = (self.half, self.third);
        let corners = match self.stand {
            Stand::CornersUp => [(half, -third), (half, third), (0, 2 * third), (-half, third), (-half, -third), (0, -2 * third)],
            Stand::SidesUp => [(2 * third, 0), (third, half), (-third, half), (-2 * third, 0), (-third, -half), (third, -half)],
        };
        corners.map(|(dx, dy)| (x + dx, y + dy))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_in_a_direction_is_shared_with_that_neighbour() {
        for layout in [Layout::corners_up(1000), Layout::sides_up(1000), Layout::corners_up(77)] {
            for hex in Hex::new(2, -3).within(3) {
                for d in 0..6 {
                    let (mine, theirs) = (layout.corners(hex), layout.corners(hex.neighbour(d as u8)));
                    assert_eq!((mine[d], mine[(d + 1) % 6]), (theirs[(d + 4) % 6], theirs[(d + 3) % 6]), "{hex:?} {d}");
                }
            }
        }
    }

    #[test]
    fn directions_and_corners_run_clockwise() {
        // With y downwards, each next one lies to the right of the one before: a positive cross product.
        for layout in [Layout::corners_up(1000), Layout::sides_up(1000)] {
            let middles: Vec<_> = Hex::ORIGIN.neighbours().map(|hex| layout.middle(hex)).collect();
            for round in [middles, layout.corners(Hex::ORIGIN).to_vec()] {
                for i in 0..6 {
                    let (a, b) = (round[i], round[(i + 1) % 6]);
                    assert!(a.0 * b.1 - a.1 * b.0 > 0, "{layout:?} {i}");
                }
            }
        }
    }

    #[test]
    fn a_ring_is_walked_from_neighbour_to_neighbour() {
        for radius in 1..=9 {
            let ring: Vec<_> = Hex::new(-4, 7).ring(radius).collect();
            assert_eq!(ring.len(), 6 * usize::from(radius));
            for (i, hex) in ring.iter().enumerate() {
                assert_eq!(hex.distance(ring[(i + 1) % ring.len()]), 1);
                assert_eq!(hex.distance(Hex::new(-4, 7)), u32::from(radius));
            }
        }
    }

    #[test]
    fn distance_counts_the_steps_of_a_line_and_of_a_search() {
        for to in Hex::ORIGIN.within(6) {
            let from = Hex::new(1, -2);
            let line: Vec<_> = from.line(to).collect();
            assert_eq!(line.len() as u32, from.distance(to) + 1);
            assert_eq!((line[0], line[line.len() - 1]), (from, to));
            assert!(line.windows(2).all(|two| two[0].distance(two[1]) == 1), "{to:?} {line:?}");
        }
    }

    #[test]
    fn a_line_takes_the_cells_that_lie_nearest_to_it() {
        let line: Vec<_> = Hex::ORIGIN.line(Hex::new(4, 1)).collect();
        assert_eq!(line, [(0, 0), (1, 0), (2, 0), (2, 1), (3, 1), (4, 1)].map(|(q, r)| Hex::new(q, r)));
        let line: Vec<_> = Hex::ORIGIN.line(Hex::new(1, 4)).collect();
        assert_eq!(line, [(0, 0), (0, 1), (0, 2), (1, 2), (1, 3), (1, 4)].map(|(q, r)| Hex::new(q, r)));
        assert_eq!(Hex::ORIGIN.direction_to(Hex::ORIGIN), None, "a cell is in no direction of itself");
    }

    #[test]
    fn turning_moves_directions_on_by_one() {
        for d in 0..6 {
            assert_eq!(Hex::ORIGIN.neighbour(d).turned(1), Hex::ORIGIN.neighbour(d + 1));
        }
    }

    #[test]
    fn coordinates_at_the_edge_of_their_range_do_not_panic() {
        let far = Hex::new(i16::MIN, i16::MAX);
        assert_eq!(far.distance(Hex::new(i16::MAX, i16::MIN)), 65_535);
        let _ = (far.turned(5), far.walk(3, i16::MAX), far.direction_to(Hex::ORIGIN));
        assert_eq!(far.ring(2).count(), 12);
    }
}
