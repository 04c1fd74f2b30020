//! Gifts: what a devoted warrior can do when its die has the value of a gift and it is not exhausted.

use table::{Flow, Menu, RuleId, Verdict};

use crate::about::{About, Healing};
use crate::choice::Giving;
use crate::content::{Gift, Statistic};
use crate::event::Event;
use crate::lasting::{Gives, On, Token, Until};
use crate::play::O;
use crate::state::{Claustrophobia, HUMAN, HumanId, Phase, SpotId, Warrior};
use crate::{key, rule};

/// Holy strike hits with every die of this value.
const HOLY_STRIKE: u8 = 2;
/// Dice that the gift Additional dice adds.
const EXTRA_DICE: u8 = 2;
/// Sacrificial strike turns back on this or more.
const BACKLASH: u8 = 4;
/// Marks that Sacrificial strike was used once in this phase.
const STRUCK_ONCE: u8 = 1 << 7;

impl Gift {
    /// The rule of the gift.
    pub(crate) const fn rule(self) -> RuleId {
        match self {
            Self::HolyStrike => rule::GIFT_HOLY_STRIKE,
            Self::AuraOfAnger => rule::GIFT_AURA_OF_ANGER,
            Self::AuraOfCourage => rule::GIFT_AURA_OF_COURAGE,
            Self::AdditionalDice => rule::GIFT_EXTRA_DICE,
            Self::LayingOnHands => rule::GIFT_LAYING_ON_HANDS,
            Self::Prescience => rule::GIFT_PRESCIENCE_TOKEN,
            Self::SacrificialStrike => rule::GIFT_SACRIFICIAL_STRIKE,
        }
    }
}

impl Claustrophobia {
    /// Activated gifts are used in the order the human player likes, or not at all (rulings `gifts.order`, `gifts.optional`).
    pub(crate) fn use_gifts(&mut self, o: O) -> Flow<()> {
        let mut menu = Menu::new(HUMAN, About::Gift, rule::HUMAN_PREP_EFFECTS_STEP, o.wants_refusals());
        for id in self.humans_in_play() {
            for (gift, line) in self.gifts_of(id) {
                if self.is_ready(id, line) {
                    menu.consider(Giving::Gift(id, gift), self.may_use_gift(id, gift));
                } else {
                    menu.consider(Giving::Gift(id, gift), Err(rule::GIFT_ACTIVATION));
                }
            }
        }
        if menu.options.is_empty() {
            return self.begin_human_activation();
        }
        menu.offer(Giving::Done, rule::GIFTS_OPTIONAL);
        match menu.put(self, o)? {
            Giving::Gift(id, gift) => self.use_gift(o, id, gift),
            Giving::Done => self.begin_human_activation(),
        }
    }

    fn begin_human_activation(&mut self) -> Flow<()> {
        self.gifts_ready = [0; crate::state::MOST_HUMANS];
        self.begin_activation_phase();
        self.phase = Phase::HumanActivation(None);
        Ok(())
    }

    /// The gifts of a warrior and their lines.
    fn gifts_of(&self, id: HumanId) -> impl Iterator<Item = (Gift, u8)> + use<> {
        self.human(id).gifts.into_iter().zip(1..).filter_map(|(gift, line)| gift.map(|gift| (gift, line)))
    }

    fn is_ready(&self, id: HumanId, line: u8) -> bool {
        self.gifts_ready.get(usize::from(id.0)).is_some_and(|ready| ready >> (line - 1) & 1 != 0)
    }

    fn may_use_gift(&self, id: HumanId, gift: Gift) -> Verdict {
        let Some(spot) = self.human(id).at else { return Err(gift.rule()) };
        if self.given(Warrior::Human(id)).any(|lasting| lasting.gives == Gives::NoGifts) {
            return Err(rule::EVENT_USE);
        }
        let has_target = match gift {
            Gift::AuraOfCourage => self.humans_in_play().any(|other| other != id),
            Gift::LayingOnHands => self.humans_on(spot).any(|other| other != id && self.human(other).damage != 0),
            Gift::SacrificialStrike => self.struck(id, spot).next().is_some(),
            Gift::HolyStrike | Gift::AuraOfAnger | Gift::AdditionalDice | Gift::Prescience => true,
        };
        if has_target { Ok(gift.rule()) } else { Err(gift.rule()) }
    }

    fn use_gift(&mut self, o: O, id: HumanId, gift: Gift) -> Flow<()> {
        let bearer = On::Human(id);
        let whole_turn = Until::HumanPreparation;
        self.tell(o, Event::GiftUsed(id, gift), gift.rule());
        let struck_before = self.use_up(id, gift);
        match gift {
            Gift::HolyStrike => self.lasts(Token::HolyStrike, bearer, Gives::HitsOn(HOLY_STRIKE), whole_turn)?,
            // All allies: the bearer too (ruling `gifts.anger-bearer`).
            Gift::AuraOfAnger => self.lasts(Token::Anger, On::Humans, Gives::Plus(Statistic::Combat, 1), whole_turn)?,
            Gift::AuraOfCourage => self.give_courage(o, id)?,
            Gift::AdditionalDice => self.lasts(Token::ExtraDice, On::Table, Gives::ExtraDice(EXTRA_DICE), Until::Always)?,
            Gift::LayingOnHands => self.lay_on_hands(o, id)?,
            Gift::Prescience => self.lasts(Token::Prescience, On::Table, Gives::Foresight, Until::HumanActivationEnds)?,
            Gift::SacrificialStrike => self.strike(o, id, struck_before)?,
        }
        Ok(())
    }

    /// A gift is used once, Sacrificial strike up to twice. Gives whether it was used before.
    fn use_up(&mut self, id: HumanId, gift: Gift) -> bool {
        let line = self.gifts_of(id).find(|(other, _)| *other == gift).map_or(1, |(_, line)| line);
        let Some(ready) = self.gifts_ready.get_mut(usize::from(id.0)) else { return false };
        let struck_before = *ready & STRUCK_ONCE != 0;
        if gift == Gift::SacrificialStrike && !struck_before {
            *ready |= STRUCK_ONCE;
        } else {
            *ready &= !(1 << (line - 1));
        }
        struck_before
    }

    fn give_courage(&mut self, o: O, id: HumanId) -> Flow<()> {
        let why = (About::Courage(id), rule::GIFT_AURA_OF_COURAGE);
        let others = self.humans_in_play().filter(|other| *other != id);
        let others: arrayvec::ArrayVec<_, { crate::state::MOST_HUMANS }> =
            others.map(|other| (Warrior::Human(other), Ok(rule::GIFT_AURA_OF_COURAGE))).collect();
        if let Some(whom @ Warrior::Human(other)) = self.choose_warrior(o, HUMAN, why, others.into_iter())? {
            for statistic in [Statistic::Movement, Statistic::Combat, Statistic::Defense] {
                self.lasts(Token::Courage, On::Human(other), Gives::Plus(statistic, 1), Until::HumanPreparation)?;
            }
            self.tell(o, Event::Effect(Token::Courage, whom), rule::GIFTS_COURAGE_ICONS);
        }
        Ok(())
    }

    /// Another warrior on the bearer's tile (ruling `gifts.laying-self`).
    fn lay_on_hands(&mut self, o: O, id: HumanId) -> Flow<()> {
        let Some(spot) = self.human(id).at else { return Ok(()) };
        let why = (About::Heal(Healing::Hands(id)), rule::GIFT_LAYING_ON_HANDS);
        let lines: Vec<(HumanId, u8)> =
            self.humans_on(spot).filter(|other| *other != id).flat_map(|other| self.cancelled_lines(other)).collect();
        if let Some((other, line)) = self.choose_line(o, why, lines.into_iter())? {
            self.heal(o, other, line, rule::HEALING_LINE);
        }
        Ok(())
    }

    /// Whom a Sacrificial strike can hit: any other warrior on the tile, friend or foe (ruling `gifts.sacrificial-target`).
    fn struck(&self, id: HumanId, spot: SpotId) -> impl Iterator<Item = Warrior> + '_ {
        self.everybody_on(spot).filter(move |warrior| *warrior != Warrior::Human(id))
    }

    fn strike(&mut self, o: O, id: HumanId, struck_before: bool) -> Flow<()> {
        let Some(spot) = self.human(id).at else { return Ok(()) };
        let by = if struck_before { rule::GIFT_SACRIFICIAL_STRIKE_TWICE } else { rule::GIFT_SACRIFICIAL_STRIKE };
        let targets: Vec<_> = self.struck(id, spot).map(|warrior| (warrior, Ok(rule::GIFTS_SACRIFICIAL_TARGET))).collect();
        let Some(target) = self.choose_warrior(o, HUMAN, (About::Strike(id), by), targets.into_iter())? else {
            return Ok(());
        };
        let backlash = self.roll_die(o, HUMAN, (key::CHANCE_BACKLASH, rule::GIFT_SACRIFICIAL_STRIKE_BACKLASH))? >= BACKLASH;
        self.hit(o, target, 1)?;
        if backlash { self.hit(o, Warrior::Human(id), 1) } else { Ok(()) }
    }
}
