//! What troopers do besides absorbing and ambushing.

use table::Flow;

use crate::content::language::{Clause, Quirk};
use crate::content::{LordId, TrooperId};
use crate::dice::Pool;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, AreaId};

impl Apocalypse {
    /// Changes the dice of an ambush: what heroes in the area add, then what raises or lowers all dice.
    pub(crate) fn trooper_pool(&self, at: AreaId, pool: &mut Pool) {
        self.lead(at, pool);
        self.ambush_here(at, pool);
        self.legion_ambush(at, pool);
    }

    /// Whether troopers can be recruited in any area without enemies.
    pub(crate) fn trooper_comes_anywhere(kind: TrooperId) -> bool {
        kind.card().says.contains(&Clause::Holds(Quirk::RecruitsAnywhere))
    }

    /// An ambush was set: some attack at once.
    pub(crate) fn trooper_set(&mut self, o: O, at: AreaId, kind: TrooperId) -> Flow<()> {
        let at_once = kind.card().says.contains(&Clause::Spring);
        if at_once && self.has_enemies(at) { self.spring(o, at) } else { Ok(()) }
    }

    /// Troopers have died: by absorbing, under the shadow, or in an attack.
    pub(crate) fn troopers_die(&mut self, o: O, count: u8) {
        if self.in_hell() && self.lord.id == Some(LordId::Moloch) {
            self.lord_heals(o, count);
        }
    }

    /// A trooper was lost by absorbing damage.
    pub(crate) fn trooper_absorbed(&mut self, o: O, kind: TrooperId) {
        for clause in kind.card().says {
            if let Clause::Avenged(boxes) = clause {
                self.hold_despair_back(o, *boxes, rule::CONTENT_TROOPERS);
            }
        }
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
