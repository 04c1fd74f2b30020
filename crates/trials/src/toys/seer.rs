//! Two seers play for high cards. Once in the game each may look at the top three cards of the deck and put them back in
//! any order. Hands are hidden; who has seen a card keeps knowing it, wherever it goes.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Bag, Broken, Catalogue, Chance, Correction, Deck, Fate, Flow, Game, Halt, Key, Known, Oracle, Outcome,
    Scale, Seat, Seats, SetupError, Thing, Told, Verdict, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// Twelve cards, three each of the values one to four.
    pub const CARDS: RuleId = RuleId(0);
    /// Whoever holds fewer than two cards draws, while there are cards.
    pub const HAND: RuleId = RuleId(1);
    /// In turn each seer plays a card, which counts its value.
    pub const PLAY: RuleId = RuleId(2);
    /// Once in the game, instead of playing, a seer looks at the top three cards and puts them back in any order.
    pub const VISION: RuleId = RuleId(3);
    /// When all cards are played the higher sum wins.
    pub const END: RuleId = RuleId(4);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["cards", "hand", "play", "vision", "end"] };
const KINDS: usize = 4;
const CARDS: Bag<KINDS> = Bag::of([3; KINDS]);
const HAND: usize = 2;
const SEEN: usize = 3;

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seers {
    turn: Seat,
    /// The deck, face down.
    pub deck: Deck<KINDS>,
    /// The seers.
    pub seers: [Seer; 2],
}

/// A seer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seer {
    /// Cards in hand, face down for the other, each with who has seen it.
    pub hand: Vec<Known>,
    /// Cards played, face up.
    pub played: Bag<KINDS>,
    has_looked: bool,
}

/// What a seer can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Play the card at this place in the hand.
    Play(u8),
    /// Look at the top of the deck.
    Look,
    /// Of the cards seen, this one comes next.
    Next(u8),
}

/// What happens at the table; who hears how much of it, the picture says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A seer drew a card; of which kind, only that seer hears.
    Drew(Seat, Option<u8>),
    /// A seer played a card of this kind.
    Played(Seat, u8),
    /// A seer looked at the top of the deck.
    Looked(Seat),
    /// A seer has really used up the vision (1), or not (0).
    SetRight(Seat, u16),
}

impl Game for Seers {
    const ID: &'static str = "toy-seer";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        let seer = Seer { hand: Vec::new(), played: Bag::EMPTY, has_looked: false };
        Ok(Self { turn: Seat(0), deck: Deck::shuffled(CARDS), seers: [seer.clone(), seer] })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        for seat in [Seat(0), Seat(1)] {
            while self.seer(seat).hand.len() < HAND && !self.deck.is_empty() {
                self.draw(o, seat)?;
            }
        }
        self.end()?;
        if !self.seer(self.turn).hand.is_empty() {
            self.act(o, self.turn)?;
        }
        self.turn = Seat(1 - self.turn.0);
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        let mut all = self.deck.cards();
        for seer in &self.seers {
            all.pour(&mut seer.played.clone());
            seer.hand.iter().for_each(|card| all.add(usize::from(card.kind)));
        }
        let held: usize = self.seers.iter().map(|seer| seer.hand.len() + seer.played.len()).sum();
        if all != CARDS || self.deck.len() + held != CARDS.len() {
            return Err(Broken { what: "cards are missing, or there are too many", rule: rule::CARDS });
        }
        if self.seers.iter().any(|seer| seer.hand.len() > HAND) {
            return Err(Broken { what: "too many cards in hand", rule: rule::HAND });
        }
        let knows_own = |seat: Seat| self.seer(seat).hand.iter().all(|card| card.seen_by.has(seat));
        if self.turn.0 > 1 || !knows_own(Seat(0)) || !knows_own(Seat(1)) {
            return Err(Broken { what: "a seat that is not there, or that does not know its hand", rule: rule::PLAY });
        }
        Ok(())
    }

    fn veil(&mut self, viewer: Seat, fate: &mut Fate) {
        // The other's cards could be any that the viewer has not seen: they go through the deck's veil, on top of it.
        let other = Seat(1 - viewer.0);
        let hand = core::mem::take(&mut self.seer_mut(other).hand);
        let cards = hand.len();
        hand.into_iter().rev().for_each(|card| self.deck.put_on_top(card));
        self.deck.veil(viewer, fate);
        self.seer_mut(other).hand = self.deck.lift(cards);
    }

    fn heard(event: &Event, viewer: Option<Seat>) -> Event {
        match *event {
            // Which card it is, the one who drew it knows alone.
            Event::Drew(seat, _) if viewer != Some(seat) => Event::Drew(seat, None),
            event => event,
        }
    }

    fn things(&self) -> Vec<Thing> {
        let thing = |(id, seer): (u16, &Seer)| Thing {
            id,
            of: Key(if id == 0 { "seer_1" } else { "seer_2" }).into(),
            name: Key("vision").into(),
            scale: Scale::Mark,
            now: seer.has_looked.into(),
            most: 1,
        };
        (0..).zip(&self.seers).map(thing).collect()
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let (0 | 1, 0 | 1) = (thing, value) else { return Err(AnswerError::NoSuchAnswer) };
        let seat = Seat(thing as u8);
        self.seer_mut(seat).has_looked = value == 1;
        Ok(Told { event: Event::SetRight(seat, value), by: rule::VISION.into() })
    }
}

impl Seers {
    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The seer on a seat.
    pub fn seer(&self, seat: Seat) -> &Seer {
        let [first, second] = &self.seers;
        if seat.0 == 0 { first } else { second }
    }

    fn seer_mut(&mut self, seat: Seat) -> &mut Seer {
        let [first, second] = &mut self.seers;
        if seat.0 == 0 { first } else { second }
    }

    fn draw(&mut self, o: &mut dyn Oracle<Self>, seat: Seat) -> Flow<()> {
        // Looking first keeps who else has seen the card.
        self.deck.look(o, &Chance::pile("deck", Key("draw"), rule::HAND).by(seat).secret(seat), seat, 1)?;
        let card = self.deck.lift(1);
        let kind = card.first().map(|card| card.kind);
        self.seer_mut(seat).hand.extend(card);
        o.tell(self, &Event::Drew(seat, kind), rule::HAND.into());
        Ok(())
    }

    fn act(&mut self, o: &mut dyn Oracle<Self>, seat: Seat) -> Flow<()> {
        let mut question = Ask::new(seat, Key("play_or_look"), rule::PLAY, o.wants_refusals());
        for place in 0..self.seer(seat).hand.len() as u8 {
            question.offer(Choice::Play(place), rule::PLAY);
        }
        question.consider(Choice::Look, self.may_look(seat));
        match ask(self, o, &question)? {
            Choice::Play(place) => self.play(o, seat, place),
            _ => self.look(o, seat)?,
        }
        Ok(())
    }

    fn may_look(&self, seat: Seat) -> Verdict {
        let nothing_to_see = self.deck.is_empty();
        if self.seer(seat).has_looked || nothing_to_see { Err(rule::VISION) } else { Ok(rule::VISION) }
    }

    fn play(&mut self, o: &mut dyn Oracle<Self>, seat: Seat, place: u8) {
        let seer = self.seer_mut(seat);
        let card = seer.hand.remove(usize::from(place));
        seer.played.add(usize::from(card.kind));
        o.tell(self, &Event::Played(seat, card.kind), rule::PLAY.into());
    }

    fn look(&mut self, o: &mut dyn Oracle<Self>, seat: Seat) -> Flow<()> {
        self.seer_mut(seat).has_looked = true;
        o.tell(self, &Event::Looked(seat), rule::VISION.into());
        let seen = self.deck.look(o, &Chance::pile("deck", Key("look"), rule::VISION).by(seat).secret(seat), seat, SEEN)?;

        // Everything stays on the table until the whole order is chosen.
        let mut order = Vec::new();
        while order.len() < seen.len() {
            order.push(self.choose_next(o, seat, &seen, &order)?);
        }
        let cards = self.deck.lift(seen.len());
        for place in order.iter().rev() {
            cards.get(usize::from(*place)).into_iter().for_each(|card| self.deck.put_on_top(*card));
        }
        Ok(())
    }

    /// Which of the seen cards comes next; the last one needs no question.
    fn choose_next(&self, o: &mut dyn Oracle<Self>, seat: Seat, seen: &[u8], placed: &[u8]) -> Flow<u8> {
        let mut question = Ask::new(seat, Key("which_next"), rule::VISION, o.wants_refusals());
        for place in (0..seen.len() as u8).filter(|place| !placed.contains(place)) {
            question.offer(Choice::Next(place), rule::VISION);
        }
        let chosen = match &*question.options {
            [only] => only.choice,
            _ => ask(self, o, &question)?,
        };
        if let Choice::Next(place) = chosen { Ok(place) } else { Err(Halt::Spoiled) }
    }

    fn end(&self) -> Flow<()> {
        if self.seers.iter().any(|seer| !seer.hand.is_empty()) {
            return Ok(());
        }
        let sum = |seer: &Seer| (1..).zip(seer.played.counts()).map(|(value, count)| value * u32::from(*count)).sum::<u32>();
        let [first, second] = self.seers.each_ref().map(sum);
        let won = |seat| Outcome::won_by(Seats::NONE.and(seat), Key("farsighted"), rule::END);
        Err(Halt::Over(match first.cmp(&second) {
            core::cmp::Ordering::Greater => won(Seat(0)),
            core::cmp::Ordering::Less => won(Seat(1)),
            core::cmp::Ordering::Equal => Outcome::draw(Seats::first(2), Key("equal"), rule::END),
        }))
    }
}
