//! The toy game of the beast: a counterattack that waits for the end of an instruction.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use table::{Question, RuleId, Session};
use trials::toys::beast::{Event, Hunt, rule};

trials::trials!(Hunt, [()], 0..8);

const BOLD: usize = 1;

/// Strikes three times, with these strikes and answers of the beast; every face must be used.
fn bold_round(session: &mut Session<Hunt>, faces: &[u8]) {
    session.answer(BOLD, session.revision()).unwrap();
    for face in faces {
        session.enter_roll(&[*face], session.revision()).unwrap();
    }
}

fn hunt() -> Session<Hunt> {
    Session::begin_by_hand((), vec![], 0).unwrap()
}

fn ended_by(session: &Session<Hunt>) -> RuleId {
    let Question::Over(outcome) = session.question() else { panic!("{:?}", session.question()) };
    outcome.rule
}

#[test]
fn the_beast_strikes_back_once_for_every_wound_after_the_last_strike() {
    let mut session = hunt();
    bold_round(&mut session, &[3, 1, 6, 4, 2]);
    let told: Vec<_> = session.recent().iter().map(|told| told.event).collect();
    let strikes = [Event::Strike(3, true), Event::Strike(1, false), Event::Strike(6, true)];
    assert_eq!(told, [&strikes[..], &[Event::Counterattack(4, true), Event::Counterattack(2, false)]].concat());
    assert_eq!((session.state().hunter, session.state().beast), (3, 4));
}

#[test]
fn a_counterattack_that_kills_ends_the_game_before_the_next_instruction() {
    let mut session = hunt();
    bold_round(&mut session, &[6, 6, 1, 6, 6]);
    bold_round(&mut session, &[6, 6, 1, 6, 6]);
    assert_eq!((session.state().hunter, session.state().beast), (0, 2));
    assert_eq!(ended_by(&session), rule::DEATH);
}

#[test]
fn a_strike_that_kills_ends_the_game_before_the_counterattacks_that_wait() {
    let mut session = hunt();
    bold_round(&mut session, &[6, 6, 6, 1, 1, 1]);
    bold_round(&mut session, &[6, 6, 6]);
    assert_eq!(session.state().hunter, 4);
    assert_eq!(ended_by(&session), rule::STRIKE);
}

#[test]
fn the_last_of_several_counterattacks_is_not_rolled_for_the_dead() {
    let mut session = hunt();
    bold_round(&mut session, &[6, 6, 1, 6, 1]);
    bold_round(&mut session, &[6, 6, 6, 6, 6, 6]);
    assert_eq!(ended_by(&session), rule::DEATH);
    assert_eq!((session.state().hunter, session.state().beast), (0, 1));
}
