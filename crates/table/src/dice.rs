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

    /// In how many ways the dice can fall; so many dice that a `u64` cannot count it cannot be rolled together.
    pub fn outcomes(&self) -> u64 {
        self.iter().fold(1, |ways, die| ways.saturating_mul(u64::from(die.sides)))
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

    /// The number of the way in which these faces fell; `None` where a face does not exist, the count is wrong, or the
    /// dice are too many.
    pub fn value(&self, faces: &[u8]) -> Option<u64> {
        if faces.len() != self.len() {
            return None;
        }
        let mut value: u64 = 0;
        for (die, face) in self.0.iter().zip(faces).rev() {
            if *face == 0 || *face > die.sides {
                return None;
            }
            value = value.checked_mul(u64::from(die.sides))?.checked_add(u64::from(*face - 1))?;
        }
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const D6: Die = Die { sides: 6, kind: Key("d6") };
    const D20: Die = Die { sides: 20, kind: Key("d20") };

    #[test]
    fn every_way_to_fall_has_its_number() {
        let dice = Dice::of(2, D6).and(D20);
        assert_eq!(dice.outcomes(), 720);
        for value in 0..720 {
            assert_eq!(dice.value(&dice.faces(value).unwrap()), Some(value));
        }
        assert_eq!(dice.faces(720), None);
        assert_eq!((dice.value(&[1, 7, 1]), dice.value(&[1, 0, 1]), dice.value(&[1, 1])), (None, None, None));
    }

    #[test]
    fn more_ways_than_can_be_counted_are_no_way() {
        let dice = Dice::of(MOST_DICE, D20);
        assert_eq!(dice.value(&[20; MOST_DICE]), None);
    }
}
