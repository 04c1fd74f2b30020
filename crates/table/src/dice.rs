//! Dice of any kind.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::Key;

/// How many dice one roll can have: the ways in which so many d6 fall can be counted by a `u64`.
pub const MOST_DICE: usize = 24;

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
pub struct Dice {
    dice: ArrayVec<Die, MOST_DICE>,
    /// Whether there were more than [`MOST_DICE`]. Such a roll spoils the run instead of rolling fewer.
    too_many: bool,
}

impl Dice {
    /// `count` dice of one kind.
    pub fn of(count: usize, die: Die) -> Self {
        Self { dice: (0..count.min(MOST_DICE)).map(|_| die).collect(), too_many: count > MOST_DICE }
    }

    /// These dice and one more.
    #[must_use]
    pub fn and(mut self, die: Die) -> Self {
        self.too_many |= self.dice.try_push(die).is_err();
        self
    }

    /// The dice in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Die> + '_ {
        self.dice.iter().copied()
    }

    /// How many dice.
    pub fn len(&self) -> usize {
        self.dice.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.dice.is_empty()
    }

    /// Whether they are few enough to be rolled together, and the ways in which they fall can be counted.
    pub fn can_be_rolled(&self) -> bool {
        !self.too_many && self.dice.iter().try_fold(1_u64, |ways, die| ways.checked_mul(u64::from(die.sides))).is_some()
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
        if faces.len() != self.len() || self.too_many {
            return None;
        }
        let mut value: u64 = 0;
        for (die, face) in self.dice.iter().zip(faces).rev() {
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
        assert!(!dice.can_be_rolled());
    }

    #[test]
    fn as_many_six_sided_dice_as_fit_can_be_rolled_and_one_more_cannot() {
        let dice = Dice::of(MOST_DICE, D6);
        assert!(dice.can_be_rolled());
        assert_eq!(dice.value(&[6; MOST_DICE]), Some(dice.outcomes() - 1));
        for dice in [dice.and(D6), Dice::of(MOST_DICE + 1, D6)] {
            assert!(!dice.can_be_rolled());
            assert_eq!(dice.value(&[6; MOST_DICE]), None);
        }
    }
}
