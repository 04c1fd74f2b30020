//! The toy game of the duel: a reaction in the middle of an attack.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use table::{Ask, Question, Seat, Session};
use trials::toys::duel::{Choice, Duel, Event, rule};

trials::trials!(Duel, [()], 0..8);

fn asked(session: &Session<Duel>) -> &Ask<Duel> {
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    ask
}

fn answer(session: &mut Session<Duel>, choice: Choice) {
    let index = asked(session).options.iter().position(|option| option.choice == choice).unwrap();
    session.answer(index, session.revision()).unwrap();
}

/// A duel in which the first axe has just fallen so.
fn after_axe(faces: [u8; 3]) -> Session<Duel> {
    let mut session = Session::<Duel>::begin_by_hand((), vec![], 0).unwrap();
    answer(&mut session, Choice::Axe);
    session.enter_roll(&faces, session.revision()).unwrap();
    session
}

#[test]
fn who_is_attacked_is_asked_after_the_roll_and_before_the_wounds() {
    let session = after_axe([6, 5, 1]);
    assert_eq!((asked(&session).seat(), asked(&session).rule), (Seat(1), rule::PARRY));
    assert_eq!(session.recent().last().unwrap().event, Event::Hits(2));
    assert_eq!(session.state().fighter(Seat(1)).lives, 5);
}

#[test]
fn a_parry_takes_one_hit_away_and_is_spent() {
    for (reaction, lives, parries) in [(Choice::Parry, 4, 1), (Choice::Endure, 3, 2)] {
        let mut session = after_axe([6, 5, 1]);
        answer(&mut session, reaction);
        let hurt = session.state().fighter(Seat(1));
        assert_eq!((hurt.lives, hurt.parries), (lives, parries));
    }
}

#[test]
fn an_attack_without_hits_asks_nobody() {
    let session = after_axe([3, 2, 1]);
    assert_eq!((asked(&session).seat(), asked(&session).rule), (Seat(1), rule::TURNS));
}

#[test]
fn the_middle_of_an_attack_can_be_saved_and_taken_back() {
    let mut session = Session::<Duel>::load(&after_axe([6, 5, 1]).snapshot()).unwrap();
    answer(&mut session, Choice::Parry);
    assert_eq!(session.state().fighter(Seat(1)).lives, 4);
    session.undo().unwrap();
    answer(&mut session, Choice::Endure);
    assert_eq!(session.state().fighter(Seat(1)).lives, 3);
}

#[test]
fn the_axe_is_refused_twice_in_a_row_and_the_refusal_says_why() {
    let mut session = after_axe([1, 1, 1]);
    answer(&mut session, Choice::Sword);
    session.enter_roll(&[1, 1], session.revision()).unwrap();
    let refused: Vec<_> = asked(&session).refused.iter().map(|refusal| (refusal.choice, refusal.rule)).collect();
    assert_eq!(refused, [(Choice::Axe, rule::HEAVY)]);
}
