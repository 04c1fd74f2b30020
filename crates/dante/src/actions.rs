//! The Taking Actions window: Basic Actions, Free Actions and Maneuvers, in any order among the Champions, until all players pass.

use table::{By, Flow, Seat, Seats, Verdict};

use crate::about::About;
use crate::asking::{Acting, Decking, Question};
use crate::board::{AreaId, Space};
use crate::choice::{Attribute, Deed};
use crate::content::language::{Effect, Penalty, Temptation, Use};
use crate::content::{BASIC, ChampionId};
use crate::effects::{Actor, Doing};
use crate::event::Event;
use crate::play::O;
use crate::rule;
use crate::state::{Carried, Dante, FoeNo, Place};

impl Dante {
    /// One action of one Champion, or a player passes. Passing is not final while the window is open.
    pub(crate) fn take_action(&mut self, o: O) -> Flow<()> {
        let chosen = self.window(o.wants_refusals()).put(self, o)?;
        if !matches!(chosen, Acting::Pass(_)) {
            self.passed = Seats::NONE;
        }
        match chosen {
            Acting::Pass(seat) => self.pass(o, seat),
            Acting::Go(who, to) => self.basic_move(o, who, to),
            Acting::Interact(who, deed) => self.basic_interact(o, who, deed),
            Acting::Deliver(who, to) => self.deliver(o, who, to),
            Acting::Play(who, card, slot) => self.play(o, who, card, slot, false),
            Acting::Willpower(who, card, slot) => self.play(o, who, card, slot, true),
            Acting::Ready(who, maneuver) => self.perform(o, who, maneuver, false),
            Acting::WillpowerReady(who, maneuver) => self.perform(o, who, maneuver, true),
            Acting::Act(who, what) => {
                let champion = self.champion_mut(who);
                champion.acted = champion.acted.and(what as u8);
                self.tell(o, Event::GearUsed(who, what), rule::EQUIPMENT_PROPERTY_ACTION);
                self.use_effects(o, who, self.gear_action(who, what).unwrap_or(&[]))
            }
            Acting::Spend(who) => {
                self.champion_mut(who).spent = true;
                self.tell(o, Event::RelicSpent(who), rule::KEYWORD_SPEND);
                self.use_effects(o, who, self.relic_action(who).unwrap_or(&[]))
            }
            Acting::Consume(who) => self.consume(o, who),
            Acting::BreakFree(who, by) => {
                let mut doing = Doing::new(Actor::Champion(who));
                self.tell(o, Event::Struggles(who), rule::KEYWORD_HOLD_BREAK_FREE);
                self.break_free(o, &mut doing, who, by)
            }
            Acting::Yield(who, sin, slot) => {
                self.yield_to(o, who, sin, slot)?;
                if let Temptation::Free(effects) = sin.card().does { self.use_effects(o, who, effects) } else { Ok(()) }
            }
        }
    }

    fn pass(&mut self, o: O, seat: Seat) -> Flow<()> {
        self.passed = self.passed.and(seat);
        let closes = self.passed == self.everybody();
        let by = if closes { rule::TURN_ACTIONS_END.into() } else { rule::TURN_ACTIONS_END.and(rule::TURN_ACTIONS_CHANGE_MIND) };
        self.tell(o, Event::Passed(seat), by);
        if closes {
            self.phase = self.next_tray(None);
        }
        Ok(())
    }

    /// Everything that anybody can do, and what not.
    fn window(&self, refusals: bool) -> Question<Acting> {
        let mut question = Question::new(self.everybody(), About::Actions, rule::TURN_ACTIONS_ANY_ORDER, refusals);
        for who in ChampionId::ALL {
            if self.champion(who).is_arrested() {
                self.consider_shut_in(&mut question, who);
                continue;
            }
            self.consider_basic(&mut question, who);
            self.consider_free(&mut question, who);
            if self.champion(who).is_companion() {
                self.consider_performing(&mut question, who);
            } else {
                self.consider_playing(&mut question, who);
            }
        }
        for seat in self.everybody().except(self.passed).iter() {
            question.offer_for(seat, Acting::Pass(seat), rule::TURN_ACTIONS_END);
        }
        // Who has passed and has nothing left to do cannot change their mind.
        let open = self.everybody().iter().filter(|seat| question.is_open_to(*seat)).collect();
        question.seats = open;
        question
    }

    /// Whoever is ARRESTED does nothing at all; the cards in hand are what would be asked about.
    fn consider_shut_in(&self, question: &mut Question<Acting>, who: ChampionId) {
        let (by, refused) = (self.seats_of(who), Err(rule::KEYWORD_ARREST_INACTIVE));
        for card in self.champion(who).hand.iter() {
            for slot in 0..self.champion(who).slots.len() as u8 {
                question.consider_for(by, Acting::Play(who, card, slot), refused);
            }
        }
        if self.champion(who).is_companion() {
            self.tricks(who).for_each(|maneuver| question.consider_for(by, Acting::Ready(who, maneuver), refused));
        }
    }

    /// What a Basic Action costs a Champion.
    fn basic_price(&self, who: ChampionId) -> u8 {
        BASIC + self.penalty(who, |penalty| if let Penalty::Basic(more) = penalty { more } else { 0 })
    }

    /// By which rules a Champion pays for a Basic Action.
    fn basic_rule(&self, who: ChampionId, action: table::RuleId) -> By {
        let companion = self.champion(who).is_companion();
        rule::TURN_BASIC_COST.and(if companion { rule::COMPANION_BASIC_COST } else { action })
    }

    /// Whether a Champion can pay for a Basic Action, and is free to take it.
    fn may_basic(&self, who: ChampionId, by: table::RuleId) -> Verdict {
        match self.champion(who).place {
            Place::Held(_) => Err(rule::TURN_HELD_ACTIONS),
            Place::Arrested(_) => Err(rule::KEYWORD_ARREST_INACTIVE),
            Place::On(_) if self.champion(who).polymorphed => Err(rule::KEYWORD_POLYMORPH_NO_BASIC),
            Place::On(_) => self.may_pay(who, self.basic_price(who), by),
        }
    }

    fn consider_basic(&self, question: &mut Question<Acting>, who: ChampionId) {
        let by = self.seats_of(who);
        if let Some(from) = self.footing(who) {
            let affordable = self.may_basic(who, rule::TURN_BASIC_MOVE);
            for to in Self::spaces_around(from.area) {
                if self.champion(who).place != Place::On(to) && (affordable.is_ok() || question.wants_refusals()) {
                    let verdict = self.may_step(from, to, false).and(affordable);
                    question.consider_for(by, Acting::Go(who, to), verdict);
                }
            }
        }
        for (deed, verdict) in self.deeds(who) {
            question.consider_for(by, Acting::Interact(who, deed), verdict.and_then(|by| self.may_basic(who, by)));
        }
        if self.champion(who).finding.is_some() {
            for to in ChampionId::ALL {
                let verdict = self.may_basic(who, rule::TURN_BASIC_DELIVER).and_then(|by| match self.champion(to).place {
                    Place::Held(_) => Err(rule::TURN_DELIVER_HELD),
                    Place::Arrested(_) => Err(rule::KEYWORD_ARREST_UNTARGETABLE),
                    Place::On(_) => Ok(by),
                });
                if to != who {
                    question.consider_for(by, Acting::Deliver(who, to), verdict);
                }
            }
        }
    }

    fn consider_free(&self, question: &mut Question<Acting>, who: ChampionId) {
        let (by, champion) = (self.seats_of(who), self.champion(who));
        for what in Carried::ALL {
            if self.gear_action(who, what).is_some() {
                let used = champion.acted.has(what as u8);
                let verdict = if used { Err(rule::EQUIPMENT_PROPERTY_ACTION) } else { Ok(rule::EQUIPMENT_PROPERTY_ACTION) };
                question.consider_for(by, Acting::Act(who, what), verdict);
            }
        }
        if self.relic_action(who).is_some() {
            let verdict = if champion.spent { Err(rule::KEYWORD_SPEND) } else { Ok(rule::EQUIPMENT_RELIC_SPEND) };
            question.consider_for(by, Acting::Spend(who), verdict);
        }
        if let Some(finding) = champion.finding {
            question.consider_for(by, Acting::Consume(who), self.may_consume(who, finding.card().does));
        }
        for attribute in [Attribute::Aggressiveness, Attribute::Prowess] {
            if matches!(champion.place, Place::Held(_)) {
                question.consider_for(by, Acting::BreakFree(who, attribute), self.may_break_free(who));
            }
        }
        self.consider_sins(question, who, |does| matches!(does, Temptation::Free(_)), Acting::Yield);
    }

    /// Consumable Items are Free Actions, unless they say that they are Reactions.
    fn may_consume(&self, who: ChampionId, does: Use) -> Verdict {
        match does {
            Use::Block(_) | Use::BlockWound => Err(rule::TURN_FREE_REACTION_ITEMS),
            Use::Free(_) => Ok(rule::TURN_FREE_KINDS),
            Use::Sinkhole(range) => {
                let from = self.origin(Actor::Champion(who));
                if self.all_foes().any(|foe| self.is_within(foe, from, range)) {
                    Ok(rule::TURN_FREE_KINDS)
                } else {
                    Err(rule::RANGE_COUNT)
                }
            }
        }
    }

    fn consider_playing(&self, question: &mut Question<Acting>, who: ChampionId) {
        let (by, champion) = (self.seats_of(who), self.champion(who));
        for card in champion.hand.iter() {
            for slot in 0..champion.slots.len() as u8 {
                let verdict = self.may_play(who, card, slot);
                question.consider_for(by, Acting::Play(who, card, slot), verdict);
                if champion.tokens.willpower > 0 {
                    question.consider_for(by, Acting::Willpower(who, card, slot), self.may_will(who, card, slot));
                }
            }
        }
    }

    fn consider_performing(&self, question: &mut Question<Acting>, who: ChampionId) {
        let by = self.seats_of(who);
        for (nth, maneuver) in (0..).zip(self.tricks(who)) {
            question.consider_for(by, Acting::Ready(who, maneuver), self.may_perform(who, nth));
            if self.champion(who).tokens.willpower > 0 {
                question.offer_for(by, Acting::WillpowerReady(who, maneuver), rule::TOKEN_WILLPOWER_COMPANION);
            }
        }
    }

    fn basic_move(&mut self, o: O, who: ChampionId, to: Space) -> Flow<()> {
        let Some(from) = self.footing(who) else { return Ok(()) };
        let mut doing = Doing::new(Actor::Champion(who));
        self.step_to(o, &mut doing, who, from, to, false);
        self.pay_vigor(o, who, self.basic_price(who), self.basic_rule(who, rule::TURN_BASIC_MOVE))?;
        self.settle(o, &mut doing)
    }

    fn basic_interact(&mut self, o: O, who: ChampionId, deed: Deed) -> Flow<()> {
        let mut doing = Doing::new(Actor::Champion(who));
        let price = self.basic_price(who);
        self.interact(o, &mut doing, who, deed)?;
        self.pay_vigor(o, who, price, self.basic_rule(who, rule::TURN_BASIC_INTERACT))?;
        self.settle(o, &mut doing)
    }

    /// A Findings card goes to another Champion; where that one has one too, they are exchanged. Only the giver pays.
    fn deliver(&mut self, o: O, who: ChampionId, to: ChampionId) -> Flow<()> {
        let given = self.champion_mut(who).finding.take();
        let back = core::mem::replace(&mut self.champion_mut(to).finding, given);
        self.champion_mut(who).finding = back;
        let by = if back.is_some() { rule::TURN_BASIC_DELIVER_SWAP } else { rule::TURN_BASIC_DELIVER };
        if let Some(finding) = given {
            self.tell(o, Event::Delivered(who, to, finding), by);
        }
        self.pay_vigor(o, who, self.basic_price(who), rule::TURN_BASIC_DELIVER_PAYER)
    }

    fn consume(&mut self, o: O, who: ChampionId) -> Flow<()> {
        let Some(finding) = self.champion_mut(who).finding.take() else { return Ok(()) };
        self.tell(o, Event::Consumed(who, finding), rule::EQUIPMENT_FINDING_SINGLE_USE.and(rule::EQUIPMENT_FINDING_ANNOUNCE));
        match finding.card().does {
            Use::Free(effects) => self.use_effects(o, who, effects),
            Use::Block(_) | Use::BlockWound => Ok(()),
            Use::Sinkhole(range) => {
                let from = self.origin(Actor::Champion(who));
                let mut question = Question::<Decking>::new(
                    self.seats_of(who),
                    About::Aim { who },
                    rule::ATTACK_CHOOSE_TARGET,
                    o.wants_refusals(),
                );
                for foe in self.all_foes().filter(|foe| self.is_within(*foe, from, range)) {
                    let decks = self.trays_of(foe).filter(|tray| !self.tray(*tray).is_empty());
                    if let Some(tray) = decks.min_by_key(|tray| self.sturdiness(*tray)) {
                        question.offer(Decking::Tray(tray), rule::ATTACK_CHOOSE_TARGET);
                    }
                }
                if let Some(Decking::Tray(tray)) = self.put_or_only(o, &question)? {
                    self.wound_deck(o, tray, 1, rule::CARD_MIRY_SINKHOLE)?;
                }
                self.check_objectives(o)
            }
        }
    }

    /// Effects of Equipment, carried out as one instruction.
    fn use_effects(&mut self, o: O, who: ChampionId, effects: &'static [Effect]) -> Flow<()> {
        let mut doing = Doing::new(Actor::Champion(who));
        self.do_effects(o, &mut doing, effects)?;
        self.settle(o, &mut doing)?;
        self.end_attack(o, &mut doing)?;
        self.check_objectives(o)
    }

    /// Whether a Malefactor that is not defeated is on the board within a Range.
    fn is_within(&self, foe: FoeNo, from: AreaId, range: u8) -> bool {
        !self.is_defeated(foe) && self.area_of_foe(foe).is_some_and(|at| from.range(at) <= range)
    }
}
