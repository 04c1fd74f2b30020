//! The single die.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use table::{Question, Seat, Session, Think};
use trials::toys::die::{Choice, Die, Stake, rule};

trials::trials!(Die, [Stake { pass_wins: false }, Stake { pass_wins: true }], 0..8);

fn after(choice: usize, seed: u64) -> Session<Die> {
    let mut session = Session::<Die>::begin(Stake { pass_wins: false }, vec![], seed).unwrap();
    session.answer(choice, session.revision()).unwrap();
    session
}

#[test]
fn rolling_and_passing_are_offered_and_each_cites_its_rule() {
    let session = Session::<Die>::begin(Stake { pass_wins: false }, vec![], 1).unwrap();
    let Question::Choose(ask) = session.question() else { panic!("nothing is asked") };
    let offered: Vec<_> = ask.options.iter().map(|option| (option.choice, option.rule)).collect();
    assert_eq!(offered, [(Choice::Roll, rule::SIX), (Choice::Pass, rule::PASS)]);
}

#[test]
fn one_roll_in_six_wins_and_passing_is_worth_a_half() {
    let worth = |choice: usize| (0..600).map(|seed| after(choice, seed).state().worth(Seat(0))).sum::<f32>();
    assert!((70.0..130.0).contains(&worth(0)), "{} of 600 rolls won", worth(0));
    assert_eq!(worth(1), 300.0);
}
