//! A die falls, and in the same step somebody is asked what it shows.

use serde::{Deserialize, Serialize};
use table::{
    Ask, Broken, Catalogue, Chance, Dice, Die, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll, RuleId, Seat, Seats,
    SetupError, Think, ask,
};

const RULE: RuleId = RuleId(0);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Echo {
    fallen: Option<u8>,
}

impl Game for Echo {
    const ID: &'static str = "echo";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = u8;
    type Event = ();

    fn catalogue() -> &'static Catalogue {
        const CATALOGUE: Catalogue = Catalogue { ids: &["echo"] };
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { fallen: None })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        let die = Die { sides: 6, kind: Key("d6") };
        let faces = o.roll(&Roll { chance: Chance::dice(Key("fall"), RULE), dice: Dice::of(1, die) })?;
        self.fallen = faces.first().copied();
        let mut question = Ask::new(Seat(0), Key("name"), RULE, o.wants_refusals());
        for face in 1..=6 {
            question.offer(face, RULE);
        }
        let right = Some(ask(self, o, &question)?) == self.fallen;
        let winners = if right { Seats::first(1) } else { Seats::NONE };
        Err(Halt::Over(Outcome::won_by(winners, Key("named"), RULE)))
    }

    fn check(&self) -> Result<(), Broken> {
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

impl Think for Echo {
    fn worth(&self, _seat: Seat) -> f32 {
        0.5
    }

    fn habit(&self, ask: &Ask<Echo>, _fate: &mut Fate) -> Option<u16> {
        ask.options.iter().position(|option| Some(option.choice) == self.fallen).map(|at| at as u16)
    }

    fn promising(&self, ask: &Ask<Echo>, into: &mut Vec<u16>) {
        into.extend(self.habit(ask, &mut Fate::new(0)));
    }
}
