//! Recruiting and troopers.

use apocalypse::content::TrooperId::{Army, Militia, Police, Volunteers};
use apocalypse::{Act, Choice, Event, rule};
use cite::rule;

use crate::support::{A, table};

#[rule(RECRUIT_WHERE)]
fn only_heroes_in_the_start_area_recruit() {
    let t = table(&["at = 1"], "phase = 'team'");
    t.may_not(Choice::Team(A, Act::Recruit), rule::RECRUIT_WHERE);
    let t = table(&["at = 0"], "phase = 'team'");
    t.may(Choice::Team(A, Act::Recruit), rule::RECRUIT_WHERE);
}

#[rule(RECRUIT_ROLL, RECRUIT_PAY, RECRUIT_EXCESS)]
fn a_four_sided_die_gives_points_and_what_is_left_is_lost() {
    let mut t = table(&["at = 0"], "phase = 'team'");
    t.choose(Choice::Team(A, Act::Recruit));
    assert_eq!((t.dice(), t.chance_rule()), (vec![4], rule::RECRUIT_ROLL));
    t.roll(&[3]).told(Event::RecruitRoll(A, 3), rule::RECRUIT_ROLL);
    t.may_not(Choice::Take(Army), rule::RECRUIT_PAY);
    t.choose(Choice::Take(Militia)).told(Event::Recruited(A, Militia), rule::RECRUIT_PAY);
    t.may_not(Choice::Take(Militia), rule::RECRUIT_PAY);
    t.choose(Choice::Done).told(Event::PointsLost(A, 1), rule::RECRUIT_EXCESS);
    assert_eq!(t.patrol(A), 1);
}

#[rule(RECRUIT_COURAGE)]
fn courage_buys_further_points() {
    let mut t = table(&["at = 0, courage = 1"], "phase = 'team'");
    t.choose(Choice::Team(A, Act::Recruit)).roll(&[1]);
    t.may(Choice::BuyPoint, rule::RECRUIT_COURAGE);
    t.choose(Choice::BuyPoint).choose(Choice::Take(Militia)).choose(Choice::Done);
    assert_eq!((t.patrol(A), t.hero(A).courage), (1, 0));
    assert!(!t.ever(|event| matches!(event, Event::PointsLost(..))), "nothing is left");
}

#[rule(RECRUIT_ONE_TYPE, RECRUIT_DISCARD, TROOPER_LOSS_CONFLICT)]
fn a_patrol_is_of_one_type_and_can_be_discarded_for_another() {
    let mut t = table(&["at = 0, patrol = { kind = 'volunteers', count = 2 }"], "phase = 'team'");
    assert_eq!(t.game().in_supply(Volunteers), 6);
    t.choose(Choice::Team(A, Act::Recruit)).roll(&[3]).may_not(Choice::Take(Police), rule::RECRUIT_ONE_TYPE);
    t.choose(Choice::DiscardTrooper).told(Event::Discarded(A, 1), rule::TROOPER_LOSS_CONFLICT);
    assert!(!t.offers(Choice::DiscardTrooper), "the last one is the patrol");
    t.choose(Choice::DiscardPatrol).told(Event::Discarded(A, 1), rule::RECRUIT_DISCARD);
    assert_eq!(t.game().in_supply(Volunteers), 8, "they are in the supply again");
    t.choose(Choice::Take(Police)).choose(Choice::Done);
    assert_eq!(t.hero(A).patrol.map(|patrol| patrol.kind), Some(Police));
}

#[rule(RECRUIT_SUPPLY)]
fn the_cards_of_a_type_are_limited() {
    let mut t = table(
        &["at = 0"],
        "phase = 'team'\narea = [{ at = 1, ambush = { kind = 'volunteers', count = 4 } }, { at = 2, ambush = { kind = 'volunteers', count = 4 } }]",
    );
    t.choose(Choice::Team(A, Act::Recruit)).roll(&[4]).may_not(Choice::Take(Volunteers), rule::RECRUIT_SUPPLY);
    t.choose(Choice::Done);
}

#[rule(TROOPER_PATROL_MAX, TROOPER_FIFTH)]
fn a_fifth_trooper_needs_one_to_be_discarded_first() {
    let mut t = table(&["at = 0, patrol = { kind = 'volunteers', count = 4 }"], "phase = 'team'");
    t.choose(Choice::Team(A, Act::Recruit)).roll(&[4]).may_not(Choice::Take(Volunteers), rule::TROOPER_PATROL_MAX);
    t.may(Choice::DiscardTrooper, rule::TROOPER_FIFTH);
    t.choose(Choice::DiscardTrooper).choose(Choice::Take(Volunteers)).choose(Choice::Done);
    assert_eq!(t.patrol(A), 4);
}
