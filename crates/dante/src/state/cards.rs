//! A set of cards.

#![warn(missing_docs)]

use serde::{Deserialize, Serialize};

/// A set of up to sixteen cards, by their places in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub(crate) u16);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The first `count` cards.
    pub const fn first(count: usize) -> Self {
        if count >= 16 { Self(u16::MAX) } else { Self((1 << count) - 1) }
    }

    /// This set and one more card.
    #[must_use]
    pub const fn and(self, card: u8) -> Self {
        Self(self.0 | 1 << (card & 15))
    }

    /// This set without a card.
    #[must_use]
    pub const fn without(self, card: u8) -> Self {
        Self(self.0 & !(1 << (card & 15)))
    }

    /// The cards of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without the cards of another one.
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: u8) -> bool {
        self.0 & 1 << (card & 15) != 0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let next = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            next
        })
    }
}
