//! A siege: a pool of dice is rolled, and each die is sent against one of the demons, one die after the other.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Correction, Dice, Die, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll,
    Scale, Seat, Seats, SetupError, Thing, Told, Verdict, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// Every round the pool is rolled once, and its dice are assigned one by one.
    pub const POOL: RuleId = RuleId(0);
    /// A die wounds a demon whose guard it reaches.
    pub const GUARD: RuleId = RuleId(1);
    /// A slain demon is no target.
    pub const SLAIN: RuleId = RuleId(2);
    /// A die may be kept back.
    pub const KEEP: RuleId = RuleId(3);
    /// All demons slain: won.
    pub const VICTORY: RuleId = RuleId(4);
    /// A demon alive after the last round: lost.
    pub const DEFEAT: RuleId = RuleId(5);
    /// The pool has one to eight dice.
    pub const SIZE: RuleId = RuleId(6);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["pool", "guard", "slain", "keep", "victory", "defeat", "size"] };
const D6: Die = Die { sides: 6, kind: Key("d6") };
const HERO: Seat = Seat(0);
const ROUNDS: u8 = 4;
const MOST_DICE: u8 = 8;

/// The face that wounds each demon, and how many wounds it bears.
const DEMONS: [(u8, u8); 3] = [(2, 4), (4, 2), (6, 1)];

/// How many dice the pool has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pool {
    /// One to eight.
    pub dice: u8,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Siege {
    dice: u8,
    round: u8,
    /// Wounds that each demon can still bear.
    pub left: [u8; 3],
}

/// What can be done with a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Send it against a demon.
    Against(u8),
    /// Keep it back.
    Keep,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// The pool fell so.
    Rolled(Vec<u8>),
    /// A die wounded a demon.
    Wounded(u8, u8),
    /// A demon can really bear so many wounds.
    SetRight(u16, u16),
}

impl Game for Siege {
    const ID: &'static str = "toy-pool";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = Pool;
    type About = table::Say;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin(pool: &Pool) -> Result<Self, SetupError> {
        if !(1..=MOST_DICE).contains(&pool.dice) {
            return Err(SetupError { field: "dice", wanted: "one at least, and no more than a roll holds", rule: rule::SIZE });
        }
        Ok(Self { dice: pool.dice, round: 1, left: DEMONS.map(|(_, wounds)| wounds) })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        self.end()?;
        let chance = Chance::dice(Key("pool_roll"), rule::POOL).by(HERO);
        let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(self.dice), D6) })?;
        o.tell(self, &Event::Rolled(faces.to_vec()), rule::POOL.into());
        for face in faces {
            self.assign(o, face)?;
            self.end()?;
        }
        self.round += 1;
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if !(1..=MOST_DICE).contains(&self.dice) {
            return Err(Broken { what: "a pool of another size", rule: rule::SIZE });
        }
        if !(1..=ROUNDS + 1).contains(&self.round) {
            return Err(Broken { what: "a round that is not played", rule: rule::DEFEAT });
        }
        if self.left.iter().zip(DEMONS).any(|(left, (_, most))| *left > most) {
            return Err(Broken { what: "a demon that bears more wounds than it can", rule: rule::GUARD });
        }
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Everything lies open.
    }

    fn things(&self) -> Vec<Thing> {
        let thing = |(id, (left, (_, most))): (u16, (&u8, (u8, u8)))| Thing {
            id,
            of: Key("demon").with("number", id + 1),
            name: Key("wounds").into(),
            scale: Scale::Count,
            now: (*left).into(),
            most: most.into(),
        };
        (0..).zip(self.left.iter().zip(DEMONS)).map(thing).collect()
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let left = self.left.get_mut(usize::from(thing)).ok_or(AnswerError::NoSuchAnswer)?;
        *left = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        Ok(Told { event: Event::SetRight(thing, value), by: rule::GUARD.into() })
    }
}

impl Siege {
    fn assign(&mut self, o: &mut dyn Oracle<Self>, face: u8) -> Flow<()> {
        let mut question = Ask::new(HERO, Key("assign").with("face", face), rule::POOL, o.wants_refusals());
        for demon in 0..self.left.len() as u8 {
            question.consider(Choice::Against(demon), self.can_wound(demon, face));
        }
        question.offer(Choice::Keep, rule::KEEP);
        if let Choice::Against(demon) = ask(self, o, &question)? {
            if let Some(left) = self.left.get_mut(usize::from(demon)) {
                *left -= 1;
            }
            o.tell(self, &Event::Wounded(demon, face), rule::GUARD.into());
        }
        Ok(())
    }

    fn can_wound(&self, demon: u8, face: u8) -> Verdict {
        let at = usize::from(demon);
        match (self.left.get(at), DEMONS.get(at)) {
            (Some(0), _) => Err(rule::SLAIN),
            (Some(_), Some((guard, _))) if face >= *guard => Ok(rule::GUARD),
            _ => Err(rule::GUARD),
        }
    }

    fn end(&self) -> Flow<()> {
        if self.left == [0; 3] {
            return Err(Halt::Over(Outcome::won_by(Seats::first(1), Key("demons_slain"), rule::VICTORY)));
        }
        if self.round > ROUNDS {
            return Err(Halt::Over(Outcome::won_by(Seats::NONE, Key("overrun"), rule::DEFEAT)));
        }
        Ok(())
    }
}
