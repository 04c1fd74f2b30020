//! The rules priority hierarchy: when two rules contradict each other, the one of the smaller rank applies.

/// Where something that changes a warrior's statistics comes from, by rank: the first one overrides the others. The scenario
/// (rank 1) gives nobody statistics, and what the rulebook says of them (rank 10) is where a `statistics` sheet begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// Rank 2.
    Tile,
    /// Rank 3.
    WesternBoard,
    /// Rank 4: the board of a demon, a hellhound or the tough troglodyte.
    InfernalBoard,
    /// Rank 5.
    BoardOfDestiny,
    /// Rank 6.
    Gift,
    /// Rank 7.
    Equipment,
    /// Rank 8.
    Event,
    /// Rank 9.
    Instinct,
}

impl Source {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::Instinct as usize + 1;
}
