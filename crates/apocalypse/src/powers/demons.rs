//! What 4th circle demons do.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Seat};

use crate::content::DemonId;
use crate::dice::Pool;
use crate::event::Event;
use crate::movement::Near;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId, Enemy, MOST_HEROES};

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

    /// Changes the attack dice of a group or the Lord by what demons in play do. Larvae are no demons.
    pub(crate) fn demon_pool(&self, enemy: Enemy, pool: &mut Pool) {
        let driven = match enemy {
            Enemy::Minion(circle) => circle.is_demon(),
            Enemy::Fourth(id) => id != DemonId::Hortator,
            Enemy::Lord => true,
            Enemy::Guard => false,
        };
        if driven && self.in_play(DemonId::Hortator) {
            pool.add_alike();
        }
    }

    /// What demons in play do to the toughness of every hero.
    pub(crate) fn demon_saps(&self) -> i8 {
        -i8::from(self.in_play(DemonId::Nuckelavee))
    }

    /// How far a demon attacks when no hero is in its area.
    pub(crate) fn demon_reach(&self, id: DemonId) -> Option<Afar> {
        (id == DemonId::Hellhound).then_some(Afar::Anywhere)
    }

    /// Whether troopers can absorb the damage of a demon; the rule that forbids it otherwise.
    pub(crate) fn demon_absorbable(&self, id: DemonId) -> Result<(), RuleId> {
        if id == DemonId::Secutor { Err(rule::CONTENT_FOURTH_CIRCLE) } else { Ok(()) }
    }

    /// A demon has appeared.
    pub(crate) fn demon_appears(&mut self, o: O, id: DemonId) -> Flow<()> {
        match id {
            DemonId::Cendiary => {
                let everybody = self.ordered().filter(|who| self.hero(*who).at.is_some());
                for who in everybody.collect::<ArrayVec<_, MOST_HEROES>>() {
                    self.ignite(o, who, rule::CONTENT_FOURTH_CIRCLE);
                }
            }
            DemonId::Secutor => {
                for at in self.map_areas().filter(|at| self.ground_of(*at).ambush.is_some()).collect::<Near>() {
                    self.lose_ambush(o, at, 1);
                    self.tell(o, Event::AmbushAttacked(Enemy::Fourth(id), at, 1), rule::CONTENT_FOURTH_CIRCLE);
                }
            }
            DemonId::Raparee => self.take_all_courage(o),
            _ => {}
        }
        Ok(())
    }

    /// Raparee takes the courage of all heroes and of the pool.
    fn take_all_courage(&mut self, o: O) {
        for who in self.seats_all() {
            let courage = self.hero(who).courage;
            self.lose_courage(o, who, courage, rule::CONTENT_FOURTH_CIRCLE);
            self.stolen = self.stolen.saturating_add(courage);
        }
        self.stolen = self.stolen.saturating_add(core::mem::take(&mut self.pool));
        self.tell(o, Event::CourageStolen(self.stolen), rule::CONTENT_FOURTH_CIRCLE);
    }

    /// A demon has attacked in this area, whether it hit or not. A hero whose damage was absorbed is spared what else it does.
    pub(crate) fn demon_attacked(&mut self, o: O, id: DemonId, at: AreaId, spared: Option<Seat>) {
        if id == DemonId::Cendiary {
            for who in self.heroes_in(at).filter(|who| Some(*who) != spared).collect::<ArrayVec<_, MOST_HEROES>>() {
                self.ignite(o, who, rule::CONTENT_FOURTH_CIRCLE);
            }
        }
    }

    /// A demon was killed in this area.
    pub(crate) fn demon_dies(&mut self, o: O, id: DemonId, at: AreaId) -> Flow<()> {
        match id {
            DemonId::Raparee => {
                let back = core::mem::take(&mut self.stolen);
                self.gain_pool(o, back, rule::CONTENT_FOURTH_CIRCLE);
                Ok(())
            }
            DemonId::ImpSwarm => {
                // No token is revealed: nothing that changes a reveal can be used.
                let circles = self.throw_despair(o, at, rule::CONTENT_FOURTH_CIRCLE)?;
                self.place_by_pairs(o, at, &circles)
            }
            _ => Ok(()),
        }
    }

    /// A demon has left the start area.
    pub(crate) fn demon_exits(&mut self, _o: O, id: DemonId) -> Flow<()> {
        if id == DemonId::Raparee {
            self.stolen = 0;
        }
        Ok(())
    }
}
