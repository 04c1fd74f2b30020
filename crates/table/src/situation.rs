//! The present position for a computer player, and what has happened since the last finished step.

use crate::history::Deed;
use crate::{Game, Seats, Session};

/// The last finished step, and everything since.
#[derive(Clone, Debug)]
pub struct Situation<G: Game> {
    /// The state at the last finished step.
    pub state: G,
    /// What happened since, in order.
    pub since: Vec<Past<G>>,
}

/// Something that happened in the open step.
#[derive(Clone, PartialEq, Debug)]
pub enum Past<G: Game> {
    /// One of these seats chose this; hidden from the others where it was sealed.
    Chose(Seats, G::Choice, bool),
    /// Dice fell or a piece was drawn: the number of the way, and who saw it where not everybody did.
    Fell(u64, Option<Seats>),
    /// This was told.
    Told(G::Event),
}

impl<G: Game> Session<G> {
    /// The position for a computer player.
    pub fn situation(&self) -> Situation<G> {
        let (state, answered) = self.last_mark();
        let mut since = Vec::new();
        self.read(answered, &mut |_, deed| match deed {
            Deed::Chose(_, ask, index) => {
                since.extend(ask.options.get(index).map(|option| Past::Chose(option.by, option.choice, ask.sealed)));
            }
            Deed::Rolled(_, roll, faces) => {
                since.extend(roll.dice.value(&faces).map(|value| Past::Fell(value, roll.chance.seen_by)));
            }
            Deed::Drew(_, draw, kind) => since.push(Past::Fell(kind as u64, draw.chance.seen_by)),
            Deed::Led(_, event, _) => since.push(Past::Told(event.clone())),
            Deed::SetRight(..) => {}
        });
        Situation { state: state.clone(), since }
    }
}
