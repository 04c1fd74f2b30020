//! The instinct cards: each is a value for an activation die, or an effect.

use super::cards::cards;

cards!(
    /// An instinct card.
    InstinctCard, 2, [
    /// One more die in attacks.
    Fury: 12, INSTINCT_FURY, INSTINCT_FURY_TEXT, Katabasis,
    /// One more movement point.
    Sprint: 12, INSTINCT_SPRINT, INSTINCT_SPRINT_TEXT, Katabasis,
]);

impl InstinctCard {
    /// The value that the activation die is changed to.
    pub const fn value(self) -> u8 {
        match self {
            Self::Fury => 5,
            Self::Sprint => 2,
        }
    }
}
