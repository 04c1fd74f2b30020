//! Damage to Champions: Reactions against it, Vigor, and the Wound at its end.

use table::{By, Flow, RuleId, Seats};

use crate::about::About;
use crate::asking::{Guarding, Question, Reacting, Suffering};
use crate::content::language::{Moment, Penalty, Property, Skill, Temptation, Use};
use crate::content::{BACKFLIP, ChampionId, PROWESS, VIGOR};
use crate::effects::Doing;
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Carried, Dante};

/// Damage that waits for the end of an instruction: what it inflicts and what the scenario adds is applied as one sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pending {
    /// What is inflicted, after BLOCKS.
    pub inflicted: u8,
    /// What is suffered besides: falls, collisions, FATIGUE.
    pub suffered: u8,
    /// Whether some of that is not the scenario's, but was asked of the Champion.
    pub tired: bool,
    /// Whether the excess goes on after a Wound.
    pub aggravated: bool,
}

impl Pending {
    const fn sum(self) -> u8 {
        self.inflicted.saturating_add(self.suffered)
    }
}

/// Where damage comes from: what helps against one kind does not help against the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    /// A Malefactor, or whoever acts for it.
    Inflicted,
    /// The scenario: falls and collisions.
    Scenario,
    /// What an effect asks of the Champion itself, perhaps with a fall.
    Suffered,
}

impl Dante {
    /// A Malefactor inflicts damage. Reactions come now; what is left waits for the end of the instruction.
    pub(crate) fn inflict(&mut self, o: O, doing: &mut Doing, who: ChampionId, damage: u8, by: impl Into<By>) -> Flow<()> {
        let more = self.penalty(who, |penalty| if let Penalty::Harm(more) = penalty { more } else { 0 });
        let (damage, by) = (damage.saturating_add(more), by.into());
        self.tell(o, Event::Threatened(who, damage), if more > 0 { by.rule.and(rule::MODE_GRIM) } else { by });
        let left = self.react(o, doing, who, damage, Source::Inflicted)?;
        let pending = doing.pending_mut(who);
        pending.inflicted = pending.inflicted.saturating_add(left);
        Ok(())
    }

    /// A Champion suffers damage of the scenario. It waits for the end of the instruction.
    pub(crate) fn suffer(&mut self, doing: &mut Doing, who: ChampionId, damage: u8) {
        let pending = doing.pending_mut(who);
        pending.suffered = pending.suffered.saturating_add(damage);
    }

    /// A Champion suffers damage that an effect asks of it: FATIGUE, the price of a BACKFLIP.
    pub(crate) fn tire(&mut self, doing: &mut Doing, who: ChampionId, damage: u8) {
        self.suffer(doing, who, damage);
        doing.pending_mut(who).tired |= damage > 0;
    }

    /// The end of an instruction: all damage that waits is applied, the Fiercest first (ruling `fierceness.simultaneous-wounds`).
    pub(crate) fn settle(&mut self, o: O, doing: &mut Doing) -> Flow<()> {
        for who in self.fierceness {
            let mut pending = core::mem::take(doing.pending_mut(who));
            if pending.suffered > 0 {
                let source = if pending.tired { Source::Suffered } else { Source::Scenario };
                pending.suffered = self.react(o, doing, who, pending.suffered, source)?;
            }
            if pending.sum() > 0 {
                self.hurt(o, who, pending)?;
            }
            // A BACKFLIP costs damage of its own, and may end in a fall.
            let after = core::mem::take(doing.pending_mut(who));
            if after.sum() > 0 {
                self.hurt(o, who, after)?;
            }
        }
        Ok(())
    }

    /// Damage is subtracted from Vigor; at 0 a Wound follows. Only AGGRAVATED damage goes on after it.
    fn hurt(&mut self, o: O, who: ChampionId, pending: Pending) -> Flow<()> {
        let by = match (pending.inflicted > 0, pending.suffered > 0) {
            (true, true) => rule::CONDITION_DAMAGE_VIGOR.and(rule::LEVEL_SCENARIO_DAMAGE_ADDED),
            (true, false) => rule::CONDITION_DAMAGE_VIGOR.and(rule::CONDITION_DAMAGE_INFLICTED),
            _ if pending.tired => rule::CONDITION_DAMAGE_VIGOR.and(rule::CONDITION_DAMAGE_SUFFERED),
            _ => rule::CONDITION_DAMAGE_SUFFERED.and(rule::LEVEL_ENVIRONMENTAL_SOURCE),
        };
        let mut damage = pending.sum();
        self.tell(o, Event::Hurt(who, damage), by);
        let mut again = false;
        loop {
            let vigor = self.champion(who).vigor;
            if damage < vigor {
                self.champion_mut(who).vigor = vigor - damage;
                return Ok(());
            }
            damage -= vigor;
            self.champion_mut(who).vigor = 0;
            let by = match (again, damage > 0 && !pending.aggravated) {
                (true, _) => rule::KEYWORD_AGGRAVATED_REPEAT.into(),
                (false, true) => rule::CONDITION_WOUND_EXCESS_LOST.and(rule::CONDITION_WOUND_PER_EFFECT),
                (false, false) => rule::CONDITION_WOUND_AT_ZERO.into(),
            };
            self.suffer_wound(o, who, by)?;
            if !pending.aggravated || damage == 0 {
                return Ok(());
            }
            again = true;
            self.tell(o, Event::Hurt(who, damage), rule::KEYWORD_AGGRAVATED);
        }
    }

    /// Vigor that is paid is no damage, but Vigor at 0 is a Wound all the same (ruling `turn.pay-last-vigor`).
    pub(crate) fn pay_vigor(&mut self, o: O, who: ChampionId, price: u8, by: impl Into<By>) -> Flow<()> {
        let champion = self.champion_mut(who);
        champion.vigor = champion.vigor.saturating_sub(price);
        self.tell(o, Event::Paid(who, price), by);
        if self.champion(who).vigor == 0 { self.suffer_wound(o, who, rule::TURN_PAY_LAST_VIGOR) } else { Ok(()) }
    }

    /// Whether a Champion has so much Vigor to pay.
    pub(crate) fn may_pay(&self, who: ChampionId, price: u8, by: RuleId) -> table::Verdict {
        if self.champion(who).vigor >= price { Ok(by) } else { Err(rule::KEYWORD_PAY_VIGOR_LIMIT) }
    }

    /// A Wound: the Champion becomes the Least Fierce, its Vigor returns to 6, and the Wound is assigned, to its board or to that of a
    /// Devotee who takes it upon herself.
    pub(crate) fn suffer_wound(&mut self, o: O, who: ChampionId, by: impl Into<By>) -> Flow<()> {
        self.tell(o, Event::Wounded(who), by);
        let bearer = self.who_bears(o, who)?;
        self.become_least_fierce(o, who, rule::CONDITION_WOUND_STEP_FIERCENESS);
        self.champion_mut(who).vigor = VIGOR;
        let by = if self.champion(who).is_companion() {
            rule::CONDITION_WOUND_STEP_VIGOR.and(rule::COMPANION_WOUND_COMMON)
        } else {
            rule::CONDITION_WOUND_STEP_VIGOR.into()
        };
        self.tell(o, Event::VigorReset(who, VIGOR), by);
        if !self.blocks_wound(o, bearer)? {
            self.assign_wound(o, bearer)?;
        }
        self.change_back(o, who, rule::KEYWORD_POLYMORPH_END_WOUND)?;
        self.at_moment(o, who, Moment::Suffering)
    }

    /// A BLOCK on a Wound leaves the damage as it is, and only keeps the Wound off the board.
    fn blocks_wound(&mut self, o: O, who: ChampionId) -> Flow<bool> {
        let mut question =
            Question::<Guarding>::new(self.seats_of(who), About::Ward { who }, rule::KEYWORD_REACTION, o.wants_refusals());
        if self.champion(who).finding.is_some_and(|finding| finding.card().does == Use::BlockWound) {
            question.offer(Guarding::Shield(who), rule::KEYWORD_BLOCK_WOUND);
        }
        self.consider_sins(&mut question, who, |does| does == Temptation::BlockWound, Guarding::Yield);
        if question.options.is_empty() {
            return Ok(false);
        }
        question.offer(Guarding::LetBe, rule::KEYWORD_REACTION_MISSED);
        match question.put(self, o)? {
            Guarding::LetBe => return Ok(false),
            Guarding::Shield(who) => {
                if let Some(finding) = self.champion_mut(who).finding.take() {
                    self.tell(o, Event::Consumed(who, finding), rule::EQUIPMENT_FINDING_SINGLE_USE);
                }
            }
            Guarding::Yield(who, sin, slot) => self.yield_to(o, who, sin, slot)?,
        }
        self.tell(o, Event::WoundBlocked(who), rule::KEYWORD_BLOCK_WOUND);
        Ok(true)
    }

    /// The Devotee's Reaction: she may assign to her own board what another suffers.
    fn who_bears(&self, o: O, who: ChampionId) -> Flow<ChampionId> {
        let martyr = ChampionId::ALL.into_iter().find(|other| self.skills(*other).any(|skill| *skill == Skill::Martyrize));
        let Some(martyr) = martyr.filter(|martyr| *martyr != who) else { return Ok(who) };
        let about = About::Martyrize { whom: who };
        let mut question =
            Question::<Suffering>::new(self.seats_of(martyr), about, rule::CHAMPION_DEVOTEE_MARTYRIZE, o.wants_refusals());
        question.offer(Suffering::Martyrize, rule::CHAMPION_DEVOTEE_MARTYRIZE);
        question.offer(Suffering::LetBe, rule::CHAMPION_SIGNATURE_TRIGGERED);
        match question.put(self, o)? {
            Suffering::Martyrize => {
                self.tell(
                    o,
                    Event::Martyrized(martyr, who),
                    rule::CHAMPION_DEVOTEE_MARTYRIZE.and(rule::CONDITION_ASSIGN_NOT_SUFFER),
                );
                Ok(martyr)
            }
            Suffering::LetBe => Ok(who),
        }
    }

    /// Reactions to damage, one after the other, until nobody wants one or nothing is left (ruling `keyword.reaction-order`).
    fn react(&mut self, o: O, doing: &mut Doing, who: ChampionId, damage: u8, source: Source) -> Flow<u8> {
        let mut left = damage;
        while left > 0 {
            let question = self.reactions(o.wants_refusals(), who, left, source);
            if question.options.len() <= 1 {
                break;
            }
            match question.put(self, o)? {
                Reacting::LetBe => break,
                Reacting::Prowess(who) => {
                    self.champion_mut(who).tokens.prowess -= 1;
                    let less = self.penalty(who, |penalty| if let Penalty::Prowess(less) = penalty { less } else { 0 });
                    left = self.block(o, who, left, PROWESS.saturating_sub(less), rule::TOKEN_PROWESS);
                }
                Reacting::Parry(who) => left = self.parry(o, doing, who, left)?,
                Reacting::Shield(who) => {
                    let finding = self.champion_mut(who).finding.take();
                    if let Some(finding) = finding
                        && let Use::Block(block) = finding.card().does
                    {
                        self.tell(o, Event::Consumed(who, finding), rule::EQUIPMENT_FINDING_SINGLE_USE);
                        left = self.block(o, who, left, block, rule::KEYWORD_BLOCK_DAMAGE);
                    }
                }
                Reacting::Yield(who, sin, slot) => {
                    self.yield_to(o, who, sin, slot)?;
                    if let Temptation::Block(block) = sin.card().does {
                        left = self.block(o, who, left, block, rule::KEYWORD_BLOCK_DAMAGE);
                    }
                }
                Reacting::Backflip(who, to) => {
                    self.backflip(o, doing, who, to)?;
                    left = 0;
                }
            }
        }
        Ok(left)
    }

    /// What can be done about damage. Suffered damage knows a Prowess token only.
    fn reactions(&self, refusals: bool, who: ChampionId, left: u8, source: Source) -> Question<Reacting> {
        let champion = self.champion(who);
        let mut question =
            Question::new(self.seats_of(who), About::Threat { who, damage: left }, rule::KEYWORD_REACTION, refusals);
        if champion.tokens.prowess > 0 {
            question.offer(Reacting::Prowess(who), rule::TOKEN_PROWESS);
        }
        let named = |by: RuleId| match source {
            Source::Inflicted => Ok(by),
            Source::Scenario => Err(rule::LEVEL_ENVIRONMENTAL_BLOCK),
            Source::Suffered => Err(rule::CONDITION_DAMAGE_SUFFERED),
        };
        if self.parry_of(who).is_some() {
            question.consider(Reacting::Parry(who), named(rule::KEYWORD_REACTION));
        }
        if champion.finding.is_some_and(|finding| matches!(finding.card().does, Use::Block(_))) {
            question.consider(Reacting::Shield(who), named(rule::TURN_FREE_REACTION_ITEMS));
        }
        for (nth, sin) in champion.sins.iter().enumerate() {
            let first = champion.sins.iter().take(nth).all(|other| other != sin);
            if first && matches!(sin.card().does, Temptation::Block(_)) {
                for slot in self.slots_for_sin(who) {
                    question.consider(Reacting::Yield(who, *sin, slot), named(rule::CONDITION_SIN_YIELD));
                }
            }
        }
        if source == Source::Inflicted {
            self.consider_backflips(&mut question, who);
        }
        question.offer(Reacting::LetBe, rule::KEYWORD_REACTION_MISSED);
        question
    }

    /// The FATIGUE and the BLOCK of Equipment that parries.
    fn parry_of(&self, who: ChampionId) -> Option<(u8, u8)> {
        self.properties(who).find_map(|property| match property {
            Property::Parry { fatigue, block } => Some((*fatigue, *block)),
            _ => None,
        })
    }

    /// The Equipment that parries.
    pub(crate) fn parrying(&self, who: ChampionId) -> Option<crate::content::GearId> {
        let cards = Carried::ALL.into_iter().filter_map(|what| self.carried(who, what));
        cards.into_iter().find(|gear| gear.card().properties.iter().any(|property| matches!(property, Property::Parry { .. })))
    }

    fn parry(&mut self, o: O, doing: &mut Doing, who: ChampionId, left: u8) -> Flow<u8> {
        let Some((fatigue, block)) = self.parry_of(who) else { return Ok(left) };
        let missing = self.stun(o, who, 1)?;
        self.tire(doing, who, missing * fatigue);
        Ok(self.block(o, who, left, block, rule::KEYWORD_BLOCK_DAMAGE))
    }

    fn block(&self, o: O, who: ChampionId, damage: u8, block: u8, by: RuleId) -> u8 {
        self.tell(o, Event::Blocked(who, block.min(damage)), by);
        damage.saturating_sub(block)
    }

    /// The price of a BACKFLIP is suffered.
    pub(crate) fn pay_backflip(&mut self, doing: &mut Doing, who: ChampionId) {
        self.tire(doing, who, BACKFLIP);
    }

    /// All seats.
    pub(crate) fn everybody(&self) -> Seats {
        Seats::first(self.players)
    }
}
