//! Event cards: drawing and keeping them, how many can be held, and using them at their moment.

use table::{Chance, Flow, Menu, Verdict};

use crate::about::About;
use crate::choice::{DroppingEvent, Keeping, Scheming};
use crate::content::{EventCard, Moment};
use crate::event::Event;
use crate::play::O;
use crate::powers::Used;
use crate::state::{Claustrophobia, INFERNAL};
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
        if drawn > 0 { self.keep_event(o) } else { Ok(()) }
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
        self.keep_event_limit(o)
    }

    /// The next card of the deck; a deck that is empty is made anew of its discard pile (ruling `decks.empty`).
    fn next_event(&mut self, o: O) -> Flow<Option<usize>> {
        if self.event_deck.is_empty() && !self.event_discard.is_empty() {
            let mut discard = core::mem::take(&mut self.event_discard);
            self.event_deck.pour(&mut discard);
            self.tell(o, Event::Reshuffled, rule::DECKS_EMPTY);
        }
        let chance = Chance::pile("event", key::CHANCE_EVENT, rule::DESTINY_DARK_EFFECT).by(INFERNAL).secret(INFERNAL);
        self.event_deck.draw(o, chance)
    }

    /// One of the drawn cards is kept, the rest is discarded. Which one, nobody else learns.
    fn keep_event(&mut self, o: O) -> Flow<()> {
        let mut menu = Menu::new(INFERNAL, About::Keep, rule::DESTINY_DARK_EFFECT, o.wants_refusals());
        menu.sealed = true;
        for card in EventCard::ALL {
            if self.event_drawn.count(card.kind()) > 0 {
                menu.offer(Keeping::Keep(card), rule::DESTINY_DARK_EFFECT);
            }
        }
        let Keeping::Keep(kept) = self.put_unless_alone(o, &menu)?;
        self.event_drawn.take(kept.kind());
        self.event_hand.add(kept.kind());
        self.tell(o, Event::EventKept, rule::DESTINY_DARK_EFFECT);
        for card in EventCard::ALL {
            while self.event_drawn.take(card.kind()) {
                self.event_discard.add(card.kind());
                self.tell(o, Event::EventDiscarded(card), rule::DESTINY_DARK_EFFECT);
            }
        }
        self.keep_event_limit(o)
    }

    /// Above four cards the infernal player discards down to four; the cards have no effect.
    fn keep_event_limit(&mut self, o: O) -> Flow<()> {
        while self.event_hand.len() > HAND {
            let mut menu = Menu::new(INFERNAL, About::DiscardEvent, rule::EVENT_HAND_LIMIT, o.wants_refusals());
            for card in self.events_held() {
                menu.offer(DroppingEvent::DiscardEvent(card), rule::EVENT_DISCARD_EXCESS);
            }
            let DroppingEvent::DiscardEvent(card) = self.put_unless_alone(o, &menu)?;
            self.event_hand.take(card.kind());
            self.event_discard.add(card.kind());
            self.tell(o, Event::EventDiscarded(card), rule::EVENT_DISCARD_EXCESS);
        }
        Ok(())
    }

    /// The kinds of event cards in hand.
    pub(crate) fn events_held(&self) -> impl Iterator<Item = EventCard> + use<> {
        let hand = self.event_hand;
        EventCard::ALL.into_iter().filter(move |card| hand.count(card.kind()) > 0)
    }

    /// The cards in hand, and whether they can be used at this moment.
    pub(crate) fn events_at(&self, moment: Moment) -> impl Iterator<Item = (EventCard, Verdict)> + '_ {
        self.events_held()
            .map(move |card| (card, if card.card().moment == moment { self.may_use_event(card) } else { Err(rule::EVENT_USE) }))
    }

    /// Whoever may answer at this moment may use an event; whether one was used.
    pub(crate) fn offer_events(&mut self, o: O, moment: Moment) -> Flow<bool> {
        let mut menu = Menu::new(moment.seat(), About::Event(moment), rule::EVENT_USE, o.wants_refusals());
        for (card, verdict) in self.events_at(moment) {
            menu.consider(Scheming::Event(card), verdict);
        }
        if menu.options.is_empty() {
            return Ok(false);
        }
        menu.offer(Scheming::Done, rule::EVENT_USE);
        match menu.put(self, o)? {
            Scheming::Event(card) => self.play_event(o, card).map(|()| true),
            Scheming::Done => Ok(false),
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
