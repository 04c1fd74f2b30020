//! The move action.

use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, FIRST, SECOND, THIRD, area, table};

#[rule(MOVE_DISTANCE, MOVE_DIRECTION)]
fn a_move_leads_one_or_two_areas_in_one_direction() {
    let mut t = table(&["at = 3"], "");
    t.may(Choice::Move(area(2)), rule::MOVE_DISTANCE).may(Choice::Move(area(4)), rule::MOVE_DISTANCE);
    t.may_not(Choice::Move(area(5)), rule::MOVE_DISTANCE);
    t.choose(Choice::Move(area(4))).may(Choice::Move(area(5)), rule::MOVE_DISTANCE);
    t.may_not(Choice::Move(area(3)), rule::MOVE_DIRECTION);
    t.choose(Choice::Move(area(5)));
    assert_eq!(t.at(A), Some(5));
    t.may_not(Choice::Move(area(6)), rule::HERO_ACTIONS);
}

#[rule(MOVE_NO_INTERRUPTION)]
fn a_move_is_completed_before_anything_else() {
    let mut t = table(&["at = 3"], "area = [{ at = 4, larvae = 1 }]");
    t.choose(Choice::Move(area(4))).told(Event::Moved(A, area(4)), rule::MOVE_NO_INTERRUPTION);
    assert_eq!(t.options(), [Choice::Stay, Choice::Move(area(5))]);
}

#[rule(MOVE_REVEAL, MOVE_CONTINUE, INVASION_REVEAL)]
fn entering_an_area_reveals_its_token_and_the_move_can_go_on() {
    let mut t = table(&["at = 3"], "area = [{ at = 4, tokens = 1 }, { at = 5, tokens = 1 }]");
    t.may(Choice::Move(area(4)), rule::MOVE_REVEAL);
    t.choose(Choice::Move(area(4))).roll(&[FIRST, FIRST, SECOND, THIRD]);
    assert_eq!((t.tokens(4), t.minions(4)), (0, [1, 1, 0, 0]));
    assert_eq!(t.ask().rule, rule::MOVE_CONTINUE);
    t.choose(Choice::Move(area(5))).roll(&[SECOND, SECOND, SECOND, SECOND]);
    assert_eq!((t.at(A), t.minions(5)), (Some(5), [2, 0, 2, 0]));
}

#[rule(MOVE_THROUGH_ENEMIES)]
fn enemies_do_not_stop_a_hero() {
    let mut t = table(&["at = 3"], "area = [{ at = 3, fiends = 2 }, { at = 4, fiends = 2 }]");
    t.may(Choice::Move(area(4)), rule::MOVE_THROUGH_ENEMIES);
    t.choose(Choice::Move(area(4))).choose(Choice::Move(area(5)));
    assert_eq!(t.at(A), Some(5));
}

#[rule(MOVE_BRANCHES)]
fn at_a_branch_the_player_chooses_and_keeps_the_direction() {
    let mut t = table(&["at = 1"], "map = 'delta'");
    t.choose(Choice::Move(area(2)));
    assert_eq!(t.options(), [Choice::Stay, Choice::Move(area(3)), Choice::Move(area(6))]);
    t.may(Choice::Move(area(3)), rule::MOVE_BRANCHES).may_not(Choice::Move(area(1)), rule::MOVE_DIRECTION);
    t.choose(Choice::Move(area(6)));
    assert_eq!(t.at(A), Some(6));
}
