//! What there is to win, how far it is, and what is left of a turn: what a player wants in view at every question.

use serde::Serialize;

use crate::Say;

/// What there is to win, for one who looks.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Goal {
    /// What has to be done, in a sentence.
    pub aim: Say,
    /// The rule that says so.
    pub rule: &'static str,
    /// How far it is, by facts of the table: first what leads to winning, then what leads to losing.
    pub stands: Vec<Stand>,
}

/// One count on the way to an end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Stand {
    /// What is counted.
    pub name: Say,
    /// So much of it …
    pub now: u8,
    /// … of so much that ends it.
    pub most: u8,
    /// Whether it leads to losing.
    pub against: bool,
}

impl Stand {
    /// A count that leads to winning.
    pub fn toward(name: impl Into<Say>, now: u8, most: u8) -> Self {
        Self { name: name.into(), now: now.min(most), most, against: false }
    }

    /// A count that leads to losing.
    pub fn against(name: impl Into<Say>, now: u8, most: u8) -> Self {
        Self { against: true, ..Self::toward(name, now, most) }
    }
}
