//! What a seat cannot see: the other seat's hand, decks, and tiles that only the human player has looked at.

use table::{Bag, Fate, Seat};

use crate::state::{Claustrophobia, HUMAN};

/// Fills a hand anew from all cards that could be in it.
fn refill<const K: usize>(pool: &mut Bag<K>, cards: usize, fate: &mut Fate) -> Bag<K> {
    let mut hand = Bag::EMPTY;
    for _ in 0..cards {
        if let Some(kind) = fate.draw(pool.counts()) {
            pool.take(kind);
            hand.add(kind);
        }
    }
    hand
}

impl Claustrophobia {
    /// The table as a seat may imagine it. Discarded and played cards lie face up, so only the deck can be in a hand.
    pub(crate) fn imagine(&mut self, viewer: Seat, fate: &mut Fate) {
        if viewer == HUMAN {
            let (held, drawn) = (self.event_hand.len(), self.event_drawn.len());
            self.event_deck.pour(&mut self.event_hand);
            self.event_deck.pour(&mut self.event_drawn);
            self.event_hand = refill(&mut self.event_deck, held, fate);
            self.event_drawn = refill(&mut self.event_deck, drawn, fate);
        } else {
            let held = self.instinct_hand.len();
            self.instinct_deck.pour(&mut self.instinct_hand);
            self.instinct_hand = refill(&mut self.instinct_deck, held, fate);
        }
        self.pile.veil(viewer, fate);
    }
}
