//! Damage: SHIELD tokens first, then whoever can answers the threat, then Health.

use arrayvec::ArrayVec;
use table::{Flow, RuleId, Seat};

use crate::content::language::{Token, Trait};
use crate::event::Event;
use crate::hero::Block;
use crate::play::O;
use crate::rule;
use crate::state::{AllyNo, Base, Drunagor, MOST_CHARACTERS, MOST_HEROES, Who};
use crate::tokens::MOST_TOKENS;

/// What one blow does to one character.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    /// Whom it strikes.
    pub(crate) who: Who,
    /// The damage that is left.
    pub(crate) damage: u8,
    /// Health that was lost.
    pub(crate) lost: u8,
}

/// What one attack does: a single threat, however many it strikes.
pub(crate) type Hits = ArrayVec<Hit, MOST_CHARACTERS>;

impl Drunagor {
    /// Damage to one character that nothing can prevent, and that nobody can answer.
    pub(crate) fn harm(&mut self, o: O, who: Who, damage: u8, by: RuleId) -> Flow<()> {
        let mut hits = Hits::new();
        hits.push(Hit { who, damage, lost: 0 });
        self.apply(o, &mut hits, by)
    }

    /// Damage that can be prevented: SHIELD tokens have to be used, then whoever can may react, then Health is lost.
    pub(crate) fn threaten(&mut self, o: O, by: Option<Who>, hits: &mut Hits, rule: RuleId) -> Flow<()> {
        self.step_in(o, by, hits)?;
        for hit in hits.iter_mut().filter(|hit| hit.damage > 0) {
            let used = self.tokens_mut(hit.who).map_or(0, |tokens| tokens.lose(Token::Shield, hit.damage.min(MOST_TOKENS)));
            if used > 0 {
                hit.damage -= used;
                let friend = hit.who.ally().and_then(|no| self.ally(no));
                let also = match friend.map(|ally| ally.id.card().is_pet()) {
                    Some(true) => rule::PET_TOKENS,
                    Some(false) => rule::COMPANION_TOKENS,
                    None => rule::DAMAGE_SHIELD_TOKEN,
                };
                self.tell(o, Event::Shielded(hit.who, used), rule::DAMAGE_SHIELD_FIRST.and(also));
            }
        }
        self.react(o, by, hits)?;
        self.apply(o, hits, rule)
    }

    /// Takes Health away, from everybody first; then come knock-outs and defeats.
    fn apply(&mut self, o: O, hits: &mut Hits, by: RuleId) -> Flow<()> {
        for hit in hits.iter_mut().filter(|hit| hit.damage > 0) {
            hit.lost = self.lose_health(o, hit.who, hit.damage, by)?;
        }
        // All who have no Health left are down before anybody is asked anything.
        let falls = |hit: &Hit| hit.who.hero().filter(|seat| self.hero(*seat).health == 0 && !self.hero(*seat).down);
        // A blow strikes nobody twice.
        let fallen: ArrayVec<Seat, MOST_HEROES> = hits.iter().filter_map(falls).collect();
        fallen.iter().for_each(|seat| self.hero_mut(*seat).down = true);
        // Monsters first: a knock-out can be the end of everything, and none may be left standing without Health then.
        for base in hits.iter().filter_map(|hit| hit.who.monster()) {
            if self.monster(base).is_some_and(|monster| monster.health == 0) {
                self.defeat(o, base);
            }
        }
        for seat in fallen {
            self.knock_out(o, seat)?;
        }
        // Whoever has lost Health and still stands may have something to do about it.
        for hit in hits.iter().filter(|hit| hit.lost > 0) {
            if let Some(seat) = hit.who.hero().filter(|seat| !self.hero(*seat).down) {
                self.when(o, seat, |held| if let Trait::Hurt(part) = held { Some(part) } else { None })?;
            }
        }
        Ok(())
    }

    fn lose_health(&mut self, o: O, who: Who, damage: u8, by: RuleId) -> Flow<u8> {
        if !self.is_up(who) {
            return Ok(0);
        }
        let lost = match who {
            Who::Hero(seat) => {
                let hero = self.hero_mut(seat);
                let lost = damage.min(hero.health);
                hero.health -= lost;
                lost
            }
            Who::Monster(base) => self.monster_mut(base).map_or(0, |monster| {
                let lost = u16::from(damage).min(monster.health);
                monster.health -= lost;
                u8::try_from(lost).unwrap_or(u8::MAX)
            }),
            Who::Ally(no) => return self.strike_ally(o, no, damage),
        };
        let also = if who.monster().is_some() { rule::DAMAGE_MONSTER } else { rule::DAMAGE_HERO };
        self.tell(o, Event::Hurt(who, lost), by.and(also));
        Ok(lost)
    }

    /// A pet is dispelled by any damage; a companion ignores what does not overcome its sturdiness.
    fn strike_ally(&mut self, o: O, no: AllyNo, damage: u8) -> Flow<u8> {
        let Some(ally) = self.ally_mut(no) else { return Ok(0) };
        if ally.is_npc() {
            let lost = damage.min(ally.health);
            ally.health -= lost;
            let (id, left) = (ally.id, ally.health);
            self.tell(o, Event::NpcHurt(no, lost), rule::KEYWORD_SLAUGHTER);
            if left == 0 {
                self.allies.retain(|known| known.no != no);
                self.lose_npc(o, id)?;
            }
            return Ok(lost);
        }
        let ally = *ally;
        let sturdiness = ally.id.card().sturdiness;
        if damage <= sturdiness {
            self.tell(o, Event::Sturdy(no), rule::KEYWORD_STURDINESS);
            return Ok(0);
        }
        self.allies.retain(|known| known.no != no);
        let by = if sturdiness > 0 { rule::KEYWORD_STURDINESS_DEFEAT.into() } else { rule::PET_DISPELLED.and(rule::PET_HEALTH) };
        self.tell(o, Event::Left(ally.id), by);
        Ok(1)
    }

    /// A hero without Health goes down: conditions go, all cubes come back, a Trauma Cube comes.
    pub(crate) fn knock_out(&mut self, o: O, who: Seat) -> Flow<()> {
        self.hero_mut(who).tokens.clear_conditions();
        self.tell(o, Event::KnockedOut(who), rule::KNOCKOUT_TRIGGER.and(rule::KNOCKOUT_REMOVE_CONDITIONS));
        self.lie_aside(o, Who::Hero(who));
        self.recall(o, who, rule::KNOCKOUT_FREE_RECALL);
        self.block(o, who, Block::Trauma, rule::KNOCKOUT_TRAUMA)
    }

    /// A monster without Health leaves the board, and the last of its kind takes its card with it.
    pub(crate) fn defeat(&mut self, o: O, base: Base) {
        let Some(monster) = self.monster(base).copied() else { return };
        self.monsters.retain(|known| known.base != base);
        self.tell(o, Event::Defeated(base, monster.kind.monster), rule::DAMAGE_MONSTER_DEFEAT);
        self.withdraw_attacks(o, base);
        if self.monsters.iter().all(|other| other.kind != monster.kind) {
            self.cards.retain(|card| card.kind != monster.kind);
            self.tell(o, Event::Uncarded(monster.kind), rule::DAMAGE_MONSTER_CARD_REMOVED);
        }
    }
}
