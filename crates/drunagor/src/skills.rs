//! Skill texts are read from left to right: part by part, each with its targets, each effect by its keyword.

use table::{Flow, RuleId, Seat};

use crate::content::language::{Condition, Effect, Hit as Swing, Immunity, Part, Spec, Token, Trait};
use crate::damage::{Hit, Hits};
use crate::event::Event;
use crate::hero::Cube;
use crate::movement::How;
use crate::play::O;
use crate::rule;
use crate::state::{Drunagor, MOST_CHARACTERS, Who};
use crate::targets::{Chosen, Source};

/// A part, taken apart: whom it is for, the attacks, what else it does.
pub(crate) struct Pieces {
    pub(crate) specs: &'static [Spec],
    pub(crate) swings: &'static [Swing],
    pub(crate) effects: &'static [Effect],
}

impl Part {
    pub(crate) const fn pieces(&self) -> Pieces {
        let (specs, swings, effects): (&[Spec], &[Swing], &[Effect]) = match *self {
            Self::Plain(effects) => (&[], &[], effects),
            Self::Aimed(specs, effects) => (specs, &[], effects),
            Self::Attack(swings) => (&[], swings, &[]),
            Self::AttackWith(swings, effects) => (&[], swings, effects),
            Self::AimedAttack(specs, swings) => (specs, swings, &[]),
            Self::AimedAttackWith(specs, swings, effects) => (specs, swings, effects),
        };
        Pieces { specs, swings, effects }
    }
}

impl Drunagor {
    /// Does all that a text says, in its order. Whoever is down or gone in between does no more.
    pub(crate) fn perform(&mut self, o: O, source: &Source, parts: &'static [Part]) -> Flow<()> {
        for part in parts {
            if !self.is_up(source.user) {
                break;
            }
            self.perform_part(o, source, part)?;
        }
        Ok(())
    }

    /// What stands between two semicolons.
    pub(crate) fn perform_part(&mut self, o: O, source: &Source, part: &'static Part) -> Flow<()> {
        let Pieces { specs, swings, effects } = part.pieces();
        if let (Some(seat), false) = (source.user.hero(), swings.is_empty()) {
            for (nth, swing) in (0..).zip(swings) {
                let source = Source { swing: (nth, swings.len() as u8), ..*source };
                self.weapon_attack(o, seat, &source, swing.modifier(), specs, effects)?;
            }
            return Ok(());
        }
        if specs.contains(&Spec::Split) {
            return self.split(o, source, effects);
        }
        let targets = self.choose_targets(o, source, specs, effects)?;
        if targets.is_empty() {
            self.tell(o, Event::Wasted(source.user), rule::SKILL_WASTED);
        }
        self.tie(o, source, &targets, effects)
    }

    /// Tied effects: they happen at once, to the same targets. Damage is counted before anything else changes.
    fn tie(&mut self, o: O, source: &Source, targets: &Chosen, effects: &'static [Effect]) -> Flow<()> {
        if effects.contains(&Effect::StrikeWith) {
            for seat in targets.iter().filter_map(|whom| whom.hero()) {
                self.commanded_attack(o, seat, effects)?;
            }
            return Ok(());
        }
        let trample =
            effects.iter().find_map(|effect| if let Effect::Trample(value) = effect { Some(source.value(*value)) } else { None });
        let source = &Source { trample: trample.unwrap_or(0), ..*source };
        let damage = effects.iter().find_map(|effect| if let Effect::Damage(value) = effect { Some(*value) } else { None });
        if let Some(value) = damage {
            let base = source.value(value).saturating_sub(self.intimidated(source.user));
            let marks = |whom: Who| self.mark_bonus(source.user, whom);
            let mut hits: Hits = targets.iter().map(|who| Hit { who: *who, damage: base + marks(*who), lost: 0 }).collect();
            let fury = self.fury(o, source.user)?;
            hits.iter_mut().for_each(|hit| hit.damage += fury);
            self.threaten(o, Some(source.user), &mut hits, rule::ATTACK_SPELL)?;
            self.attack_made(o, source.user);
            self.slain(o, source.user, &hits)?;
        }
        for effect in effects.iter().filter(|effect| !matches!(effect, Effect::Damage(_))) {
            for whom in targets {
                if self.is_up(*whom) {
                    self.apply_effect(o, source, *whom, effect)?;
                }
            }
        }
        Ok(())
    }

    /// SPLIT: the user divides the number among any targets within Range, a point each time.
    fn split(&mut self, o: O, source: &Source, effects: &'static [Effect]) -> Flow<()> {
        for effect in effects {
            let bonus = if matches!(effect, Effect::Heal(_)) { self.bonus_to_heal(source.user) } else { 0 };
            let (points, of): (u8, fn(u8) -> Effect) = match effect {
                Effect::Heal(value) => (source.value(*value) + bonus, |n| Effect::Heal(crate::content::language::Value::N(n))),
                Effect::Damage(value) => (source.value(*value), |n| Effect::Damage(crate::content::language::Value::N(n))),
                Effect::Gain(Token::Shield, value) => {
                    (source.value(*value), |n| Effect::Gain(Token::Shield, crate::content::language::Value::N(n)))
                }
                _ => continue,
            };
            let mut shares: arrayvec::ArrayVec<(Who, u8), MOST_CHARACTERS> = arrayvec::ArrayVec::new();
            for _ in 0..points {
                let verdict =
                    |whom| self.may_target(source, crate::content::language::Who::Any, whom).map(|_| rule::KEYWORD_SPLIT);
                let Some(whom) = self.choose_one(o, source, Some(effect), verdict)? else { break };
                match shares.iter_mut().find(|(known, _)| *known == whom) {
                    Some((_, share)) => *share += 1,
                    None => shares.push((whom, 1)),
                }
            }
            for (whom, share) in shares {
                let by = if bonus > 0 {
                    rule::KEYWORD_SPLIT_SHARE.and(rule::KEYWORD_SPLIT_BONUS)
                } else {
                    rule::KEYWORD_SPLIT_SHARE.into()
                };
                self.apply_share(o, source, whom, of(share), by)?;
            }
        }
        Ok(())
    }

    fn apply_share(&mut self, o: O, source: &Source, whom: Who, effect: Effect, by: table::By) -> Flow<()> {
        match effect {
            Effect::Heal(value) => {
                self.heal(o, whom, value.of(source.rank, 0, 0), by);
                Ok(())
            }
            Effect::Damage(value) => {
                let mut hits = Hits::new();
                hits.push(Hit { who: whom, damage: value.of(source.rank, 0, 0), lost: 0 });
                self.threaten(o, Some(source.user), &mut hits, rule::KEYWORD_SPLIT_SHARE)?;
                self.slain(o, source.user, &hits)
            }
            Effect::Gain(token, value) => {
                self.gain(o, whom, token, value.of(source.rank, 0, 0), rule::KEYWORD_SPLIT_SHARE);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn bonus_to_heal(&self, user: Who) -> u8 {
        let sum = |seat: Seat| self.hero(seat).sum(|held| if let Trait::Heal(more) = held { Some(*more) } else { None });
        user.hero().map_or(0, |seat| u8::try_from(sum(seat)).unwrap_or(0))
    }

    fn bonus_to_shield(&self, user: Who) -> u8 {
        let sum = |seat: Seat| self.hero(seat).sum(|held| if let Trait::Shield(more) = held { Some(*more) } else { None });
        user.hero().map_or(0, |seat| u8::try_from(sum(seat)).unwrap_or(0))
    }

    /// One effect on one character.
    pub(crate) fn apply_effect(&mut self, o: O, source: &Source, whom: Who, effect: &'static Effect) -> Flow<()> {
        let user = source.user;
        match effect {
            // They change an attack or a move of the same text.
            Effect::Damage(_) | Effect::Harder(_) | Effect::Crit(_) | Effect::Reroll | Effect::Double | Effect::Trample(_) => {
                Ok(())
            }
            Effect::Pierce(value) => self.harm(o, whom, source.value(*value), rule::KEYWORD_NON_PREVENTABLE),
            Effect::Walk(value) => {
                let how = How { jump: false, trample: source.trample };
                self.move_effect(o, whom, source.value(*value), how)
            }
            Effect::Jump(value) => self.move_effect(o, whom, source.value(*value), How { jump: true, trample: 0 }),
            Effect::Heal(value) => {
                let (more, by) = match self.bonus_to_heal(user) {
                    0 => (0, rule::KEYWORD_HEAL),
                    more => (more, rule::CLASS_BONUS_SOURCE),
                };
                self.heal(o, whom, source.value(*value) + more, by);
                Ok(())
            }
            Effect::Regeneration(value) => {
                self.heal(o, whom, source.value(*value), rule::KEYWORD_REGENERATION);
                Ok(())
            }
            Effect::Cleanse(value) => {
                let count = source.value(*value);
                let poison = self.tokens_mut(whom).map_or(0, |tokens| tokens.lose(Token::Poison, u8::MAX));
                if poison > 0 {
                    self.tell(o, Event::Lost(whom, Token::Poison, poison), rule::KEYWORD_CLEANSE_POISON);
                }
                whom.hero().map_or(Ok(()), |seat| self.cleanse(o, seat, count, rule::KEYWORD_CLEANSE))
            }
            Effect::Recall(value) => {
                let count = source.value(*value);
                whom.hero().map_or(Ok(()), |seat| self.regain(o, seat, count))
            }
            Effect::FreeRecall => {
                if let Some(seat) = whom.hero() {
                    self.recall(o, seat, rule::KEYWORD_FREE_RECALL);
                }
                Ok(())
            }
            Effect::Gain(token, value) => {
                let more = if *token == Token::Shield { self.bonus_to_shield(user) } else { 0 };
                self.gain(o, whom, *token, source.value(*value) + more, token.rule());
                self.sting(o, whom)
            }
            Effect::Suffer(condition) => {
                self.suffer(o, whom, *condition, condition.rule());
                if *condition == Condition::Mark
                    && let Some(tokens) = self.tokens_mut(whom).filter(|tokens| tokens.has(Condition::Mark))
                {
                    tokens.marked_by = user.hero().or(Some(Seat(0)));
                }
                Ok(())
            }
            Effect::Curse(value) => self.curse(o, whom, source.value(*value)),
            Effect::Fatigue(value) => {
                let count = source.value(*value);
                whom.hero().map_or(Ok(()), |seat| self.fatigue(o, seat, count, &Cube::ALL, rule::KEYWORD_FATIGUE))
            }
            Effect::Disarm => self.fatigue_all(o, whom, &[Cube::Yellow, Cube::Red], rule::KEYWORD_DISARM),
            Effect::Silence => self.fatigue_all(o, whom, &[Cube::Green, Cube::Blue], rule::KEYWORD_SILENCE),
            Effect::Penitence => {
                let curses = whom.hero().map_or(0, |seat| self.hero(seat).blocks(crate::hero::Block::Curse));
                self.harm(o, whom, curses, rule::KEYWORD_PENITENCE)
            }
            Effect::DrainHealth(value) => self.drain_health(o, user, whom, source.value(*value)),
            Effect::Drain(token, value) => {
                let taken = self.tokens_mut(whom).map_or(0, |tokens| tokens.lose(*token, source.value(*value)));
                self.tell(o, Event::Lost(whom, *token, taken), rule::KEYWORD_DRAIN);
                self.gain(o, user, *token, taken, rule::KEYWORD_DRAIN);
                Ok(())
            }
            Effect::PayLife(cost) => self.harm(o, user, *cost, rule::KEYWORD_PAY_LIFE),
            Effect::StrikeWith => whom.hero().map_or(Ok(()), |seat| self.commanded_attack(o, seat, &[])),
            Effect::Evolve => {
                if let Some(base) = whom.monster() {
                    if let Some(monster) = self.monster_mut(base) {
                        monster.evolved = monster.evolved.saturating_add(1);
                    }
                    let again = self.monster(base).is_some_and(|monster| monster.evolved > 1);
                    let by = if again {
                        rule::KEYWORD_EVOLVE.and(rule::KEYWORD_EVOLVE_CUMULATIVE)
                    } else {
                        rule::KEYWORD_EVOLVE.into()
                    };
                    self.tell(o, Event::Evolved(base), by);
                }
                Ok(())
            }
            Effect::Command => match user.monster() {
                Some(base) if !source.commanded => self.command(o, base),
                _ => Ok(()),
            },
            Effect::ShadowAura => {
                if let Some(at) = self.at(whom).filter(|at| !self.is_dark(*at)) {
                    self.darkness.add(at);
                    self.small.add(at);
                    self.tell(o, Event::Dark(at), rule::KEYWORD_SHADOW_AURA);
                    self.tread(o, whom, rule::KEYWORD_SHADOW_AURA)?;
                }
                Ok(())
            }
            Effect::Push(value) => self.push(o, user, whom, source.value(*value)),
            Effect::Telekinesis(value) => self.lift(o, user, whom, source.value(*value)),
            Effect::Swap => self.swap(o, user, whom),
            Effect::Trap(trap) => user.hero().map_or(Ok(()), |seat| self.set_trap(o, seat, *trap)),
            Effect::Ambush => user.monster().map_or(Ok(()), |base| self.ambush(o, base)),
            Effect::Manifest => user.monster().map_or(Ok(()), |base| self.manifest(o, base)),
            Effect::Copy => user.hero().map_or(Ok(()), |seat| self.copy(o, seat)),
            Effect::Summon(ally) => user.hero().map_or(Ok(()), |seat| self.call(o, seat, *ally)),
            Effect::Activate => user.hero().map_or(Ok(()), |seat| self.activate_pet(o, seat)),
            Effect::Socket => user.hero().map_or(Ok(()), |seat| self.set_gem(o, seat)),
            Effect::Flip => {
                if let (Some(seat), Some(slot)) = (user.hero(), source.gear) {
                    self.flip(o, seat, slot);
                }
                Ok(())
            }
            // They answer a threat, and where there is none they do nothing.
            Effect::Prevent(_) | Effect::PreventAll | Effect::PreventAllButOne | Effect::Retaliate(_) => Ok(()),
        }
    }

    /// CURSE: the target gets Curse Cubes, unless it is immune to this effect.
    fn curse(&mut self, o: O, whom: Who, count: u8) -> Flow<()> {
        let Some(seat) = whom.hero() else { return Ok(()) };
        if self.is_immune(whom, Immunity::Curse) {
            self.tell(o, Event::Unmoved(whom), rule::KEYWORD_CURSE);
            return Ok(());
        }
        for _ in 0..count {
            self.block(o, seat, crate::hero::Block::Curse, rule::KEYWORD_CURSE)?;
        }
        Ok(())
    }

    fn fatigue_all(&mut self, o: O, whom: Who, kinds: &[Cube], by: RuleId) -> Flow<()> {
        let Some(seat) = whom.hero() else { return Ok(()) };
        let count = kinds.iter().map(|cube| self.hero(seat).count(*cube)).sum();
        self.fatigue(o, seat, count, kinds, by)
    }

    /// DRAIN HEALTH: it is no damage, and whoever drains gains what the other loses.
    fn drain_health(&mut self, o: O, user: Who, whom: Who, most: u8) -> Flow<()> {
        let has = match whom {
            Who::Hero(seat) => self.hero(seat).health,
            Who::Monster(base) => self.monster(base).map_or(0, |monster| u8::try_from(monster.health).unwrap_or(u8::MAX)),
            Who::Ally(_) => 0,
        };
        let drained = most.min(has);
        self.harm(o, whom, drained, rule::KEYWORD_DRAIN_HEALTH)?;
        self.heal(o, user, drained, rule::KEYWORD_DRAIN);
        Ok(())
    }

    /// What a hero's passive skills do at a moment.
    pub(crate) fn when(&mut self, o: O, who: Seat, moment: impl Fn(&'static Trait) -> Option<&'static Part>) -> Flow<()> {
        let of_class = |held: &&'static Trait| {
            self.hero(who)
                .learned
                .abilities()
                .any(|ability| ability.card().passive.iter().any(|known| core::ptr::eq(known, *held)))
        };
        let parts: Vec<(&'static Part, RuleId)> = self
            .hero(who)
            .traits()
            .map(|held| (held, if of_class(&held) { rule::CLASS_TRIGGERED_RANGE } else { rule::RANGE_PASSIVE }))
            .filter_map(|(held, by)| Some((moment(held)?, by)))
            .collect();
        for (part, by) in parts {
            self.perform_part(o, &Source::far(Who::Hero(who)).by(by), part)?;
        }
        Ok(())
    }

    /// What an attack lowers by INTIMIDATE.
    pub(crate) fn intimidated(&self, who: Who) -> u8 {
        self.tokens(who).map_or(0, |tokens| tokens.count(Token::Intimidate))
    }

    /// What the mark of a Ranger adds to the Ranger's damage.
    pub(crate) fn mark_bonus(&self, by: Who, whom: Who) -> u8 {
        let marked = self.tokens(whom).and_then(|tokens| tokens.marked_by);
        u8::from(marked.is_some() && marked == by.hero())
    }

    /// After an attack, hit or miss, INTIMIDATE goes.
    pub(crate) fn attack_made(&mut self, o: O, who: Who) {
        let gone = self.tokens_mut(who).map_or(0, |tokens| tokens.lose(Token::Intimidate, u8::MAX));
        if gone > 0 {
            self.tell(o, Event::Lost(who, Token::Intimidate, gone), rule::KEYWORD_INTIMIDATE_REMOVED);
        }
    }

    /// What a hero's passive skills do for each monster that the hero has just defeated.
    pub(crate) fn slain(&mut self, o: O, by: Who, hits: &Hits) -> Flow<()> {
        let Some(seat) = by.hero() else { return Ok(()) };
        let slain = hits.iter().filter(|hit| hit.who.monster().is_some() && !self.is_up(hit.who)).count();
        for _ in 0..slain {
            self.when(o, seat, |held| if let Trait::Kill(part) = held { Some(part) } else { None })?;
        }
        Ok(())
    }
}

impl Effect {
    /// Whether runes on the track change its number.
    pub(crate) const fn counts_runes(&self) -> bool {
        match self {
            Self::Damage(value)
            | Self::Pierce(value)
            | Self::Fatigue(value)
            | Self::Gain(_, value)
            | Self::Regeneration(value)
            | Self::DrainHealth(value) => value.counts_runes(),
            _ => false,
        }
    }

    /// Whether it changes the attack that it belongs to, and does nothing to whoever is hit.
    pub(crate) const fn is_of_attack(&self) -> bool {
        matches!(self, Self::Harder(_) | Self::Crit(_) | Self::Reroll | Self::Double)
    }
}

impl Swing {
    /// What it adds to the roll.
    pub(crate) const fn modifier(&self) -> i8 {
        let Self::Of(modifier) = self;
        *modifier
    }
}

impl Token {
    /// The rule of its keyword.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::Bleed => rule::KEYWORD_BLEED_DAMAGE,
            Self::Burn => rule::KEYWORD_BURN_DAMAGE,
            Self::Intimidate => rule::KEYWORD_INTIMIDATE,
            Self::Poison => rule::KEYWORD_POISON_DAMAGE,
            Self::Focus => rule::KEYWORD_FOCUS,
            Self::Fruit => rule::KEYWORD_FRUIT_OF_LIFE,
            Self::Fury => rule::KEYWORD_FURY,
            Self::Ki => rule::KEYWORD_KI,
            Self::Shield => rule::KEYWORD_SHIELD,
        }
    }
}

impl Condition {
    /// The rule of its keyword.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::KnockDown => rule::KEYWORD_KNOCK_DOWN_LINGERS,
            Self::Mark => rule::KEYWORD_RANGERS_MARK_BONUS,
            Self::Slow => rule::KEYWORD_SLOW_LINGERS,
            Self::Stealth => rule::KEYWORD_STEALTH_GAIN,
            Self::Stun => rule::KEYWORD_STUN,
        }
    }
}
