//! Two phones, real dice and a table that was set right.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use table::{AnswerError, Correction, Hands, Question, Session};
use trials::toys::beast::{Hunt, rule};
use trials::toys::duel::Duel;

/// A duel with a few answers, as texts were written when all or nothing was by hand.
const OLD: [&str; 2] = ["katabasis1.toy-duel.AQEABwAAAwIAAQARj7y7", "katabasis1.toy-duel.AQEABwABAwI9AAA2G0hF"];

fn duel(answers: &[usize]) -> Session<Duel> {
    let mut session = Session::<Duel>::begin((), vec![], 7).unwrap();
    for index in answers {
        session.answer(*index, session.revision()).unwrap();
    }
    session
}

#[test]
fn texts_from_before_still_load_and_are_written_the_same() {
    for (text, hands) in OLD.into_iter().zip([Hands::Nothing, Hands::Everything]) {
        let session = Session::<Duel>::load(text).unwrap();
        assert_eq!(session.hands(), &hands);
        assert_eq!(session.record(), text);
    }
}

#[test]
fn two_tables_know_how_far_they_went_together() {
    let before = duel(&[0]);
    let (mut one, mut other) = (before.clone(), Session::<Duel>::load(&before.snapshot()).unwrap());
    assert_eq!(one.common(&other), Some(1));
    one.answer(0, one.revision()).unwrap();
    assert_eq!((one.common(&other), other.common(&one)), (Some(1), Some(1)), "one is ahead");
    assert_eq!((one.answered(), other.answered()), (2, 1));
    other.answer(1, other.revision()).unwrap();
    other.answer(0, other.revision()).unwrap();
    assert_eq!((one.common(&other), other.common(&one)), (Some(1), Some(1)), "they went different ways");
    assert_eq!(one.common(&Session::begin((), vec![], 8).unwrap()), None, "another game");
}

#[test]
fn a_table_set_right_in_the_middle_of_a_step_asks_for_the_step_again() {
    let mut hunt = Session::<Hunt>::begin_by_hand((), vec![], 0).unwrap();
    hunt.answer(1, hunt.revision()).unwrap();
    hunt.enter_roll(&[6], hunt.revision()).unwrap();
    assert_eq!((hunt.unfinished(), hunt.state().beast), (1, 5));
    hunt.set_right(Correction { thing: 1, value: 2 }, hunt.revision(), None).unwrap();
    assert_eq!((hunt.unfinished(), hunt.state().beast), (0, 2), "the strike is rolled again");
    let refused = hunt.set_right(Correction { thing: 1, value: 7 }, hunt.revision(), None).err();
    assert!(matches!(refused, Some(AnswerError::Refused(_))), "{refused:?}");
    hunt.enter_roll(&[6], hunt.revision()).unwrap();
    hunt.enter_roll(&[6], hunt.revision()).unwrap();
    let Question::Over(outcome) = hunt.question() else { panic!("{:?}", hunt.question()) };
    assert_eq!(outcome.rule, rule::STRIKE);
    // The end can be set right too: the step that led to it is played again.
    hunt.set_right(Correction { thing: 1, value: 3 }, hunt.revision(), None).unwrap();
    assert!(matches!(hunt.question(), Question::Roll(_)), "{:?}", hunt.question());
    assert_eq!(Session::<Hunt>::load(&hunt.record()).unwrap().question(), hunt.question());
}
