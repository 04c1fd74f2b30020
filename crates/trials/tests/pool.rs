//! The toy game of the pool: dice assigned one by one.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use table::{Ask, Question, Session};
use trials::toys::pool::{Choice, Pool, Siege, rule};

trials::trials!(Siege, [Pool { dice: 1 }, Pool { dice: 4 }, Pool { dice: 8 }], 0..4);

fn asked(session: &Session<Siege>) -> &Ask<Siege> {
    let Question::Choose(ask) = session.question() else { panic!("{:?}", session.question()) };
    ask
}

fn rolled(faces: &[u8]) -> Session<Siege> {
    let mut session = Session::begin_by_hand(Pool { dice: faces.len() as u8 }, vec![], 0).unwrap();
    session.enter_roll(faces, session.revision()).unwrap();
    session
}

fn send(session: &mut Session<Siege>, choice: Choice) {
    let index = asked(session).options.iter().position(|option| option.choice == choice).unwrap();
    session.answer(index, session.revision()).unwrap();
}

#[test]
fn each_die_is_asked_for_by_itself_and_may_only_go_where_it_wounds() {
    let mut session = rolled(&[6, 4]);
    let all = [0, 1, 2].map(Choice::Against);
    assert!(all.iter().all(|demon| asked(&session).options.iter().any(|option| option.choice == *demon)));
    send(&mut session, Choice::Against(2));
    let refused: Vec<_> = asked(&session).refused.iter().map(|refusal| (refusal.choice, refusal.rule)).collect();
    assert_eq!(refused, [(Choice::Against(2), rule::SLAIN)]);
    send(&mut session, Choice::Against(1));
    assert_eq!(session.state().left, [4, 1, 0]);
}

#[test]
fn a_die_below_every_guard_can_only_be_kept() {
    let session = rolled(&[1, 6]);
    let options: Vec<_> = asked(&session).options.iter().map(|option| option.choice).collect();
    assert_eq!(options, [Choice::Keep]);
    assert!(asked(&session).refused.iter().all(|refusal| refusal.rule == rule::GUARD));
}

#[test]
fn taking_back_one_die_leaves_the_roll_and_the_dice_before_it() {
    let mut session = rolled(&[6, 4]);
    send(&mut session, Choice::Against(0));
    let before = session.state().clone();
    assert_eq!(session.undo_reveals(), Some(0));
    send(&mut session, Choice::Keep);
    session.undo().unwrap();
    assert_eq!(session.state(), &before);
}

#[test]
fn a_pool_without_dice_is_not_a_setup() {
    assert!(Session::<Siege>::begin(Pool { dice: 0 }, vec![], 0).is_err());
    assert!(Session::<Siege>::begin(Pool { dice: 9 }, vec![], 0).is_err());
}
