//! The position as one seat may know it.

use table::{Answer, Draw, Faces, Fate, Flow, Game, Halt, Roll, Seat, Situation};

/// A seat's view of a position: it can be imagined in all ways that the seat cannot tell apart, and not be looked at
/// otherwise. Minds hold this and never the situation itself.
pub struct Viewpoint<'s, G> {
    situation: &'s Situation<G>,
    seat: Seat,
}

impl<'s, G: Game> Viewpoint<'s, G> {
    /// The view of this seat.
    pub fn new(situation: &'s Situation<G>, seat: Seat) -> Self {
        Self { situation, seat }
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// One of the positions that the seat holds for possible.
    pub fn imagine(&self, fate: &mut Fate) -> G {
        let mut state = self.situation.state.clone();
        state.veil(self.seat, fate);
        state
    }

    /// What was answered since that position: the seat has seen it.
    pub(crate) fn since(&self) -> &'s [Answer] {
        &self.situation.since
    }
}

/// Gives the answers since the last step again. Where one does not fit what was imagined, the run is spoiled and another
/// position is imagined.
pub(crate) struct Recall<'s> {
    pub left: &'s [Answer],
}

impl Recall<'_> {
    fn next(&mut self) -> Option<Answer> {
        let (first, rest) = self.left.split_first()?;
        self.left = rest;
        Some(*first)
    }

    pub fn choice(&mut self, options: usize) -> Option<Flow<usize>> {
        Some(match self.next()? {
            Answer::Choice(index) if usize::from(index) < options => Ok(usize::from(index)),
            _ => Err(Halt::Spoiled),
        })
    }

    pub fn roll(&mut self, roll: &Roll) -> Option<Flow<Faces>> {
        Some(match self.next()? {
            Answer::Fate(value) | Answer::Hand(value) => roll.dice.faces(value).ok_or(Halt::Spoiled),
            Answer::Choice(_) | Answer::Correction(_) => Err(Halt::Spoiled),
        })
    }

    pub fn draw(&mut self, draw: &Draw<'_>) -> Option<Flow<usize>> {
        let (Answer::Fate(value) | Answer::Hand(value)) = self.next()? else { return Some(Err(Halt::Spoiled)) };
        let kind = usize::try_from(value).ok().filter(|kind| draw.counts.get(*kind).is_some_and(|count| *count > 0));
        Some(kind.ok_or(Halt::Spoiled))
    }
}
