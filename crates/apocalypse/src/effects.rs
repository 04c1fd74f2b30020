//! Game effects: damage and healing, fire, pestilence, stun.

use table::{Flow, RuleId, Seat, Verdict};

use crate::about::About;
use crate::asking::{Curing, Question};
use crate::content::language::Marker;
use crate::content::{HEALTH_MOST, TOUGHNESS_MOST};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::Apocalypse;

impl Apocalypse {
    /// A hero takes damage that can no longer be absorbed; at 0 health it dies.
    pub(crate) fn hurt(&mut self, o: O, who: Seat, damage: u8, rule: RuleId) -> Flow<()> {
        let hero = self.hero_mut(who);
        if hero.at.is_none() || damage == 0 {
            return Ok(());
        }
        hero.health = hero.health.saturating_sub(damage);
        let dead = hero.health == 0;
        self.tell(o, Event::Hurt(who, damage), rule);
        if dead { self.hero_dies(o, who) } else { Ok(()) }
    }

    /// Whether a hero can regain health.
    pub(crate) fn can_heal(&self, who: Seat) -> bool {
        let hero = self.hero(who);
        hero.at.is_some() && hero.health < hero.cap
    }

    /// A hero regains health, never above its cap.
    pub(crate) fn heal(&mut self, o: O, who: Seat, count: u8, rule: RuleId) {
        let hero = self.hero_mut(who);
        let healed = count.min(hero.cap.saturating_sub(hero.health));
        if hero.at.is_some() && healed > 0 {
            hero.health += healed;
            self.tell(o, Event::Healed(who, healed), rule);
        }
    }

    /// Whether first aid or a similar effect would do anything for a hero.
    pub(crate) fn may_cure(&self, who: Seat) -> Verdict {
        if self.can_heal(who) {
            return Ok(rule::FIRST_AID_HEAL);
        }
        if self.hero(who).pestilence > 0 { Ok(rule::EFFECT_PESTILENCE_CURE) } else { Err(rule::FIRST_AID_CAP) }
    }

    /// Cures some points: each heals 1 damage or discards 1 pestilence marker; `by` decides.
    pub(crate) fn cure(&mut self, o: O, by: Seat, who: Seat, points: u8) -> Flow<()> {
        for _ in 0..points {
            let (heals, cures) = (self.can_heal(who), self.hero(who).pestilence > 0);
            let heals = if heals && cures {
                let about = About::Cure { whom: who };
                let mut question = Question::new(self.player_of(by), about, rule::EFFECT_PESTILENCE_CURE, o.wants_refusals());
                question.offer(Curing::Heal, rule::FIRST_AID_HEAL);
                question.offer(Curing::Cure, rule::EFFECT_PESTILENCE_CURE);
                matches!(question.put(self, o)?, Curing::Heal)
            } else {
                heals
            };
            if heals {
                self.heal(o, who, 1, rule::FIRST_AID_HEAL);
            } else if cures {
                self.remove_pestilence(o, who, rule::EFFECT_PESTILENCE_CURE);
            }
        }
        Ok(())
    }

    /// Removes a pestilence marker.
    pub(crate) fn remove_pestilence(&mut self, o: O, who: Seat, rule: RuleId) {
        let hero = self.hero_mut(who);
        if hero.pestilence > 0 {
            hero.pestilence -= 1;
            self.tell(o, Event::Cured(who), rule);
        }
    }

    /// A hero gets a pestilence marker; they add up.
    pub(crate) fn infect(&mut self, o: O, who: Seat, rule: RuleId) {
        if self.hero(who).at.is_some() && !self.is_immune(o, who, Marker::Pestilence) {
            let hero = self.hero_mut(who);
            let by = if hero.pestilence > 0 { rule::EFFECT_PESTILENCE_STACK } else { rule };
            // Saturating is fine: far fewer markers kill any hero at the next wrap.
            hero.pestilence = hero.pestilence.saturating_add(1);
            self.tell(o, Event::Infected(who), by);
        }
    }

    /// A hero catches fire; a second marker is ignored.
    pub(crate) fn ignite(&mut self, o: O, who: Seat, rule: RuleId) {
        if self.hero(who).at.is_none() || self.is_immune(o, who, Marker::Fire) {
            return;
        }
        let hero = self.hero_mut(who);
        let by = if hero.fire { rule::EFFECT_FIRE_ONE } else { rule };
        hero.fire = true;
        self.tell(o, Event::OnFire(who), by);
    }

    /// Puts out a fire.
    pub(crate) fn put_out(&mut self, o: O, by: Seat, who: Seat, rule: RuleId) {
        let hero = self.hero_mut(who);
        if hero.fire {
            hero.fire = false;
            self.tell(o, Event::Extinguished(by, who), rule);
        }
    }

    /// A hero is stunned; being stunned twice is no worse.
    pub(crate) fn stun(&mut self, o: O, who: Seat, rule: RuleId) {
        if self.hero(who).at.is_none() || self.is_immune(o, who, Marker::Stun) {
            return;
        }
        let hero = self.hero_mut(who);
        let by = if hero.stunned { rule::STUN_TWO } else { rule };
        hero.stunned = true;
        self.tell(o, Event::Stunned(who), by);
    }

    /// The health cap rises, at most to 10, and heals nothing (ruling `gift.health-cap`).
    pub(crate) fn raise_cap(&mut self, o: O, who: Seat, count: u8) {
        let hero = self.hero_mut(who);
        let by = if hero.cap.saturating_add(count) > HEALTH_MOST { rule::GIFT_MAX_HEALTH } else { rule::GIFT_HEALTH_CAP };
        hero.cap = hero.cap.saturating_add(count).min(HEALTH_MOST);
        let cap = hero.cap;
        self.tell(o, Event::Cap(who, cap), by);
    }

    /// Toughness tokens rise; they never count for more than 5.
    pub(crate) fn raise_toughness(&mut self, o: O, who: Seat, count: u8) {
        let hero = self.hero_mut(who);
        let over = hero.toughness.saturating_add(count) > TOUGHNESS_MOST;
        hero.toughness = hero.toughness.saturating_add(count).min(TOUGHNESS_MOST);
        let now = hero.toughness;
        self.tell(o, Event::Toughness(who, now), if over { rule::GIFT_MAX_TOUGHNESS } else { rule::GIFT_SLOT_BENEFIT });
    }

    /// A hero's current toughness: between 0 and 5 (rule `gift.max-toughness`).
    pub fn hero_toughness(&self, who: Seat) -> u8 {
        self.hero(who).toughness.saturating_add_signed(self.toughness_bonus(who)).min(TOUGHNESS_MOST)
    }
}
