//! The toy game of the council: a sealed vote, and one question that several seats may answer.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use minds::Viewpoint;
use table::{AnswerError, Ask, Fate, Past, Player, Question, Seat, Seats, Session};
use trials::toys::council::{About, Choice, Council, Event, rule};

trials::trials!(Council, [()], 0..8);

fn asked(session: &Session<Council>) -> &Ask<Council> {
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    ask
}

fn answer(session: &mut Session<Council>, choice: Choice) {
    let index = asked(session).options.iter().position(|option| option.choice == choice).unwrap();
    session.answer(index, session.revision()).unwrap();
}

fn begun() -> Session<Council> {
    Session::begin_by_hand((), vec![], 0).unwrap()
}

/// All vote, something strikes a warden with this face of the die.
fn struck(votes: [Choice; 3], whom: usize, face: u8) -> Session<Council> {
    let mut session = begun();
    votes.into_iter().for_each(|vote| answer(&mut session, vote));
    session.enter_draw(whom, session.revision()).unwrap();
    session.enter_roll(&[face], session.revision()).unwrap();
    session
}

const ASLEEP: [Choice; 3] = [Choice::Sleep(Seat(0)), Choice::Sleep(Seat(1)), Choice::Sleep(Seat(2))];

#[test]
fn everybody_votes_in_any_order_and_once() {
    let mut session = begun();
    assert_eq!((asked(&session).seats, asked(&session).about), (Seats::first(3), About::Vote));
    answer(&mut session, Choice::Watch(Seat(1)));
    assert_eq!(asked(&session).seats, Seats::first(3).without(Seat(1)));
    assert!(!asked(&session).is_open_to(Seat(1)));
    answer(&mut session, Choice::Sleep(Seat(2)));
    answer(&mut session, Choice::Watch(Seat(0)));
    assert_eq!(session.recent().last().map(|told| (told.event, told.by.rule)), Some((Event::Voted(2), rule::VOTE)));
}

#[test]
fn a_vote_is_told_to_nobody_until_all_have_voted() {
    let mut session = begun();
    answer(&mut session, Choice::Watch(Seat(1)));
    assert_eq!(session.recent(), []);
    let situation = session.situation();
    let imagined = |seat: Seat| -> BTreeSet<String> {
        let view = Viewpoint::new(&situation, seat);
        let since = |seed| view.imagined(&mut Fate::new(seed)).unwrap().0.since;
        (0..40).map(|seed| format!("{:?}", since(seed))).collect()
    };
    assert_eq!(imagined(Seat(1)).len(), 1, "who has voted knows how");
    assert!(imagined(Seat(0)).len() > 1, "the others can only guess");
}

#[test]
fn a_vote_that_was_taken_back_is_asked_again() {
    let mut session = begun();
    answer(&mut session, Choice::Watch(Seat(1)));
    session.undo().unwrap();
    assert_eq!(asked(&session).seats, Seats::first(3));
}

#[test]
fn a_blow_is_asked_about_once_of_all_who_could_take_it() {
    let session = struck(ASLEEP, 0, 4);
    let ask = asked(&session);
    assert_eq!((ask.seats, ask.about), (Seats::first(3), About::Blow(Seat(0), 4)));
    let options: Vec<_> = ask.options.iter().map(|option| (option.choice, option.by)).collect();
    let own = |seat| (Choice::Shield(seat), Seats::from(seat));
    assert_eq!(options, [own(Seat(0)), own(Seat(1)), own(Seat(2)), (Choice::LetFall, Seats::first(3))]);
}

#[test]
fn who_steps_before_the_blow_spends_a_shield() {
    let mut session = struck(ASLEEP, 0, 4);
    answer(&mut session, Choice::Shield(Seat(2)));
    let council = session.state();
    assert_eq!(council.wardens.map(|warden| (warden.lives, warden.shields)), [(6, 2), (6, 2), (6, 1)]);
}

#[test]
fn what_is_not_sealed_everybody_knows() {
    let mut session = struck(ASLEEP, 0, 4);
    answer(&mut session, Choice::LetFall);
    answer(&mut session, Choice::Sleep(Seat(0)));
    let sealed = |past: &Past<Council>| matches!(past, Past::Chose(_, _, true));
    assert_eq!(session.situation().since.iter().filter(|past| sealed(past)).count(), 1);
    assert_eq!(session.state().wardens.map(|warden| warden.lives), [2, 6, 6]);
}

#[test]
fn who_has_no_shield_left_is_refused_by_the_rule_and_not_asked() {
    let mut session = struck(ASLEEP, 0, 1);
    answer(&mut session, Choice::Shield(Seat(1)));
    for vote in ASLEEP {
        answer(&mut session, vote);
    }
    session.enter_draw(0, session.revision()).unwrap();
    session.enter_roll(&[1], session.revision()).unwrap();
    answer(&mut session, Choice::Shield(Seat(1)));
    for vote in ASLEEP {
        answer(&mut session, vote);
    }
    session.enter_draw(0, session.revision()).unwrap();
    session.enter_roll(&[1], session.revision()).unwrap();
    let ask = asked(&session);
    assert_eq!(ask.seats, Seats::first(3).without(Seat(1)));
    assert_eq!(
        ask.refused.iter().map(|refusal| (refusal.choice, refusal.rule)).collect::<Vec<_>>(),
        [(Choice::Shield(Seat(1)), rule::WARDENS)]
    );
}

/// The blow with a person on the first seat and computers on the others.
fn struck_among_computers() -> Session<Council> {
    let mut session = struck(ASLEEP, 0, 4);
    for seat in [Seat(1), Seat(2)] {
        session.set_player(seat, Player::Easy);
    }
    session
}

fn index(session: &Session<Council>, choice: Choice) -> usize {
    asked(session).options.iter().position(|option| option.choice == choice).unwrap()
}

fn speak(session: &mut Session<Council>, seat: Seat, choice: Choice) -> Result<usize, AnswerError> {
    let index = index(session, choice);
    session.speak(seat, index, session.revision()).map(<[_]>::len)
}

#[test]
fn a_computer_speaks_before_persons_are_asked_and_only_for_itself() {
    let mut session = struck_among_computers();
    assert_eq!(session.speakers(), [Seat(1), Seat(2)].into_iter().collect());
    assert_eq!(speak(&mut session, Seat(1), Choice::LetFall), Ok(0), "what all decide is left to the person");
    assert_eq!(session.speakers(), Seat(2).into(), "and it is not asked again");
    assert_eq!(speak(&mut session, Seat(1), Choice::Shield(Seat(1))), Err(AnswerError::NotAsked));
    assert!(speak(&mut session, Seat(2), Choice::Shield(Seat(2))).unwrap() > 0);
    assert_eq!(session.state().wardens.map(|warden| warden.shields), [2, 2, 1]);
}

#[test]
fn what_another_would_do_is_left_to_it() {
    let mut session = struck_among_computers();
    let revision = session.revision();
    assert_eq!(speak(&mut session, Seat(1), Choice::Shield(Seat(0))), Ok(0));
    assert_eq!(speak(&mut session, Seat(2), Choice::Shield(Seat(1))), Ok(0));
    assert_eq!((session.speakers(), session.revision()), (Seats::NONE, revision), "the same question, now to the person alone");
    answer(&mut session, Choice::LetFall);
    assert_eq!(asked(&session).about, About::Vote);
    assert_eq!(session.speakers(), [Seat(1), Seat(2)].into_iter().collect(), "asked again after somebody answered");
}

#[test]
fn nobody_speaks_where_only_computers_or_only_persons_are_asked() {
    let mut session = struck(ASLEEP, 0, 4);
    assert_eq!(session.speakers(), Seats::NONE);
    (0..3).for_each(|seat| session.set_player(Seat(seat), Player::Easy));
    assert_eq!(session.speakers(), Seats::NONE, "the first of them has to answer");
}

#[test]
fn what_was_taken_back_is_not_done_again_by_computers() {
    let mut session = struck_among_computers();
    speak(&mut session, Seat(1), Choice::Shield(Seat(1))).unwrap();
    session.undo().unwrap();
    assert_eq!(session.speakers(), Seats::NONE);
    assert_eq!(speak(&mut session, Seat(1), Choice::Shield(Seat(1))), Err(AnswerError::NotAsked));
    answer(&mut session, Choice::Shield(Seat(0)));
    assert_eq!(session.speakers(), [Seat(1), Seat(2)].into_iter().collect());
}

#[test]
fn whoever_is_silent_stays_so_while_the_past_is_read() {
    let mut session = Session::<Council>::load(&struck_among_computers().snapshot()).unwrap();
    speak(&mut session, Seat(1), Choice::LetFall).unwrap();
    session.log();
    assert_eq!(session.speakers(), Seat(2).into());
}
