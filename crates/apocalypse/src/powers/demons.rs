//! What 4th circle demons do.

use table::{Flow, RuleId, Seat};

use crate::content::DemonId;
use crate::dice::Pool;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy};

/// How far an enemy attacks when no hero is in its area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Afar {
    /// Heroes in adjacent areas.
    Adjacent,
    /// Heroes anywhere on the map.
    Anywhere,
}

impl Apocalypse {
    /// What demons in play add to the toughness of an enemy.
    pub(crate) fn demon_toughness(&self, _enemy: Enemy) -> i8 {
        i8::from(self.in_play(DemonId::Philtre))
    }

    /// Changes the attack dice of a group or the Lord by what demons in play do.
    pub(crate) fn demon_pool(&self, _enemy: Enemy, _pool: &mut Pool) {}

    /// How far a demon attacks when no hero is in its area.
    pub(crate) fn demon_reach(&self, id: DemonId) -> Option<Afar> {
        (id == DemonId::Hellhound).then_some(Afar::Anywhere)
    }

    /// Whether troopers can absorb the damage of a demon; the rule that forbids it otherwise.
    pub(crate) fn demon_absorbable(&self, _id: DemonId) -> Result<(), RuleId> {
        Ok(())
    }

    /// A demon has appeared.
    pub(crate) fn demon_appears(&mut self, o: O, id: DemonId) -> Flow<()> {
        if id == DemonId::Cendiary {
            for who in self.ordered().filter(|who| self.hero(*who).at.is_some()).collect::<arrayvec::ArrayVec<_, 5>>() {
                self.ignite(o, who, rule::CONTENT_FOURTH_CIRCLE);
            }
        }
        Ok(())
    }

    /// A demon's damage has injured a hero.
    pub(crate) fn demon_injures(&mut self, _o: O, _id: DemonId, _who: Seat) -> Flow<()> {
        Ok(())
    }

    /// A demon has attacked in this area, whatever came of it.
    pub(crate) fn demon_attacked(&mut self, o: O, id: DemonId, at: AreaId) -> Flow<()> {
        if id == DemonId::Cendiary {
            for who in self.heroes_in(at).collect::<arrayvec::ArrayVec<_, 5>>() {
                self.ignite(o, who, rule::CONTENT_FOURTH_CIRCLE);
            }
        }
        Ok(())
    }

    /// A demon was killed in this area.
    pub(crate) fn demon_dies(&mut self, _o: O, _id: DemonId, _at: AreaId) -> Flow<()> {
        Ok(())
    }

    /// A demon has left the start area.
    pub(crate) fn demon_exits(&mut self, _o: O, _id: DemonId) -> Flow<()> {
        Ok(())
    }
}
