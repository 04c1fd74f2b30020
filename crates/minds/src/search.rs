//! Searching: plays the game on again and again, and finds out which answer turns out well.

use table::{Ask, Fate, Seat, Situation, Think, Way};

use crate::advice::{Advice, Habit, Tally};
use crate::budget::Meter;
use crate::config::Config;
use crate::halving::by_halving;
use crate::meeting::{in_question, promising};
use crate::playout::{Horizon, Lead, Manner, Room, play_on};
use crate::tree::Tree;
use crate::viewpoint::Viewpoint;

/// Iterations for a question with one answer that comes into question: enough to say what the position is worth.
pub(crate) const FORCED: u32 = 16;

/// A search under way.
pub(crate) struct Search<'s, G: Think> {
    pub view: Viewpoint<'s, G>,
    pub question: &'s Ask<G>,
    pub config: &'s Config,
    pub meter: Meter<'s>,
    pub room: Room,
    /// What was found out about each option.
    pub tallies: Vec<Tally>,
}

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
    advise_by(G::WAY, situation, question, seat, config, seed, clock)
}

/// The same, whatever the game's own way: for comparing them.
pub fn advise_by<G: Think>(
    way: Way,
    situation: &Situation<G>,
    question: &Ask<G>,
    seat: Seat,
    config: &Config,
    seed: u64,
    clock: &mut dyn FnMut() -> u64,
) -> Option<Advice> {
    let view = Viewpoint::new(situation, seat);
    let mut fate = Fate::new(seed);
    let slip = if config.slips > 0 { slip(&view, question, config.slips, &mut fate) } else { None };
    let mut budget = config.budget;
    if question.options.len() < 2 {
        budget.iterations = budget.iterations.min(FORCED);
    }
    let (meter, tallies) = (Meter::start(budget, clock), vec![Tally::default(); question.options.len()]);
    let mut search = Search { view, question, config, meter, room: Room::default(), tallies };
    search.estimate(&mut fate);
    let advice = match way {
        Way::Tree => search.by_tree(&mut fate),
        Way::Halving => by_halving(search, &mut fate, seed),
    }?;
    Some(match slip {
        Some(best) => Advice { best, ..advice },
        None => advice,
    })
}

impl<G: Think> Search<'_, G> {
    pub fn manner(&self) -> Manner {
        Manner { horizon: Horizon::Ticks(self.config.horizon), whims: self.config.whims, in_step: false }
    }

    /// Estimates what the game does not think promising, before all else: it is little, and the rest of the time is the search's.
    fn estimate(&mut self, fate: &mut Fate) {
        if self.config.estimates == 0 {
            return;
        }
        let (manner, candidates) = (self.manner(), promising(&self.view, self.question, fate));
        for _ in 0..self.config.estimates {
            for (index, tally) in self.tallies.iter_mut().enumerate() {
                let searched = candidates.iter().any(|candidate| usize::from(*candidate) == index);
                if searched || !self.question.may_decide(self.view.seat(), index) || !self.meter.grant() {
                    continue;
                }
                if let Some(worth) = play_on(&self.view, Lead::Option(index), manner, &mut self.room, fate) {
                    tally.samples += 1;
                    tally.sum += f64::from(worth);
                }
            }
        }
    }

    /// Monte-Carlo tree search: follows what turned out well.
    fn by_tree(mut self, fate: &mut Fate) -> Option<Advice> {
        let (config, question, manner) = (self.config, self.question, self.manner());
        if in_question(&self.view, question, &mut fate.clone()).1.len() < 2 {
            self.meter.limit(FORCED);
        }
        let mut tree = Tree::new(config.most_nodes.max(1), config.curiosity);
        while self.meter.grant() {
            play_on(&self.view, Lead::Tree(&mut tree), manner, &mut self.room, fate);
        }
        for (tally, option) in self.tallies.iter_mut().zip(&question.options) {
            if let Some((visits, sum)) = tree.first(question, option).filter(|(visits, _)| *visits > 0) {
                *tally = Tally { visits, samples: visits, sum };
            }
        }
        let habit = tree.habit().and_then(|(habit, deviation)| {
            let option = question.options.iter().position(|option| (option.by, option.choice) == (habit.by, habit.choice))?;
            Some(Habit { option, deviation, caution: f64::from(config.caution) })
        });
        Advice::from_tallies(&self.tallies, self.meter.done, habit.filter(|_| config.caution > 0.0))
    }
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
