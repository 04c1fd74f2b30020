//! Three wardens hold a gate together. Every night they vote, each in secret, whether to sleep or to watch; then something comes,
//! and any warden with a shield left may step before whom it strikes.

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Correction, Dice, Die, Fate, Flow, Game, Halt, Key, Menu, Oracle, Outcome, Roll,
    Scale, Seat, Seats, SetupError, Thing, Told, ask_each, choices, pick,
};

/// The rules, by their numbers in the catalogue.
pub mod rule {
    use table::RuleId;
    /// Three wardens with six lives and two shields each hold the gate for five nights.
    pub const WARDENS: RuleId = RuleId(0);
    /// Every warden votes in secret; watching needs a majority.
    pub const VOTE: RuleId = RuleId(1);
    /// What comes strikes one warden by chance, for a die, halved while the wardens watch.
    pub const STRIKE: RuleId = RuleId(2);
    /// Any one warden with a shield may take the blow upon it.
    pub const SHIELD: RuleId = RuleId(3);
    /// A warden who has watched is tired: the next blow to fall on that warden is a point harder.
    pub const TIRED: RuleId = RuleId(4);
    /// The wardens win who all live to see the last morning.
    pub const END: RuleId = RuleId(5);
}

const CATALOGUE: Catalogue = Catalogue { ids: &["wardens", "vote", "strike", "shield", "tired", "end"] };
const WARDENS: u8 = 3;
const NIGHTS: u8 = 5;
const LIVES: u8 = 6;
const SHIELDS: u8 = 2;
const D6: Die = Die { sides: 6, kind: Key("d6") };

/// The gate.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Council {
    /// Nights that have passed.
    pub night: u8,
    /// The wardens.
    pub wardens: [Warden; WARDENS as usize],
}

/// A warden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Warden {
    /// Life that is left.
    pub lives: u8,
    /// Shields that are left.
    pub shields: u8,
    /// Whether the warden watched last night.
    pub tired: bool,
}

/// What the wardens are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// To vote.
    Vote,
    /// Whether anybody steps before a warden who would lose so many lives.
    Blow(Seat, u8),
}

/// What a warden can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Choice {
    /// Votes for watching.
    Watch(Seat),
    /// Votes for sleep.
    Sleep(Seat),
    /// Steps before the blow.
    Shield(Seat),
    /// Nobody does.
    LetFall,
}

choices! {
    /// What can be done when something strikes.
    enum Reaction of Choice { Shield(by: Seat), LetFall }
}

/// What happens at the gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// So many voted for watching.
    Voted(u8),
    /// A warden took the blow upon a shield.
    Shielded(Seat),
    /// A warden lost so many lives.
    Struck(Seat, u8),
    /// People set right how many shields a warden has.
    SetRight(u16, u16),
}

impl Game for Council {
    const ID: &'static str = "toy-council";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = About;
    type Choice = Choice;
    type Event = Event;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        let warden = Warden { lives: LIVES, shields: SHIELDS, tired: false };
        Ok(Self { night: 0, wardens: [warden; WARDENS as usize] })
    }

    fn seats(&self) -> u8 {
        WARDENS
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        self.end()?;
        let watching = self.vote(o)?;
        self.strike(o, watching)?;
        self.night += 1;
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        let fine = |warden: &Warden| warden.lives <= LIVES && warden.shields <= SHIELDS;
        if self.night <= NIGHTS && self.wardens.iter().all(fine) {
            Ok(())
        } else {
            Err(Broken { what: "more nights, lives or shields than there are", rule: rule::WARDENS })
        }
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}

    fn things(&self) -> Vec<Thing> {
        let thing = |(id, warden): (u16, &Warden)| Thing {
            id,
            of: Key("warden").with("seat", id + 1),
            name: Key("shields").into(),
            scale: Scale::Count,
            now: warden.shields.into(),
            most: SHIELDS.into(),
        };
        (0..).zip(&self.wardens).map(thing).collect()
    }

    fn set_right(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let warden = self.wardens.get_mut(usize::from(thing)).ok_or(AnswerError::NoSuchAnswer)?;
        warden.shields = u8::try_from(value).map_err(|_| AnswerError::NoSuchAnswer)?;
        Ok(Told { event: Event::SetRight(thing, value), by: rule::SHIELD.into() })
    }
}

impl Council {
    fn warden_mut(&mut self, seat: Seat) -> &mut Warden {
        let [first, second, third] = &mut self.wardens;
        match seat.0 {
            0 => first,
            1 => second,
            _ => third,
        }
    }

    /// Who watches tonight: those who voted for it, if they are the majority.
    fn vote(&mut self, o: &mut dyn Oracle<Self>) -> Flow<Seats> {
        let question = Ask::new(Seats::first(WARDENS), About::Vote, rule::VOTE, o.wants_refusals()).sealed();
        let votes = ask_each(self, o, &question, |question, seat| {
            question.offer_for(seat, Choice::Watch(seat), rule::VOTE);
            question.offer_for(seat, Choice::Sleep(seat), rule::VOTE);
        })?;
        let watchful: Seats = votes.iter().filter(|(_, vote)| matches!(vote, Choice::Watch(_))).map(|(seat, _)| *seat).collect();
        o.tell(self, &Event::Voted(watchful.len() as u8), rule::VOTE.into());
        Ok(if watchful.len() * 2 > usize::from(WARDENS) { watchful } else { Seats::NONE })
    }

    fn strike(&mut self, o: &mut dyn Oracle<Self>, watching: Seats) -> Flow<()> {
        let target = Seat(pick(o, usize::from(WARDENS), Chance::pile("wardens", Key("whom"), rule::STRIKE))? as u8);
        let roll = Roll { chance: Chance::dice(Key("blow"), rule::STRIKE), dice: Dice::of(1, D6) };
        let face = o.roll(&roll)?.first().copied().unwrap_or(1);
        let blow = if watching.is_empty() { face } else { face.div_ceil(2) };
        let blow = blow + u8::from(self.warden_mut(target).tired);
        for seat in (0..WARDENS).map(Seat) {
            self.warden_mut(seat).tired = watching.has(seat);
        }
        match self.reaction(o, target, blow)? {
            Reaction::Shield(by) => {
                self.warden_mut(by).shields -= 1;
                o.tell(self, &Event::Shielded(by), rule::SHIELD.into());
            }
            Reaction::LetFall => {
                let warden = self.warden_mut(target);
                warden.lives = warden.lives.saturating_sub(blow);
                o.tell(self, &Event::Struck(target, blow), rule::STRIKE.into());
            }
        }
        Ok(())
    }

    /// One question for one blow, open to all who could answer it.
    fn reaction(&self, o: &mut dyn Oracle<Self>, target: Seat, blow: u8) -> Flow<Reaction> {
        let shielded = (0..WARDENS).map(Seat).zip(&self.wardens).filter(|(_, warden)| warden.shields > 0);
        let able: Seats = shielded.map(|(seat, _)| seat).collect();
        if able.is_empty() {
            return Ok(Reaction::LetFall);
        }
        let mut question = Menu::new(able, About::Blow(target, blow), rule::SHIELD, o.wants_refusals());
        for (seat, warden) in (0..WARDENS).map(Seat).zip(&self.wardens) {
            let verdict = if warden.shields > 0 { Ok(rule::SHIELD) } else { Err(rule::WARDENS) };
            question.consider_for(seat, Reaction::Shield(seat), verdict);
        }
        question.offer(Reaction::LetFall, rule::STRIKE);
        question.put(self, o)
    }

    fn end(&self) -> Flow<()> {
        if self.wardens.iter().any(|warden| warden.lives == 0) {
            return Err(Halt::Over(Outcome::won_by(Seats::NONE, Key("fallen"), rule::END)));
        }
        if self.night == NIGHTS {
            return Err(Halt::Over(Outcome::won_by(Seats::first(WARDENS), Key("morning"), rule::END)));
        }
        Ok(())
    }
}
