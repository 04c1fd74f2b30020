//! How the rules run: straight on, until somebody has to answer or the game is over.

use crate::{Key, RuleId, Seat, Seats};

/// Why the rules stopped. Travels up through `?`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// A question was asked that nobody has answered yet.
    Asked,
    /// The game is over.
    Over(Outcome),
    /// The oracle has seen enough (a search that stops at its horizon).
    Cut,
    /// The oracle gave an answer that the question does not allow; the position is not to be used.
    Spoiled,
}

/// What a rule returns: its result, or the reason why play stopped in the middle of it.
pub type Flow<T> = Result<T, Halt>;

/// How a game ended, for whom, and by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The ending's text.
    pub key: Key,
    /// The rule that ended the game.
    pub rule: RuleId,
    /// Who has won.
    pub winners: Seats,
    /// Who has neither won nor lost.
    pub drawn: Seats,
}

impl Outcome {
    /// An ending that these seats have won and all others have lost.
    pub const fn won_by(winners: Seats, key: Key, rule: RuleId) -> Self {
        Self { key, rule, winners, drawn: Seats::NONE }
    }

    /// An ending that nobody has won or lost among these seats.
    pub const fn draw(drawn: Seats, key: Key, rule: RuleId) -> Self {
        Self { key, rule, winners: Seats::NONE, drawn }
    }

    /// What the ending is worth for a seat: 1 won, ½ drawn, 0 lost.
    pub fn worth(&self, seat: Seat) -> f32 {
        if self.winners.has(seat) {
            1.0
        } else if self.drawn.has(seat) {
            0.5
        } else {
            0.0
        }
    }
}
