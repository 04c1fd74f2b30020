//! The single die: roll, and a six wins while all else loses, or pass for a draw.
//!
//! A player who does not know how the die will fall passes. One who rolls whenever it is going to be a six cheats.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Correction, Dice, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll, RuleId,
    Scale, Seat, Seats, SetupError, Thing, Think, Told, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// The only seat rolls or passes.
    pub const CHOICE: RuleId = RuleId(0);
    /// A six wins, everything else loses.
    pub const SIX: RuleId = RuleId(1);
    /// Who passes neither wins nor loses.
    pub const PASS: RuleId = RuleId(2);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["choice", "six", "pass"] };
const D6: table::Die = table::Die { sides: 6, kind: Key("d6") };
const PLAYER: Seat = Seat(0);

/// What passing is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stake {
    /// Whether passing wins outright instead of drawing.
    pub pass_wins: bool,
}

/// The table: the stake, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Die {
    pass_wins: bool,
    rolled: Option<u8>,
    passed: bool,
}

/// What the player can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Roll the die.
    Roll,
    /// Leave it.
    Pass,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The die fell.
    Rolled(u8),
    /// The player left it.
    Passed,
    /// The die really shows this face; 0 where it was not rolled.
    SetRight(u16),
}

impl Game for Die {
    const ID: &'static str = "toy-die";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = Stake;
    type About = table::Say;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin(setup: &Stake) -> Result<Self, SetupError> {
        Ok(Self { pass_wins: setup.pass_wins, rolled: None, passed: false })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        if let Some(outcome) = self.outcome() {
            return Err(Halt::Over(outcome));
        }
        let mut question = Ask::new(PLAYER, Key("roll_or_pass"), rule::CHOICE, o.wants_refusals());
        question.offer(Choice::Roll, rule::SIX);
        question.offer(Choice::Pass, rule::PASS);
        match ask(self, o, &question)? {
            Choice::Roll => {
                let roll = Roll { chance: Chance::dice(Key("for_the_six"), rule::SIX).by(PLAYER), dice: Dice::of(1, D6) };
                self.rolled = o.roll(&roll)?.first().copied();
                self.tell(o, Event::Rolled(self.rolled.unwrap_or(0)), rule::SIX);
            }
            Choice::Pass => {
                self.passed = true;
                self.tell(o, Event::Passed, rule::PASS);
            }
        }
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        match self.rolled {
            Some(face) if !(1..=D6.sides).contains(&face) => {
                Err(Broken { what: "a face that is not on the die", rule: rule::SIX })
            }
            Some(_) if self.passed => Err(Broken { what: "rolled and passed", rule: rule::CHOICE }),
            _ => Ok(()),
        }
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Nothing is hidden: a die that has not been rolled has no face.
    }

    fn things(&self) -> Vec<Thing> {
        let now = self.rolled.map_or(0, u16::from);
        vec![Thing { id: 0, of: Key("die").into(), name: Key("face").into(), scale: Scale::Count, now, most: 6 }]
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let face = u8::try_from(value).ok().filter(|_| thing == 0).ok_or(AnswerError::NoSuchAnswer)?;
        self.rolled = (face > 0).then_some(face);
        Ok(Told { event: Event::SetRight(value), by: rule::SIX.into() })
    }
}

impl Die {
    fn outcome(&self) -> Option<Outcome> {
        let everybody = Seats::first(1);
        match self.rolled {
            Some(face) if face == D6.sides => Some(Outcome::won_by(everybody, Key("won"), rule::SIX)),
            Some(_) => Some(Outcome::won_by(Seats::NONE, Key("lost"), rule::SIX)),
            None if self.passed && self.pass_wins => Some(Outcome::won_by(everybody, Key("won"), rule::PASS)),
            None if self.passed => Some(Outcome::draw(everybody, Key("drawn"), rule::PASS)),
            None => None,
        }
    }

    fn tell(&self, o: &mut dyn Oracle<Self>, event: Event, rule: RuleId) {
        o.tell(self, &event, rule.into());
    }
}

impl Think for Die {
    fn worth(&self, seat: Seat) -> f32 {
        // Before the choice: as good as the better of the two, which is to pass.
        self.outcome().map_or(0.5, |outcome| outcome.worth(seat))
    }
}
