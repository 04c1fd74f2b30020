//! Instinct cards: playing them on warriors that have their dice, drawing them, and how many can be held.

use table::{Chance, Flow, Menu, Verdict};

use crate::about::About;
use crate::choice::{DroppingInstinct, Preparing};
use crate::content::{InstinctCard, Moment};
use crate::event::Event;
use crate::play::O;
use crate::powers::Used;
use crate::state::{Claustrophobia, HUMAN, HumanId, Phase, Played};
use crate::{key, rule};

impl Claustrophobia {
    /// Fourth, instinct cards may be played and warriors blessed, in any order (ruling `talents.blessed-timing`).
    pub(crate) fn play_instinct(&mut self, o: O) -> Flow<()> {
        let seat = Moment::Instinct.seat();
        let mut menu = Menu::new(seat, About::Instinct, rule::HUMAN_PREP_INSTINCT_STEP, o.wants_refusals());
        for card in self.instincts_held() {
            for id in self.humans_in_play() {
                let may = self.may_receive_instinct(id);
                menu.consider(Preparing::InstinctValue(card, id), may.map(|_| rule::INSTINCT_VALUE_USE));
                menu.consider(
                    Preparing::InstinctEffect(card, id),
                    may.and_then(|_| self.may_use_card(Used::instinct(card, id), card.card().does)),
                );
            }
        }
        self.consider_blessings(&mut menu);
        if menu.options.is_empty() {
            self.phase = Phase::HumanEffects;
            return Ok(());
        }
        menu.offer(Preparing::Done, rule::INSTINCT_ONE_PER_WARRIOR);
        match menu.put(self, o)? {
            Preparing::InstinctValue(card, id) => {
                self.lay_beside(card, id, true);
                self.human_mut(id).die = card.card().value;
                self.tell(o, Event::InstinctValue(id, card), rule::HUMAN_PREP_FINAL_LINE);
                Ok(())
            }
            Preparing::InstinctEffect(card, id) => {
                self.lay_beside(card, id, false);
                self.tell(o, Event::InstinctEffect(id, card), rule::INSTINCT_PLACED);
                self.do_verbs(o, Used::instinct(card, id), card.card().does)
            }
            Preparing::Bless(id, blessing) => self.bless(o, id, blessing),
            Preparing::Done => {
                self.phase = Phase::HumanEffects;
                Ok(())
            }
        }
    }

    /// The kinds of instinct cards in hand.
    pub(crate) fn instincts_held(&self) -> impl Iterator<Item = InstinctCard> + use<> {
        let hand = self.instinct_hand;
        InstinctCard::ALL.into_iter().filter(move |card| hand.count(card.kind()) > 0)
    }

    fn may_receive_instinct(&self, id: HumanId) -> Verdict {
        let human = self.human(id);
        if human.instinct.is_some() {
            return Err(rule::INSTINCT_ONE_PER_WARRIOR);
        }
        if human.blessed {
            return Err(rule::TALENT_BLESSED_NO_INSTINCT);
        }
        Ok(rule::HUMAN_PREP_INSTINCT_STEP)
    }

    /// The card lies beside the board with the chosen use visible.
    fn lay_beside(&mut self, card: InstinctCard, id: HumanId, for_value: bool) {
        self.instinct_hand.take(card.kind());
        self.human_mut(id).instinct = Some(Played { card, for_value });
    }

    /// Draws instinct cards; too many in hand are discarded at once.
    pub(crate) fn draw_instinct(&mut self, o: O, cards: u8) -> Flow<()> {
        for _ in 0..cards {
            if self.instinct_deck.is_empty() && !self.instinct_discard.is_empty() {
                let mut discard = core::mem::take(&mut self.instinct_discard);
                self.instinct_deck.pour(&mut discard);
                self.tell(o, Event::Reshuffled, rule::DECKS_EMPTY);
            }
            let chance = Chance::pile("instinct", key::CHANCE_INSTINCT, rule::INSTINCT_DRAW).by(HUMAN).secret(HUMAN);
            match self.instinct_deck.draw(o, chance)? {
                Some(kind) => {
                    self.instinct_hand.add(kind);
                    // What comes after the step in which cards are played waits for the next one.
                    let at_once = self.phase == Phase::HumanInstinct;
                    let by = if at_once { rule::INSTINCT_DRAW } else { rule::INSTINCT_AVAILABLE_LATER };
                    self.tell(o, Event::InstinctDrawn, by);
                }
                None => self.tell(o, Event::InstinctNone, rule::DECKS_EMPTY),
            }
        }
        while self.instinct_hand.len() > self.instinct_limit() {
            self.discard_instinct(o)?;
        }
        Ok(())
    }

    /// As many cards as human warriors started the game.
    pub(crate) fn instinct_limit(&self) -> usize {
        usize::from(self.scenario.card().starters())
    }

    /// Above the limit the human player discards; the card has no effect.
    fn discard_instinct(&mut self, o: O) -> Flow<()> {
        let mut menu = Menu::new(HUMAN, About::DiscardInstinct, rule::INSTINCT_HAND_LIMIT, o.wants_refusals());
        for card in self.instincts_held() {
            menu.offer(DroppingInstinct::DiscardInstinct(card), rule::INSTINCT_DISCARD_EXCESS);
        }
        let DroppingInstinct::DiscardInstinct(card) = self.put_unless_alone(o, &menu)?;
        self.instinct_hand.take(card.kind());
        self.instinct_discard.add(card.kind());
        self.tell(o, Event::InstinctDiscarded(card), rule::INSTINCT_DISCARD_EXCESS);
        Ok(())
    }
}
