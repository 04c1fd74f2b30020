//! Who is strongest, weakest, most vigorous, most tired, most corrupted: the heroes that monsters and effects look for.

use core::cmp::Reverse;

use arrayvec::ArrayVec;
use table::Seat;

use crate::content::track::Slot;
use crate::hero::Block;
use crate::state::{Drunagor, MOST_HEROES, Who};
use crate::targets::Chosen;

/// Heroes from the one that is looked for most to the one that is looked for least.
pub(crate) type Ranking = ArrayVec<Seat, MOST_HEROES>;

impl Drunagor {
    fn slot(&self, who: Seat) -> Slot {
        Slot::of_role(self.hero(who).role)
    }

    fn ranked<K: Ord>(&self, key: impl Fn(Seat) -> K) -> Ranking {
        let mut seats: Ranking = self.party().filter(|seat| !self.hero(*seat).down).collect();
        seats.sort_unstable_by_key(|seat| key(*seat));
        seats
    }

    /// Most Health first; ties go to the fastest slot.
    pub(crate) fn by_strength(&self) -> Ranking {
        self.ranked(|who| (Reverse(self.hero(who).health), self.slot(who)))
    }

    /// Least Health first; ties go to the slowest slot.
    pub(crate) fn by_weakness(&self) -> Ranking {
        self.ranked(|who| (self.hero(who).health, Reverse(self.slot(who))))
    }

    /// Most available cubes first; ties go to the fastest slot.
    pub(crate) fn by_vigour(&self) -> Ranking {
        self.ranked(|who| (Reverse(self.hero(who).pool()), self.slot(who)))
    }

    /// Fewest available cubes first; ties go to the slowest slot.
    pub(crate) fn by_tiredness(&self) -> Ranking {
        self.ranked(|who| (self.hero(who).pool(), Reverse(self.slot(who))))
    }

    /// Most Curse Cubes first; ties go to the fastest slot.
    pub(crate) fn by_corruption(&self) -> Ranking {
        self.ranked(|who| (Reverse(self.hero(who).blocks(Block::Curse)), self.slot(who)))
    }

    /// Most resource tokens first; ties go to the fastest slot.
    pub(crate) fn by_resources(&self) -> Ranking {
        self.ranked(|who| (Reverse(self.hero(who).tokens.resources()), self.slot(who)))
    }

    pub(crate) fn strongest(&self) -> Option<Seat> {
        self.by_strength().first().copied()
    }

    pub(crate) fn weakest(&self) -> Option<Seat> {
        self.by_weakness().first().copied()
    }

    pub(crate) fn most_vigorous(&self) -> Option<Seat> {
        self.by_vigour().first().copied()
    }

    pub(crate) fn most_tired(&self) -> Option<Seat> {
        self.by_tiredness().first().copied()
    }

    pub(crate) fn most_corrupted(&self) -> Option<Seat> {
        self.by_corruption().first().copied()
    }

    /// The monsters with least Health; ties in the order of bases.
    pub(crate) fn weakest_monsters(&self, count: u8) -> Chosen {
        let mut all: ArrayVec<_, 16> = self.monsters.iter().map(|monster| (monster.health, monster.base)).collect();
        all.sort_unstable();
        all.into_iter().take(usize::from(count)).map(|(_, base)| Who::Monster(base)).collect()
    }
}
