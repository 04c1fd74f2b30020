//! Saved games of earlier versions.

use apocalypse::Apocalypse;
use table::{LoadError, Session};

/// A game as it was saved in the first format, under the second version of the rules. Since then powers and gifts have other
/// numbers in a state, and phases other forms.
const FIRST_FORMAT: &str = include_str!("saves/first-format.txt");

#[test]
fn a_snapshot_of_the_first_format_is_refused_with_a_reason() {
    let refused = Session::<Apocalypse>::load(FIRST_FORMAT).err();
    assert_eq!(refused, Some(LoadError::OtherLayout { saved: 1, here: <Apocalypse as table::Game>::LAYOUT }));
}
