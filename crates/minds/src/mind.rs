//! Who can sit on a seat besides a person.

use table::{Ask, Fate, Player, Seat, Situation, Think};

use crate::meeting::{at_question, own};
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
        question: &Ask<G>,
        seat: Seat,
        seed: u64,
        clock: &mut dyn FnMut() -> u64,
    ) -> Option<usize> {
        let best = |advice: Advice| advice.best;
        match self {
            _ if own(seat, question).nth(1).is_none() => own(seat, question).next(),
            Self::Random => any(seat, question, &mut Fate::new(seed)),
            Self::Habit => {
                let mut fate = Fate::new(seed);
                let (view, mut whim) = (Viewpoint::new(situation, seat), Fate::new(!seed));
                let habit = at_question(&view, &mut fate, |game, ask| game.habit(ask, &mut whim)).flatten().map(usize::from);
                habit.filter(|option| question.may_decide(seat, *option)).or_else(|| any(seat, question, &mut fate))
            }
            Self::Greedy(samples) => greedy(situation, question, seat, *samples, seed).map(best),
            Self::Search(config) => advise(situation, question, seat, config, seed, clock).map(best),
        }
    }
}

/// One of the options that a seat may decide on, by chance.
fn any<G: Think>(seat: Seat, question: &Ask<G>, fate: &mut Fate) -> Option<usize> {
    let count = own(seat, question).count() as u32;
    own(seat, question).nth(fate.below(count) as usize)
}
