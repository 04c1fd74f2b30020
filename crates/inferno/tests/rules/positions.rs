//! Positions put together by hand: what they are called, and what is said of those that cannot be.

use inferno::board::{HexId, TerritoryId};
use inferno::{Land, Place};

use crate::support::{hex, land, position_of};

#[test]
fn hexes_and_territories_are_called_as_players_read_them() {
    assert_eq!((hex("dante 1"), hex("dante center"), hex("gate 5")), (HexId::CENTER, HexId::CENTER, HexId(217)));
    assert_eq!((land("dante"), land("dis"), land("well")), (TerritoryId(0), TerritoryId(1), TerritoryId(18)));
    let named = position_of("flipped = ['dis']\ncharacter = [{ at = 'gate 6' }, { at = 'dis 7' }]").unwrap();
    let numbered = position_of("flipped = [1]\ncharacter = [{ at = 218 }, { at = 92 }]").unwrap();
    assert_eq!(named, numbered);
}

#[test]
fn a_wrong_name_is_answered_with_a_right_one() {
    let place = |text: &str| text.parse::<Place>().unwrap_err();
    assert_eq!(place("dis"), "`dis` is no hex: write one like `dis 7`");
    assert_eq!(place("hell 3"), "no territory is called `hell`");
    assert_eq!(place("dis 19"), "`dis 19`: dis has the hexes 1 to 18");
    assert_eq!(place("dis 0"), "`dis 0`: dis has the hexes 1 to 18");
    assert_eq!(place("dis x"), "`dis x`: `x` is neither a number nor `center`");
    assert!("Dis".parse::<Land>().is_err());
}

#[test]
fn positions_that_cannot_be_are_refused_with_their_rule() {
    let two = "character = [{ at = 'gate 6' }, { at = 'styx 6' }]";
    for (more, what) in [
        ("flipped = [19]", "below 19"),
        ("flipped = [-1]", "below 19"),
        ("pile = [{ at = 271 }]", "below 271"),
        ("spinner = 6", "start.spinner"),
        ("turn = 2", "turn.order"),
        ("round = 0", "turn.round"),
        ("unclaimed = [{ at = 'dis 14' }, { at = 'dis 13' }]", "unclaimed.move-time"),
        ("dante-deck = 9", "deck.dante-maximum"),
        ("dante = { at = 'dis 1' }", "dante-move.loop"),
        ("dante = { ell = 21 }", "ell.dante"),
        ("dante = { ell = 0 }", "ell.dante"),
        ("unclaimed = [{ at = 'dis 8' }]", "unclaimed.perimeter"),
        ("sins-drawn = ['pride', 'pride']", "Pride was drawn twice"),
        ("attack-deck = ['wide', 'wide', 'wide', 'wide', 'wide']", "not that many Wide"),
        ("moon = 'full'", "unknown field"),
    ] {
        let error = position_of(&format!("{more}\n{two}")).unwrap_err();
        assert!(error.contains(what), "{more}: {error}");
    }
    assert!(position_of("character = [{ at = 'gate 6' }]").is_err(), "one character is too few");
}
