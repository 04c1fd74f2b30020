//! Dice of any kind.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::Key;

/// How many dice one roll can have.
pub const MOST_DICE: usize = 16;

/// A kind of die: how many faces it has and what it is called. Faces are counted from 1; what is on them is content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Die {
    /// How many faces.
    pub sides: u8,
    /// The text that names the kind.
    pub kind: Key,
}

/// The faces that fell, in the order of the dice.
pub type Faces = ArrayVec<u8, MOST_DICE>;

/// Dice to be rolled together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dice(ArrayVec<Die, MOST_DICE>);

impl Dice {
    /// `count` dice of one kind.
    pub fn of(count: usize, die: Die) -> Self {
        Self((0..count.min(MOST_DICE)).map(|_| die).collect())
    }

    /// These dice and one more; a die beyond [`MOST_DICE`] is left out.
    #[must_use]
    pub fn and(mut self, die: Die) -> Self {
        let _full = self.0.try_push(die);
        self
    }

    /// The dice in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Die> + '_ {
        self.0.iter().copied()
    }

    /// How many dice.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// In how many ways the dice can fall.
    pub fn outcomes(&self) -> u64 {
        self.iter().map(|die| u64::from(die.sides)).product()
    }

    /// The faces of the `value`-th way to fall, counted from 0.
    pub fn faces(&self, mut value: u64) -> Option<Faces> {
        if value >= self.outcomes() {
            return None;
        }
        let mut faces = Faces::new();
        for die in self.iter() {
            let sides = u64::from(die.sides);
            faces.push(u8::try_from(value % sides).unwrap_or(0) + 1);
            value /= sides;
        }
        Some(faces)
    }

    /// The number of the way in which these faces fell; `None` where a face does not exist or the count is wrong.
    pub fn value(&self, faces: &[u8]) -> Option<u64> {
        if faces.len() != self.len() {
            return None;
        }
        let mut value = 0;
        for (die, face) in self.0.iter().zip(faces).rev() {
            if *face == 0 || *face > die.sides {
                return None;
            }
            value = value * u64::from(die.sides) + u64::from(*face - 1);
        }
        Some(value)
    }
}
