//! A market: each round one dealer looks at a card and says whether it is even, both bid in secret, a die falls, and the other names the
//! card. So a question comes in the middle of a step in which something was drawn and chosen in secret.

use serde::{Deserialize, Serialize};
use table::{
    Ask, Broken, Catalogue, Chance, Dice, Die, Draw, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll, RuleId, Seat, Seats,
    SetupError, Think, ask, ask_each,
};

const RULE: RuleId = RuleId(0);
const ROUNDS: u8 = 4;
const CARDS: [u8; 6] = [1, 2, 3, 1, 2, 1];
/// What nobody in their senses names is left out of a search.
const PROMISING: u16 = 4;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Market {
    pub round: u8,
    pub points: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    Bid,
    Name,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    Bid(u8),
    Name(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The card; the other only hears whether it is even.
    Card(u8),
    Bids(u8, u8),
}

impl Game for Market {
    const ID: &'static str = "market";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = About;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        const CATALOGUE: Catalogue = Catalogue { ids: &["market"] };
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { round: 0, points: [3, 3] })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        let [dealer, other] = self.points;
        if self.round == ROUNDS {
            let winners = if dealer > other { Seat(0).into() } else { Seat(1).into() };
            let drawn = Outcome::draw(Seats::first(2), Key("even"), RULE);
            return Err(Halt::Over(if dealer == other { drawn } else { Outcome::won_by(winners, Key("richer"), RULE) }));
        }
        let chance = Chance::pile("cards", Key("card"), RULE).secret(Seat(0));
        let card = o.draw(&Draw { chance, counts: &CARDS })? as u8;
        o.tell(self, &Event::Card(card), RULE.into());
        let question = Ask::new(Seats::first(2), About::Bid, RULE, o.wants_refusals()).sealed();
        let bids = ask_each(self, o, &question, |question, seat| {
            (0..3).for_each(|bid| question.offer_for(seat, Choice::Bid(bid), RULE));
        })?;
        let [first, second] = [0, 1].map(|at| match bids.get(at) {
            Some((_, Choice::Bid(bid))) => *bid,
            _ => 0,
        });
        o.tell(self, &Event::Bids(first, second), RULE.into());
        let d6 = Die { sides: 6, kind: Key("d6") };
        let faces = o.roll(&Roll { chance: Chance::dice(Key("price"), RULE), dice: Dice::of(1, d6) })?;
        let price = faces.first().copied().unwrap_or(1);
        let mut question = Ask::new(Seat(1), About::Name, RULE, o.wants_refusals());
        (0..6).for_each(|card| question.offer(Choice::Name(card), RULE));
        let named = ask(self, o, &question)? == Choice::Name(card);
        let gains = [u8::from(first > second) * 2 + u8::from(!named), u8::from(second > first) * 2 + u8::from(named) * 3];
        let pays = [first, second].map(|bid| u8::from(price <= 2 * bid) * bid);
        for ((points, gain), pay) in self.points.iter_mut().zip(gains).zip(pays) {
            *points = (*points + gain).saturating_sub(pay);
        }
        self.round += 1;
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}

    fn heard(event: &Event, viewer: Option<Seat>) -> Event {
        match *event {
            Event::Card(card) if viewer != Some(Seat(0)) => Event::Card(card % 2),
            event => event,
        }
    }
}

impl Think for Market {
    const HORIZON: u32 = 2;

    fn clock(&self) -> Option<u32> {
        Some(self.round.into())
    }

    fn worth(&self, seat: Seat) -> f32 {
        let [dealer, other] = self.points.map(f32::from);
        let lead = if seat == Seat(0) { dealer - other } else { other - dealer };
        0.5 + lead / 40.0
    }

    fn promising(&self, ask: &Ask<Market>, into: &mut Vec<u16>) {
        let count = ask.options.len() as u16;
        into.extend(0..if ask.about == About::Name { count.min(PROMISING) } else { count });
    }

    fn habit(&self, ask: &Ask<Market>, fate: &mut Fate) -> Option<u16> {
        (ask.about == About::Name).then(|| fate.below(3) as u16)
    }
}
