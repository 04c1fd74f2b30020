//! What anybody at the table can count.

use crate::state::{Claustrophobia, DestinyDie, Ending, Phase, Pile};

impl Claustrophobia {
    /// The turn, from 1; 0 before the first.
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// Where play stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Stored threat points.
    pub const fn threat(&self) -> u8 {
        self.threat
    }

    /// Ordinary troglodytes in the reserve.
    pub const fn reserve(&self) -> u8 {
        self.troglodytes
    }

    /// The dice of destiny.
    pub const fn destiny(&self) -> &[DestinyDie] {
        &self.destiny
    }

    /// Bonus dice of the next roll of destiny.
    pub const fn alarm(&self) -> u8 {
        self.alarm
    }

    /// The pile of tiles.
    pub const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// How many instinct cards and how many event cards are in hand.
    pub fn hands(&self) -> (usize, usize) {
        (self.instinct_hand.len(), self.event_hand.len())
    }

    /// How many instinct cards and how many event cards were discarded.
    pub fn discards(&self) -> (usize, usize) {
        (self.instinct_discard.len(), self.event_discard.len())
    }

    /// How the game ended.
    pub const fn ended(&self) -> Option<Ending> {
        self.ended
    }
}
