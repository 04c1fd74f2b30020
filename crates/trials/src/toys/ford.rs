//! A crossing: walkers on squares of three levels, with a bridge over water. Stepping down two levels, or into the water, puts
//! out a lamp.

use serde::{Deserialize, Serialize};
use table::geometry::square::{Floor, Square};
use table::{
    AnswerError, Ask, Broken, Catalogue, Correction, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Scale, Seat, Seats,
    SetupError, Thing, Told, Verdict, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// Walkers take turns; each goes one step or waits.
    pub const TURN: RuleId = RuleId(0);
    /// A step leads over a side to a free square.
    pub const STEP: RuleId = RuleId(1);
    /// Nobody climbs two levels in one step.
    pub const CLIMB: RuleId = RuleId(2);
    /// A walker who goes down two levels puts out a lamp.
    pub const FALL: RuleId = RuleId(3);
    /// So does one who steps into the water.
    pub const WATER: RuleId = RuleId(4);
    /// Who has reached the hut with a lamp has won.
    pub const HUT: RuleId = RuleId(5);
    /// Without a lamp, or after the last round, all is lost.
    pub const DARK: RuleId = RuleId(6);
    /// One or two walkers.
    pub const WALKERS: RuleId = RuleId(7);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["turn", "step", "climb", "fall", "water", "hut", "dark", "walkers"] };
const ROUNDS: u8 = 12;
/// How many lamps a walker has at first.
pub const LAMPS: u8 = 3;

const fn at(x: i16, y: i16, level: i8) -> Square {
    Square::new(x, y, level)
}

/// Two banks, the river between them, and the bridge, which lies last.
pub const SQUARES: [Square; 10] = [
    at(0, 0, 2),
    at(1, 0, 0),
    at(2, 0, 2),
    at(0, 1, 2),
    at(1, 1, 0),
    at(2, 1, 2),
    at(0, 2, 1),
    at(1, 2, 0),
    at(2, 2, 0),
    at(1, 1, 2),
];
const HUT: usize = 8;

/// Who goes, and what is wrong with the picture of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Party {
    /// One or two.
    pub walkers: u8,
    /// For trials of the trial of pictures.
    pub fault: Fault,
}

/// What can be wrong with a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fault {
    /// Nothing.
    None,
    /// Two squares in one place on one level.
    OneLevel,
    /// A bridge that is called as what is beneath it.
    OneName,
    /// Two tokens with one number.
    TwinTokens,
    /// A token on a space that is not there.
    LostToken,
    /// More tokens than there is room for.
    Crowded,
    /// Two cards with one number.
    TwinCards,
    /// A card that lies face down and can be read.
    Peeping,
    /// A passage without words.
    Mute,
    /// A line of sight without an end.
    Endless,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ford {
    /// The round, from 0.
    pub round: u8,
    /// Whose turn it is.
    pub next: u8,
    /// The walkers, by seat.
    pub walkers: Vec<Walker>,
    /// What is wrong with the picture.
    pub fault: Fault,
}

/// A walker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Walker {
    /// The square, by its place among [`SQUARES`].
    pub on: u8,
    /// Lamps that burn.
    pub lamps: u8,
}

/// What a walker can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Go to this square.
    Go(u8),
    /// Stay.
    Wait,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A walker went to a square.
    Went(Seat, u8),
    /// A lamp of a walker went out.
    WentOut(Seat),
    /// A walker stayed.
    Waited(Seat),
    /// People set right how many lamps of a walker burn.
    SetRight(u16, u16),
}

impl Game for Ford {
    const ID: &'static str = "toy-ford";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = Party;
    type About = ();
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin(&Party { walkers, fault }: &Party) -> Result<Self, SetupError> {
        if !(1..=2).contains(&walkers) {
            return Err(SetupError { field: "walkers", wanted: "one or two", rule: rule::WALKERS });
        }
        let walkers = [0, 3].map(|on| Walker { on, lamps: LAMPS }).into_iter().take(usize::from(walkers)).collect();
        Ok(Self { round: 0, next: 0, walkers, fault })
    }

    fn seats(&self) -> u8 {
        self.walkers.len() as u8
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        self.end()?;
        let seat = Seat(self.next);
        let mut question = Ask::new(seat, (), rule::TURN, o.wants_refusals());
        for to in self.beside(seat) {
            question.consider(Choice::Go(to), self.may_go(seat, to));
        }
        question.offer(Choice::Wait, rule::TURN);
        match ask(self, o, &question)? {
            Choice::Go(to) => self.go(o, seat, to),
            Choice::Wait => o.tell(self, &Event::Waited(seat), rule::TURN.into()),
        }
        self.next = (self.next + 1) % self.seats();
        self.round += u8::from(self.next == 0);
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if !(1..=2).contains(&self.walkers.len()) || self.next >= self.seats() {
            return Err(Broken { what: "a party of another size", rule: rule::WALKERS });
        }
        if self.round > ROUNDS {
            return Err(Broken { what: "a round that is not played", rule: rule::DARK });
        }
        if self.walkers.iter().any(|walker| usize::from(walker.on) >= SQUARES.len() || walker.lamps > LAMPS) {
            return Err(Broken { what: "a walker who cannot be", rule: rule::STEP });
        }
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Nothing is hidden.
    }

    fn things(&self) -> Vec<Thing> {
        let thing = |(id, walker): (u16, &Walker)| Thing {
            id,
            of: Key("walker").with("seat", id + 1),
            name: Key("lamps").into(),
            scale: Scale::Count,
            now: walker.lamps.into(),
            most: LAMPS.into(),
        };
        (0..).zip(&self.walkers).map(thing).collect()
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let walker = self.walkers.get_mut(usize::from(thing)).ok_or(AnswerError::NoSuchAnswer)?;
        walker.lamps = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        Ok(Told { event: Event::SetRight(thing, value), by: rule::DARK.into() })
    }
}

impl Ford {
    /// A walker.
    pub fn walker(&self, seat: Seat) -> Walker {
        self.walkers.get(usize::from(seat.0)).copied().unwrap_or(Walker { on: 0, lamps: 0 })
    }

    fn square(on: u8) -> Square {
        SQUARES.get(usize::from(on)).copied().unwrap_or_default()
    }

    fn beside(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let floor = Floor(SQUARES.to_vec());
        let beside = floor.beside(Self::square(self.walker(seat).on));
        beside.into_iter().flatten().filter_map(move |square| floor.find(square)).map(|place| place as u8)
    }

    fn may_go(&self, seat: Seat, to: u8) -> Verdict {
        if self.walkers.iter().any(|walker| walker.on == to) {
            return Err(rule::STEP);
        }
        if Self::square(self.walker(seat).on).rise_to(Self::square(to)) > 1 { Err(rule::CLIMB) } else { Ok(rule::STEP) }
    }

    fn go(&mut self, o: &mut dyn Oracle<Self>, seat: Seat, to: u8) {
        let fell = Self::square(self.walker(seat).on).rise_to(Self::square(to)) < -1;
        let wet = is_water(usize::from(to));
        if let Some(walker) = self.walkers.get_mut(usize::from(seat.0)) {
            walker.on = to;
            walker.lamps -= u8::from(walker.lamps > 0 && (fell || wet));
        }
        o.tell(self, &Event::Went(seat, to), rule::STEP.into());
        if fell || wet {
            o.tell(self, &Event::WentOut(seat), (if fell { rule::FALL } else { rule::WATER }).into());
        }
    }

    fn end(&self) -> Flow<()> {
        let arrived = |walker: &Walker| usize::from(walker.on) == HUT && walker.lamps > 0;
        let all = Seats::first(self.seats());
        if self.walkers.iter().any(arrived) {
            return Err(Halt::Over(Outcome::won_by(all, Key("arrived"), rule::HUT)));
        }
        if self.round >= ROUNDS || self.walkers.iter().any(|walker| walker.lamps == 0) {
            return Err(Halt::Over(Outcome::won_by(Seats::NONE, Key("dark"), rule::DARK)));
        }
        Ok(())
    }
}

/// Whether a square is part of the river.
pub fn is_water(square: usize) -> bool {
    SQUARES.get(square).is_some_and(|square| square.x == 1 && square.level == 0)
}
