//! A duel: who is attacked may parry after the dice have fallen, which changes what the attack does.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Correction, Dice, Die, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll,
    RuleId, Scale, Seat, Seats, SetupError, Thing, Told, Verdict, ask,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// The duellists attack in turn.
    pub const TURNS: RuleId = RuleId(0);
    /// An attack rolls its weapon's dice; every 4, 5 and 6 hits.
    pub const ATTACK: RuleId = RuleId(1);
    /// The axe is too heavy to be swung twice in a row.
    pub const HEAVY: RuleId = RuleId(2);
    /// After the roll, who is attacked may spend a parry, which takes one hit away.
    pub const PARRY: RuleId = RuleId(3);
    /// Every hit that is left takes a life; without one the duel is lost.
    pub const WOUND: RuleId = RuleId(4);
    /// After the last round the duel is drawn.
    pub const DUSK: RuleId = RuleId(5);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["turns", "attack", "heavy", "parry", "wound", "dusk"] };
const D6: Die = Die { sides: 6, kind: Key("d6") };
const LOWEST_HIT: u8 = 4;
const LIVES: u8 = 5;
const PARRIES: u8 = 2;
const LAST_TURN: u8 = 24;

/// The table: whose turn it is, and how the two stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Duel {
    turn: u8,
    fighters: [Fighter; 2],
}

/// One of the two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    /// Lives left.
    pub lives: u8,
    /// Parries left.
    pub parries: u8,
    swung_axe: bool,
}

/// What a duellist can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Attack with two dice.
    Sword,
    /// Attack with three dice.
    Axe,
    /// Take a hit away.
    Parry,
    /// Take it as it comes.
    Endure,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// An attack hit this many times.
    Hits(u8),
    /// One hit was taken away.
    Parried,
    /// A duellist lost so many lives.
    Wounded(Seat, u8),
    /// Something was set right: which thing, and its new value.
    SetRight(u16, u16),
}

impl Game for Duel {
    const ID: &'static str = "toy-duel";
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
        let fighter = Fighter { lives: LIVES, parries: PARRIES, swung_axe: false };
        Ok(Self { turn: 0, fighters: [fighter.clone(), fighter] })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        self.end()?;
        self.attack(o, Seat(self.turn % 2))?;
        self.turn += 1;
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if self.turn > LAST_TURN {
            return Err(Broken { what: "the duel goes on after dusk", rule: rule::DUSK });
        }
        if self.fighters.iter().any(|fighter| fighter.lives > LIVES || fighter.parries > PARRIES) {
            return Err(Broken { what: "more lives or parries than there are", rule: rule::WOUND });
        }
        if self.fighters.iter().all(|fighter| fighter.lives == 0) {
            return Err(Broken { what: "both have lost", rule: rule::WOUND });
        }
        Ok(())
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {
        // Everything lies open.
    }

    /// Lives and parries of the first, then of the second.
    fn things(&self) -> Vec<Thing> {
        let counts = self.fighters.iter().flat_map(|fighter| [(fighter.lives, LIVES), (fighter.parries, PARRIES)]);
        let thing = |(id, (now, most)): (u16, (u8, u8))| Thing {
            id,
            of: Key(if id < 2 { "first" } else { "second" }).into(),
            name: Key(if id % 2 == 0 { "lives" } else { "parries" }).into(),
            scale: Scale::Count,
            now: now.into(),
            most: most.into(),
        };
        (0..).zip(counts).map(thing).collect()
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let fighter = self.fighters.get_mut(usize::from(thing / 2)).ok_or(AnswerError::NoSuchAnswer)?;
        let count = if thing % 2 == 0 { &mut fighter.lives } else { &mut fighter.parries };
        *count = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        let rule = if thing % 2 == 0 { rule::WOUND } else { rule::PARRY };
        Ok(Told { event: Event::SetRight(thing, value), by: rule.into() })
    }
}

impl Duel {
    /// The duellist on a seat.
    pub fn fighter(&self, seat: Seat) -> &Fighter {
        let [first, second] = &self.fighters;
        if seat.0 == 0 { first } else { second }
    }

    fn fighter_mut(&mut self, seat: Seat) -> &mut Fighter {
        let [first, second] = &mut self.fighters;
        if seat.0 == 0 { first } else { second }
    }

    fn attack(&mut self, o: &mut dyn Oracle<Self>, by: Seat) -> Flow<()> {
        let target = Seat(1 - by.0);
        let weapon = self.choose_weapon(o, by)?;
        self.fighter_mut(by).swung_axe = weapon == Choice::Axe;

        let dice = Dice::of(if weapon == Choice::Axe { 3 } else { 2 }, D6);
        let faces = o.roll(&Roll { chance: Chance::dice(Key("attack_roll"), rule::ATTACK).by(by), dice })?;
        let mut hits = faces.iter().filter(|face| **face >= LOWEST_HIT).count() as u8;
        o.tell(self, &Event::Hits(hits), rule::ATTACK.into());

        if hits > 0 && self.reacts(o, target, hits)? {
            self.fighter_mut(target).parries -= 1;
            hits -= 1;
            o.tell(self, &Event::Parried, rule::PARRY.into());
        }
        self.suffer(o, target, hits);
        Ok(())
    }

    fn choose_weapon(&self, o: &mut dyn Oracle<Self>, by: Seat) -> Flow<Choice> {
        let mut question = Ask::new(by, Key("choose_weapon"), rule::TURNS, o.wants_refusals());
        question.offer(Choice::Sword, rule::ATTACK);
        question.consider(Choice::Axe, self.may_swing_axe(by));
        ask(self, o, &question)
    }

    fn may_swing_axe(&self, by: Seat) -> Verdict {
        if self.fighter(by).swung_axe { Err(rule::HEAVY) } else { Ok(rule::ATTACK) }
    }

    /// Whether the one who is attacked parries; without a parry left nobody is asked.
    fn reacts(&self, o: &mut dyn Oracle<Self>, target: Seat, hits: u8) -> Flow<bool> {
        if self.fighter(target).parries == 0 {
            return Ok(false);
        }
        let mut question = Ask::new(target, Key("parry").with("hits", hits), rule::PARRY, o.wants_refusals());
        question.offer(Choice::Parry, rule::PARRY);
        question.offer(Choice::Endure, rule::WOUND);
        Ok(ask(self, o, &question)? == Choice::Parry)
    }

    fn suffer(&mut self, o: &mut dyn Oracle<Self>, target: Seat, hits: u8) {
        let fighter = self.fighter_mut(target);
        let lost = hits.min(fighter.lives);
        fighter.lives -= lost;
        if lost > 0 {
            o.tell(self, &Event::Wounded(target, lost), rule::WOUND.into());
        }
    }

    fn end(&self) -> Flow<()> {
        let over = |winners, key, rule: RuleId| Err(Halt::Over(Outcome::won_by(winners, key, rule)));
        for seat in [Seat(0), Seat(1)] {
            if self.fighter(seat).lives == 0 {
                return over(Seats::NONE.and(Seat(1 - seat.0)), Key("slain"), rule::WOUND);
            }
        }
        if self.turn == LAST_TURN {
            return Err(Halt::Over(Outcome::draw(Seats::first(2), Key("dusk"), rule::DUSK)));
        }
        Ok(())
    }
}
