//! A door whose lock nobody sees. Only where it is locked is the question asked at once, so who is asked at once could know: in what is
//! imagined with an open door, the same question comes a step later and means the opposite, or never.

use serde::{Deserialize, Serialize};
use table::{Ask, Broken, Catalogue, Fate, Flow, Game, Halt, Key, Oracle, Outcome, RuleId, Seat, Seats, SetupError, Think, ask};

const RULE: RuleId = RuleId(0);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Lock {
    Locked,
    Open,
    /// The game is over before anybody is asked.
    Trap,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Door {
    lock: Lock,
    later: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Right where the door is locked.
    Push,
    /// Right where it is not.
    Wait,
}

impl Game for Door {
    const ID: &'static str = "door";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = Choice;
    type Event = ();

    fn catalogue() -> &'static Catalogue {
        const CATALOGUE: Catalogue = Catalogue { ids: &["door"] };
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { lock: Lock::Locked, later: false })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        let over = |won: bool| {
            let winners = if won { Seats::first(1) } else { Seats::NONE };
            Err(Halt::Over(Outcome::won_by(winners, Key("opened"), RULE)))
        };
        match self.lock {
            Lock::Trap => return over(true),
            Lock::Open if !self.later => {
                self.later = true;
                return Ok(());
            }
            Lock::Open | Lock::Locked => {}
        }
        let mut question = Ask::new(Seat(0), Key("door"), RULE, o.wants_refusals());
        question.offer(Choice::Push, RULE);
        question.offer(Choice::Wait, RULE);
        let pushed = ask(self, o, &question)? == Choice::Push;
        over(pushed == (self.lock == Lock::Locked))
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, fate: &mut Fate) {
        self.lock = match fate.below(3) {
            0 => Lock::Locked,
            1 => Lock::Open,
            _ => Lock::Trap,
        };
    }
}

impl Think for Door {
    const HORIZON: u32 = 3;

    fn worth(&self, _seat: Seat) -> f32 {
        0.5
    }
}
