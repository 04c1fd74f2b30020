//! The dice pool of an Attack, step by step: Weapon, Action, EMPOWER, passive dice, and what is traded before the roll.

use table::{By, Flow};

use crate::about::About;
use crate::aim::Mark;
use crate::asking::{Preparing, Question, Trading};
use crate::content::ChampionId;
use crate::content::language::{Bonus, Penalty, Property, Skill, Standing, Temptation};
use crate::event::{DiceSource, Event};
use crate::play::O;
use crate::rule;
use crate::state::Dante;

/// An Attack while its pool is put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blow {
    pub who: ChampionId,
    pub mark: Mark,
    /// Whether its card was played on another one.
    pub combo: bool,
    pub bonuses: &'static [Bonus],
}

impl Dante {
    /// Steps 1.A to 1.E.
    pub(crate) fn assemble(&mut self, o: O, blow: Blow) -> Flow<u8> {
        let who = blow.who;
        let power = self.weapon(who).map_or(0, |weapon| weapon.card().power);
        let mut dice = power;
        self.tell(o, Event::Dice(who, DiceSource::Weapon, power), rule::ATTACK_STEP_1A.and(rule::EQUIPMENT_POWER));
        dice += self.action_dice(o, blow)?;
        let empower = core::mem::take(&mut self.champion_mut(who).tokens.empower);
        if empower > 0 {
            self.tell(o, Event::Dice(who, DiceSource::Empower, empower), rule::ATTACK_STEP_1C);
            dice += empower;
        }
        let passive = self.passive_dice(blow);
        if passive > 0 {
            self.tell(o, Event::Dice(who, DiceSource::Skill, passive), self.passive_rule(blow));
            dice += passive;
        }
        dice += self.trade_before(o, blow, dice)?;
        let less = self.penalty(who, |penalty| if let Penalty::Dice(less) = penalty { less } else { 0 });
        if less > 0 {
            self.tell(o, Event::Penalty(who, less), rule::MODE_GRIM);
        }
        // However many penalties there are, one die is rolled (ruling `attack.pool-minimum`).
        Ok(dice.saturating_sub(less).max(1))
    }

    /// Whether a bonus for a position counts.
    pub(crate) fn stands(&self, blow: Blow, standing: Standing) -> bool {
        let foe = self.foe_of(blow.mark);
        match standing {
            Standing::Above => self.is_above_mark(blow.who, blow.mark),
            Standing::Flanking => foe.is_some_and(|foe| self.flanks(blow.who, foe)),
            Standing::Behind => foe.is_some_and(|foe| self.is_behind(blow.who, foe)),
            Standing::Combo => blow.combo,
            Standing::Afar(range) => self.distance_to(blow.who, blow.mark) >= range,
        }
    }

    /// Step 1.B: what the card gives, and what it lets its Champion trade.
    fn action_dice(&mut self, o: O, blow: Blow) -> Flow<u8> {
        let mut dice = 0;
        for bonus in blow.bonuses {
            let (more, by) = match *bonus {
                Bonus::Dice(more) => (more, rule::ATTACK_STEP_1B.into()),
                Bonus::DiceIf(more, standing) if self.stands(blow, standing) => (more, self.position_rule(blow, standing)),
                Bonus::Discards(each) => (self.trade_cards(o, blow.who, each)?, rule::ATTACK_STEP_1B.into()),
                Bonus::DiceIf(..) | Bonus::Precision(_) | Bonus::Hits(_) => (0, rule::ATTACK_STEP_1B.into()),
            };
            if more > 0 {
                self.tell(o, Event::Dice(blow.who, DiceSource::Action, more), by);
                dice += more;
            }
        }
        Ok(dice)
    }

    fn trade_cards(&mut self, o: O, who: ChampionId, each: u8) -> Flow<u8> {
        let mut dice = 0;
        while !self.champion(who).hand.is_empty() {
            let about = About::Trade { who, dice: each };
            let mut question = Question::<Trading>::new(self.seats_of(who), about, rule::ATTACK_STEP_1B, o.wants_refusals());
            for card in self.champion(who).hand.iter() {
                question.offer(Trading::Discard(card), rule::ATTACK_STEP_1B);
            }
            question.offer(Trading::Enough, rule::MANEUVER_OPTIONAL_MAY);
            match question.put(self, o)? {
                Trading::Enough => break,
                Trading::Discard(card) => {
                    self.discard_from_hand(o, who, card, rule::ATTACK_STEP_1B);
                    dice += each;
                }
            }
        }
        Ok(dice)
    }

    /// Step 1.D: what skills and Equipment give without being asked.
    pub(crate) fn passive_dice(&self, blow: Blow) -> u8 {
        let skills = self.skills(blow.who);
        skills
            .map(|skill| match *skill {
                Skill::Edge(more, standing) if self.stands(blow, standing) => more,
                _ => 0,
            })
            .sum()
    }

    /// By which rules passive dice come: for the distance to who has FLOWN AWAY, or by a Signature Skill.
    fn passive_rule(&self, blow: Blow) -> By {
        let own = self.signature(blow.who).iter();
        let signed = own.filter(|skill| matches!(skill, Skill::Edge(_, standing) if self.stands(blow, *standing))).count() > 0;
        if self.area_of_mark(blow.mark).is_none() {
            rule::ATTACK_STEP_1D.and(rule::KEYWORD_FLY_AWAY_DISTANCE)
        } else if signed {
            rule::ATTACK_STEP_1D.and(rule::CHAMPION_SIGNATURE_PASSIVE)
        } else {
            rule::ATTACK_STEP_1D.into()
        }
    }

    /// The Vigor that the Weapon of a Champion takes before a roll, and the dice that it gives for it.
    pub(crate) fn effort(&self, who: ChampionId) -> Option<(u8, u8)> {
        self.weapon(who)?.card().properties.iter().find_map(|property| match property {
            Property::Effort { vigor, dice } => Some((*vigor, *dice)),
            _ => None,
        })
    }

    /// Step 1.E: what is offered before the roll, each once per Attack.
    fn trade_before(&mut self, o: O, blow: Blow, so_far: u8) -> Flow<u8> {
        let who = blow.who;
        let mut effort = self.effort(who);
        let mut dice = 0;
        loop {
            let about = About::BeforeRoll { who, dice: so_far + dice };
            let mut question = Question::<Preparing>::new(self.seats_of(who), about, rule::ATTACK_STEP_1E, o.wants_refusals());
            if let Some((vigor, _)) = effort {
                question.consider(Preparing::Effort, self.may_pay(who, vigor, rule::EQUIPMENT_PROPERTY_PER_ATTACK));
            }
            self.consider_sins(&mut question, who, |does| matches!(does, Temptation::Dice(_)), Preparing::Yield);
            if question.options.is_empty() {
                return Ok(dice);
            }
            question.offer(Preparing::Enough, rule::MANEUVER_OPTIONAL_MAY);
            match question.put(self, o)? {
                Preparing::Enough => return Ok(dice),
                Preparing::Effort => {
                    if let Some((vigor, more)) = effort.take() {
                        self.pay_vigor(o, who, vigor, rule::KEYWORD_PAY_VIGOR)?;
                        self.tell(o, Event::Dice(who, DiceSource::Trade, more), rule::ATTACK_STEP_1E);
                        dice += more;
                    }
                }
                Preparing::Yield(who, sin, slot) => {
                    self.yield_to(o, who, sin, slot)?;
                    if let Temptation::Dice(more) = sin.card().does {
                        self.tell(o, Event::Dice(who, DiceSource::Trade, more), rule::ATTACK_STEP_1E);
                        dice += more;
                    }
                }
            }
        }
    }

    /// The Sins in hand that a Champion can Yield to at a moment, each kind once, on every Slot that can take it.
    pub(crate) fn consider_sins<T>(
        &self,
        question: &mut Question<T>,
        who: ChampionId,
        like: impl Fn(Temptation) -> bool,
        make: impl Fn(ChampionId, crate::content::SinId, u8) -> T,
    ) where
        T: Into<crate::Choice> + TryFrom<crate::Choice>,
    {
        let champion = self.champion(who);
        if champion.is_arrested() {
            return;
        }
        for (nth, sin) in champion.sins.iter().enumerate() {
            let first = champion.sins.iter().take(nth).all(|other| other != sin);
            if first && like(sin.card().does) {
                for slot in self.slots_for_sin(who) {
                    question.offer_for(self.seats_of(who), make(who, *sin, slot), rule::CONDITION_SIN_YIELD);
                }
            }
        }
    }

    /// The rule of a position that gives dice.
    fn position_rule(&self, blow: Blow, standing: Standing) -> By {
        let giant = self.foe_of(blow.mark).is_some_and(|foe| self.is_oversized(foe));
        match standing {
            Standing::Above => rule::KEYWORD_ABOVE.into(),
            Standing::Flanking if giant => rule::KEYWORD_FLANK.and(rule::KEYWORD_FLANK_OVERSIZED),
            Standing::Flanking => rule::KEYWORD_FLANK.into(),
            Standing::Behind => rule::KEYWORD_BACK.into(),
            Standing::Combo => rule::KEYWORD_COMBO.into(),
            Standing::Afar(_) if self.area_of_mark(blow.mark).is_none() => rule::KEYWORD_FLY_AWAY_DISTANCE.into(),
            Standing::Afar(_) => rule::RANGE_COUNT.into(),
        }
    }
}
