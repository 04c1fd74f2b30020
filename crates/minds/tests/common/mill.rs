//! A step that never ends: a mill is turned until somebody stops it, which is never right.

use serde::{Deserialize, Serialize};
use table::{Ask, Broken, Catalogue, Fate, Flow, Game, Halt, Key, Oracle, Outcome, RuleId, Seat, Seats, SetupError, Think, ask};

const RULE: RuleId = RuleId(0);
/// As often as a playout answers before it is weighed where it stands.
const ENOUGH: u32 = 2_000;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mill {
    turned: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    Stop,
    Turn,
}

impl Game for Mill {
    const ID: &'static str = "mill";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = Choice;
    type Event = ();

    fn catalogue() -> &'static Catalogue {
        const CATALOGUE: Catalogue = Catalogue { ids: &["mill"] };
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { turned: 0 })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        loop {
            let mut question = Ask::new(Seat(0), Key("turn"), RULE, o.wants_refusals());
            question.offer(Choice::Stop, RULE);
            question.offer(Choice::Turn, RULE);
            match ask(self, o, &question)? {
                Choice::Stop => return Err(Halt::Over(Outcome::won_by(Seats::NONE, Key("stopped"), RULE))),
                Choice::Turn => self.turned += 1,
            }
        }
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Think for Mill {
    fn worth(&self, _seat: Seat) -> f32 {
        if self.turned == ENOUGH { 1.0 } else { 0.25 }
    }

    fn habit(&self, ask: &Ask<Mill>, _fate: &mut Fate) -> Option<u16> {
        ask.options.iter().position(|option| option.choice == Choice::Turn).map(|at| at as u16)
    }
}
