//! What a mind says about a question: the best option, and what each is worth.

use serde::Serialize;

/// One option as a mind sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Ranked {
    /// Its index among the options of the question.
    pub index: usize,
    /// How often it was tried; 0 where it was only estimated.
    pub visits: u32,
    /// What it is worth for the seat that is asked: 0 lost, 1 won.
    pub worth: f32,
}

/// A ranking of all options of a question.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Advice {
    /// The index of the option to choose.
    pub best: usize,
    /// Every option of the question, in the question's order.
    pub options: Vec<Ranked>,
    /// How often the game was played on from here.
    pub iterations: u32,
    /// What the position is worth for the seat that is asked.
    pub worth: f32,
}

/// What was found out about one option so far.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    pub visits: u32,
    pub samples: u32,
    pub sum: f64,
}

impl Tally {
    pub fn mean(&self) -> Option<f64> {
        (self.samples > 0).then(|| self.sum / f64::from(self.samples))
    }
}

/// The option that habit names, and how sure a mind must be to leave it.
#[derive(Clone, Copy)]
pub(crate) struct Habit {
    pub option: usize,
    /// The standard deviation of single results.
    pub deviation: f64,
    /// How many standard errors another option must be better.
    pub caution: f64,
}

impl Habit {
    /// The habitual option, unless the other one has proved better: among many options that are about as good, the one
    /// that looks best was mostly lucky.
    fn keeps(self, tallies: &[Tally], other: usize) -> Option<usize> {
        let (usual, other) = (tallies.get(self.option)?, tallies.get(other)?);
        let (mean, better) = (usual.mean()?, other.mean()?);
        let doubt = |tally: &Tally| 1.0 / f64::from(tally.samples);
        let error = self.deviation * (doubt(usual) + doubt(other)).sqrt();
        (better - mean <= self.caution * error).then_some(self.option)
    }
}

impl Advice {
    /// Ranks by what was found out: the option that was tried most, and of these the one with the highest mean. Options
    /// about which nothing was found out count as the worst known one: the game did not think them promising.
    pub(crate) fn from_tallies(tallies: &[Tally], iterations: u32, habit: Option<Habit>) -> Option<Self> {
        let options = ranked(tallies);
        let mut best = *options.first()?;
        for option in &options {
            if (option.visits, option.worth) > (best.visits, best.worth) {
                best = *option;
            }
        }
        let usual = habit.and_then(|habit| habit.keeps(tallies, best.index));
        Self::choosing(usual.unwrap_or(best.index), tallies, iterations)
    }

    /// Ranks by what was found out, and advises an option that was chosen by other means.
    pub(crate) fn choosing(best: usize, tallies: &[Tally], iterations: u32) -> Option<Self> {
        let options = ranked(tallies);
        Some(Self { best, worth: options.get(best)?.worth, options, iterations })
    }
}

fn ranked(tallies: &[Tally]) -> Vec<Ranked> {
    let worst = tallies.iter().filter_map(Tally::mean).fold(f64::INFINITY, f64::min);
    let worst = if worst.is_finite() { worst } else { 0.5 };
    let rank =
        |(index, tally): (usize, &Tally)| Ranked { index, visits: tally.visits, worth: tally.mean().unwrap_or(worst) as f32 };
    tallies.iter().enumerate().map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The habit's option came out at 0.5 and the other one at 0.6, each this many times.
    fn best(samples: u32) -> Option<usize> {
        let tally = |visits: u32, mean: f64| Tally { visits, samples, sum: mean * f64::from(samples) };
        let habit = Habit { option: 0, deviation: 0.3, caution: 2.0 };
        Advice::from_tallies(&[tally(1, 0.5), tally(2, 0.6)], 2 * samples, Some(habit)).map(|advice| advice.best)
    }

    #[test]
    fn habit_is_left_only_for_what_has_proved_better() {
        assert_eq!(best(20), Some(0));
        assert_eq!(best(2_000), Some(1));
    }
}
