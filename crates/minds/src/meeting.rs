//! The moment in which a question is asked, as the seat imagines it.

use table::{Ask, Draw, Faces, Fate, Flow, Halt, Oracle, Roll, RuleId, Think};

use crate::viewpoint::{Recall, Viewpoint};

/// What was imagined may not fit what has happened since; so often it is imagined anew.
const TRIES: u32 = 32;

struct Meeting<'s, F, T> {
    recall: Recall<'s>,
    look: F,
    seen: Option<T>,
}

/// Looks at the position in which the seat is asked. That of the last finished step is an older one: dice may have fallen and
/// choices been made since. `None` where nothing imaginable leads here.
pub(crate) fn at_question<G: Think, T>(
    view: &Viewpoint<'_, G>,
    fate: &mut Fate,
    mut look: impl FnMut(&G, &Ask<G::Choice>) -> T,
) -> Option<T> {
    for _ in 0..TRIES {
        let mut game = view.imagine(fate);
        let mut meeting = Meeting { recall: Recall { left: view.since() }, look: &mut look, seen: None };
        if let Err(Halt::Cut) = game.step(&mut meeting) {
            return meeting.seen;
        }
    }
    None
}

/// The options of a question worth thinking about, by index; all of them where nothing imaginable leads to it.
pub(crate) fn promising<G: Think>(view: &Viewpoint<'_, G>, question: &Ask<G::Choice>, fate: &mut Fate) -> Vec<u16> {
    let look = |game: &G, ask: &Ask<G::Choice>| {
        let mut candidates = Vec::new();
        game.promising(ask, &mut candidates);
        candidates
    };
    at_question(view, fate, look).unwrap_or_else(|| (0..question.options.len() as u16).collect())
}

impl<G: Think, T, F: FnMut(&G, &Ask<G::Choice>) -> T> Oracle<G> for Meeting<'_, F, T> {
    fn choose(&mut self, game: &G, ask: &Ask<G::Choice>) -> Flow<usize> {
        if let Some(answer) = self.recall.choice(ask.options.len()) {
            return answer;
        }
        self.seen = Some((self.look)(game, ask));
        Err(Halt::Cut)
    }

    fn roll(&mut self, roll: &Roll) -> Flow<Faces> {
        self.recall.roll(roll).unwrap_or(Err(Halt::Spoiled))
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Flow<usize> {
        self.recall.draw(draw).unwrap_or(Err(Halt::Spoiled))
    }

    fn tell(&mut self, _game: &G, _event: &G::Event, _rule: RuleId) {}
}
