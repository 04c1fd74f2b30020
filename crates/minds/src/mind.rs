//! Who can sit on a seat besides a person.

use table::{Ask, Fate, Player, Situation, Think};

use crate::meeting::at_question;
use crate::{Advice, Budget, Config, Viewpoint, advise, greedy};

/// A computer player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mind {
    /// Chooses by chance.
    Random,
    /// Does what the game's habit says, without thinking.
    Habit,
    /// Looks to the end of the step, so many times for each option.
    Greedy(u32),
    /// Searches.
    Search(Config),
}

impl Mind {
    /// A search with so many iterations for each answer.
    pub fn search<G: Think>(iterations: u32) -> Self {
        Self::Search(Config::new::<G>(Budget::iterations(iterations)))
    }

    /// The mind behind a level.
    pub fn level<G: Think>(player: Player) -> Self {
        Self::Search(Config::level::<G>(player))
    }

    /// The option that this mind chooses; `None` where there is none.
    pub fn choose<G: Think>(
        &self,
        situation: &Situation<G>,
        question: &Ask<G::Choice>,
        seed: u64,
        clock: &mut dyn FnMut() -> u64,
    ) -> Option<usize> {
        let best = |advice: Advice| advice.best;
        match self {
            _ if question.options.len() < 2 => question.options.first().map(|_| 0),
            Self::Random => Some(Fate::new(seed).below(question.options.len() as u32) as usize),
            Self::Habit => {
                let mut fate = Fate::new(seed);
                let (view, mut whim) = (Viewpoint::new(situation, question.seat), Fate::new(!seed));
                let habit = at_question(&view, &mut fate, |game, ask| game.habit(ask, &mut whim)).flatten().map(usize::from);
                habit.or_else(|| Some(fate.below(question.options.len() as u32) as usize))
            }
            Self::Greedy(samples) => greedy(situation, question, *samples, seed).map(best),
            Self::Search(config) => advise(situation, question, config, seed, clock).map(best),
        }
    }
}
