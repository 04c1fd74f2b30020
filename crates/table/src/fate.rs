//! The one source of chance: a seeded generator whose n-th event does not depend on the path that led there.

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

    /// The stream of the `index`-th chance event of the game with this seed. Undoing and answering differently does not
    /// change what the same event brings, so nothing is gained by trying again.
    pub fn at(seed: u64, index: u32) -> Self {
        // Neighbouring seeds or streams of the generator itself would give dice that follow from each other.
        Self(Pcg32::new(scatter(scatter(seed).wrapping_add(u64::from(index))), 1))
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

/// Turns neighbouring numbers into unrelated ones (SplitMix64).
fn scatter(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pearson's sum over pairs of sixes; with 35 degrees of freedom it exceeds 80 once in 40,000 times.
    fn unevenness(pairs: impl Iterator<Item = (u32, u32)>) -> u64 {
        let mut counts = [0_i64; 36];
        pairs.for_each(|(one, other)| counts[(one * 6 + other) as usize] += 1);
        let expected = counts.iter().sum::<i64>() / 36;
        counts.iter().map(|count| (count - expected).pow(2)).sum::<i64>() as u64 / expected as u64
    }

    #[test]
    fn no_event_of_a_game_foretells_a_later_one() {
        let die = |seed: u64, index: u32| Fate::at(seed, index).below(6);
        for seed in [0, 1, 42, u64::MAX] {
            for lag in 1..8 {
                let pairs = (0..36_000).map(|index| (die(seed, index), die(seed, index + lag)));
                assert!(unevenness(pairs) < 80, "seed {seed}, events {lag} apart");
            }
        }
    }

    #[test]
    fn no_seed_foretells_the_next_one() {
        let die = |seed: u64, index: u32| Fate::at(seed, index).below(6);
        for index in [0, 1, 1_000] {
            assert!(unevenness((0..36_000).map(|seed| (die(seed, index), die(seed + 1, index)))) < 80);
            assert!(unevenness((0..36_000).map(|seed| (die(seed, index), die(seed, index + 1)))) < 80);
        }
    }
}
