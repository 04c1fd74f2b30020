//! Attacks of Champions: the target, the pool, the roll, what is changed after it, and the Wounds.

use table::{Chance, Dice, Flow, Roll};

use crate::about::About;
use crate::aim::{Mark, Victim};
use crate::asking::{Changing, Paying, Question};
use crate::content::language::{Bonus, Effect, Moment, Penalty, Property, Skill, Temptation};
use crate::content::{AGGRESSIVENESS, ChampionId, DIE, Face, HITS_PER_DIE_BEYOND, INSPIRED, MOST_ROLLED};
use crate::counterattack::Provoked;
use crate::effects::{Actor, Doing};
use crate::event::{DiceSource, Event};
use crate::play::O;
use crate::pool::Blow;
use crate::state::{Dante, DeckCard, Top, TrayNo};
use crate::{key, rule};

/// A roll as it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    hits: u8,
    fumbles: u8,
}

impl Dante {
    /// An Attack, up to its Wounds, or up to the Counterattack that it provokes: that one waits for the end of the instruction.
    pub(crate) fn attack(
        &mut self,
        o: O,
        doing: &mut Doing,
        who: ChampionId,
        bonuses: &'static [Bonus],
        collateral: &'static [Effect],
    ) -> Flow<()> {
        let Some(mark) = self.take_aim(o, who)? else {
            self.tell(o, Event::NoTarget(who), self.nothing_to_attack(who));
            return Ok(());
        };
        doing.target = self.foe_of(mark);
        let blow = Blow { who, mark, combo: doing.combo, bonuses };
        let dice = self.assemble(o, blow)?;
        let count = self.roll_attack(o, who, dice)?;
        let count = self.add_hits(o, blow, count);
        let count = self.change_roll(o, who, count)?;
        if let Some(foe) = doing.target {
            self.turn_around(o, foe, who)?;
        }
        let mut hits = self.pay_for_hits(o, blow, count.hits)?;
        if hits >= self.sturdiness_of(mark) && !collateral.is_empty() {
            self.tell(o, Event::Collateral(who), rule::MANEUVER_COLLATERAL.and(rule::ATTACK_STEP_2D));
            doing.scenario = 0;
            doing.striking = true;
            self.do_effects(o, doing, collateral)?;
            doing.striking = false;
            // What the scenario adds to the blow counts with it as one sum.
            hits = hits.saturating_add(core::mem::take(&mut doing.scenario));
        }
        if hits >= self.sturdiness_of(mark) {
            self.at_moment(o, who, Moment::Striking)?;
        }
        match mark {
            Mark::Deck(tray) => self.strike(o, doing, blow, tray, Count { hits, ..count })?,
            Mark::Minion(nth) => {
                self.tell(o, Event::StruckMinion(who, hits), rule::ATTACK_STEP_2E);
                self.hurt_minion(o, nth, hits);
            }
            Mark::Spear(foe) => {
                self.tell(o, Event::StruckSpear(who, foe, hits), rule::ATTACK_STEP_2E);
                self.hurt_spear(o, foe, hits);
            }
        }
        self.after_attack(o, doing, who)
    }

    /// The damage reaches a Malefactor, or whoever it REDIRECTS the Attack to; its Counterattack waits for the end of the instruction.
    fn strike(&mut self, o: O, doing: &mut Doing, blow: Blow, tray: TrayNo, count: Count) -> Flow<()> {
        self.tell(o, Event::Struck(blow.who, tray, count.hits), rule::ATTACK_STEP_2E.and(rule::ATTACK_DAMAGE));
        if self.is_defeated(self.tray(tray).owner) {
            return Ok(());
        }
        let victim = self.redirected(o, tray)?;
        let damage = match victim {
            Victim::Deck(deck) => self.foe_blocks(o, self.tray(deck).owner, count.hits),
            Victim::Champion(_) => count.hits,
        };
        let provoked = self.provokes(tray, blow, count.fumbles);
        // Arcana never counterattack.
        let arcana = !self.can_strike_back(tray);
        if arcana && provoked.is_some() {
            self.tell(o, Event::NoCounterattack(tray), rule::COUNTERATTACK_ARCANA_NONE);
        }
        if !arcana && provoked.is_none() {
            self.tell_precision(o, tray, blow, count.fumbles);
        }
        match provoked.filter(|_| !arcana) {
            Some(excess) => {
                let (needed, precise) = (self.fumbles_needed(tray, blow), self.precision(blow) > 0);
                let by = if precise { rule::KEYWORD_PRECISION } else { rule::KEYWORD_THRESHOLD };
                self.tell(o, Event::Provoked(tray, count.fumbles, needed), rule::COUNTERATTACK_TRIGGER.and(by));
                doing.provoked = Some(Provoked { tray, who: blow.who, excess, precise, damage, victim });
                Ok(())
            }
            None => self.deal(o, victim, damage, Self::wound_rule(victim != Victim::Deck(tray), rule::ATTACK_STEP_2E_NONE)),
        }
    }

    /// Step 3.D: the damage of an Attack becomes Wounds of a deck, or is inflicted on the Champion in the way of it.
    pub(crate) fn deal(&mut self, o: O, victim: Victim, damage: u8, by: table::RuleId) -> Flow<()> {
        match victim {
            Victim::Deck(tray) => self.apply_wounds(o, tray, damage, by),
            Victim::Champion(who) => {
                let mut doing = Doing::new(Actor::Champion(who));
                self.inflict(o, &mut doing, who, damage, rule::KEYWORD_REDIRECT_CHAMPION)?;
                self.settle(o, &mut doing)
            }
        }
    }

    /// A Trait that trades Vigor for Hits where the blow is twice as hard as needed (ruling `attack.merciless-twice`).
    fn pay_for_hits(&mut self, o: O, blow: Blow, hits: u8) -> Flow<u8> {
        let (who, needed) = (blow.who, self.sturdiness_of(blow.mark).saturating_mul(2));
        let merciless = self.properties(who).any(|property| *property == Property::Merciless);
        if !merciless || hits < needed {
            return Ok(hits);
        }
        let mut question = Question::<Paying>::new(
            self.seats_of(who),
            About::Merciless { who },
            rule::ATTACK_MERCILESS_TWICE,
            o.wants_refusals(),
        );
        (1..=self.champion(who).vigor).for_each(|vigor| question.offer(Paying::Pay(vigor), rule::ATTACK_MERCILESS_TWICE));
        question.offer(Paying::Enough, rule::MANEUVER_OPTIONAL_MAY);
        match question.put(self, o)? {
            Paying::Enough => Ok(hits),
            Paying::Pay(vigor) => {
                self.pay_vigor(o, who, vigor, rule::KEYWORD_PAY_VIGOR)?;
                self.tell(o, Event::Hits(who, DiceSource::Trade, vigor), rule::ATTACK_MERCILESS_TWICE);
                Ok(hits.saturating_add(vigor))
            }
        }
    }

    /// Special Properties that cannot be declined follow every Attack.
    fn after_attack(&mut self, o: O, doing: &mut Doing, who: ChampionId) -> Flow<()> {
        let mandatory = self.weapon(who).into_iter().flat_map(|weapon| weapon.card().properties);
        for property in mandatory {
            if let Property::Mandatory(effects) = property {
                self.tell(o, Event::Mandatory(who), rule::EQUIPMENT_PROPERTY_MANDATORY);
                self.do_effects(o, doing, effects)?;
            }
        }
        Ok(())
    }

    /// The roll of at most twenty dice; those beyond count as Hits.
    fn roll_attack(&mut self, o: O, who: ChampionId, dice: u8) -> Flow<Count> {
        let rolled = dice.min(MOST_ROLLED);
        let chance = Chance::dice(key::CHANCE_ATTACK, rule::ATTACK_ROLL_ONCE);
        let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(rolled), DIE) })?;
        let mut count = Count { hits: 0, fumbles: 0 };
        for face in &faces {
            match Face::of(*face) {
                Face::Fumble => count.fumbles += 1,
                Face::Hit => count.hits += 1,
                Face::DoubleHit => count.hits += 2,
            }
        }
        self.tell(o, Event::AttackRoll(who, faces.iter().copied().collect()), rule::ATTACK_STEP_2A.and(rule::ATTACK_POOL));
        if dice > rolled {
            let more = (dice - rolled) * HITS_PER_DIE_BEYOND;
            self.tell(o, Event::Hits(who, DiceSource::Pool, more), rule::ATTACK_POWERFUL.and(rule::DICE_MAXIMUM));
            count.hits = count.hits.saturating_add(more);
        }
        Ok(count)
    }

    /// Step 2.B: Hits that need no decision.
    fn add_hits(&self, o: O, blow: Blow, mut count: Count) -> Count {
        for bonus in blow.bonuses {
            if let Bonus::Hits(more) = bonus {
                self.tell(o, Event::Hits(blow.who, DiceSource::Action, *more), rule::ATTACK_STEP_2B);
                count.hits = count.hits.saturating_add(*more);
            }
        }
        count
    }

    /// Step 2.C: tokens and Sins after the roll.
    fn change_roll(&mut self, o: O, who: ChampionId, mut count: Count) -> Flow<Count> {
        let mut aggressive = false;
        loop {
            let tokens = self.champion(who).tokens;
            let about = About::AfterRoll { who, hits: count.hits, fumbles: count.fumbles };
            let mut question = Question::<Changing>::new(self.seats_of(who), about, rule::ATTACK_STEP_2C, o.wants_refusals());
            if tokens.inspiration > 0 && count.fumbles > 0 {
                question.offer(Changing::Inspiration, rule::KEYWORD_INSPIRE_USE);
            }
            if tokens.aggressiveness > 0 {
                let verdict = if aggressive { Err(rule::TOKEN_AGGRESSIVENESS_LIMIT) } else { Ok(rule::TOKEN_AGGRESSIVENESS) };
                question.consider(Changing::Aggressiveness, verdict);
            }
            self.consider_sins(
                &mut question,
                who,
                |does| matches!(does, Temptation::Hits(_) | Temptation::Fumbles(_)),
                Changing::Yield,
            );
            if question.options.is_empty() {
                return Ok(count);
            }
            question.offer(Changing::Enough, rule::MANEUVER_OPTIONAL_MAY);
            match question.put(self, o)? {
                Changing::Enough => return Ok(count),
                Changing::Inspiration => {
                    self.champion_mut(who).tokens.inspiration -= 1;
                    count.fumbles -= 1;
                    let less = self.penalty(who, |penalty| if let Penalty::Spirit(less) = penalty { less } else { 0 });
                    count.hits += INSPIRED.saturating_sub(less);
                    self.tell(o, Event::InspirationUsed(who), rule::KEYWORD_INSPIRE_USE);
                }
                Changing::Aggressiveness => {
                    aggressive = true;
                    self.champion_mut(who).tokens.aggressiveness -= 1;
                    count.hits += AGGRESSIVENESS;
                    self.tell(o, Event::Hits(who, DiceSource::Token, AGGRESSIVENESS), rule::TOKEN_AGGRESSIVENESS);
                }
                Changing::Yield(who, sin, slot) => {
                    self.yield_to(o, who, sin, slot)?;
                    match sin.card().does {
                        Temptation::Hits(more) => {
                            count.hits = count.hits.saturating_add(more);
                            self.tell(o, Event::Hits(who, DiceSource::Trade, more), rule::ATTACK_STEP_2C);
                        }
                        Temptation::Fumbles(less) => {
                            let less = less.min(count.fumbles);
                            count.fumbles -= less;
                            self.tell(o, Event::FumblesLess(who, less), rule::ATTACK_STEP_2C);
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Whether Fumbles provoke a Counterattack, and how many there are beyond those needed.
    fn provokes(&self, tray: TrayNo, blow: Blow, fumbles: u8) -> Option<u8> {
        fumbles.checked_sub(self.fumbles_needed(tray, blow))
    }

    /// The Fumbles that provoke a Counterattack.
    pub(crate) fn fumbles_needed(&self, tray: TrayNo, blow: Blow) -> u8 {
        let nerve = self.penalty(blow.who, |penalty| if let Penalty::Nerve(less) = penalty { less } else { 0 });
        // However shaken somebody is, a roll without a Fumble provokes nobody.
        (self.tray(tray).pack.card().threshold + self.precision(blow)).saturating_sub(nerve).max(1)
    }

    /// What the card and the skills of the attacker add to the THRESHOLD, each for itself.
    fn precisions(&self, blow: Blow) -> impl Iterator<Item = u8> {
        let card = blow.bonuses.iter().filter_map(|bonus| if let Bonus::Precision(more) = bonus { Some(*more) } else { None });
        card.chain(self.skills(blow.who).filter_map(|skill| if let Skill::Precision(more) = *skill { Some(more) } else { None }))
    }

    fn precision(&self, blow: Blow) -> u8 {
        self.precisions(blow).sum()
    }

    /// Fumbles that would have been enough without PRECISION.
    fn tell_precision(&self, o: O, tray: TrayNo, blow: Blow, fumbles: u8) {
        let needed = self.fumbles_needed(tray, blow);
        if fumbles < needed.saturating_sub(self.precision(blow)).max(1) {
            return;
        }
        let several = self.precisions(blow).count() > 1;
        let by =
            if several { rule::KEYWORD_PRECISION.and(rule::KEYWORD_PRECISION_STACK) } else { rule::KEYWORD_PRECISION.into() };
        self.tell(o, Event::Unprovoked(tray, fumbles, needed), by);
    }

    /// Whether the top card of a deck has a Counterattack; Arcana have none.
    pub(crate) fn can_strike_back(&self, tray: TrayNo) -> bool {
        matches!(self.tray(tray).top, Some(Top::Known(DeckCard::Action(_))))
    }

    /// Step 3.D: one Wound for each full multiple of the present STURDINESS.
    pub(crate) fn apply_wounds(&mut self, o: O, tray: TrayNo, damage: u8, by: table::RuleId) -> Flow<()> {
        let wounds = damage / self.sturdiness(tray).max(1);
        if wounds == 0 {
            self.tell(o, Event::NoWound(tray), rule::ATTACK_STURDINESS);
            return Ok(());
        }
        let by = if wounds > 1 { rule::ATTACK_MULTIPLE_WOUNDS } else { by };
        self.wound_deck(o, tray, wounds, by)
    }
}
