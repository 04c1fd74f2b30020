//! A game that was loaded, set right, taken back and done again is still the game that its record tells.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde::{Deserialize, Serialize};
use table::{
    AnswerError, Ask, Broken, Catalogue, Chance, Correction, Dice, Die, Fate, Flow, Game, Halt, Hands, Key, Oracle, Outcome,
    Question, Roll, RuleId, Scale, Seat, Seats, Session, SetupError, Thing, Told, ask,
};

const RULE: RuleId = RuleId(0);
const DAYS: u8 = 8;

/// A ferry: the wind of a day is rolled, and then the ferryman chooses twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Ferry {
    days: u8,
    wind: u8,
    rolled: bool,
    coins: u16,
}

impl Game for Ferry {
    const ID: &'static str = "ferry";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = u8;
    type Event = u16;

    fn catalogue() -> &'static Catalogue {
        &Catalogue { ids: &["ferry"] }
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { days: 0, wind: 0, rolled: false, coins: 0 })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        if self.days == DAYS {
            return Err(Halt::Over(Outcome::won_by(Seats::first(1), Key("across"), RULE)));
        }
        if !self.rolled {
            let dice = Dice::of(1, Die { sides: 6, kind: Key("d6") });
            self.wind = o.roll(&Roll { chance: Chance::dice(Key("wind"), RULE), dice })?.first().copied().unwrap_or(1);
            self.rolled = true;
            return Ok(());
        }
        for prompt in [Key("steer"), Key("land")] {
            let mut question = Ask::new(Seat(0), prompt, RULE, o.wants_refusals());
            (0..3).for_each(|number| question.offer(number, RULE));
            self.coins += u16::from(ask(self, o, &question)?) * u16::from(self.wind);
        }
        self.rolled = false;
        self.days += 1;
        o.tell(self, &self.coins, RULE.into());
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if self.days <= DAYS && self.coins < 1_000 { Ok(()) } else { Err(Broken { what: "too much", rule: RULE }) }
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}

    fn things(&self) -> Vec<Thing> {
        let (of, name) = (Key("ferry").into(), Key("coins").into());
        vec![Thing { id: 0, of, name, scale: Scale::Count, now: self.coins, most: 500 }]
    }

    fn set_right(&mut self, Correction { value, .. }: Correction) -> Result<Told<u16>, AnswerError> {
        self.coins = value;
        Ok(Told { event: value, by: RULE.into() })
    }
}

/// After so many answers.
fn played(answers: usize) -> Session<Ferry> {
    let mut session = Session::begin((), vec![], 7).unwrap();
    (0..answers).for_each(|nth| drop(session.answer(nth % 3, session.revision()).unwrap().to_vec()));
    session
}

fn set(session: &mut Session<Ferry>, coins: u16) {
    session.set_right(Correction { thing: 0, value: coins }, session.revision(), None).unwrap();
}

#[track_caller]
fn opens(session: &Session<Ferry>) {
    for text in [session.record(), session.snapshot()] {
        let loaded = Session::<Ferry>::load(&text).unwrap();
        assert_eq!((loaded.state(), loaded.question()), (session.state(), session.question()));
    }
}

#[test]
fn loaded_in_the_middle_of_a_step_and_set_right_it_keeps_the_chance_before_that_step() {
    for answers in 0..12 {
        let mut session = Session::<Ferry>::load(&played(answers).snapshot()).unwrap();
        set(&mut session, 77);
        assert_eq!(session.state().days, answers as u8 / 2);
        opens(&session);
        session.answer(1, session.revision()).unwrap();
        opens(&session);
        session.undo().unwrap();
        opens(&session);
    }
}

#[test]
fn a_correction_is_done_again_where_it_was_made_whoever_rolls_since() {
    let mut session = Session::<Ferry>::begin_by_hand((), vec![], 7).unwrap();
    assert!(matches!(session.question(), Question::Roll(_)));
    set(&mut session, 5);
    // The engine rolls, and the game is past the step that was set right.
    session.set_hands(Hands::Nothing).unwrap();
    assert!(matches!(session.question(), Question::Choose(_)));
    let before = session.clone();
    session.undo().unwrap();
    assert_eq!(session.state().coins, 0);
    session.redo().unwrap();
    assert_eq!((session.state(), session.question()), (before.state(), before.question()));
    opens(&session);
}

#[test]
fn what_was_taken_back_is_not_offered_again_to_others_than_who_did_it() {
    let mut session = played(3);
    session.undo().unwrap();
    assert!(session.can_redo());
    session.set_hands(Hands::Everything).unwrap();
    assert!(!session.can_redo());
    assert_eq!(session.redo().err(), Some(AnswerError::Nothing));
    opens(&session);
}

#[test]
fn what_nobody_would_be_asked_for_again_is_not_said_to_be_taken_back() {
    let mut session = Session::<Ferry>::begin_by_hand((), vec![], 7).unwrap();
    session.enter_roll(&[3], session.revision()).unwrap();
    assert!(session.can_undo());
    session.set_hands(Hands::Nothing).unwrap();
    assert_eq!((session.answered(), session.can_undo(), session.undo()), (1, false, Err(AnswerError::Nothing)));
}
