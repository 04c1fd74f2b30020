//! Sequential halving: every promising answer is played on under the same dice, and the worse half is dropped again and again.
//!
//! The n-th playout of every answer has the same dice and the same guesses at what is hidden, so luck cancels out of their
//! differences. Habit's own answer is never dropped: it is left only for one whose *paired* difference proves better.

use core::cmp::Reverse;

use table::{Ask, Fate, Think, sort_short};

use crate::advice::{Advice, Tally};
use crate::meeting::at_question;
use crate::playout::{Lead, play_on};
use crate::search::Search;

/// An answer in the running.
struct Runner {
    option: usize,
    /// The worth that each playout came to; nothing where what was imagined did not fit.
    results: Vec<Option<f32>>,
    /// How many of the results it was chosen by for this round. They prove nothing: of many, the luckiest looks best.
    chosen_by: usize,
    is_habit: bool,
}

impl Runner {
    fn tally(&self) -> Tally {
        let known = self.results.iter().flatten();
        let empty = Tally { visits: self.results.len() as u32, ..Tally::default() };
        known.fold(empty, |tally, worth| Tally { samples: tally.samples + 1, sum: tally.sum + f64::from(*worth), ..tally })
    }

    /// The mean of its results as a number that can be sorted by; below all others where there are none.
    fn rank(&self) -> i64 {
        self.tally().mean().map_or(-1, |mean| (mean * 1e12) as i64)
    }

    /// Whether this has proved better than another: by so many standard errors of the differences under the same dice.
    fn beats(&self, other: &Self, caution: f64) -> bool {
        let pairs = self
            .results
            .iter()
            .zip(&other.results)
            .skip(self.chosen_by)
            .filter_map(|(mine, theirs)| Some(f64::from((*mine)? - (*theirs)?)));
        let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for difference in pairs {
            count += 1.0;
            let off = difference - mean;
            mean += off / count;
            squares += off * (difference - mean);
        }
        count > 1.0 && mean > caution * (squares / (count - 1.0) / count).sqrt()
    }
}

/// The promising answers, habit's own first.
fn runners<G: Think>(search: &Search<'_, G>, fate: &mut Fate) -> Vec<Runner> {
    let (seat, mut whim) = (search.view.seat(), fate.clone());
    let look = |game: &G, ask: &Ask<G>| {
        let mut candidates = Vec::new();
        game.promising(ask, &mut candidates);
        (candidates, game.habit(ask, &mut whim))
    };
    let count = search.question.options.len() as u16;
    let (candidates, habit) = at_question(&search.view, fate, look).unwrap_or_else(|| ((0..count).collect(), None));
    let others = candidates.into_iter().filter(|candidate| Some(*candidate) != habit);
    let all = habit.map(|habit| (habit, true)).into_iter().chain(others.map(|other| (other, false)));
    all.map(|(option, is_habit)| Runner { option: usize::from(option), results: Vec::new(), chosen_by: 0, is_habit })
        .filter(|runner| search.question.may_decide(seat, runner.option))
        .collect()
}

/// Advice by sequential halving.
pub(crate) fn by_halving<G: Think>(mut search: Search<'_, G>, fate: &mut Fate, seed: u64) -> Option<Advice> {
    let mut running = runners(&search, fate);
    let rounds = running.len().next_power_of_two().trailing_zeros().max(1);
    let (manner, mut dropped, mut dice) = (search.manner(), Vec::new(), 0);
    'thinking: for round in 1..=rounds {
        running.iter_mut().for_each(|runner| runner.chosen_by = runner.results.len());
        loop {
            dice += 1;
            for runner in &mut running {
                if !search.meter.grant() {
                    break 'thinking;
                }
                let lead = Lead::Option(runner.option);
                runner.results.push(play_on(&search.view, lead, manner, &mut search.room, &mut Fate::at(seed, dice)));
            }
            if round < rounds && search.meter.has_spent(round, rounds) {
                break;
            }
        }
        sort_short(&mut running, |runner| (!runner.is_habit, Reverse(runner.rank())));
        let kept = running.len().div_ceil(2).max(2).min(running.len());
        dropped.extend(running.drain(kept..));
    }
    let best = best(&running, f64::from(search.config.caution))?;
    for runner in running.iter().chain(&dropped) {
        if let Some(tally) = search.tallies.get_mut(runner.option) {
            *tally = runner.tally();
        }
    }
    Advice::choosing(best, &search.tallies, search.meter.done)
}

/// The best of those that are left, unless it has not proved better than habit's own.
fn best(running: &[Runner], caution: f64) -> Option<usize> {
    let mut best = running.first()?;
    for runner in running {
        if runner.rank() > best.rank() {
            best = runner;
        }
    }
    let habit = running.iter().find(|runner| runner.is_habit);
    Some(habit.filter(|habit| !best.beats(habit, caution)).unwrap_or(best).option)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runner(option: usize, results: &[f32]) -> Runner {
        Runner { option, results: results.iter().copied().map(Some).collect(), chosen_by: 0, is_habit: option == 0 }
    }

    #[test]
    fn luck_that_both_share_does_not_count() {
        // Good and bad dice differ by far more than the answers do, but one is better under all of them.
        let habit = runner(0, &[0.1, 0.9, 0.2, 0.8]);
        assert_eq!(best(&[habit, runner(1, &[0.15, 0.94, 0.25, 0.86])], 2.0), Some(1));
    }

    #[test]
    fn habit_is_kept_where_the_difference_is_luck() {
        let habit = runner(0, &[0.5, 0.5, 0.5, 0.5]);
        assert_eq!(best(&[habit, runner(1, &[0.1, 0.9, 0.2, 1.0])], 2.0), Some(0));
    }

    #[test]
    fn one_playout_proves_nothing() {
        assert_eq!(best(&[runner(0, &[0.1]), runner(1, &[0.9])], 1.0), Some(0));
        assert_eq!(best(&[runner(2, &[0.1]), runner(1, &[0.9])], 1.0), Some(1), "without a habit there is nothing to keep");
    }

    #[test]
    fn what_it_was_chosen_by_does_not_prove_it() {
        let (habit, mut lucky) = (runner(0, &[0.5, 0.5, 0.5, 0.6]), runner(1, &[1.0, 1.0, 0.5, 0.5]));
        assert!(lucky.beats(&habit, 1.0));
        lucky.chosen_by = 2;
        assert!(!lucky.beats(&habit, 1.0));
    }

    #[test]
    fn only_playouts_of_both_are_compared() {
        let mut other = runner(1, &[0.9, 0.0, 0.9, 0.9]);
        other.results[1] = None;
        assert!(other.beats(&runner(0, &[0.5, 1.0, 0.5, 0.4]), 1.0));
        assert_eq!(other.tally().samples, 3);
    }

    #[test]
    fn answers_without_a_result_come_last() {
        let nothing = Runner { option: 3, results: vec![None], chosen_by: 0, is_habit: false };
        assert!(nothing.rank() < runner(1, &[0.0]).rank());
    }
}
