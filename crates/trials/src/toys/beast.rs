//! A hunt: the beast strikes back for every wound, but only when the numbered instruction in which it was wounded is done.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Correction, Dice, Die, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll,
    Scale, Seat, Seats, SetupError, Thing, Told, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// A round is three numbered instructions: prepare, strike, rest.
    pub const ROUND: RuleId = RuleId(0);
    /// First, the hunter chooses to strike once or three times.
    pub const PREPARE: RuleId = RuleId(1);
    /// Second, every strike of 3 or more wounds the beast. The hunt is won as soon as it falls.
    pub const STRIKE: RuleId = RuleId(2);
    /// Third, a hunter who struck only once heals a wound.
    pub const REST: RuleId = RuleId(3);
    /// For every wound the beast strikes back at the end of the instruction; a 4 or more wounds the hunter.
    pub const COUNTERATTACK: RuleId = RuleId(4);
    /// A hunter without lives has lost, and no further instruction is carried out.
    pub const DEATH: RuleId = RuleId(5);
    /// After the last round the beast is gone.
    pub const ESCAPE: RuleId = RuleId(6);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["round", "prepare", "strike", "rest", "counterattack", "death", "escape"] };
const D6: Die = Die { sides: 6, kind: Key("d6") };
const HUNTER: Seat = Seat(0);
const HUNTER_LIVES: u8 = 4;
const BEAST_LIVES: u8 = 6;
const ROUNDS: u8 = 6;
const LOWEST_STRIKE: u8 = 3;
const LOWEST_COUNTERATTACK: u8 = 4;
const CAREFUL_STRIKES: u8 = 1;
const BOLD_STRIKES: u8 = 3;

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hunt {
    round: u8,
    instruction: Instruction,
    strikes: u8,
    /// Lives of the hunter.
    pub hunter: u8,
    /// Lives of the beast.
    pub beast: u8,
}

/// The numbered instructions of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Instruction {
    /// 1: choose how often to strike.
    Prepare,
    /// 2: strike.
    Strike,
    /// 3: rest.
    Rest,
}

/// What the hunter can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// One strike, and a rest.
    Careful,
    /// Three strikes.
    Bold,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A strike fell so, and wounded or not.
    Strike(u8, bool),
    /// The beast struck back so, and wounded or not.
    Counterattack(u8, bool),
    /// The hunter healed a wound.
    Healed,
    /// Something was set right: which thing, and its new value.
    SetRight(u16, u16),
}

impl Game for Hunt {
    const ID: &'static str = "toy-beast";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        let strikes = CAREFUL_STRIKES;
        Ok(Self { round: 1, instruction: Instruction::Prepare, strikes, hunter: HUNTER_LIVES, beast: BEAST_LIVES })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        self.end()?;
        let wounds = match self.instruction {
            Instruction::Prepare => self.prepare(o)?,
            Instruction::Strike => self.strike(o)?,
            Instruction::Rest => self.rest(o),
        };
        // Only now that the whole instruction is done does the beast strike back.
        for _ in 0..wounds {
            self.counterattack(o)?;
        }
        self.next_instruction();
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if !(1..=ROUNDS + 1).contains(&self.round) {
            return Err(Broken { what: "a round that is not played", rule: rule::ESCAPE });
        }
        if self.round > ROUNDS && self.instruction != Instruction::Prepare {
            return Err(Broken { what: "an instruction after the last round", rule: rule::ESCAPE });
        }
        if self.hunter > HUNTER_LIVES || self.beast > BEAST_LIVES {
            return Err(Broken { what: "more lives than there are", rule: rule::ROUND });
        }
        if ![CAREFUL_STRIKES, BOLD_STRIKES].contains(&self.strikes) {
            return Err(Broken { what: "a number of strikes that cannot be chosen", rule: rule::PREPARE });
        }
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Everything lies open.
    }

    fn things(&self) -> Vec<Thing> {
        let lives = |id: u16, of: &'static str, now: u8, most: u8| Thing {
            id,
            of: Key(of).into(),
            name: Key("lives").into(),
            scale: Scale::Count,
            now: now.into(),
            most: most.into(),
        };
        vec![lives(0, "hunter", self.hunter, HUNTER_LIVES), lives(1, "beast", self.beast, BEAST_LIVES)]
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let (lives, rule) = match thing {
            0 => (&mut self.hunter, rule::DEATH),
            1 => (&mut self.beast, rule::STRIKE),
            _ => return Err(AnswerError::NoSuchAnswer),
        };
        *lives = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        Ok(Told { event: Event::SetRight(thing, value), by: rule.into() })
    }
}

impl Hunt {
    fn prepare(&mut self, o: &mut dyn Oracle<Self>) -> Flow<u8> {
        let mut question = Ask::new(HUNTER, Key("prepare"), rule::PREPARE, o.wants_refusals());
        question.offer(Choice::Careful, rule::REST);
        question.offer(Choice::Bold, rule::STRIKE);
        self.strikes = match ask(self, o, &question)? {
            Choice::Careful => CAREFUL_STRIKES,
            Choice::Bold => BOLD_STRIKES,
        };
        Ok(0)
    }

    /// Strikes as often as was chosen, and gives the number of wounds that the beast will answer.
    fn strike(&mut self, o: &mut dyn Oracle<Self>) -> Flow<u8> {
        let mut wounds = 0;
        for _ in 0..self.strikes {
            let face = self.roll(o, Chance::dice(Key("strike_roll"), rule::STRIKE).by(HUNTER))?;
            let wounded = face >= LOWEST_STRIKE;
            o.tell(self, &Event::Strike(face, wounded), rule::STRIKE.into());
            if wounded {
                wounds += 1;
                self.beast = self.beast.saturating_sub(1);
                self.end()?;
            }
        }
        Ok(wounds)
    }

    fn rest(&mut self, o: &mut dyn Oracle<Self>) -> u8 {
        if self.strikes == CAREFUL_STRIKES && self.hunter < HUNTER_LIVES {
            self.hunter += 1;
            o.tell(self, &Event::Healed, rule::REST.into());
        }
        0
    }

    fn counterattack(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        let face = self.roll(o, Chance::dice(Key("counterattack_roll"), rule::COUNTERATTACK))?;
        let wounded = face >= LOWEST_COUNTERATTACK;
        o.tell(self, &Event::Counterattack(face, wounded), rule::COUNTERATTACK.into());
        if wounded {
            self.hunter = self.hunter.saturating_sub(1);
            self.end()?;
        }
        Ok(())
    }

    fn next_instruction(&mut self) {
        self.instruction = match self.instruction {
            Instruction::Prepare => Instruction::Strike,
            Instruction::Strike => Instruction::Rest,
            Instruction::Rest => {
                self.round += 1;
                Instruction::Prepare
            }
        };
    }

    fn roll(&self, o: &mut dyn Oracle<Self>, chance: Chance) -> Flow<u8> {
        let faces = o.roll(&Roll { chance, dice: Dice::of(1, D6) })?;
        faces.first().copied().ok_or(Halt::Spoiled)
    }

    fn end(&self) -> Flow<()> {
        let (winners, key, rule) = if self.beast == 0 {
            (Seats::first(1), Key("beast_slain"), rule::STRIKE)
        } else if self.hunter == 0 {
            (Seats::NONE, Key("hunter_slain"), rule::DEATH)
        } else if self.round > ROUNDS {
            (Seats::NONE, Key("beast_escaped"), rule::ESCAPE)
        } else {
            return Ok(());
        };
        Err(Halt::Over(Outcome::won_by(winners, key, rule)))
    }
}
