//! Special areas of maps. On Invasion area 3 is a beacon, 4 an armory, 5 a redoubt and 6 an infirmary.

use super::*;
use crate::rule;

/// Moose and Tarang in one of them, in the team segment.
fn at(number: u8) -> Table {
    let mut t = with_moose(HeroId::Tarang);
    (t.hero(A).at, t.hero(B).at) = (Some(area(number)), Some(area(number)));
    t.team();
    t
}

#[test]
fn heroes_recruit_in_an_armory_without_enemies() {
    let recruit = Choice::Team(A, Act::Recruit);
    assert_eq!(at(3).forbids(recruit), Some(rule::RECRUIT_WHERE));
    let mut t = at(4);
    assert!(t.may(recruit));
    t.minions(4, [1, 0, 0, 0]);
    assert_eq!(t.forbids(recruit), Some(rule::RECRUIT_WHERE));
    t.minions(4, [0; 4]).dice(&[1]).choose(&[recruit, Choice::Take(TrooperId::Volunteers), Choice::Done]).step();
    assert_eq!(t.game.hero(A).patrol.unwrap().count, 1);
}

#[test]
fn first_aid_restores_more_in_an_infirmary() {
    for (number, health) in [(2, 2), (6, 3)] {
        let mut t = at(number);
        t.hero(B).health = 1;
        t.choose(&[Choice::Team(A, Act::FirstAid(B))]).step();
        assert_eq!(t.health(B), health, "area {number}");
    }
}

#[test]
fn an_ambush_in_a_redoubt_rolls_higher_dice() {
    for (number, die) in [(4, 4), (5, 6)] {
        let mut t = at(2);
        t.ambush(number, TrooperId::Volunteers, 1).minions(number, [0, 0, 1, 0]).dice(&[1]);
        t.run(|game, o| game.spring(o, area(number)));
        assert_eq!(t.last_dice(), [die], "area {number}");
    }
}

#[test]
fn a_beacon_that_is_held_gives_courage_when_a_turn_begins() {
    let begins = |t: &mut Table| {
        t.game.phase = Phase::NewCaptain;
        t.step();
        t.game.pool
    };
    assert_eq!(begins(&mut at(2)), 0, "nobody is there");
    assert_eq!(begins(&mut at(3)), 1);
    let mut t = at(3);
    assert_eq!(begins(t.minions(3, [1, 0, 0, 0])), 0, "an enemy is there");
    let mut t = at(2);
    assert_eq!(begins(t.ambush(3, TrooperId::Volunteers, 1)), 1, "an ambush holds it");
}
