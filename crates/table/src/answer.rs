//! Recorded answers. A setup, a seed and these are the whole game.

use crate::{Correction, Halt};

/// One answer, resolved: replaying it needs no random generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A player chose the option with this index.
    Choice(u16),
    /// The engine's own chance: the index of the outcome of the dice, or the kind that was drawn.
    Fate(u64),
    /// The same, entered by people who rolled real dice or drew real cards.
    Hand(u64),
    /// People corrected something on the table. Always the first answer of its step.
    Correction(Correction),
}

impl Answer {
    /// Whether the engine can derive the answer from the seed.
    pub fn is_fate(self) -> bool {
        matches!(self, Self::Fate(_))
    }
}

/// The answers that are needed to play the game again from its seed. Chance before a choice is the engine's anyway;
/// chance before an entered roll, a correction, or at the end, could as well have been entered, so it is kept, though its value
/// is not. What is kept of the end depends on what comes after it, so whoever cuts a game in two takes the essence of each part.
pub(crate) fn essence(answers: &[Answer]) -> Vec<Answer> {
    let mut kept = Vec::with_capacity(answers.len());
    let mut before_choice = false;
    for answer in answers.iter().rev() {
        match answer {
            Answer::Fate(_) if before_choice => continue,
            Answer::Fate(_) => kept.push(Answer::Fate(0)),
            Answer::Choice(_) | Answer::Hand(_) | Answer::Correction(_) => {
                before_choice = matches!(answer, Answer::Choice(_));
                kept.push(*answer);
            }
        }
    }
    kept.reverse();
    kept
}

/// Corrections are packed as choices that no question has: behind the last index, by thing and value.
const CORRECTIONS: u128 = 1 << 16;

/// Packs answers into a byte or two each; the engine's own chance is packed without its value.
pub(crate) fn pack(answers: &[Answer]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for answer in answers {
        let mut value = match answer {
            Answer::Choice(index) => u128::from(*index) << 1,
            Answer::Fate(_) => 1,
            Answer::Hand(value) => (u128::from(*value) + 1) << 1 | 1,
            Answer::Correction(Correction { thing, value }) => {
                (CORRECTIONS + (u128::from(*thing) << 16 | u128::from(*value))) << 1
            }
        };
        while value >= 0x80 {
            bytes.push((value & 0x7f) as u8 | 0x80);
            value >>= 7;
        }
        bytes.push(value as u8);
    }
    bytes
}

/// Unpacks what [`pack`] packed; a damaged end or a number too large is an error.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Vec<Answer>, Halt> {
    let mut answers = Vec::new();
    let mut value: u128 = 0;
    let mut shift = 0;
    for byte in bytes {
        if shift > 63 {
            return Err(Halt::Spoiled);
        }
        value |= u128::from(byte & 0x7f) << shift;
        if byte & 0x80 != 0 {
            shift += 7;
            continue;
        }
        let number = value >> 1;
        answers.push(match (value & 1, number.checked_sub(1)) {
            (0, _) => match number.checked_sub(CORRECTIONS) {
                None => Answer::Choice(number as u16),
                Some(packed) => {
                    let thing = u16::try_from(packed >> 16).map_err(|_| Halt::Spoiled)?;
                    Answer::Correction(Correction { thing, value: packed as u16 })
                }
            },
            (_, None) => Answer::Fate(0),
            (_, Some(entered)) => Answer::Hand(u64::try_from(entered).map_err(|_| Halt::Spoiled)?),
        });
        value = 0;
        shift = 0;
    }
    if shift == 0 { Ok(answers) } else { Err(Halt::Spoiled) }
}

#[cfg(test)]
mod tests {
    use super::Answer::{Choice, Fate, Hand};
    use super::*;

    fn set(thing: u16, value: u16) -> Answer {
        Answer::Correction(Correction { thing, value })
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let ends = [set(0, 0), set(0, u16::MAX), set(u16::MAX, 0), set(u16::MAX, u16::MAX)];
        let answers = [&[Choice(0), Choice(u16::MAX), Hand(0), Fate(0), Hand(63), Hand(u64::MAX), Fate(0)][..], &ends].concat();
        assert_eq!(unpack(&pack(&answers)).unwrap(), answers);
    }

    #[test]
    fn chance_is_kept_where_it_could_have_been_entered() {
        let answers = [Fate(3), Choice(1), Fate(2), Hand(5), Fate(4), Choice(0), Fate(1), Fate(2)];
        assert_eq!(essence(&answers), [Choice(1), Fate(0), Hand(5), Choice(0), Fate(0), Fate(0)]);
        assert_eq!(essence(&[Fate(3), set(1, 2), Fate(4), Choice(0)]), [Fate(0), set(1, 2), Choice(0)]);
    }

    #[test]
    fn numbers_that_are_cut_off_or_too_large_are_refused() {
        assert!(unpack(&[0x80]).is_err());
        assert!(unpack(&[0xff; 12]).is_err());
        assert!(unpack(&[0x80, 0x80, 0x80, 0x80, 0x40]).is_err(), "no table has so many things");
    }

    #[test]
    fn whatever_can_be_unpacked_is_packed_to_the_same_again() {
        let mut fate = crate::Fate::new(1);
        let mut understood = 0;
        for _ in 0..20_000 {
            let bytes: Vec<u8> = (0..fate.below(12)).map(|_| fate.below(256) as u8).collect();
            if let Ok(answers) = unpack(&bytes) {
                understood += 1;
                assert_eq!(unpack(&pack(&answers)).unwrap(), answers);
            }
        }
        assert!(understood > 1_000, "hardly any noise was understood: {understood}");
    }
}
