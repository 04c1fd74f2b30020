//! A campaign of three short adventures, under rules that were corrected and in a layout that changed.
//!
//! The numbers are those of the rules and of the layout. From the second version of the rules on a step succeeds on a 4 instead
//! of a 5, and the options come in another order, so that answers of before mean something else. The third has a fourth chapter
//! and a second hero. The second layout writes a mark behind the rest.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{
    AnswerError, Ask, Broken, Campaigning, Catalogue, Chance, Correction, Count, Dice, Die, Fate, Field, Flow, Form, FormEntry,
    Game, Halt, Key, Kind, Ledger, Oracle, Outcome, Prepare, Roll, Say, Scale, Seat, Seats, SetupError, Thing, Think, Told,
    Value, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// The hero walks on, by a torch or in the dark.
    pub const STEP: RuleId = RuleId(0);
    /// A torch is worth two on the die.
    pub const TORCH: RuleId = RuleId(1);
    /// Three steps lead there; after eight turns it is too late.
    pub const END: RuleId = RuleId(2);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["step", "torch", "end"] };
const D6: Die = Die { sides: 6, kind: Key("d6") };
pub(super) const HERO: Seat = Seat(0);
pub(super) const STEPS: u8 = 3;
const TURNS: u8 = 8;
const MOST_TORCHES: u8 = 20;
/// What a concluded adventure leaves behind: torches that were found.
const FOUND: u32 = 2;

/// The chapters by their ids; the last one came with the third version.
pub const CHAPTERS: [&str; 4] = ["cave", "bridge", "tower", "abyss"];
/// The hero's id.
pub const WANDERER: &str = "wanderer";
/// The id of the hero who came with the third version.
pub const WITCH: &str = "witch";
/// The id of what the hero carries.
pub const TORCHES: &str = "torch";
/// The id of what is earned by reaching a place.
pub const FAME: &str = "fame";

/// Where to, and with how many torches.
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outing {
    /// The number of the chapter.
    pub chapter: u8,
    /// Torches at the start.
    pub torches: u8,
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest<const RULES: u32, const LAYOUT: u32> {
    /// Where to, and what is left of the torches.
    pub outing: Outing,
    /// Steps that succeeded.
    pub steps: u8,
    /// Turns that are over.
    pub turns: u8,
}

/// Written behind the rest from the second layout on.
const SEAL: u8 = 0x2a;

impl<const RULES: u32, const LAYOUT: u32> Serialize for Quest<RULES, LAYOUT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let first = (self.outing, self.steps, self.turns);
        if LAYOUT < 2 { first.serialize(serializer) } else { (first, SEAL).serialize(serializer) }
    }
}

impl<'de, const RULES: u32, const LAYOUT: u32> Deserialize<'de> for Quest<RULES, LAYOUT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (outing, steps, turns) = if LAYOUT < 2 {
            Deserialize::deserialize(deserializer)?
        } else {
            let (first, seal): (_, u8) = Deserialize::deserialize(deserializer)?;
            if seal != SEAL {
                return Err(serde::de::Error::custom("the mark is missing"));
            }
            first
        };
        Ok(Self { outing, steps, turns })
    }
}

/// What the hero can do.
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Walk by the light of a torch.
    Torch,
    /// Walk in the dark.
    Dark,
}

/// What can happen.
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A step succeeded.
    Went(u8),
    /// A step failed.
    Stumbled(u8),
    /// People set right how many torches are left.
    SetRight(u8),
}

impl<const RULES: u32, const LAYOUT: u32> Quest<RULES, LAYOUT> {
    /// The chapters that this version has.
    fn chapters() -> &'static [&'static str] {
        if RULES < 3 { CHAPTERS.split_last().map_or(&[], |(_, before)| before) } else { &CHAPTERS }
    }

    fn over(&self) -> Option<Outcome> {
        let everybody = Seats::first(1);
        if self.steps >= STEPS {
            return Some(Outcome::won_by(everybody, Key("there"), rule::END));
        }
        (self.turns >= TURNS).then(|| Outcome::won_by(Seats::NONE, Key("late"), rule::END))
    }

    fn torch(&self) -> table::Verdict {
        if self.outing.torches > 0 { Ok(rule::TORCH) } else { Err(rule::TORCH) }
    }
}

impl<const RULES: u32, const LAYOUT: u32> Game for Quest<RULES, LAYOUT> {
    const ID: &'static str = "quest";
    const RULES: u32 = RULES;
    const LAYOUT: u32 = LAYOUT;
    type Setup = Outing;
    type About = Say;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin(outing: &Outing) -> Result<Self, SetupError> {
        if usize::from(outing.chapter) >= Self::chapters().len() || outing.torches > MOST_TORCHES {
            return Err(SetupError { field: "outing", wanted: "one of the chapters", rule: rule::STEP });
        }
        Ok(Self { outing: *outing, steps: 0, turns: 0 })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        if let Some(outcome) = self.over() {
            return Err(Halt::Over(outcome));
        }
        let mut question = Ask::new(HERO, Key("walk"), rule::STEP, o.wants_refusals());
        if RULES < 2 {
            question.consider(Choice::Torch, self.torch());
            question.offer(Choice::Dark, rule::STEP);
        } else {
            question.offer(Choice::Dark, rule::STEP);
            question.consider(Choice::Torch, self.torch());
        }
        let bonus = match ask(self, o, &question)? {
            Choice::Torch => {
                self.outing.torches -= 1;
                2
            }
            Choice::Dark => 0,
        };
        let roll = Roll { chance: Chance::dice(Key("for_the_step"), rule::STEP).by(HERO), dice: Dice::of(1, D6) };
        let face = o.roll(&roll)?.first().copied().unwrap_or(1);
        let needed = if RULES < 2 { 5 } else { 4 };
        let went = face + bonus >= needed;
        self.steps += u8::from(went);
        self.turns += 1;
        let event = if went { Event::Went(face) } else { Event::Stumbled(face) };
        o.tell(self, &event, if bonus > 0 { rule::STEP.and(rule::TORCH) } else { rule::STEP.into() });
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        let fine = usize::from(self.outing.chapter) < Self::chapters().len()
            && self.outing.torches <= MOST_TORCHES
            && self.steps <= STEPS
            && self.turns <= TURNS;
        if fine { Ok(()) } else { Err(Broken { what: "farther than the way goes", rule: rule::END }) }
    }

    fn convert(layout: u32, state: &[u8]) -> Option<Self> {
        // The first layout lacks nothing but the mark.
        (layout == 1 && LAYOUT == 2).then(|| [state, &[SEAL]].concat()).and_then(|bytes| postcard::from_bytes(&bytes).ok())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Everything lies open.
    }

    fn things(&self) -> Vec<Thing> {
        let (now, most) = (self.outing.torches.into(), MOST_TORCHES.into());
        vec![Thing { id: 0, of: Key("wanderer").into(), name: Key("carried").into(), scale: Scale::Count, now, most }]
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let torches = u8::try_from(value).ok().filter(|_| thing == 0).ok_or(AnswerError::NoSuchAnswer)?;
        self.outing.torches = torches;
        Ok(Told { event: Event::SetRight(torches), by: rule::TORCH.into() })
    }
}

impl<const RULES: u32, const LAYOUT: u32> Campaigning for Quest<RULES, LAYOUT> {
    fn provisions() -> Ledger {
        let mut ledger = Ledger::default();
        ledger.carry(WANDERER, TORCHES, 3);
        if RULES >= 3 {
            ledger.carry(WITCH, TORCHES, 1);
        }
        ledger
    }

    fn next(ledger: &Ledger) -> Option<(&'static str, Outing)> {
        let chapter = ledger.earned(FAME) as usize;
        let torches = ledger.carried(WANDERER, TORCHES).min(MOST_TORCHES.into()) as u8;
        Some((Self::chapters().get(chapter)?, Outing { chapter: chapter as u8, torches }))
    }

    fn conclude(&self, outcome: &Outcome, ledger: &mut Ledger) {
        let Some(chapter) = CHAPTERS.get(usize::from(self.outing.chapter)) else { return };
        let there = outcome.winners.has(HERO);
        ledger.write(chapter, if there { "there" } else { "late" }, self.turns.into());
        ledger.carry(WANDERER, TORCHES, u32::from(self.outing.torches) + FOUND);
        if there {
            ledger.earn(FAME, ledger.earned(FAME) + 1);
        }
    }

    fn knows(id: &str) -> bool {
        let grown = RULES >= 3 && id == WITCH;
        grown || Self::chapters().contains(&id) || [WANDERER, TORCHES, FAME, "there", "late"].contains(&id)
    }
}

impl<const RULES: u32, const LAYOUT: u32> Think for Quest<RULES, LAYOUT> {
    fn worth(&self, seat: Seat) -> f32 {
        self.over().map_or_else(|| f32::from(self.steps) / f32::from(STEPS), |outcome| outcome.worth(seat))
    }
}

static CHAPTER: Field = Field::new("chapter", Kind::Number(Count { least: 0, most: 2, usual: 0 }), rule::STEP);
static CARRIED: Field = Field::new("torches", Kind::Number(Count { least: 0, most: MOST_TORCHES, usual: 3 }), rule::TORCH);

impl Default for Outing {
    fn default() -> Self {
        Self { chapter: 0, torches: 3 }
    }
}

impl Prepare for Outing {
    const FORM: &'static Form = &Form {
        invite: Key("setup.invite"),
        seats: Count { least: 1, most: 1, usual: 1 },
        entries: &[FormEntry::new(&CHAPTER, Key("setup.chapter")), FormEntry::new(&CARRIED, Key("setup.torches"))],
    };

    fn read<V: Value>(chosen: &V) -> Result<Self, &'static Field> {
        Ok(Self { chapter: CHAPTER.number(chosen)?, torches: CARRIED.number(chosen)? })
    }
}
