//! Conditions and resources: gaining them, and what they do when a turn begins.

use table::{By, Flow, RuleId};

use crate::content::kinds::Strength;
use crate::content::language::{Condition, Immunity, Token, Trait};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, Who};
use crate::tokens::MOST_TOKENS;

impl Drunagor {
    /// Somebody gets tokens, as far as there is room for them.
    pub(crate) fn gain(&mut self, o: O, who: Who, token: Token, count: u8, by: RuleId) {
        if !self.is_up(who) || count == 0 {
            return;
        }
        if self.is_npc(who) {
            self.tell(o, Event::Unmoved(who), rule::KEYWORD_CHARACTER_TOKENS.and(by));
            return;
        }
        if self.is_immune(who, Immunity::Token(token)) {
            self.tell(o, Event::Unmoved(who), rule::CONDITION_IMMUNITY_NO_TOKEN.and(by));
            return;
        }
        let gained = self.tokens_mut(who).map_or(0, |tokens| tokens.gain(token, count));
        if gained == 0 {
            self.tell(o, Event::Wasted(who), rule::CONDITION_STACKABLE_LIMIT.and(by));
        } else {
            self.tell(o, Event::Gained(who, token, gained), by.and(rule::CONDITION_GAIN_X));
        }
    }

    /// Somebody gets a condition that one either has or has not.
    pub(crate) fn suffer(&mut self, o: O, who: Who, condition: Condition, by: RuleId) {
        if !self.is_up(who) {
            return;
        }
        if self.is_npc(who) {
            self.tell(o, Event::Unmoved(who), rule::KEYWORD_CHARACTER_TOKENS.and(by));
            return;
        }
        if self.is_immune(who, Immunity::Condition(condition)) && condition != Condition::Stealth {
            self.tell(o, Event::Unmoved(who), rule::CONDITION_IMMUNITY.and(by));
            return;
        }
        if self.tokens_mut(who).is_some_and(|tokens| tokens.suffer(condition)) {
            self.tell(o, Event::Suffered(who, condition), by);
        } else {
            self.tell(o, Event::Wasted(who), rule::CONDITION_REDUNDANT_LIMIT.and(by));
        }
    }

    /// All conditions that resolve when a turn begins; whether the character is stunned. STEALTH goes last.
    pub(crate) fn resolve_conditions(&mut self, o: O, who: Who) -> Flow<bool> {
        let stunned = self.tokens_mut(who).is_some_and(|tokens| tokens.shed(Condition::Stun));
        if stunned {
            let by = if who.monster().is_some() { rule::KEYWORD_STUN_MONSTER } else { rule::KEYWORD_STUN_HERO };
            self.tell(o, Event::Shed(who, Condition::Stun), rule::KEYWORD_STUN.and(by));
        }
        let burning = [
            (Token::Bleed, MOST_TOKENS, rule::KEYWORD_BLEED_DAMAGE),
            (Token::Burn, 1, rule::KEYWORD_BURN_DAMAGE),
            (Token::Poison, 0, rule::KEYWORD_POISON_DAMAGE),
        ];
        for (token, fewer, by) in burning {
            let count = self.tokens(who).map_or(0, |tokens| tokens.count(token));
            if count == 0 {
                continue;
            }
            let gone = self.tokens_mut(who).map_or(0, |tokens| tokens.lose(token, fewer));
            if gone > 0 {
                self.tell(o, Event::Lost(who, token, gone), by);
            }
            self.harm(o, who, count, by)?;
            if !self.is_up(who) {
                return Ok(stunned);
            }
        }
        if self.tokens_mut(who).is_some_and(|tokens| tokens.shed(Condition::Stealth)) {
            self.tell(o, Event::Shed(who, Condition::Stealth), rule::KEYWORD_STEALTH_END.and(rule::CONDITION_TOKEN));
        }
        Ok(stunned)
    }

    /// Somebody regains Health, up to the most there can be. Commanders and Overlords know no such limit.
    pub(crate) fn heal(&mut self, o: O, who: Who, health: u8, by: impl Into<By>) {
        if !self.is_up(who) {
            return;
        }
        let mut by = by.into();
        let healed = match who {
            Who::Hero(seat) => {
                let hero = self.hero_mut(seat);
                let healed = health.min(hero.most_health().saturating_sub(hero.health));
                hero.health += healed;
                healed
            }
            Who::Monster(base) => {
                let most = self.monster(base).map_or(0, |monster| self.most_health_of(monster));
                let printed = self.monster(base).map_or(0, |monster| self.printed_health_of(monster));
                self.monster_mut(base).map_or(0, |monster| {
                    let healed = health.min(u8::try_from(most.saturating_sub(monster.health)).unwrap_or(u8::MAX));
                    monster.health += u16::from(healed);
                    if monster.health > printed {
                        by = by.rule.and(rule::COMMANDER_NO_MAX);
                    }
                    healed
                })
            }
            // A pet has its 1 HP or is not there, and a companion has none.
            Who::Ally(_) => 0,
        };
        let event = if healed == 0 { Event::Wasted(who) } else { Event::Healed(who, healed) };
        self.tell(o, event, by);
    }

    /// The most Health that a monster can have.
    pub(crate) fn most_health_of(&self, monster: &crate::state::Monster) -> u16 {
        if matches!(monster.kind.monster.card().strength, Strength::Golden | Strength::Purple) {
            return u16::MAX;
        }
        self.printed_health_of(monster)
    }

    /// The Health with which a monster is summoned.
    fn printed_health_of(&self, monster: &crate::state::Monster) -> u16 {
        self.face(monster).map_or(0, |face| u16::from(face.card().health.of(monster.kind.rank, 0, monster.power)))
    }

    /// Whether a trait of a hero's holds.
    pub(crate) fn holds(&self, who: Who, like: impl Fn(&Trait) -> bool) -> bool {
        match who {
            Who::Hero(seat) => self.hero(seat).traits().any(like),
            Who::Monster(base) => {
                self.monster(base).and_then(|monster| self.face(monster)).is_some_and(|face| face.card().passive.iter().any(like))
            }
            Who::Ally(no) => self.ally(no).is_some_and(|ally| ally.id.card().passive.iter().any(like)),
        }
    }
}
