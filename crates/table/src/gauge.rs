//! Figures that people count themselves, from which a hint says why.

use crate::Key;

/// A figure of a position that people count at the table: life, enemies, how far it still is. What an answer changes about it
/// is the reason that a hint gives; it is measured, never guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gauge {
    /// What is said of an answer after which it stands better by `n`.`d`, a number and its first digit behind the point.
    pub better: Key,
    /// How much of it there is.
    pub value: i32,
    /// What one more of it means to the seat, against one of another: negative where less is better.
    pub weight: i32,
}

impl Gauge {
    /// A figure of this weight.
    pub fn new(better: Key, value: impl Into<i32>, weight: i32) -> Self {
        Self { better, value: value.into(), weight }
    }
}
