//! Monte-Carlo tree search: plays the game on again and again, and follows what turned out well.

use table::{Ask, Fate, Seat, Situation, Think};

use crate::advice::{Advice, Habit, Tally};
use crate::budget::Meter;
use crate::config::Config;
use crate::meeting::promising;
use crate::playout::{Horizon, Lead, Manner, Room, play_on};
use crate::tree::Tree;
use crate::viewpoint::Viewpoint;

/// Iterations for a question with one answer: enough to say what the position is worth.
const FORCED: u32 = 16;

/// Advises a seat that is asked: which option, and what each is worth. `None` where the question has no options.
///
/// `clock` tells the time in milliseconds; it is only looked at where the budget has a time limit.
pub fn advise<G: Think>(
    situation: &Situation<G>,
    question: &Ask<G>,
    seat: Seat,
    config: &Config,
    seed: u64,
    clock: &mut dyn FnMut() -> u64,
) -> Option<Advice> {
    let view = Viewpoint::new(situation, seat);
    let manner = Manner { horizon: Horizon::Ticks(config.horizon), whims: config.whims };
    let (mut fate, mut room) = (Fate::new(seed), Room::default());
    let slip = if config.slips > 0 { slip(&view, question, config.slips, &mut fate) } else { None };
    let mut tree = Tree::new(config.most_nodes.max(1), config.curiosity);
    let mut budget = config.budget;
    if question.options.len() < 2 {
        budget.iterations = budget.iterations.min(FORCED);
    }
    let mut meter = Meter::start(budget, clock);
    // What the game does not think promising is estimated first: it is little, and the rest of the time is the search's.
    let mut tallies = vec![Tally::default(); question.options.len()];
    if config.estimates > 0 {
        let candidates = promising(&view, question, &mut fate);
        for _ in 0..config.estimates {
            for (index, tally) in tallies.iter_mut().enumerate() {
                let searched = candidates.iter().any(|candidate| usize::from(*candidate) == index);
                if searched || !question.may_decide(seat, index) || !meter.grant() {
                    continue;
                }
                if let Some(worth) = play_on(&view, Lead::Option(index), manner, &mut room, &mut fate) {
                    tally.samples += 1;
                    tally.sum += f64::from(worth);
                }
            }
        }
    }
    while meter.grant() {
        play_on(&view, Lead::Tree(&mut tree), manner, &mut room, &mut fate);
    }
    for (tally, option) in tallies.iter_mut().zip(&question.options) {
        if let Some((visits, sum)) = tree.first(question, option).filter(|(visits, _)| *visits > 0) {
            *tally = Tally { visits, samples: visits, sum };
        }
    }
    let habit = tree.habit().and_then(|(habit, deviation)| {
        let option = question.options.iter().position(|option| (option.by, option.choice) == (habit.by, habit.choice))?;
        Some(Habit { option, deviation, caution: f64::from(config.caution), trust: config.trust.max(1) })
    });
    let advice = Advice::from_tallies(&tallies, meter.done, habit.filter(|_| config.caution > 0.0))?;
    Some(match slip {
        Some(best) => Advice { best, ..advice },
        None => advice,
    })
}

/// The answer that is given without thinking, so many times in a hundred.
fn slip<G: Think>(view: &Viewpoint<'_, G>, question: &Ask<G>, percent: u32, fate: &mut Fate) -> Option<usize> {
    if fate.below(100) >= percent {
        return None;
    }
    let candidates = promising(view, question, fate);
    let at = fate.below(candidates.len() as u32) as usize;
    candidates.get(at).map(|option| usize::from(*option)).filter(|option| *option < question.options.len())
}
