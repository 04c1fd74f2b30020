//! A race with a secret: two runners, twelve paces, and sealed amulets that nobody has seen.

#![expect(clippy::indexing_slicing, reason = "two runners, two places")]
#![allow(dead_code, reason = "every file of tests needs other games")]

pub mod cliff;
pub mod door;
pub mod echo;
pub mod market;
pub mod mill;

use serde::{Deserialize, Serialize};
use table::{
    Ask, Bag, Broken, Catalogue, Chance, Dice, Die, Fate, Flow, Game, Gauge, Halt, Key, Oracle, Outcome, Roll, RuleId, Seat,
    Seats, SetupError, Think, ask,
};

const RULE: RuleId = RuleId(0);
const GOAL: u8 = 12;
const AMULETS: u8 = 5;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Race {
    pub paces: [u8; 2],
    pub amulets: [Option<u8>; 2],
    pub turn: u8,
    pub left: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Two paces, for sure.
    Walk,
    /// As many paces as the die says; a one leads back to the start.
    Run,
    /// Stay.
    Rest,
    /// Names the other's amulet: right, and the other starts over; wrong, and the speaker does.
    Name(u8),
}

impl Race {
    /// A race under way.
    pub fn under_way(paces: [u8; 2], amulets: [u8; 2]) -> Self {
        Self { paces, amulets: amulets.map(Some), turn: 0, left: 60 }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.paces.iter().position(|paces| *paces >= GOAL);
        match winner {
            Some(seat) => Some(Outcome::won_by(Seats::NONE.and(Seat(seat as u8)), Key("won"), RULE)),
            None if self.left == 0 => Some(Outcome::draw(Seats::first(2), Key("drawn"), RULE)),
            None => None,
        }
    }

    fn set(&mut self, seat: u8, paces: u8) {
        if let Some(place) = self.paces.get_mut(usize::from(seat)) {
            *place = paces;
        }
    }
}

impl Game for Race {
    const ID: &'static str = "race";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = Choice;
    type Event = ();

    fn catalogue() -> &'static Catalogue {
        const CATALOGUE: Catalogue = Catalogue { ids: &["race"] };
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { paces: [0, 0], amulets: [None, None], turn: 0, left: 60 })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        if let Some(outcome) = self.outcome() {
            return Err(Halt::Over(outcome));
        }
        if let Some(amulet) = self.amulets.iter_mut().find(|amulet| amulet.is_none()) {
            let mut bag = Bag::of([1; AMULETS as usize]);
            *amulet = bag.draw(o, Chance::pile("amulets", Key("amulet"), RULE))?.map(|kind| kind as u8);
            return Ok(());
        }
        let (me, other) = (self.turn, 1 - self.turn);
        let mut question = Ask::new(Seat(me), Key("turn"), RULE, o.wants_refusals());
        question.offer(Choice::Rest, RULE);
        question.offer(Choice::Walk, RULE);
        question.offer(Choice::Run, RULE);
        for kind in 0..AMULETS {
            question.offer(Choice::Name(kind), RULE);
        }
        let mine = self.paces[usize::from(me)];
        match ask(self, o, &question)? {
            Choice::Rest => {}
            Choice::Walk => self.set(me, mine + 2),
            Choice::Run => {
                let die = Die { sides: 6, kind: Key("d6") };
                let faces = o.roll(&Roll { chance: Chance::dice(Key("run"), RULE), dice: Dice::of(1, die) })?;
                let face = faces.first().copied().unwrap_or(1);
                self.set(me, if face == 1 { 0 } else { mine + face });
            }
            Choice::Name(kind) => {
                let right = self.amulets[usize::from(other)] == Some(kind);
                self.set(if right { other } else { me }, 0);
            }
        }
        self.turn = other;
        self.left -= 1;
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, fate: &mut Fate) {
        for amulet in self.amulets.iter_mut().flatten() {
            *amulet = fate.below(u32::from(AMULETS)) as u8;
        }
    }
}

impl Think for Race {
    const HORIZON: u32 = 20;

    fn worth(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.worth(seat);
        }
        let lead = i16::from(self.paces[usize::from(seat.0)]) - i16::from(self.paces[usize::from(1 - seat.0)]);
        0.5 + f32::from(lead) / 40.0
    }

    fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        let [mine, other] = [seat.0, 1 - seat.0].map(|seat| self.paces[usize::from(seat)]);
        vec![Gauge::new(Key("ahead"), mine, 1), Gauge::new(Key("held back"), other, -1)]
    }

    fn habit(&self, ask: &Ask<Race>, fate: &mut Fate) -> Option<u16> {
        let moves = if fate.below(2) == 0 { Choice::Walk } else { Choice::Run };
        ask.options.iter().position(|option| option.choice == moves).map(|at| at as u16)
    }
}
