//! The one source of chance: a seeded generator whose n-th event does not depend on how the game came there.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

use crate::{Dice, Faces};

/// A stream of chance.
#[derive(Clone, Debug)]
pub struct Fate(Pcg32);

impl Fate {
    /// A stream for this seed.
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, 0))
    }

    /// The stream of the `index`-th chance event of the game with this seed. Undoing and answering otherwise does not
    /// change what the same event would bring, so nothing is won by trying again.
    pub fn at(seed: u64, index: u32) -> Self {
        Self(Pcg32::new(seed, u64::from(index) + 1))
    }

    /// A number below `bound`, each equally likely; 0 where `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Multiply and shift, with rejection of the uneven rest (Lemire).
        let mut wide = u64::from(self.0.next_u32()) * u64::from(bound);
        if (wide as u32) < bound {
            let uneven = bound.wrapping_neg() % bound;
            while (wide as u32) < uneven {
                wide = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (wide >> 32) as u32
    }

    /// Rolls the dice.
    pub fn roll(&mut self, dice: &Dice) -> Faces {
        dice.iter().map(|die| self.below(u32::from(die.sides)) as u8 + 1).collect()
    }

    /// Draws one kind from a multiset, each piece equally likely; `None` where there is none.
    pub fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.below(total);
        for (kind, count) in counts.iter().enumerate() {
            let count = u32::from(*count);
            if left < count {
                return Some(kind);
            }
            left -= count;
        }
        None
    }
}
