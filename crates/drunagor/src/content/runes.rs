//! The rune bag and the shapes of Darkness (rulings `content.rune-shapes` and `content.rune-cards`).

use table::Key;

use super::kinds::Rune;
use crate::key;

/// The squares of a shape, as steps from its first square: (east, south).
pub type Shape = &'static [(i8, i8)];

const LINE_SMALL: Shape = &[(0, 0), (0, 1)];
const LINE_LARGE: Shape = &[(0, 0), (0, 1), (0, 2)];
const CORNER: Shape = &[(0, 0), (1, 0), (0, 1)];
const L: Shape = &[(0, 0), (0, 1), (0, 2), (1, 2)];
const T: Shape = &[(0, 0), (1, 0), (2, 0), (1, 1)];
const Z_SMALL: Shape = &[(0, 0), (1, 0), (1, 1), (2, 1)];
const C: Shape = &[(0, 0), (1, 0), (0, 1), (0, 2), (1, 2)];
const Z_LARGE: Shape = &[(0, 0), (1, 0), (1, 1), (1, 2), (2, 2)];
const Y: Shape = &[(0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (1, 2)];
/// A small tile.
pub const SMALL: Shape = &[(0, 0)];

/// How many small tiles take the place of a tile that breaks.
pub const BROKEN_INTO: u8 = 3;
/// How many runes the faces of the Darkness Hunting card draw.
pub const HUNTING: [u8; 2] = [1, 2];
/// How many runes there are.
pub const RUNES: usize = 36;
/// The most squares that a shape has.
pub const MOST_SQUARES: usize = 6;

use Rune::{Blue, Gray, Green, Orange, Red};

/// All runes: their colour, and the shape on their back.
pub const BAG: [(Rune, Shape); RUNES] = [
    (Orange, CORNER),
    (Orange, L),
    (Orange, T),
    (Orange, Z_SMALL),
    (Orange, LINE_SMALL),
    (Orange, Y),
    (Orange, C),
    (Blue, LINE_LARGE),
    (Blue, L),
    (Blue, T),
    (Blue, Z_LARGE),
    (Blue, Z_SMALL),
    (Blue, Y),
    (Blue, CORNER),
    (Blue, C),
    (Green, LINE_LARGE),
    (Green, CORNER),
    (Green, Z_SMALL),
    (Green, Z_LARGE),
    (Green, LINE_SMALL),
    (Green, Y),
    (Green, C),
    (Gray, LINE_LARGE),
    (Gray, L),
    (Gray, T),
    (Gray, Z_LARGE),
    (Gray, LINE_SMALL),
    (Gray, C),
    (Gray, CORNER),
    (Red, LINE_LARGE),
    (Red, L),
    (Red, T),
    (Red, Z_LARGE),
    (Red, LINE_SMALL),
    (Red, Y),
    (Red, Z_SMALL),
];

/// What the shape on the back of a rune is called: with the colour it tells the rune from all others.
pub fn shape_name(shape: Shape) -> Key {
    match shape {
        LINE_SMALL => key::SHAPE_LINE_SMALL,
        LINE_LARGE => key::SHAPE_LINE_LARGE,
        CORNER => key::SHAPE_CORNER,
        L => key::SHAPE_L,
        T => key::SHAPE_T,
        Z_SMALL => key::SHAPE_Z_SMALL,
        C => key::SHAPE_C,
        Z_LARGE => key::SHAPE_Z_LARGE,
        Y => key::SHAPE_Y,
        _ => key::SHAPE_SMALL,
    }
}

/// A way to lay a tile: turned by quarters, and mirrored or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned(pub u8);

impl Turned {
    /// All ways.
    pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// Where a square of a shape comes to lie.
    pub const fn lay(self, (east, south): (i8, i8)) -> (i8, i8) {
        let (east, south) = if self.0 & 4 == 0 { (east, south) } else { (-east, south) };
        match self.0 & 3 {
            0 => (east, south),
            1 => (-south, east),
            2 => (-east, -south),
            _ => (south, -east),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_square_of_a_shape_lies_further_than_two_from_its_first() {
        for (_, shape) in BAG {
            assert!(shape.len() <= MOST_SQUARES && shape.first() == Some(&(0, 0)));
            assert!(shape.iter().all(|(east, south)| east.abs().max(south.abs()) <= 2), "{shape:?}");
        }
    }
}
