//! Reactions: one open question for each threat, to all heroes who could answer it.

use table::{Flow, Seat, Seats, Verdict};

use crate::about::About;
use crate::asking::{Naming, Question, Reacting};
use crate::content::language::{Effect, Mark, Part, Spec, Token, Trait, Who as Group};
use crate::damage::{Hit, Hits};
use crate::event::Event;
use crate::hero::{Cube, Place};
use crate::play::O;
use crate::rule;
use crate::skills::Pieces;
use crate::state::{Drunagor, Phase, Who};
use crate::targets::Source;

/// A reaction that a hero can take.
#[derive(Clone, Copy)]
struct Answer {
    by: Seat,
    parts: &'static [Part],
    source: Source,
}

impl Drunagor {
    /// Whoever can may answer a threat, each hero once; each answer is resolved before the next.
    pub(crate) fn react(&mut self, o: O, by: Option<Who>, hits: &mut Hits) -> Flow<()> {
        let mut reacted = Seats::NONE;
        loop {
            let threatened =
                hits.iter().filter(|hit| hit.who.monster().is_none() && !self.is_npc(hit.who) && self.is_up(hit.who));
            let Some(worst) = threatened.max_by_key(|hit| hit.damage).copied() else { return Ok(()) };
            let about = About::Threat { by, whom: worst.who, damage: worst.damage };
            let able: Seats = self.party().filter(|seat| !reacted.has(*seat) && !self.hero(*seat).down).collect();
            let by_rule = match () {
                () if !reacted.is_empty() => rule::REACTION_COMBINE,
                () if worst.damage == 0 => rule::REACTION_AFTER_FULL_SHIELD,
                () => rule::REACTION_THREAT,
            };
            let mut question = Question::new(able, about, by_rule, o.wants_refusals());
            for who in able.iter() {
                self.consider_reactions(&mut question, who, by, hits);
            }
            if question.options.is_empty() {
                return Ok(());
            }
            question.seats = question.options.iter().fold(Seats::NONE, |seats, option| seats.or(option.by));
            let seats = question.seats;
            question.offer_for(seats, Reacting::Let, rule::TURN_OPTIONAL);
            match question.put(self, o)? {
                Reacting::React(who, place, cube) => {
                    reacted = reacted.and(who);
                    let Some(usable) = self.hero(who).usable(place) else { continue };
                    let source = self.paid_source(o, who, place, cube)?;
                    self.spend(who, place, cube);
                    match (usable.skill, usable.item) {
                        (Some(skill), _) => {
                            self.tell(o, Event::Reacted(who, skill), rule::REACTION_COST.and(rule::REACTION_ONE_PER_THREAT))
                        }
                        (None, Some(item)) => {
                            let by = rule::EQUIPMENT_SKILL_KIND;
                            let by = if place.is_second_dock() { by.and(rule::EQUIPMENT_TWO_DOCKS) } else { by.into() };
                            self.tell(o, Event::ReactedWith(who, item), by);
                        }
                        (None, None) => {}
                    }
                    self.answer_threat(o, Answer { by: who, parts: usable.does, source }, by, hits)?;
                }
                Reacting::ReactFocus(who, nth) => {
                    reacted = reacted.and(who);
                    let Some(skill) = self.hero(who).id.card().focus.get(usize::from(nth)).copied() else { continue };
                    self.pay_focus(o, who, skill);
                    let source = Source::far(Who::Hero(who)).by(rule::MINOR_FOCUS_OTHER_RANGE);
                    let answer = Answer { by: who, parts: skill.card().does, source };
                    self.answer_threat(o, answer, by, hits)?;
                }
                Reacting::Let => return Ok(()),
            }
        }
    }

    /// Every reaction of a hero, and whether it can answer this threat.
    fn consider_reactions(&self, question: &mut Question<Reacting>, who: Seat, by: Option<Who>, hits: &Hits) {
        let hero = self.hero(who);
        for place in Place::all() {
            let Some(usable) = hero.usable(place).filter(|usable| usable.mark == Some(Mark::Reaction)) else { continue };
            for cube in hero.payments(usable.slot) {
                let source = self.source_of(who, place, usable.slot, cube);
                let verdict = self.may_use(who, place).and_then(|_| self.may_answer(&source, usable.does, by, hits));
                question.consider_for(who, Reacting::React(who, place, cube), verdict);
            }
        }
        for (nth, skill) in (0..).zip(hero.id.card().focus) {
            if skill.card().mark == Some(Mark::Reaction) {
                let source = Source::far(Who::Hero(who));
                let paid =
                    if hero.tokens.count(Token::Focus) >= skill.card().cost { Ok(()) } else { Err(rule::MINOR_FOCUS_COST) };
                let verdict =
                    paid.and_then(|()| self.may_answer(&source, skill.card().does, by, hits)).map(|_| rule::MINOR_FOCUS_REACTION);
                question.consider_for(who, Reacting::ReactFocus(who, nth), verdict);
            }
        }
    }

    /// Whether a text does something about this threat.
    fn may_answer(&self, source: &Source, parts: &'static [Part], by: Option<Who>, hits: &Hits) -> Verdict {
        let mut verdict = Err(rule::REACTION_THREAT);
        for part in parts {
            let Pieces { specs, effects, .. } = part.pieces();
            for effect in effects {
                let allowed = match effect {
                    Effect::Prevent(_) | Effect::PreventAll | Effect::PreventAllButOne => {
                        let any = hits.iter().find_map(|hit| self.may_protect(source, specs, hit).ok());
                        match (any, specs.contains(&Spec::User)) {
                            (Some(by), _) => Ok(by),
                            (None, true) => Err(rule::REACTION_SELF),
                            (None, false) if specs.contains(&Spec::One(Group::Ally)) => Err(rule::TARGET_ALLY),
                            (None, false) => Err(rule::KEYWORD_PREVENT_RANGE),
                        }
                    }
                    Effect::Retaliate(_) => self.may_retaliate(source, by, hits),
                    _ => continue,
                };
                verdict = match (verdict, allowed) {
                    (Ok(known), _) => Ok(known),
                    (Err(_), new) => new,
                };
            }
        }
        verdict
    }

    /// Whether a PREVENT can be for somebody who is threatened.
    fn may_protect(&self, source: &Source, specs: &[Spec], hit: &Hit) -> Verdict {
        if !self.are_allies(source.user, hit.who) || self.is_npc(hit.who) || !self.is_up(hit.who) {
            return Err(rule::REACTION_THREAT);
        }
        if specs.contains(&Spec::User) {
            return if hit.who == source.user { Ok(rule::REACTION_SELF) } else { Err(rule::REACTION_SELF) };
        }
        if specs.contains(&Spec::One(Group::Ally)) && hit.who == source.user {
            return Err(rule::TARGET_ALLY);
        }
        if !self.is_within(source.user, hit.who, source.range) {
            return Err(rule::KEYWORD_PREVENT_RANGE);
        }
        Ok(if hit.who.hero().is_none() { rule::REACTION_COMPANION } else { rule::REACTION_FOR_ALLY })
    }

    /// Only a target of the attack can retaliate, and only within reach of the attacker.
    fn may_retaliate(&self, source: &Source, by: Option<Who>, hits: &Hits) -> Verdict {
        let struck = hits.iter().any(|hit| hit.who == source.user);
        let Some(attacker) = by.filter(|_| struck) else { return Err(rule::REACTION_RETALIATE) };
        if self.is_up(attacker) && self.is_within(source.user, attacker, source.range) {
            Ok(rule::REACTION_RETALIATE_ANY_OTHER)
        } else {
            Err(rule::KEYWORD_RETALIATE_RANGE)
        }
    }

    /// Does what a reaction says.
    fn answer_threat(&mut self, o: O, answer: Answer, by: Option<Who>, hits: &mut Hits) -> Flow<()> {
        let user = Who::Hero(answer.by);
        // Whoever reacts while moving moves no further.
        if let Phase::Turn(turn) = &mut self.phase
            && turn.who == answer.by
            && core::mem::take(&mut turn.points) > 0
        {
            self.tell(o, Event::PointsLost(user, 1), rule::REACTION_INTERRUPTS_MOVE);
        }
        for part in answer.parts {
            let Pieces { specs, effects, .. } = part.pieces();
            let mut protected = None;
            for effect in effects {
                match effect {
                    Effect::Prevent(_) | Effect::PreventAll | Effect::PreventAllButOne => {
                        if protected.is_none() {
                            protected = self.choose_protected(o, &answer.source, specs, hits)?;
                        }
                        let Some(hit) = hits.iter_mut().find(|hit| Some(hit.who) == protected) else { continue };
                        let (strength, by) = self.prevents(&answer, effect, hit.damage);
                        let prevented = strength.min(hit.damage);
                        hit.damage -= prevented;
                        self.tell(o, Event::Prevented(hit.who, prevented), by);
                    }
                    Effect::Retaliate(value) => {
                        if let Err(why) = self.may_retaliate(&answer.source, by, hits) {
                            self.tell(o, Event::Wasted(user), why);
                        } else if let Some(attacker) = by {
                            let mut back = Hits::new();
                            back.push(Hit { who: attacker, damage: answer.source.value(*value), lost: 0 });
                            // Whoever was protected, it is the attacker who is struck.
                            let other = protected.is_some_and(|whom| whom != user);
                            let by = if other { rule::REACTION_RETALIATE_ANY_OTHER } else { rule::KEYWORD_RETALIATE };
                            self.threaten(o, Some(user), &mut back, by)?;
                            self.slain(o, user, &back)?;
                        }
                    }
                    _ if specs.is_empty() || specs.contains(&Spec::User) => self.apply_effect(o, &answer.source, user, effect)?,
                    _ => {
                        let targets = self.choose_targets(o, &answer.source, specs, effects)?;
                        for whom in targets {
                            self.apply_effect(o, &answer.source, whom, effect)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// How much a PREVENT prevents, with what the hero adds to it.
    fn prevents(&self, answer: &Answer, effect: &Effect, damage: u8) -> (u8, table::By) {
        let more = self.hero(answer.by).sum(|held| if let Trait::Prevent(more) = held { Some(*more) } else { None });
        match effect {
            Effect::PreventAll => (damage, rule::KEYWORD_ALL.into()),
            Effect::PreventAllButOne => (damage.saturating_sub(1), rule::KEYWORD_ALL_BUT_ONE.into()),
            Effect::Prevent(value) if more > 0 => {
                (answer.source.value(*value).saturating_add_signed(more), rule::KEYWORD_PREVENT.and(rule::CLASS_BONUS_EQUIPMENT))
            }
            Effect::Prevent(value) => (answer.source.value(*value), rule::KEYWORD_PREVENT.and(rule::DAMAGE_PREVENT_TIMING)),
            _ => (0, rule::KEYWORD_PREVENT.into()),
        }
    }

    fn choose_protected(&self, o: O, source: &Source, specs: &[Spec], hits: &Hits) -> Flow<Option<Who>> {
        let by = self.controller(source.user);
        let mut question = Question::new(by, About::Protect { by }, rule::KEYWORD_PREVENT, o.wants_refusals());
        for hit in hits {
            question.consider(Naming::Target(hit.who), self.may_protect(source, specs, hit));
        }
        Ok(self.put_or_only(o, &question)?.map(|Naming::Target(whom)| whom))
    }

    /// FOCUS tokens are discarded for a focus ability.
    pub(crate) fn pay_focus(&mut self, o: O, who: Seat, skill: crate::content::SkillId) {
        self.hero_mut(who).tokens.lose(Token::Focus, skill.card().cost);
        self.tell(o, Event::Focused(who, skill), rule::MINOR_FOCUS_COST.and(rule::HERO_FOCUS_TWO));
    }

    /// Whether a skill can be used at all: nothing blocks it, and no cube lies on it.
    pub(crate) fn may_use(&self, who: Seat, place: Place) -> Verdict {
        let hero = self.hero(who);
        match hero.block_on(place) {
            Some(crate::hero::Block::Curse) => return Err(rule::CUBE_CURSE_BLOCK),
            Some(crate::hero::Block::Trauma) => return Err(rule::CUBE_TRAUMA_BLOCK),
            None => {}
        }
        if hero.cube_on(place).is_some() {
            return Err(rule::SKILL_BLOCKED_UNTIL_RECALL);
        }
        Ok(if place.gear().is_some() { rule::EQUIPMENT_SKILL_USE } else { rule::SKILL_SPEND })
    }

    /// The rule by which a cube can pay.
    pub(crate) fn payment_rule(slot: usize, cube: Cube) -> table::RuleId {
        match (cube, slot) {
            (Cube::Wild, _) => rule::KEYWORD_WILD_CUBE_COLOR,
            (_, 1) => rule::SKILL_COLOR_MATCH,
            _ => rule::SKILL_MULTICOLOR,
        }
    }
}
