//! A game of many thousand steps is as quick to answer, undo and load as a short one, and its record still plays.

use serde::{Deserialize, Serialize};
use table::{
    Ask, Broken, Catalogue, Chance, Dice, Die, Fate, Flow, Game, Halt, Key, Oracle, Outcome, Roll, RuleId, Seat, Seats, Session,
    SetupError, ask,
};

const RULE: RuleId = RuleId(0);
const STEPS: u32 = 12_000;

/// Counts what is chosen and rolled, for a long time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Count {
    steps: u32,
    sum: u32,
}

impl Game for Count {
    const ID: &'static str = "count";
    const RULES: u32 = 1;
    const LAYOUT: u32 = 1;
    type Setup = ();
    type About = table::Say;
    type Choice = u8;
    type Event = u8;

    fn catalogue() -> &'static Catalogue {
        &Catalogue { ids: &["count"] }
    }

    fn begin((): &()) -> Result<Self, SetupError> {
        Ok(Self { steps: 0, sum: 0 })
    }

    fn seats(&self) -> u8 {
        1
    }

    fn step(&mut self, o: &mut dyn Oracle<Self>) -> Flow<()> {
        if self.steps == STEPS {
            return Err(Halt::Over(Outcome::won_by(Seats::first(1), Key("counted"), RULE)));
        }
        self.steps += 1;
        // Every other step is played without a question.
        if self.steps.is_multiple_of(2) {
            let dice = Dice::of(1, Die { sides: 6, kind: Key("d6") });
            let faces = o.roll(&Roll { chance: Chance::dice(Key("roll"), RULE), dice })?;
            self.sum += faces.iter().map(|face| u32::from(*face)).sum::<u32>();
            return Ok(());
        }
        let mut question = Ask::new(Seat(0), Key("count"), RULE, o.wants_refusals());
        (0..3).for_each(|number| question.offer(number, RULE));
        let number = ask(self, o, &question)?;
        self.sum += u32::from(number);
        o.tell(self, &number, RULE.into());
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if self.steps <= STEPS { Ok(()) } else { Err(Broken { what: "too many steps", rule: RULE }) }
    }

    fn veil(&mut self, _viewer: Seat, _fate: &mut Fate) {}
}

fn played(answers: usize) -> Session<Count> {
    let mut session = Session::begin((), vec![], 7).unwrap_or_else(|error| unreachable!("{error}"));
    for answer in 0..answers {
        let revision = session.revision();
        assert!(session.answer(answer % 3, revision).is_ok(), "answer {answer}");
    }
    session
}

#[test]
fn the_record_of_a_very_long_game_plays_to_its_end() {
    let session = played(STEPS as usize / 2);
    assert_eq!(session.state().steps, STEPS);
    for text in [session.record(), session.snapshot()] {
        let mut loaded = Session::<Count>::load(&text).unwrap();
        assert_eq!(loaded.state(), session.state());
        assert_eq!(loaded.log().len(), STEPS as usize / 2);
    }
}

#[test]
fn a_very_long_game_is_undone_to_its_start_and_done_again() {
    let mut session = played(5_000);
    let end = session.state().clone();
    let mut sums = vec![end.sum];
    for _ in 0..5_000 {
        session.undo().unwrap();
        sums.push(session.state().sum);
    }
    assert!(session.undo().is_err());
    assert!(sums.is_sorted_by(|later, earlier| later >= earlier));
    for sum in sums.iter().rev().skip(1) {
        session.redo().unwrap();
        assert_eq!(session.state().sum, *sum);
    }
    assert_eq!(session.state(), &end);
}

#[test]
fn any_moment_of_a_long_game_is_reached_and_left_again() {
    let mut session = played(3_000);
    let end = session.state().clone();
    for (answered, reached) in [(1_000, 1_000), (1_001, 1_001), (0, 0), (9_999, 3_000)] {
        session.go_to(answered).unwrap();
        assert_eq!(session.answered(), reached);
    }
    assert_eq!(session.state(), &end);
}

#[test]
fn a_game_is_begun_once_more_with_other_chance() {
    let session = played(300);
    let again = session.again(8).unwrap();
    assert_eq!((again.answered(), again.seed(), again.players()), (0, 8, session.players()));
}
