//! The toy game of the golem: an automaton whose ties a named seat breaks.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use table::{Ask, Question, Seat, Session};
use trials::toys::golem::{Choice, Event, Gang, Robbery, rule};

trials::trials!(Robbery, [Gang { thieves: 2 }, Gang { thieves: 4 }], 0..4);

fn asked(session: &Session<Robbery>) -> &Ask<Robbery> {
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    ask
}

/// Three thieves after these choices.
fn after(choices: &[Choice]) -> Session<Robbery> {
    let mut session = Session::begin(Gang { thieves: 3 }, vec![], 0).unwrap();
    for choice in choices {
        let index = asked(&session).options.iter().position(|option| option.choice == *choice).unwrap();
        session.answer(index, session.revision()).unwrap();
    }
    session
}

use Choice::{Grab, Hide, Point};

#[test]
fn the_richest_in_sight_is_struck_without_a_question() {
    let session = after(&[Grab, Hide, Hide]);
    assert_eq!(session.recent().last().unwrap().event, Event::Struck(Seat(0), 1));
    assert_eq!(session.recent().last().unwrap().by.rule, rule::STRIKE);
}

#[test]
fn a_tie_is_broken_by_the_torch_and_only_among_the_tied() {
    let session = after(&[Hide, Grab, Grab]);
    assert_eq!((asked(&session).seat(), asked(&session).rule), (Seat(0), rule::TORCH));
    let options: Vec<_> = asked(&session).options.iter().map(|option| option.choice).collect();
    assert_eq!(options, [Point(Seat(1)), Point(Seat(2))]);
}

#[test]
fn the_torch_goes_round() {
    let session = after(&[Hide, Grab, Grab, Point(Seat(2)), Grab, Hide, Grab]);
    assert_eq!((asked(&session).seat(), asked(&session).rule), (Seat(1), rule::TORCH));
}

#[test]
fn when_all_hide_nobody_is_struck() {
    let session = after(&[Hide, Hide, Hide]);
    assert!(session.recent().iter().all(|told| !matches!(told.event, Event::Struck(..))));
    assert_eq!(asked(&session).refused.iter().map(|refusal| refusal.rule).collect::<Vec<_>>(), [rule::HIDE]);
}
