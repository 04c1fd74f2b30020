//! Squares and areas: the geometry of every map.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};

/// So many squares lie in a row of the grid that holds every map.
pub const WIDTH: u16 = 32;
/// So many rows has that grid.
pub const HEIGHT: u16 = 32;
/// So many squares has that grid.
pub const SQUARES: usize = WIDTH as usize * HEIGHT as usize;

/// A square of the grid. No map uses its outermost squares, so every square of a map has eight neighbours in the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Square(pub u16);

/// The steps to the eight neighbours, the four over a side first.
pub const STEPS: [(i8, i8); 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];
/// How many of them lead over a side.
pub const SIDES: usize = 4;

impl Square {
    /// The square in this column and row.
    pub const fn new(x: u8, y: u8) -> Self {
        Self((x as u16 % WIDTH) + (y as u16 % HEIGHT) * WIDTH)
    }

    /// Its column.
    pub const fn x(self) -> u8 {
        (self.0 % WIDTH) as u8
    }

    /// Its row.
    pub const fn y(self) -> u8 {
        (self.0 / WIDTH % HEIGHT) as u8
    }

    /// Whether the outermost squares of the grid lie further out.
    pub const fn is_inside(self) -> bool {
        let (x, y) = (self.x() as u16, self.y() as u16);
        (self.0 as usize) < SQUARES && x > 0 && y > 0 && x < WIDTH - 1 && y < HEIGHT - 1
    }

    /// The square that lies so far east and south, if the grid has it.
    pub fn step(self, (east, south): (i8, i8)) -> Option<Self> {
        let x = self.x().checked_add_signed(east).filter(|x| u16::from(*x) < WIDTH)?;
        let y = self.y().checked_add_signed(south).filter(|y| u16::from(*y) < HEIGHT)?;
        Some(Self::new(x, y))
    }

    /// Its neighbours, those over a side first.
    pub fn around(self) -> impl Iterator<Item = Self> {
        STEPS.into_iter().filter_map(move |step| self.step(step))
    }

    /// Its neighbours over a side.
    pub fn beside(self) -> impl Iterator<Item = Self> {
        self.around().take(SIDES)
    }

    /// How many steps away another square lies, with nothing in between.
    pub const fn distance(self, other: Self) -> u8 {
        let (x, y) = (self.x().abs_diff(other.x()), self.y().abs_diff(other.y()));
        if x > y { x } else { y }
    }

    /// The area of four squares that it belongs to.
    pub const fn area(self) -> Area {
        Area(self.x() / 2 + self.y() / 2 * (WIDTH as u8 / 2))
    }
}

/// Four squares that belong together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Area(pub u8);

impl Area {
    /// How many areas the grid has.
    pub const COUNT: usize = SQUARES / 4;

    const ACROSS: u8 = WIDTH as u8 / 2;

    /// Its north-western square, which stands for it.
    pub const fn corner(self) -> Square {
        Square::new(self.0 % Self::ACROSS * 2, self.0 / Self::ACROSS * 2)
    }

    /// Its squares.
    pub fn squares(self) -> [Square; 4] {
        let corner = self.corner();
        [0, 1, WIDTH, WIDTH + 1].map(|step| Square(corner.0 + step))
    }

    /// How many areas away another one lies, with nothing in between.
    pub const fn distance(self, other: Self) -> u8 {
        self.corner().distance(other.corner()) / 2
    }

    /// The areas around it.
    pub fn around(self) -> impl Iterator<Item = Self> {
        STEPS.into_iter().filter_map(move |(east, south)| self.corner().step((east * 2, south * 2))).map(Square::area)
    }

    /// All areas of the grid.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map(Self)
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Squares([u64; SQUARES / 64]);

impl Squares {
    /// None.
    pub const NONE: Self = Self([0; SQUARES / 64]);

    /// Whether a square is among them.
    pub fn has(&self, square: Square) -> bool {
        self.0.get(usize::from(square.0) / 64).is_some_and(|word| word & (1 << (square.0 % 64)) != 0)
    }

    /// Puts a square in.
    pub fn add(&mut self, square: Square) {
        if let Some(word) = self.0.get_mut(usize::from(square.0) / 64) {
            *word |= 1 << (square.0 % 64);
        }
    }

    /// Takes a square out.
    pub fn remove(&mut self, square: Square) {
        if let Some(word) = self.0.get_mut(usize::from(square.0) / 64) {
            *word &= !(1 << (square.0 % 64));
        }
    }

    /// Puts all squares of another set in.
    pub fn join(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }

    /// Takes all squares out that are not in another set.
    pub fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word &= more);
    }

    /// Takes all squares of another set out.
    pub fn clear(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, less)| *word &= !less);
    }

    /// These and all their neighbours. A neighbour of the outermost squares may come out on the other side of the grid, where no map
    /// has any.
    pub fn grown(&self) -> Self {
        const ROW: u32 = WIDTH as u32;
        let wide = self.0.map(|word| word | word << 1 | word >> 1);
        let mut grown = wide;
        // Two rows lie in a word: the upper one has its northern neighbour in the word before, the lower one its southern in the next.
        for (word, (rows, before)) in grown.iter_mut().zip(wide.iter().zip([0].iter().chain(&wide))) {
            *word |= rows << ROW | rows >> ROW | before >> ROW;
        }
        for (word, next) in grown.iter_mut().zip(wide.iter().skip(1)) {
            *word |= next << ROW;
        }
        Self(grown)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        (0_u16..).step_by(64).zip(self.0).flat_map(|(first, mut word)| {
            core::iter::from_fn(move || {
                let bit = word.trailing_zeros() as u16;
                let found = (word != 0).then_some(Square(first + bit));
                word &= word.wrapping_sub(1);
                found
            })
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::NONE;
        squares.into_iter().for_each(|square| set.add(square));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_has_four_squares_and_they_have_it() {
        for area in Area::all() {
            assert!(area.squares().into_iter().all(|square| square.area() == area), "{area:?}");
        }
        assert_eq!(Square::new(5, 7).area().corner(), Square::new(4, 6));
        assert_eq!(Square::new(5, 7).area().distance(Square::new(10, 7).area()), 3);
    }

    #[test]
    fn neighbours_have_each_other_and_the_grid_has_an_edge() {
        assert_eq!(Square::new(0, 0).around().count(), 3);
        let here = Square::new(4, 4);
        assert_eq!(here.around().count(), 8);
        assert!(here.around().all(|there| there.distance(here) == 1 && there.around().any(|back| back == here)));
        assert_eq!(here.beside().count(), 4);
    }

    #[test]
    fn a_set_grows_by_all_neighbours() {
        for square in (0..SQUARES as u16).map(Square).filter(|square| square.is_inside()) {
            let grown = [square].into_iter().collect::<Squares>().grown();
            assert_eq!(grown, square.around().chain([square]).collect(), "{square:?}");
        }
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let squares = [Square(0), Square(63), Square(64), Square(1023)];
        let mut set: Squares = squares.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), squares);
        set.remove(Square(64));
        assert!(!set.has(Square(64)) && set.has(Square(63)) && !set.has(Square(2000)));
        set.join(&[Square(5), Square(64)].into_iter().collect());
        set.clear(&[Square(0), Square(63)].into_iter().collect());
        assert_eq!(set.iter().collect::<Vec<_>>(), [Square(5), Square(64), Square(1023)]);
        set.keep(&[Square(5), Square(6)].into_iter().collect());
        assert_eq!(set.iter().collect::<Vec<_>>(), [Square(5)]);
    }
}
