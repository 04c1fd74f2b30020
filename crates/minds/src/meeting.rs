//! The moment in which a question is asked, as the seat imagines it.

use table::{Ask, Fate, Seat, Think};

use crate::viewpoint::Viewpoint;

/// Looks at the position in which the seat is asked. That of the last finished step is an older one: dice may have fallen and
/// choices been made since. `None` where nothing imaginable leads here.
pub(crate) fn at_question<G: Think, T>(
    view: &Viewpoint<'_, G>,
    fate: &mut Fate,
    look: impl FnOnce(&G, &Ask<G>) -> T,
) -> Option<T> {
    view.imagined(fate).map(|(_, game, ask)| look(&game, &ask))
}

/// The options of a question worth thinking about, by index; all of them where nothing imaginable leads to it.
pub(crate) fn promising<G: Think>(view: &Viewpoint<'_, G>, question: &Ask<G>, fate: &mut Fate) -> Vec<u16> {
    let look = |game: &G, ask: &Ask<G>| {
        let mut candidates = Vec::new();
        game.promising(ask, &mut candidates);
        candidates.retain(|candidate| ask.may_decide(view.seat(), usize::from(*candidate)));
        candidates
    };
    at_question(view, fate, look).unwrap_or_else(|| own(view.seat(), question).map(|index| index as u16).collect())
}

/// The options that come into question for a seat: habit's own first, if it has one, and then the promising ones. All of them where
/// nothing imaginable leads to the question.
pub(crate) fn in_question<G: Think>(view: &Viewpoint<'_, G>, question: &Ask<G>, fate: &mut Fate) -> (Option<usize>, Vec<usize>) {
    let mut whim = fate.clone();
    let look = |game: &G, ask: &Ask<G>| {
        let mut candidates = Vec::new();
        game.promising(ask, &mut candidates);
        (candidates, game.habit(ask, &mut whim))
    };
    let count = question.options.len() as u16;
    let (candidates, habit) = at_question(view, fate, look).unwrap_or_else(|| ((0..count).collect(), None));
    let may = |option: &usize| question.may_decide(view.seat(), *option);
    let habit = habit.map(usize::from).filter(may);
    let others = candidates.into_iter().map(usize::from).filter(|option| Some(*option) != habit && may(option));
    (habit, habit.into_iter().chain(others).collect())
}

/// The options that a seat may decide on.
pub(crate) fn own<G: Think>(seat: Seat, question: &Ask<G>) -> impl Iterator<Item = usize> + '_ {
    (0..question.options.len()).filter(move |index| question.may_decide(seat, *index))
}
