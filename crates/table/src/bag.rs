//! Decks are bags: no hidden order is stored, so nobody can peek, and at a table a person can say what was drawn.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};
use serde::{Deserialize as De, Serialize as Ser};

use crate::{Chance, Draw, Fate, Flow, Game, Oracle, Seat, Seats};

/// A multiset of pieces of `K` kinds: how many of each kind are in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag<const K: usize>([u8; K]);

impl<const K: usize> Bag<K> {
    /// Nothing of any kind.
    pub const EMPTY: Self = Self([0; K]);

    /// A bag with these counts.
    pub const fn of(counts: [u8; K]) -> Self {
        Self(counts)
    }

    /// How many of each kind.
    pub fn counts(&self) -> &[u8] {
        &self.0
    }

    /// How many of one kind.
    pub fn count(&self, kind: usize) -> u8 {
        self.0.get(kind).copied().unwrap_or(0)
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|count| *count == 0)
    }

    /// Puts one in. A kind that does not exist changes nothing.
    pub fn add(&mut self, kind: usize) {
        if let Some(count) = self.0.get_mut(kind) {
            *count = count.saturating_add(1);
        }
    }

    /// Takes one out and returns whether there was one.
    pub fn take(&mut self, kind: usize) -> bool {
        match self.0.get_mut(kind) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// Empties another bag into this one.
    pub fn pour(&mut self, other: &mut Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
            *mine = mine.saturating_add(core::mem::take(theirs));
        }
    }

    /// Moves pieces of a kind between the two bags until `there` holds so many; returns whether there were enough.
    pub fn deal(&mut self, there: &mut Self, kind: usize, count: u8) -> bool {
        while there.count(kind) > count && there.take(kind) {
            self.add(kind);
        }
        while there.count(kind) < count && self.take(kind) {
            there.add(kind);
        }
        there.count(kind) == count
    }

    /// Draws one by chance and takes it out; `None` where the bag is empty.
    pub fn draw<G: Game>(&mut self, oracle: &mut dyn Oracle<G>, chance: Chance) -> Flow<Option<usize>> {
        if self.is_empty() {
            return Ok(None);
        }
        let kind = oracle.draw(&Draw { chance, counts: &self.0 })?;
        Ok(self.take(kind).then_some(kind))
    }
}

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const K: usize> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(K)?;
        for count in &self.0 {
            tuple.serialize_element(count)?;
        }
        tuple.end()
    }
}

impl<'de, const K: usize> Deserialize<'de> for Bag<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts<const K: usize>;
        impl<'de, const K: usize> Visitor<'de> for Counts<K> {
            type Value = [u8; K];
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{K} counts")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<[u8; K], A::Error> {
                let mut counts = [0; K];
                for count in &mut counts {
                    *count = seq.next_element()?.ok_or_else(|| A::Error::custom("a count is missing"))?;
                }
                Ok(counts)
            }
        }
        deserializer.deserialize_tuple(K, Counts).map(Self)
    }
}

/// A card whose place in a deck somebody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Ser, De)]
pub struct Known {
    /// Its kind.
    pub kind: u8,
    /// Who has seen it there.
    pub seen_by: Seats,
}

/// A face-down deck: an ordered top and bottom that somebody knows, and an unordered middle that nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Ser, De)]
#[serde(try_from = "Layers<K>")]
pub struct Deck<const K: usize> {
    /// The known cards on top; the last one is drawn first.
    top: Vec<Known>,
    middle: Bag<K>,
    /// The known cards below the middle; the last one is drawn first.
    bottom: Vec<Known>,
}

/// A deck as it was written down, before its cards have been checked.
#[derive(De)]
struct Layers<const K: usize> {
    top: Vec<Known>,
    middle: Bag<K>,
    bottom: Vec<Known>,
}

impl<const K: usize> TryFrom<Layers<K>> for Deck<K> {
    type Error = &'static str;

    fn try_from(Layers { top, middle, bottom }: Layers<K>) -> Result<Self, Self::Error> {
        if top.iter().chain(&bottom).any(|known| usize::from(known.kind) >= K) {
            return Err("a card of a kind that does not exist");
        }
        Ok(Self { top, middle, bottom })
    }
}

impl<const K: usize> Deck<K> {
    /// A shuffled deck.
    pub fn shuffled(cards: Bag<K>) -> Self {
        Self { top: Vec::new(), middle: cards, bottom: Vec::new() }
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.top.len() + self.middle.len() + self.bottom.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every card in it, whatever its place: what a person who counts cards knows.
    pub fn cards(&self) -> Bag<K> {
        let mut all = self.middle;
        for known in self.top.iter().chain(&self.bottom) {
            all.add(usize::from(known.kind));
        }
        all
    }

    /// Draws the next card; chance only decides where nobody knows it. `None` from an empty deck.
    pub fn draw<G: Game>(&mut self, oracle: &mut dyn Oracle<G>, chance: Chance) -> Flow<Option<usize>> {
        if let Some(known) = self.top.pop() {
            return Ok(Some(usize::from(known.kind)));
        }
        if let Some(kind) = self.middle.draw(oracle, chance)? {
            return Ok(Some(kind));
        }
        Ok(self.bottom.pop().map(|known| usize::from(known.kind)))
    }

    /// A seat looks at the top `count` cards, which stay there. They are returned in the order of drawing.
    pub fn look<G: Game>(&mut self, oracle: &mut dyn Oracle<G>, chance: &Chance, seat: Seat, count: usize) -> Flow<Vec<u8>> {
        while self.top.len() < count {
            let next = match self.middle.draw(oracle, chance.clone())? {
                Some(kind) => Some(Known { kind: kind as u8, seen_by: Seats::NONE }),
                None => self.bottom.pop(),
            };
            let Some(card) = next else { break };
            self.top.insert(0, card);
        }
        let look = |known: &mut Known| {
            known.seen_by = known.seen_by.and(seat);
            known.kind
        };
        Ok(self.top.iter_mut().rev().take(count).map(look).collect())
    }

    /// Takes the known top cards off, in the order of drawing, to be put back otherwise.
    pub fn lift(&mut self, count: usize) -> Vec<Known> {
        let from = self.top.len().saturating_sub(count);
        let mut lifted = self.top.split_off(from);
        lifted.reverse();
        lifted
    }

    /// Puts a card on top.
    pub fn put_on_top(&mut self, card: Known) {
        self.top.push(card);
    }

    /// Puts a card under the deck. Where the deck is only known cards, they all keep their order.
    pub fn put_under(&mut self, card: Known) {
        self.bottom.insert(0, card);
    }

    /// Shuffles cards in; all knowledge of places is lost.
    pub fn shuffle_in(&mut self, cards: &mut Bag<K>) {
        self.middle = self.cards();
        self.top.clear();
        self.bottom.clear();
        self.middle.pour(cards);
    }

    /// The deck as a seat may imagine it: known places that this seat has not seen are filled anew from what it cannot tell apart.
    pub fn veil(&mut self, viewer: Seat, fate: &mut Fate) {
        let mut pool = self.middle;
        let unseen = |known: &&mut Known| !known.seen_by.has(viewer);
        for known in self.top.iter_mut().chain(&mut self.bottom).filter(unseen) {
            pool.add(usize::from(known.kind));
        }
        for known in self.top.iter_mut().chain(&mut self.bottom).filter(unseen) {
            if let Some(kind) = fate.draw(pool.counts()) {
                pool.take(kind);
                known.kind = kind as u8;
            }
        }
        self.middle = pool;
    }
}
