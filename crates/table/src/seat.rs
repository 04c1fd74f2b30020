//! Who sits at the table.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0. One seat answers for one side, hero or character.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Seat(pub u8);

/// A set of seats; a table has at most 16.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(u16);

impl Seats {
    /// A table has no more seats.
    pub const MOST: usize = 16;

    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The seats 0 to `count` − 1.
    pub const fn first(count: u8) -> Self {
        if count >= 16 { Self(u16::MAX) } else { Self((1 << count) - 1) }
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Self {
        Self(self.0 | (1 << (seat.0 & 15)))
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << (seat.0 & 15)) != 0
    }

    /// This set without a seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << (seat.0 & 15)))
    }

    /// The seats of either set.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The seats of both sets.
    #[must_use]
    pub const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The seats that are not in the other set.
    #[must_use]
    pub const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The seat with the lowest number.
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Self {
        Self::NONE.and(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::and)
    }
}

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device.
    Person,
    /// A computer player that looks ahead a little.
    Easy,
    /// A computer player that looks ahead.
    Normal,
    /// A computer player that looks ahead as far as its time allows.
    Hard,
}

impl Player {
    /// The player of that name, as serde writes it.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "person" => Some(Self::Person),
            "easy" => Some(Self::Easy),
            "normal" => Some(Self::Normal),
            "hard" => Some(Self::Hard),
            _ => None,
        }
    }
}
