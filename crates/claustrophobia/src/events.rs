//! Event cards: drawing and keeping them, how many can be held, and using them at their moment.

use table::{Ask, Chance, Flow, Halt};

use crate::choice::Choice;
use crate::content::{EventCard, Moment};
use crate::effects::Used;
use crate::event::Event;
use crate::play::O;
use crate::state::{Claustrophobia, INFERNAL, Matter};
use crate::{key, rule};

/// Event cards that the infernal player may hold.
const HAND: usize = 4;

impl Claustrophobia {
    /// Dark destiny: as many cards as the value of the die are drawn, and one of them is kept.
    pub(crate) fn dark_destiny(&mut self, o: O, value: u8) -> Flow<()> {
        let mut drawn = 0;
        for _ in 0..value {
            let Some(kind) = self.next_event(o)? else { break };
            self.event_drawn.add(kind);
            drawn += 1;
        }
        self.tell(o, Event::EventsDrawn(drawn), rule::DESTINY_DARK_EFFECT);
        if drawn > 0 {
            self.first_settle(Matter::KeepEvent);
        }
        Ok(())
    }

    /// Draws event cards into the hand; too many are discarded at once.
    pub(crate) fn draw_events(&mut self, o: O, cards: u8) -> Flow<()> {
        let mut drawn = 0;
        for _ in 0..cards {
            let Some(kind) = self.next_event(o)? else { break };
            self.event_hand.add(kind);
            drawn += 1;
        }
        self.tell(o, Event::EventsDrawn(drawn), rule::EVENT_USE);
        self.keep_event_limit();
        Ok(())
    }

    /// The next card of the deck; a deck that is empty is made anew of its discard pile (ruling `decks.empty`).
    fn next_event(&mut self, o: O) -> Flow<Option<usize>> {
        if self.event_deck.is_empty() && !self.event_discard.is_empty() {
            let mut discard = core::mem::take(&mut self.event_discard);
            self.event_deck.pour(&mut discard);
            self.tell(o, Event::Reshuffled, rule::DECKS_EMPTY);
        }
        let chance = Chance::pile("event", key::CHANCE_EVENT, rule::DESTINY_DARK_EFFECT).by(INFERNAL);
        self.event_deck.draw(o, chance)
    }

    /// One of the drawn cards is kept, the rest is discarded.
    pub(crate) fn keep_event(&mut self, o: O) -> Flow<()> {
        let mut question = Ask::new(INFERNAL, key::ASK_KEEP, rule::DESTINY_DARK_EFFECT, o.wants_refusals());
        for card in EventCard::ALL {
            if self.event_drawn.count(card.kind()) > 0 {
                question.offer(Choice::Keep(card), rule::DESTINY_DARK_EFFECT);
            }
        }
        let Choice::Keep(kept) = self.ask_unless_alone(o, &question)? else { return Err(Halt::Spoiled) };
        self.event_drawn.take(kept.kind());
        self.event_hand.add(kept.kind());
        self.tell(o, Event::EventKept, rule::DESTINY_DARK_EFFECT);
        for card in EventCard::ALL {
            while self.event_drawn.take(card.kind()) {
                self.event_discard.add(card.kind());
                self.tell(o, Event::EventDiscarded(card), rule::DESTINY_DARK_EFFECT);
            }
        }
        self.keep_event_limit();
        Ok(())
    }

    fn keep_event_limit(&mut self) {
        if self.event_hand.len() > HAND {
            self.first_settle(Matter::EventLimit);
        }
    }

    /// Above four cards the infernal player discards down to four; the cards have no effect.
    pub(crate) fn discard_event(&mut self, o: O) -> Flow<()> {
        let mut question = Ask::new(INFERNAL, key::ASK_DISCARD_EVENT, rule::EVENT_HAND_LIMIT, o.wants_refusals());
        for card in self.events_held() {
            question.offer(Choice::DiscardEvent(card), rule::EVENT_DISCARD_EXCESS);
        }
        let Choice::DiscardEvent(card) = self.ask_unless_alone(o, &question)? else { return Err(Halt::Spoiled) };
        self.event_hand.take(card.kind());
        self.event_discard.add(card.kind());
        self.tell(o, Event::EventDiscarded(card), rule::EVENT_DISCARD_EXCESS);
        self.keep_event_limit();
        Ok(())
    }

    /// The kinds of event cards in hand.
    pub(crate) fn events_held(&self) -> impl Iterator<Item = EventCard> + use<> {
        let hand = self.event_hand;
        EventCard::ALL.into_iter().filter(move |card| hand.count(card.kind()) > 0)
    }

    /// The cards in hand whose moment this is.
    pub(crate) fn consider_events(&self, question: &mut Ask<Claustrophobia>, moment: Moment) {
        for card in self.events_held() {
            let verdict = if card.card().moment == moment { self.may_use_event(card) } else { Err(rule::EVENT_USE) };
            question.consider(Choice::Event(card), verdict);
        }
    }

    /// A used card stays on the table until the next infernal preparation phase (ruling `events.discard-time`).
    pub(crate) fn play_event(&mut self, o: O, card: EventCard) -> Flow<()> {
        self.event_hand.take(card.kind());
        self.event_played.add(card.kind());
        self.tell(o, Event::EventUsed(card), rule::EVENT_USE);
        self.do_verbs(o, Used::event(card), card.card().does)
    }
}
