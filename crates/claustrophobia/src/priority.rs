//! The rules priority hierarchy: when two rules contradict each other, the one of the smaller rank applies.

use table::{RuleId, Verdict};

use crate::rule;

/// Where a rule comes from, by rank: the first one overrides all others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// Rank 1.
    Scenario,
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
    /// Rank 10.
    Rulebook,
}

impl Source {
    /// The rule that gives it its rank.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Scenario => rule::PRIORITY_RANK_01_SCENARIO,
            Self::Tile => rule::PRIORITY_RANK_02_TILE,
            Self::WesternBoard => rule::PRIORITY_RANK_03_WESTERN_BOARD,
            Self::InfernalBoard => rule::PRIORITY_RANK_04_DEMON_BOARD,
            Self::BoardOfDestiny => rule::PRIORITY_RANK_05_BOARD_OF_DESTINY,
            Self::Gift => rule::PRIORITY_RANK_06_GIFT,
            Self::Equipment => rule::PRIORITY_RANK_07_EQUIPMENT,
            Self::Event => rule::PRIORITY_RANK_08_EVENT,
            Self::Instinct => rule::PRIORITY_RANK_09_INSTINCT,
            Self::Rulebook => rule::PRIORITY_RANK_10_RULEBOOK,
        }
    }
}

/// Whether something is allowed, as several sources see it.
#[derive(Clone, Copy, Debug)]
pub struct Dispute {
    rank: Source,
    verdict: Verdict,
}

impl Dispute {
    /// What the rulebook says.
    pub const fn new(verdict: Verdict) -> Self {
        Self { rank: Source::Rulebook, verdict }
    }

    /// Another source has its say: it counts if its rank is smaller. At the same rank a prohibition beats a permission
    /// (ruling `priority.same-rank`).
    #[must_use]
    pub fn hears(self, source: Source, verdict: Verdict) -> Self {
        let overrides = source < self.rank || source == self.rank && verdict.is_err();
        if overrides { Self { rank: source, verdict } } else { self }
    }

    /// The same where the source says something.
    #[must_use]
    pub fn may_hear(self, source: Source, verdict: Option<Verdict>) -> Self {
        verdict.map_or(self, |verdict| self.hears(source, verdict))
    }

    /// What applies.
    pub const fn settled(self) -> Verdict {
        self.verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smaller_rank_applies_in_whatever_order_they_speak() {
        let (no, yes) = (Err(rule::THREAT_OPENING), Ok(rule::TILE_LAIR));
        let tile_last = Dispute::new(no).hears(Source::Event, no).hears(Source::Tile, yes);
        let tile_first = Dispute::new(no).hears(Source::Tile, yes).hears(Source::Event, no);
        assert_eq!((tile_last.settled(), tile_first.settled()), (yes, yes));
    }

    #[test]
    fn a_prohibition_of_the_same_rank_beats_a_permission() {
        let (no, yes) = (Err(rule::THREAT_OPENING), Ok(rule::TILE_LAIR));
        assert_eq!(Dispute::new(yes).hears(Source::Tile, yes).hears(Source::Tile, no).settled(), no);
        assert_eq!(Dispute::new(yes).hears(Source::Tile, no).hears(Source::Tile, yes).settled(), no);
    }
}
