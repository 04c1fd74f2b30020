//! The reason of a hint is measured: what stands better after an answer than after the others.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::{Choice, Race};
use minds::{Why, why};
use table::{Arg, Key, Player, Question, Say, Seat, Session};

/// Why an answer is the better one, in a race under way, and what the options are.
fn reasons(paces: [u8; 2], answer: Choice) -> (Why, Vec<Choice>) {
    let race = Race::under_way(paces, [1, 4]);
    let session = Session::from_position(race, vec![Player::Person; 2], 7).expect("a race");
    let Question::Choose(ask) = session.question() else { panic!("a runner should be asked") };
    let index = ask.options.iter().position(|option| option.choice == answer).expect("an option");
    (why(&session.situation(), ask, Seat(0), index, 3), ask.options.iter().map(|option| option.choice).collect())
}

/// What it gains against all others.
fn reason(paces: [u8; 2], answer: Choice) -> Option<Say> {
    reasons(paces, answer).0.gains
}

fn tenths(say: &Say) -> i32 {
    let number = |name| if let Some(Arg::Number(number)) = say.args.get(name) { number } else { panic!("{say:?}") };
    number("n") * 10 + number("d")
}

#[test]
fn an_answer_is_better_by_what_it_gains() {
    let walked = reason([2, 2], Choice::Walk).expect("two paces for sure");
    assert_eq!(walked.key, Key("ahead"));
    // Against resting two paces, against running some that are less, against naming an amulet two and often the whole way.
    assert!((15..=35).contains(&tenths(&walked)), "{walked:?}");
}

#[test]
fn what_the_other_loses_is_a_reason_too() {
    let named = reason([0, 11], Choice::Name(2)).expect("one of five amulets is the right one");
    assert_eq!(named.key, Key("held back"));
}

#[test]
fn what_is_worse_or_as_good_has_no_reason() {
    assert_eq!(reason([6, 0], Choice::Name(2)), None, "whoever names it wrongly starts over");
    assert_eq!(reason([0, 0], Choice::Rest), None);
}

#[test]
fn every_other_answer_is_worse_by_what_it_loses_itself() {
    let (found, options) = reasons([2, 2], Choice::Walk);
    let lost = |choice| {
        let index = options.iter().position(|option| *option == choice).expect("an option");
        found.against.iter().find(|other| other.index == index).map(|other| (other.gains.key, tenths(&other.gains)))
    };
    // Whoever rests stands two paces further back, whatever the dice.
    assert_eq!(lost(Choice::Rest), Some((Key("ahead"), 20)));
    assert_eq!(lost(Choice::Walk), None, "nothing is better than itself");
    let (all, rest) = (tenths(found.gains.as_ref().expect("two paces")), 20);
    assert_ne!(all, rest, "the whole is an average of all of them");
}

#[test]
fn against_what_is_as_good_there_is_nothing_to_say() {
    let (found, options) = reasons([6, 0], Choice::Name(2));
    let walk = options.iter().position(|option| *option == Choice::Walk).expect("an option");
    assert!(found.against.iter().all(|other| other.index != walk), "walking is the better one");
}
