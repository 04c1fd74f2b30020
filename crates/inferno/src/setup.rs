//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, SetupError};

use crate::cards::{Action, Attack, Sin};
use crate::content::{CHARACTER_ELL, CHARACTERS_LEAST, CHARACTERS_MOST};
use crate::rule;
use crate::state::{Character, Inferno, Phase};

/// What is chosen before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Setup {
    /// How many characters take part: 2 to 6.
    pub characters: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { characters: 4 }
    }
}

/// Unclaimed among the twelve outer territories (ruling `board.unclaimed-places`).
const OUTER_UNCLAIMED: u8 = 6;
const OUTER_FREE: u8 = 6;

/// Lays the table: every territory face down, all decks full, Dante's empty.
pub(crate) fn lay_table(setup: &Setup) -> Result<Inferno, SetupError> {
    if !(CHARACTERS_LEAST..=CHARACTERS_MOST).contains(&setup.characters) {
        return Err(SetupError { field: "characters", rule: rule::PLAYERS_COUNT });
    }
    let character =
        Character { at: None, start: None, ell: CHARACTER_ELL, cards: Bag::EMPTY, resources: 0, ward: false, fallen: None };
    Ok(Inferno {
        phase: Phase::Lots,
        round: 0,
        first: 0,
        spinner: None,
        flipped: 0,
        doubled: false,
        characters: (0..setup.characters).map(|_| character).collect(),
        unclaimed: ArrayVec::new(),
        outer: Bag::of([OUTER_UNCLAIMED, OUTER_FREE]),
        piles: ArrayVec::new(),
        dante: None,
        dante_deck: 0,
        sins: Sin::deck(),
        attacks: Attack::deck(),
        attacks_spent: Bag::EMPTY,
        actions: Action::deck(),
        actions_spent: Bag::EMPTY,
        ended: None,
    })
}
