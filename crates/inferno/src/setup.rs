//! What can be chosen before play, and how the table is laid.

#![warn(missing_docs)]

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Count, Dial, Field, Form, FormEntry, Kind, Prepare, SetupError, Value};

use crate::cards::{Action, Attack, Sin};
use crate::content::{CHARACTER_ELL, CHARACTERS_LEAST, CHARACTERS_MOST};
use crate::state::{Character, Inferno, Phase};
use crate::{dial, key, rule};

/// What is chosen before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(default)]
pub struct Setup {
    /// How many characters take part: 2 to 6.
    pub characters: u8,
}

const SEATS: Count = Count { least: CHARACTERS_LEAST, most: CHARACTERS_MOST, usual: 4 };
static CHARACTERS: Field = Field::new("characters", Kind::Seats(SEATS), rule::PLAYERS_COUNT);

impl Default for Setup {
    fn default() -> Self {
        Self { characters: SEATS.usual }
    }
}

impl Prepare for Setup {
    const FORM: &'static Form =
        &Form { invite: key::SETUP_INVITE, seats: SEATS, entries: &[FormEntry::new(&CHARACTERS, key::SETUP_CHARACTERS)] };

    const DIALS: &'static [&'static Dial] = dial::ALL;

    /// By the number of characters.
    fn table(&self) -> String {
        format!("characters-{}", self.characters)
    }

    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field> {
        Ok(Self { characters: CHARACTERS.number(chosen)? })
    }
}

/// Unclaimed among the twelve outer territories (ruling `board.unclaimed-places`).
const OUTER_UNCLAIMED: u8 = 6;
const OUTER_FREE: u8 = 6;

/// Lays the table: every territory face down, all decks full, Dante's empty.
pub(crate) fn lay_table(setup: &Setup) -> Result<Inferno, SetupError> {
    CHARACTERS.allows(usize::from(setup.characters))?;
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
