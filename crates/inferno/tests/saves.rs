//! Saved games of earlier versions.

use inferno::Inferno;
use table::{Player, Session};

/// A game with forty answers as it was saved in the first format and under the first rules, before layouts were counted.
const FIRST_FORMAT: &str = include_str!("saves/first-format.txt");
/// The number of its state.
const HASH: u64 = 0x9f78_55a8_0ccd_d3ee;

#[test]
fn a_snapshot_of_the_first_format_goes_on_under_the_present_rules() {
    let mut session = Session::<Inferno>::load(FIRST_FORMAT).expect("it opens");
    assert_eq!(session.hash(), HASH, "where it was saved");
    assert_eq!(session.players(), [Player::Person, Player::Hard, Player::Person, Player::Easy]);
    assert_eq!(session.carried_over().map(|earlier| earlier.rules), Some(1));
    assert!(!session.can_undo(), "no undo leads back into other rules");
    let again = Session::<Inferno>::load(&session.snapshot()).expect("it opens");
    assert_eq!((again.hash(), again.question()), (session.hash(), session.question()), "and is saved in the present one");
}
