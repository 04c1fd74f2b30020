//! Sequential halving: every promising answer is played on under the same dice, and the worse half is dropped again and again.
//!
//! The n-th playout of every answer has the same dice and the same guesses at what is hidden, so luck cancels out of their
//! differences. Habit's own answer stays until the end: it is left only for one whose *paired* difference proves better. What is
//! beyond doubt is not played on: an answer that is clearly behind, or comes to nearly the same as habit's, is out at once, and a
//! budget is a limit that easy questions do not come near.

use core::cmp::Reverse;

use table::{Fate, Think, sort_short};

use crate::advice::{Advice, Tally};
use crate::meeting::in_question;
use crate::playout::{Lead, Manner, play_on};
use crate::search::{FORCED, Search};

/// From this many playouts of each answer on, what is beyond doubt is looked for.
const FIRST_LOOK: u32 = 8;
/// And then whenever so many more are done.
const LOOKS: u32 = 4;
/// Standard errors beyond which there is no doubt, though many answers are looked at many times.
const NO_DOUBT: f64 = 3.0;
/// A gain that is not worth thinking on: whoever is beyond doubt no better than the first by so much is out.
const LITTLE: f64 = 0.004;
/// Playouts that are needed for that: a few that come to the same are no proof.
const SEEN: usize = 12;

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

    /// How this differs from another under the same dice, from a playout on.
    fn against(&self, other: &Self, from: usize) -> Difference {
        let pairs = self.results.iter().zip(&other.results).skip(from);
        let mut difference = Difference::default();
        for (mine, theirs) in pairs {
            if let (Some(mine), Some(theirs)) = (mine, theirs) {
                difference.add(f64::from(mine - theirs));
            }
        }
        difference
    }

    /// Whether this has proved better than another: by so many standard errors of the differences under the same dice.
    fn beats(&self, other: &Self, caution: f64) -> bool {
        self.against(other, self.chosen_by).exceeds(caution)
    }
}

/// Differences between two answers: how many, their mean, and the sum of their squares about it.
#[derive(Default)]
struct Difference {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Difference {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        let off = difference - self.mean;
        self.mean += off / self.count;
        self.squares += off * (difference - self.mean);
    }

    /// Whether the mean is above zero by so many standard errors.
    fn exceeds(&self, errors: f64) -> bool {
        self.would_exceed(errors, 0.0)
    }

    /// The same with a mean that is greater by this little.
    fn would_exceed(&self, errors: f64, little: f64) -> bool {
        self.count > 1.0 && self.mean + little > errors * (self.squares / (self.count - 1.0) / self.count).sqrt()
    }
}

/// Drops what is beyond doubt: whoever is clearly behind the first, and whoever gains next to nothing over it or over habit.
fn settle(running: &mut Vec<Runner>, dropped: &mut Vec<Runner>) {
    let Some(leader) = (0..running.len()).max_by_key(|at| running.get(*at).map(Runner::rank)) else { return };
    let is_out = |at: usize| {
        let (runner, first) = (running.get(at)?, running.get(leader)?);
        let habit = running.iter().find(|other| other.is_habit && !runner.is_habit);
        // Whoever gains next to nothing over habit is out, even the first; habit's own is out where the first gains more. So one of
        // the two always stays.
        let is_behind = |other: &Runner| {
            let little = match runner {
                Runner { is_habit: true, .. } => -LITTLE,
                Runner { results, .. } if results.len() < SEEN => 0.0,
                _ => LITTLE,
            };
            other.against(runner, 0).would_exceed(NO_DOUBT, little)
        };
        Some(at != leader && is_behind(first) || habit.is_some_and(is_behind))
    };
    for at in (0..running.len()).filter(|at| is_out(*at) == Some(true)).collect::<Vec<_>>().into_iter().rev() {
        dropped.push(running.remove(at));
    }
}

/// The promising answers, habit's own first.
fn runners<G: Think>(search: &Search<'_, G>, fate: &mut Fate) -> Vec<Runner> {
    let (habit, all) = in_question(&search.view, search.question, fate);
    let runner = |option| Runner { option, results: Vec::new(), chosen_by: 0, is_habit: Some(option) == habit };
    all.into_iter().map(runner).collect()
}

/// Advice by sequential halving.
pub(crate) fn by_halving<G: Think>(mut search: Search<'_, G>, fate: &mut Fate, seed: u64) -> Option<Advice> {
    let mut running = runners(&search, fate);
    if running.len() < 2 {
        search.meter.limit(FORCED);
    }
    let rounds = running.len().next_power_of_two().trailing_zeros().max(1);
    let manner = Manner { in_step: true, ..search.manner() };
    let (mut dropped, mut dice) = (Vec::new(), 0);
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
            if dice >= FIRST_LOOK && dice.is_multiple_of(LOOKS) && running.len() > 1 {
                settle(&mut running, &mut dropped);
                if running.len() < 2 {
                    break 'thinking;
                }
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

    /// Who is still running, by option, after what is beyond doubt was dropped.
    fn left(mut running: Vec<Runner>) -> Vec<usize> {
        settle(&mut running, &mut Vec::new());
        running.iter().map(|runner| runner.option).collect()
    }

    /// Results of which each is this much better than luck alone.
    fn lucky(better: f32) -> Vec<f32> {
        [0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6, 0.5, 0.2, 0.3, 0.4].iter().map(|luck| luck + better).collect()
    }

    #[test]
    fn whoever_is_clearly_behind_is_out_at_once() {
        assert_eq!(left(vec![runner(0, &lucky(0.0)), runner(1, &lucky(-0.05)), runner(2, &lucky(-0.1))]), [0]);
        assert_eq!(left(vec![runner(0, &lucky(0.0)), runner(1, &lucky(0.05))]), [1], "habit too");
    }

    #[test]
    fn whoever_is_at_best_as_good_is_out_but_never_habit() {
        let hardly =
            |by: f32| lucky(0.0).into_iter().enumerate().map(move |(nth, worth)| worth + if nth % 2 == 0 { by } else { -by });
        let (better, same): (Vec<f32>, Vec<f32>) = (lucky(0.05), hardly(0.001).map(|worth| worth + 0.05).collect());
        assert_eq!(left(vec![runner(0, &lucky(0.05)), runner(1, &same)]), [0], "what differs by next to nothing");
        assert_eq!(left(vec![runner(1, &better), runner(2, &same)]).len(), 1, "one of two that are alike");
        let ahead: Vec<f32> = hardly(0.02).map(|worth| worth + 0.001).collect();
        assert_eq!(left(vec![runner(0, &lucky(0.0)), runner(1, &ahead)]), [0, 1], "habit is not given up for what may be luck");
        assert_eq!(left(vec![runner(0, &lucky(0.0)), runner(1, &lucky(0.003))]), [0], "nor for next to nothing that is sure");
    }

    #[test]
    fn whoever_is_in_doubt_stays() {
        let mut doubtful = lucky(0.0);
        doubtful.reverse();
        assert_eq!(left(vec![runner(0, &lucky(0.0)), runner(1, &doubtful)]), [0, 1]);
    }

    #[test]
    fn whoever_always_comes_to_the_same_as_habit_is_out() {
        assert_eq!(left(vec![runner(0, &lucky(0.0)), runner(1, &lucky(0.0)), runner(2, &lucky(0.0))]), [0]);
        let few = &lucky(0.0)[..SEEN - 1];
        assert_eq!(left(vec![runner(0, few), runner(1, few)]), [0, 1], "a few playouts alike are no proof");
    }

    #[test]
    fn answers_without_a_result_come_last() {
        let nothing = Runner { option: 3, results: vec![None], chosen_by: 0, is_habit: false };
        assert!(nothing.rank() < runner(1, &[0.0]).rank());
    }
}
