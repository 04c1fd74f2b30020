//! What there is to win, and what is left of a turn.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use table::Show as _;

use crate::support::{Table, table};

/// What the goal is about, and its counts: now, and of how many.
fn goal(t: &Table) -> (&'static str, Vec<(u8, u8)>) {
    let goal = t.game().goal(None).expect("there is something to win");
    (goal.aim.key.0, goal.stands.iter().map(|stand| (stand.now, stand.most)).collect())
}

#[test]
fn the_lord_has_to_die_before_doom_is_complete() {
    let t = table(&["at = 0", "at = 0"], "doom = 5");
    let (aim, stands) = goal(&t);
    assert_eq!((aim, stands.last()), ("goal.lord", Some(&(5, 13))));
    assert_eq!(stands.first().map(|(hurt, _)| *hurt), Some(0));
}

#[test]
fn a_hero_has_a_move_an_attack_and_with_a_patrol_an_ambush() {
    let left = |t: &Table| t.game().left().iter().map(|say| say.key.leaf()).collect::<Vec<_>>();
    let t = table(&["at = 0"], "");
    assert_eq!(left(&t), ["move", "attack"]);
    let t = table(&["at = 0, patrol = { kind = 'army', count = 1 }"], "");
    assert_eq!(left(&t), ["move", "attack", "ambush"]);
}
