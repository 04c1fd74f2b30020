//! A robbery: the golem strikes the richest thief; where several are equally rich, the thief with the torch decides.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Correction, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Scale, Seat, Seats,
    SetupError, Thing, Told, Verdict, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// Every round each thief chooses in turn, then the golem strikes.
    pub const ROUND: RuleId = RuleId(0);
    /// Who grabs takes a treasure.
    pub const GRAB: RuleId = RuleId(1);
    /// Who hides takes nothing and is not struck; nobody hides twice in a row.
    pub const HIDE: RuleId = RuleId(2);
    /// The golem strikes the richest thief in sight, who drops everything.
    pub const STRIKE: RuleId = RuleId(3);
    /// The thief with the torch breaks the golem's ties. The torch goes round.
    pub const TORCH: RuleId = RuleId(4);
    /// After the last round the richest have won.
    pub const DAWN: RuleId = RuleId(5);
    /// Two to four thieves.
    pub const THIEVES: RuleId = RuleId(6);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["round", "grab", "hide", "strike", "torch", "dawn", "thieves"] };
const ROUNDS: u8 = 6;

/// How many thieves there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gang {
    /// Two to four.
    pub thieves: u8,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Robbery {
    round: u8,
    /// The next thief to choose; the golem when all have.
    next: u8,
    /// The thieves, by seat.
    pub thieves: Vec<Thief>,
}

/// A thief.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thief {
    /// Treasures taken.
    pub treasures: u8,
    /// Whether out of sight.
    pub hidden: bool,
}

/// What a thief can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Take a treasure.
    Grab,
    /// Keep out of sight.
    Hide,
    /// Point the golem at this seat.
    Point(Seat),
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A thief took a treasure.
    Grabbed(Seat),
    /// A thief hid.
    Hid(Seat),
    /// The golem struck a thief, who dropped so many treasures.
    Struck(Seat, u8),
    /// A thief really holds so many treasures.
    SetRight(u16, u16),
}

impl Game for Robbery {
    const ID: &'static str = "toy-golem";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = Gang;
    type About = table::Say;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin(gang: &Gang) -> Result<Self, SetupError> {
        if !(2..=4).contains(&gang.thieves) {
            return Err(SetupError { field: "thieves", wanted: "two to four", rule: rule::THIEVES });
        }
        let thief = Thief { treasures: 0, hidden: false };
        Ok(Self { round: 0, next: 0, thieves: vec![thief; usize::from(gang.thieves)] })
    }

    fn seats(&self) -> u8 {
        self.thieves.len() as u8
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        self.end()?;
        if self.next < self.seats() {
            self.thief_acts(o, Seat(self.next))?;
            self.next += 1;
        } else {
            self.golem_strikes(o)?;
            self.next = 0;
            self.round += 1;
        }
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if !(2..=4).contains(&self.thieves.len()) {
            return Err(Broken { what: "a gang of another size", rule: rule::THIEVES });
        }
        if self.round > ROUNDS || self.next > self.seats() {
            return Err(Broken { what: "a round that is not played", rule: rule::ROUND });
        }
        let turns = |seat: u8| self.round + u8::from(seat < self.next);
        if (0..).zip(&self.thieves).any(|(seat, thief)| thief.treasures > turns(seat)) {
            return Err(Broken { what: "more treasures than turns", rule: rule::GRAB });
        }
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Hidden thieves are hidden from the golem, not from the table.
    }

    fn things(&self) -> Vec<Thing> {
        let thing = |(id, thief): (u16, &Thief)| Thing {
            id,
            of: Key("thief").with("seat", id + 1),
            name: Key("treasures").into(),
            scale: Scale::Count,
            now: thief.treasures.into(),
            most: ROUNDS.into(),
        };
        (0..).zip(&self.thieves).map(thing).collect()
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let thief = self.thieves.get_mut(usize::from(thing)).ok_or(AnswerError::NoSuchAnswer)?;
        thief.treasures = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        Ok(Told { event: Event::SetRight(thing, value), by: rule::GRAB.into() })
    }
}

impl Robbery {
    fn thief_acts(&mut self, o: &mut dyn Oracle<Self>, seat: Seat) -> Flow<()> {
        let mut question = Ask::new(seat, Key("grab_or_hide"), rule::ROUND, o.wants_refusals());
        question.offer(Choice::Grab, rule::GRAB);
        question.consider(Choice::Hide, self.may_hide(seat));
        let hides = ask(self, o, &question)? == Choice::Hide;
        if let Some(thief) = self.thieves.get_mut(usize::from(seat.0)) {
            thief.hidden = hides;
            thief.treasures += u8::from(!hides);
        }
        match hides {
            true => o.tell(self, &Event::Hid(seat), rule::HIDE.into()),
            false => o.tell(self, &Event::Grabbed(seat), rule::GRAB.into()),
        }
        Ok(())
    }

    fn may_hide(&self, seat: Seat) -> Verdict {
        let hidden = self.thieves.get(usize::from(seat.0)).is_some_and(|thief| thief.hidden);
        if hidden { Err(rule::HIDE) } else { Ok(rule::HIDE) }
    }

    fn golem_strikes(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        let richest = self.richest(|thief| !thief.hidden);
        let struck = match *richest {
            [] => return Ok(()),
            [only] => only,
            _ => self.break_tie(o, &richest)?,
        };
        if let Some(thief) = self.thieves.get_mut(usize::from(struck.0)) {
            let dropped = core::mem::take(&mut thief.treasures);
            o.tell(self, &Event::Struck(struck, dropped), rule::STRIKE.into());
        }
        Ok(())
    }

    /// The golem cannot choose: the thief with the torch does, also where the choice is about that thief.
    fn break_tie(&self, o: &mut dyn Oracle<Self>, tied: &[Seat]) -> Flow<Seat> {
        let mut question = Ask::new(self.torch(), Key("break_tie"), rule::TORCH, o.wants_refusals());
        for seat in tied {
            question.offer(Choice::Point(*seat), rule::STRIKE);
        }
        match ask(self, o, &question)? {
            Choice::Point(seat) => Ok(seat),
            _ => Err(Halt::Spoiled),
        }
    }

    /// Who holds the torch this round.
    pub fn torch(&self) -> Seat {
        Seat(self.round % self.seats().max(1))
    }

    /// The seats with the most treasures among those that `counts`.
    fn richest(&self, counts: impl Fn(&Thief) -> bool) -> Vec<Seat> {
        let thieves = || (0..).map(Seat).zip(&self.thieves).filter(|(_, thief)| counts(thief));
        let most = thieves().map(|(_, thief)| thief.treasures).max();
        thieves().filter(|(_, thief)| Some(thief.treasures) == most).map(|(seat, _)| seat).collect()
    }

    fn end(&self) -> Flow<()> {
        if self.round < ROUNDS {
            return Ok(());
        }
        let winners = self.richest(|_| true).into_iter().fold(Seats::NONE, Seats::and);
        Err(Halt::Over(Outcome::won_by(winners, Key("dawn"), rule::DAWN)))
    }
}
