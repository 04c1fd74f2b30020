//! One choice after which the position says something else than the outcome, or nothing sensible at all.

use serde::{Deserialize, Serialize};
use table::{Ask, Broken, Catalogue, Fate, Flow, Game, Halt, Key, Oracle, Outcome, RuleId, Seat, Seats, SetupError, Think, ask};

const RULE: RuleId = RuleId(0);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cliff {
    gone: Option<Choice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Over and won, though the position looks lost.
    Won,
    /// Over and lost, though the position looks won.
    Lost,
    /// Over and drawn, though the position looks won.
    Drawn,
    /// A position whose worth is no number.
    NoNumber,
    /// A position that is worth more than a won game.
    TooMuch,
    /// A position that is worth less than a lost game.
    TooLittle,
}

impl Choice {
    pub const ALL: [Self; 6] = [Self::Won, Self::Lost, Self::Drawn, Self::NoNumber, Self::TooMuch, Self::TooLittle];
}

impl Game for Cliff {
    const ID: &'static str = "cliff";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = Choice;
    type Event = ();

    fn catalogue() -> &'static Catalogue {
        const CATALOGUE: Catalogue = Catalogue { ids: &["cliff"] };
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { gone: None })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        let mut question = Ask::new(Seat(0), Key("go"), RULE, o.wants_refusals());
        Choice::ALL.into_iter().for_each(|choice| question.offer(choice, RULE));
        let choice = ask(self, o, &question)?;
        self.gone = Some(choice);
        let (everybody, key) = (Seats::first(1), Key("gone"));
        match choice {
            Choice::Won => Err(Halt::Over(Outcome::won_by(everybody, key, RULE))),
            Choice::Lost => Err(Halt::Over(Outcome::won_by(Seats::NONE, key, RULE))),
            Choice::Drawn => Err(Halt::Over(Outcome::draw(everybody, key, RULE))),
            Choice::NoNumber | Choice::TooMuch | Choice::TooLittle => Ok(()),
        }
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Think for Cliff {
    const HORIZON: u32 = 1;

    fn worth(&self, _seat: Seat) -> f32 {
        match self.gone {
            Some(Choice::NoNumber) => f32::NAN,
            Some(Choice::TooMuch) => 7.0,
            Some(Choice::TooLittle) => -3.0,
            Some(Choice::Won) => 0.1,
            _ => 0.9,
        }
    }
}
