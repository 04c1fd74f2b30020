//! What troopers do besides absorbing and ambushing.

use table::{Flow, Seat};

use crate::content::{LordId, Power, TrooperId};
use crate::dice::{Level, Pool};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId};

impl Apocalypse {
    /// Changes the dice of an ambush: what heroes in the area add, then what raises or lowers all dice.
    pub(crate) fn trooper_pool(&self, at: AreaId, _kind: TrooperId, pool: &mut Pool) {
        let led_by = |power| self.heroes_in(at).any(|who| self.has(who, power));
        if led_by(Power::BoobyTraps) {
            pool.add(Level::D8, 1);
        }
        if led_by(Power::Tactician) {
            pool.raise_all();
        }
        self.legion_ambush(at, pool);
    }

    /// Dice that the patrol adds to its hero's attack: army and marines cover it.
    pub(crate) fn trooper_covers(&self, who: Seat, pool: &mut Pool) {
        let kind = self.hero(who).patrol.map(|patrol| patrol.kind);
        if matches!(kind, Some(TrooperId::Army | TrooperId::UsMarines)) {
            pool.add(Level::D4, 1);
        }
    }

    /// Whether troopers can be recruited in any area without enemies.
    pub(crate) fn trooper_comes_anywhere(kind: TrooperId) -> bool {
        matches!(kind, TrooperId::Cosmonauts | TrooperId::Astronauts)
    }

    /// An ambush was set: some attack at once.
    pub(crate) fn trooper_set(&mut self, o: O, at: AreaId, kind: TrooperId) -> Flow<()> {
        let at_once = matches!(kind, TrooperId::SpecialForces | TrooperId::NavySeals);
        if at_once && self.has_enemies(at) { self.spring(o, at) } else { Ok(()) }
    }

    /// So many troopers have died: by absorbing, under the shadow, or by an attack.
    pub(crate) fn trooper_dies(&mut self, o: O, kind: TrooperId, count: u8) -> Flow<()> {
        if kind == TrooperId::TexasRanger {
            self.hold_despair_back(o, count, rule::CONTENT_TROOPERS);
        }
        if self.in_hell() && self.lord.id == Some(LordId::Moloch) {
            self.lord_heals(o, count);
        }
        Ok(())
    }

    /// The despair counter goes back, but never behind its first box.
    pub(crate) fn hold_despair_back(&mut self, o: O, count: u8, rule: table::RuleId) {
        let back = self.despair.saturating_sub(count).max(1);
        if back != self.despair {
            self.despair = back;
            self.tell(o, Event::Despair(back), rule);
        }
    }
}
