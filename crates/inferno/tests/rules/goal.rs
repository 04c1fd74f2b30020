//! What there is to win, and what is left of a turn.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use inferno::Choice;
use table::Show as _;

use crate::support::{Table, table, to};

/// What the goal is about, and its counts: now, of how many, and whether it leads to losing.
fn goal(t: &Table) -> (&'static str, Vec<(u8, u8, bool)>) {
    let goal = t.game().goal(None).expect("there is something to win");
    (goal.aim.key.0, goal.stands.iter().map(|stand| (stand.now, stand.most, stand.against)).collect())
}

fn left(t: &Table) -> Vec<&'static str> {
    t.game().left().iter().map(|say| say.key.leaf()).collect()
}

#[test]
fn first_two_have_to_gather_while_dantes_deck_grows() {
    let t = table("dante-deck = 3\nflipped = ['dis']\ncharacter = [{ at = 'dante 38' }, { at = 'dis 1' }, { at = 'dis 2' }]");
    assert_eq!(goal(&t), ("goal.wake", vec![(1, 2, false), (3, 8, true)]));
    let t = table("dante-deck = 3\nflipped = ['dis']\ncharacter = [{ at = 'dante 38' }, { at = 'dante 39' }]");
    assert_eq!(goal(&t), ("goal.wake", vec![(2, 2, false), (3, 8, true)]));
}

#[test]
fn then_dante_has_to_die_before_his_deck_is_drawn() {
    let t = table(
        "dante-deck = 2\nflipped = ['dis', 'dante']\ndante = { at = 'dante 10', ell = 3 }\ncharacter = [{ at = 'dante 38' }, { at = 'dante 39' }]",
    );
    let (aim, stands) = goal(&t);
    assert_eq!((aim, stands.len()), ("goal.kill", 2));
    assert!(stands.iter().all(|(now, most, _)| now <= most) && stands[0].1 >= 3 && stands[1].2, "{stands:?}");
}

#[test]
fn a_turn_has_a_move_an_action_and_a_card() {
    let mut t = table("flipped = ['dis', 'gate']\ncharacter = [{ at = 'gate 6', cards = ['dash'], ell = 8 }, { at = 'styx 6' }]");
    assert_eq!(left(&t), ["move", "action", "card"]);
    t.choose(to("gate 5"));
    assert_eq!(left(&t), ["action", "card"]);
    t.choose(Choice::Rest);
    assert_eq!(left(&t), ["card"]);
}
