//! Troopers that absorb: the own patrol, and any ambush of the area.

use table::{RuleId, Seat, Verdict};

use crate::content::TrooperId;
use crate::content::language::Clause;
use crate::play::O;
use crate::rule;
use crate::state::{Apocalypse, Enemy, Troop};

impl Apocalypse {
    /// Whether troopers can absorb the damage of this enemy at all.
    fn may_absorb(&self, enemy: Enemy) -> Result<(), RuleId> {
        match enemy {
            Enemy::Fourth(id) => self.demon_absorbable(id),
            _ => Ok(()),
        }
    }

    /// Damage that one trooper of an ambush absorbs for a hero.
    pub(crate) fn absorbs_in_ambush(&self, who: Seat, kind: TrooperId) -> u8 {
        let dug_in = kind.card().says.iter().map(|clause| if let Clause::DugIn(more) = clause { *more } else { 0 });
        self.absorbs(who, kind).saturating_add(dug_in.sum())
    }

    /// A patrol absorbs only for the hero that it accompanies. Troopers that would absorb nothing are not lost for it.
    pub(crate) fn may_absorb_patrol(&self, who: Seat, enemy: Enemy) -> Verdict {
        self.may_absorb(enemy)?;
        if let Some(patrol) = self.hero(who).patrol {
            return if self.absorbs(who, patrol.kind) > 0 { Ok(rule::PATROL_ABSORB) } else { Err(rule::CONTENT_HEROES) };
        }
        let other = self.hero(who).at.is_some_and(|at| self.heroes_in(at).any(|other| self.hero(other).patrol.is_some()));
        Err(if other { rule::PATROL_OWN_HERO } else { rule::PATROL_ABSORB })
    }

    /// An ambush absorbs for any hero of its area.
    pub(crate) fn may_absorb_ambush(&self, who: Seat, enemy: Enemy) -> Verdict {
        self.may_absorb(enemy)?;
        let here = self.hero(who).at.and_then(|at| self.ground_of(at).ambush);
        let Some(ambush) = here else { return Err(rule::AMBUSH_ABSORB) };
        if self.absorbs_in_ambush(who, ambush.kind) > 0 { Ok(rule::AMBUSH_ABSORB) } else { Err(rule::CONTENT_HEROES) }
    }

    /// Why damage that no attack deals hurts a hero: by itself, or although there is a patrol.
    pub(crate) fn unabsorbed(&self, who: Seat, rule: RuleId) -> RuleId {
        if self.hero(who).patrol.is_some() { rule::TROOPER_ABSORB_ONLY_ATTACKS } else { rule }
    }

    /// A patrol trooper is lost; the damage that it absorbs.
    pub(crate) fn absorb_by_patrol(&mut self, o: O, who: Seat) -> u8 {
        let Some(patrol) = self.hero(who).patrol else { return 0 };
        let absorbed = self.absorbs(who, patrol.kind);
        self.lose_patrol(who, 1);
        self.troopers_die(o, 1);
        self.trooper_absorbed(o, patrol.kind);
        absorbed
    }

    /// An ambush trooper of the hero's area is lost; the damage that it absorbs.
    pub(crate) fn absorb_by_ambush(&mut self, o: O, who: Seat) -> u8 {
        let Some(at) = self.hero(who).at else { return 0 };
        let Some(ambush) = self.ground_of(at).ambush else { return 0 };
        let absorbed = self.absorbs_in_ambush(who, ambush.kind);
        self.lose_ambush(o, at, 1);
        self.trooper_absorbed(o, ambush.kind);
        absorbed
    }

    /// Troopers of a patrol return to the supply.
    pub(crate) fn lose_patrol(&mut self, who: Seat, count: u8) {
        let Some(patrol) = self.hero(who).patrol else { return };
        let lost = count.min(patrol.count);
        let left = patrol.count - lost;
        self.hero_mut(who).patrol = (left > 0).then_some(Troop { count: left, ..patrol });
        self.return_troopers(Troop { count: lost, ..patrol });
    }
}
