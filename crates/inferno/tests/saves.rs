//! Saved games of earlier versions.

use inferno::Inferno;
use table::{Player, Session};

/// A game with forty answers as it was saved in the first format, before layouts were counted.
const FIRST_FORMAT: &str = include_str!("saves/first-format.txt");
/// The number of its state.
const HASH: u64 = 0x9f78_55a8_0ccd_d3ee;

#[test]
fn a_snapshot_of_the_first_format_opens_where_it_was_saved() {
    let mut session = Session::<Inferno>::load(FIRST_FORMAT).expect("it opens");
    assert_eq!((session.hash(), session.answered()), (HASH, 40));
    assert_eq!(session.players(), [Player::Person, Player::Hard, Player::Person, Player::Easy]);
    assert!(session.carried_over().is_none(), "the rules are the same");
    assert!(!session.log().is_empty() && session.can_undo(), "with all of its past");
    let again = Session::<Inferno>::load(&session.snapshot()).expect("it opens");
    assert_eq!((again.hash(), again.question()), (session.hash(), session.question()), "and is saved in the present one");
}
