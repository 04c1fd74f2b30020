//! What was answered. The whole game is its setup, a seed and these.

use crate::Halt;

/// One answer, resolved: it needs no generator to be given again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A player chose the option with this index.
    Choice(u16),
    /// Chance of the engine's own: the number of the way in which the dice fell, or the kind that was drawn.
    Fate(u64),
    /// The same, entered by people who rolled real dice or drew real cards.
    Hand(u64),
}

impl Answer {
    /// Whether the engine can find the answer again from the seed.
    pub fn is_fate(self) -> bool {
        matches!(self, Self::Fate(_))
    }
}

/// Packs the answers that the seed does not give, a byte or two each.
pub(crate) fn pack(answers: impl Iterator<Item = Answer>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for answer in answers {
        let mut value = match answer {
            Answer::Choice(index) => u128::from(index) << 1,
            Answer::Hand(value) => u128::from(value) << 1 | 1,
            Answer::Fate(_) => continue,
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
        let number = u64::try_from(value >> 1).map_err(|_| Halt::Spoiled)?;
        answers.push(if value & 1 == 1 {
            Answer::Hand(number)
        } else {
            Answer::Choice(u16::try_from(number).map_err(|_| Halt::Spoiled)?)
        });
        value = 0;
        shift = 0;
    }
    if shift == 0 { Ok(answers) } else { Err(Halt::Spoiled) }
}
