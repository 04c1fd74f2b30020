//! A worth that is learnt from games instead of made by hand: signs of a position, and what each adds to the odds.

/// Something that a learnt worth looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sign {
    /// What it is.
    pub name: &'static str,
    /// Which way it can count at all. Where people know, chance in the games that were learnt from does not mislead.
    pub leans: Leans,
}

/// Which way a sign can count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leans {
    /// More of it is never bad.
    Good,
    /// More of it is never good.
    Bad,
    /// Either way.
    Either,
}

impl Sign {
    /// Never bad.
    pub const fn good(name: &'static str) -> Self {
        Self { name, leans: Leans::Good }
    }

    /// Never good.
    pub const fn bad(name: &'static str) -> Self {
        Self { name, leans: Leans::Bad }
    }

    /// Good or bad: games tell.
    pub const fn either(name: &'static str) -> Self {
        Self { name, leans: Leans::Either }
    }
}

/// Learnt weights are whole numbers, so many to one: the same on every machine, and small in a module.
pub const WEIGHT_UNIT: f32 = 1_000.0;

/// Sums up what the signs of a position say.
pub struct Weighing {
    weights: &'static [i16],
    odds: f32,
}

impl Weighing {
    /// With these weights, by the number of the sign; a sign without one counts nothing.
    pub fn new(weights: &'static [i16]) -> Self {
        Self { weights, odds: 0.0 }
    }

    /// A sign is there, this much of it.
    #[inline]
    pub fn see(&mut self, sign: usize, value: f32) {
        self.odds += value * self.weights.get(sign).map_or(0.0, |weight| f32::from(*weight) / WEIGHT_UNIT);
    }

    /// What they all come to: from 0 to 1.
    pub fn chance(&self) -> f32 {
        likely(self.odds)
    }
}

/// From 0 to 1, ½ at 0, near the logistic function; the same bits on every machine.
pub fn likely(odds: f32) -> f32 {
    0.5 + 0.5 * odds / (4.0 + odds * odds).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_add_up_to_a_chance() {
        let mut weighing = Weighing::new(&[2_000, -1_000]);
        assert_eq!(weighing.chance(), 0.5);
        weighing.see(0, 1.0);
        let good = weighing.chance();
        assert!(good > 0.8 && good < 1.0, "{good}");
        weighing.see(1, 2.0);
        weighing.see(2, 100.0);
        assert_eq!(weighing.chance(), 0.5, "an unknown sign counts nothing");
    }
}
