//! The board: a hexagon of 271 hexes in 19 territories, and the figures of its geometry.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::geometry::hex::Hex;

/// Distance of the outermost hexes from the center.
pub const RADIUS: u8 = 9;
pub const HEXES: usize = 271;
pub const TERRITORIES: usize = 19;
/// Dante's territory reaches to this distance from the center.
const DANTE_RADIUS: u8 = 4;
/// The inner territories reach to this distance.
const INNER_RADIUS: u8 = 7;
const SECTORS: u8 = 6;

/// A hex, counted in a spiral from the center: ring by ring, each clockwise from its eastern corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct HexId(pub u16);

/// A territory: 0 is Dante's, 1 to 6 the inner ring, 7 to 18 the outer ring, both clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TerritoryId(pub u8);

/// One of the six directions, clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Direction(pub u8);

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// This direction turned clockwise by a number of sixths of a circle.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Self {
        Self((self.0 + sixths) % 6)
    }
}

impl TerritoryId {
    /// The center piece.
    pub const DANTE: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..TERRITORIES as u8).map(Self)
    }

    /// The territories in a set of bits.
    pub fn among(mut bits: u32) -> impl Iterator<Item = Self> {
        core::iter::from_fn(move || {
            let first = bits.trailing_zeros();
            (first < TERRITORIES as u32).then(|| {
                bits &= bits - 1;
                Self(first as u8)
            })
        })
    }

    /// Whether it lies around Dante's.
    pub const fn is_inner(self) -> bool {
        self.0 >= 1 && self.0 <= SECTORS
    }

    /// Whether it lies at the border of the board.
    pub const fn is_outer(self) -> bool {
        self.0 > SECTORS
    }

    fn ground(self) -> &'static Territory {
        let board = board();
        board.territories.get(usize::from(self.0)).unwrap_or(&board.nowhere)
    }

    pub fn hexes(self) -> &'static HexSet {
        &self.ground().hexes
    }

    /// Its outermost hexes as a closed walk, clockwise.
    pub fn perimeter(self) -> &'static [HexId] {
        &self.ground().perimeter
    }

    /// The hex with the smallest sum of distances to the others.
    pub fn center(self) -> HexId {
        self.ground().center
    }

    /// The territories next to it, as a set of bits.
    pub fn adjacent(self) -> u32 {
        self.ground().adjacent
    }

    /// Whether another territory lies next to it.
    pub fn is_next_to(self, other: Self) -> bool {
        self.adjacent() & (1 << other.0) != 0
    }

    pub fn size(self) -> usize {
        self.hexes().len()
    }
}

/// The coordinates of every hex, worked out by the compiler.
const COORDINATES: [(i8, i8); HEXES] = coordinates();
/// The territory of every hex, worked out by the compiler.
const TERRITORY: [u8; HEXES] = territory_of_each();

#[expect(clippy::indexing_slicing, reason = "the compiler does it, and stops at a wrong index")]
const fn coordinates() -> [(i8, i8); HEXES] {
    // A step in each direction, clockwise from the east, as in `geometry::hex`.
    const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let mut all = [(0, 0); HEXES];
    let (mut at, mut ring) = (1, 1);
    while ring <= RADIUS as i8 {
        let mut side = 0;
        while side < 6 {
            let (corner, along) = (STEPS[side], STEPS[(side + 2) % 6]);
            let mut step = 0;
            while step < ring {
                all[at] = (corner.0 * ring + along.0 * step, corner.1 * ring + along.1 * step);
                at += 1;
                step += 1;
            }
            side += 1;
        }
        ring += 1;
    }
    all
}

#[expect(clippy::indexing_slicing, reason = "the compiler does it, and stops at a wrong index")]
const fn territory_of_each() -> [u8; HEXES] {
    let mut all = [0; HEXES];
    let (mut at, mut ring) = (1, 1);
    while ring <= RADIUS {
        let mut place = 0;
        while place < 6 * ring {
            all[at] = territory_at(ring, place).0;
            at += 1;
            place += 1;
        }
        ring += 1;
    }
    all
}

impl HexId {
    /// The middle of the board.
    pub const CENTER: Self = Self(0);

    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEXES as u16).map(Self)
    }

    fn place(self) -> &'static Place {
        let board = board();
        board.places.get(usize::from(self.0)).unwrap_or(&board.off_board)
    }

    pub fn hex(self) -> Hex {
        let (q, r) = self.coordinates();
        Hex::new(i16::from(q), i16::from(r))
    }

    #[inline]
    fn coordinates(self) -> (i8, i8) {
        COORDINATES.get(usize::from(self.0)).copied().unwrap_or((0, 0))
    }

    #[inline]
    pub fn territory(self) -> TerritoryId {
        TerritoryId(TERRITORY.get(usize::from(self.0)).copied().unwrap_or(0))
    }

    pub fn around(self) -> &'static HexSet {
        &self.place().around
    }

    /// The next hex in a direction, if the board has one there.
    pub fn toward(self, direction: Direction) -> Option<Self> {
        self.place().toward.get(usize::from(direction.0)).copied().flatten()
    }

    /// How many steps lie between two hexes.
    #[inline]
    pub fn distance(self, other: Self) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.coordinates(), other.coordinates());
        let (q, r) = (q - other_q, r - other_r);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    /// Whether it lies at the border of the board.
    pub fn is_border(self) -> bool {
        Self::CENTER.distance(self) == RADIUS
    }

    /// The direction closest to the straight line to another hex, the clockwise one of two that are equally close.
    /// `None` from a hex to itself.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        if self == other {
            return None;
        }
        let (from, to) = (self.hex(), other.hex());
        let (q, r) = (to.q - from.q, to.r - from.r);
        // Twice the inner product of the line with each direction: all directions are equally long, so the largest is the closest.
        let product = |direction: Direction| {
            let step = Hex::ORIGIN.neighbour(direction.0);
            2 * q * step.q + 2 * r * step.r + q * step.r + r * step.q
        };
        let best = Direction::ALL.into_iter().map(product).max()?;
        let is_best = |direction: &Direction| product(*direction) == best;
        Direction::ALL.into_iter().find(|direction| is_best(direction) && !is_best(&direction.turned(1)))
    }

    /// Whether another hex lies on one of the six straight lines from here.
    pub(crate) fn is_in_line_with(self, other: Self) -> bool {
        let (from, to) = (self.hex(), other.hex());
        let (q, r) = (to.q - from.q, to.r - from.r);
        q == 0 || r == 0 || q + r == 0
    }
}

/// A set of hexes as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexSet([u64; 5]);

impl HexSet {
    pub const EMPTY: Self = Self([0; 5]);

    pub fn add(&mut self, hex: HexId) {
        if let Some(word) = self.0.get_mut(usize::from(hex.0 >> 6)) {
            *word |= 1 << (hex.0 & 63);
        }
    }

    pub fn remove(&mut self, hex: HexId) {
        if let Some(word) = self.0.get_mut(usize::from(hex.0 >> 6)) {
            *word &= !(1 << (hex.0 & 63));
        }
    }

    pub fn has(&self, hex: HexId) -> bool {
        self.0.get(usize::from(hex.0 >> 6)).is_some_and(|word| word >> (hex.0 & 63) & 1 == 1)
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// What is in both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut both = *self;
        both.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        both
    }

    /// What is in either.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let mut either = *self;
        either.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
        either
    }

    /// What is in this one only.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        rest.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= !other);
        rest
    }

    pub fn iter(&self) -> impl Iterator<Item = HexId> + '_ {
        self.0.iter().enumerate().flat_map(|(at, word)| {
            let mut left = *word;
            core::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let bit = left.trailing_zeros();
                left &= left - 1;
                Some(HexId((at as u32 * 64 + bit) as u16))
            })
        })
    }
}

#[derive(Debug)]
struct Place {
    around: HexSet,
    toward: [Option<HexId>; 6],
}

#[derive(Debug)]
struct Territory {
    hexes: HexSet,
    perimeter: ArrayVec<HexId, 24>,
    center: HexId,
    adjacent: u32,
}

#[derive(Debug)]
struct Board {
    places: Vec<Place>,
    territories: Vec<Territory>,
    // What an id that is not on the board stands on; ids are checked when they come from outside.
    off_board: Place,
    nowhere: Territory,
}

fn board() -> &'static Board {
    static BOARD: OnceLock<Board> = OnceLock::new();
    BOARD.get_or_init(lay_out)
}

/// Which territory the hex at `place` of ring `ring` belongs to. A sector begins at a corner of each ring and runs
/// clockwise to before the next one; the outer sectors are cut in two.
const fn territory_at(ring: u8, place: u8) -> TerritoryId {
    if ring <= DANTE_RADIUS {
        return TerritoryId::DANTE;
    }
    let (sector, offset) = (place / ring, place % ring);
    if ring <= INNER_RADIUS {
        return TerritoryId(1 + sector);
    }
    // Four hexes of ring 8 and five of ring 9 make the first half, the rest the second.
    let first_half = if ring == RADIUS { 5 } else { 4 };
    TerritoryId(1 + SECTORS + 2 * sector + (offset >= first_half) as u8)
}

fn lay_out() -> Board {
    let find = |hex: Hex| HexId::all().find(|known| known.hex() == hex);
    let place = |id: HexId| {
        let toward = Direction::ALL.map(|direction| find(id.hex().neighbour(direction.0)));
        let mut around = HexSet::EMPTY;
        toward.iter().flatten().for_each(|next| around.add(*next));
        Place { around, toward }
    };
    let places: Vec<Place> = HexId::all().map(place).collect();
    let territories = TerritoryId::all().map(|territory| survey(territory, &places)).collect();
    let off_board = Place { around: HexSet::EMPTY, toward: [None; 6] };
    let nowhere = Territory { hexes: HexSet::EMPTY, perimeter: ArrayVec::new(), center: HexId::CENTER, adjacent: 0 };
    Board { places, territories, off_board, nowhere }
}

fn survey(territory: TerritoryId, places: &[Place]) -> Territory {
    let mut hexes = HexSet::EMPTY;
    let mut adjacent = 0;
    for (id, place) in HexId::all().zip(places).filter(|(id, _)| id.territory() == territory) {
        hexes.add(id);
        for other in place.around.iter().map(HexId::territory).filter(|other| *other != territory) {
            adjacent |= 1 << other.0;
        }
    }
    let far = |hex: &HexId| hexes.iter().map(|other| u32::from(hex.distance(other))).sum::<u32>();
    let center = hexes.iter().min_by_key(far).unwrap_or(HexId::CENTER);
    Territory { perimeter: walk_around(&hexes, places), hexes, center, adjacent }
}

/// Walks around a territory clockwise along its outermost hexes, with one hand on the wall.
fn walk_around(hexes: &HexSet, places: &[Place]) -> ArrayVec<HexId, 24> {
    let toward = |hex: HexId, direction: Direction| {
        let next = places.get(usize::from(hex.0))?.toward.get(usize::from(direction.0)).copied().flatten()?;
        hexes.has(next).then_some(next)
    };
    let mut walk = ArrayVec::new();
    // The last hex of the spiral in a territory lies on its outermost ring, so the east-most wall is beside it.
    let Some(first) = hexes.iter().last() else { return walk };
    let Some(mut wall) = Direction::ALL.into_iter().find(|direction| toward(first, *direction).is_none()) else { return walk };
    let mut here = first;
    loop {
        let mut turn = wall;
        let step = (0..6).find_map(|_| {
            turn = turn.turned(1);
            toward(here, turn).map(|next| (next, turn))
        });
        let Some((next, direction)) = step else { return walk };
        if walk.try_push(here).is_err() || next == first {
            return walk;
        }
        here = next;
        // The wall is now behind, on the left hand: two sixths back from where we came in.
        wall = direction.turned(4);
    }
}
