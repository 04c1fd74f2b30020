//! What a player is asked, with the facts that an answer depends on.

use table::Say;

use crate::key;
use crate::state::CharacterId;

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Where the spinner goes.
    Spinner,
    /// Where a character starts.
    Start,
    /// Where a character that died at Dante's comes back.
    Return,
    /// What this character does in its turn.
    Turn(CharacterId),
    /// Where this character goes, which was called and may move this many hexes.
    Call(CharacterId, u8),
    /// Whether an attack roll stands that came to this total, with a Strike or without.
    RollAgain {
        /// The dice and what a Strike added.
        total: u8,
        /// Whether a Strike is part of it.
        strike: bool,
    },
}

impl About {
    /// The character that moves and acts.
    pub(crate) fn mover(self) -> Option<CharacterId> {
        match self {
            Self::Turn(id) | Self::Call(id, _) => Some(id),
            Self::Spinner | Self::Start | Self::Return | Self::RollAgain { .. } => None,
        }
    }

    pub(crate) fn prompt(self) -> Say {
        match self {
            Self::Spinner => key::ASK_SPINNER.into(),
            Self::Start => key::ASK_START.into(),
            Self::Return => key::ASK_RETURN.into(),
            Self::Turn(_) => key::ASK_TURN.into(),
            Self::Call(_, steps) => key::ASK_CALL.with("n", steps),
            Self::RollAgain { total, .. } => key::ASK_ROLL_AGAIN.with("n", total),
        }
    }
}
