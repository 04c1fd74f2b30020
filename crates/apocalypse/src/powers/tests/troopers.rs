//! Troopers and regions.

use super::*;
use crate::content::COURAGE_AT_START;
use crate::dice::Pool;
use crate::rule;

#[test]
fn the_army_covers_its_hero() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.patrol(A, TrooperId::Army, 2).minions(2, [0, 0, 1, 0]);
    t.dice(&[1, 1]).attack(A, &[]);
    assert_eq!(t.last_dice(), [4, 6], "one die, however many they are");
    let mut t = table(&[HeroId::MooseKowalski]);
    t.patrol(A, TrooperId::Police, 2).minions(2, [0, 0, 1, 0]).dice(&[1]).attack(A, &[]);
}

#[test]
fn the_army_digs_in_and_absorbs_more_as_an_ambush() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.ambush(2, TrooperId::Army, 1).minions(2, [5, 0, 0, 0]);
    t.dice(&[6; 5]).attacked(2, LARVA, &[Choice::AbsorbAmbush]);
    assert_eq!((t.health(A), t.game.ground_of(area(2)).ambush), (5, None), "4 of 5 damage");
    let mut t = table(&[HeroId::MooseKowalski]);
    t.patrol(A, TrooperId::Army, 1).minions(2, [5, 0, 0, 0]);
    t.dice(&[6; 5]).attacked(2, LARVA, &[Choice::AbsorbPatrol]);
    assert_eq!(t.health(A), 3, "2 of 5 on patrol");
}

#[test]
fn marines_march_farther() {
    let mut t = table(&[HeroId::Tarang]);
    assert_eq!(t.game.movement(A, area(2)), 2);
    t.region(RegionId::Usa).patrol(A, TrooperId::UsMarines, 1);
    assert_eq!(t.game.movement(A, area(2)), 3);
}

#[test]
fn seals_strike_after_a_move() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::Usa).patrol(A, TrooperId::NavySeals, 1);
    assert_eq!(t.game.attack_pool(A), Pool::of([0, 1, 0, 0, 0]));
    t.game.phase = Phase::Turn(0, Turn { walked: true, moved: true, ..Turn::default() });
    assert_eq!(t.game.attack_pool(A), Pool::of([0, 1, 1, 0, 0]));
}

#[test]
fn yakuza_bring_others_and_astronauts_help_freely() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::Japan).patrol(A, TrooperId::Yakuza, 1);
    assert_eq!(t.game.recruiting(A), 1);
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::StarCity).patrol(A, TrooperId::Astronauts, 1);
    assert_eq!(t.game.help_price(A), 0);
}

#[test]
fn no_two_kinds_of_troopers_are_the_same() {
    let figures = |kind: TrooperId| {
        let card = kind.card();
        (card.cost, card.absorbs, card.patrol, card.says, [1, 2, 3, 4].map(|count| card.ambush(count)))
    };
    for (nth, kind) in TrooperId::ALL.into_iter().enumerate() {
        for other in TrooperId::ALL.into_iter().skip(nth + 1) {
            assert_ne!(figures(kind), figures(other), "{kind:?} and {other:?}");
        }
    }
}

#[test]
fn special_forces_and_paramilitary_strike_when_they_are_set() {
    for (region, kind) in [(RegionId::World, TrooperId::SpecialForces), (RegionId::Japan, TrooperId::Paramilitary)] {
        let mut t = table(&[HeroId::MooseKowalski]);
        t.region(region).patrol(A, kind, 2).minions(2, [1, 0, 0, 0]);
        t.choose(&[Choice::Ambush(2), Choice::Strike(LARVA)]).dice(&[2, 1]).step();
        assert_eq!((t.left(2), t.game.pool), ([0; 4], 1));
    }
}

#[test]
fn without_enemies_they_wait() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.patrol(A, TrooperId::SpecialForces, 2).choose(&[Choice::Ambush(2)]).step();
    assert_eq!(t.game.ground_of(area(2)).ambush.unwrap().count, 2);
}

#[test]
fn others_strike_only_in_the_ambush_segment() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.patrol(A, TrooperId::Army, 2).minions(2, [1, 0, 0, 0]).choose(&[Choice::Ambush(2)]).step();
    assert_eq!(t.left(2), [1, 0, 0, 0]);
}

#[test]
fn evangelicals_comfort() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::Usa).patrol(A, TrooperId::Evangelicals, 1);
    t.hero(A).health = 1;
    t.team().choose(&[Choice::Team(A, Act::FirstAid(A))]).step();
    assert_eq!(t.health(A), 3);
}

#[test]
fn a_texas_ranger_holds_despair_back_with_his_death() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::Texas).patrol(A, TrooperId::TexasRanger, 1).minions(2, [1, 0, 0, 0]);
    t.game.despair = 4;
    t.dice(&[6]).attacked(2, LARVA, &[Choice::AbsorbPatrol]);
    assert_eq!(t.game.despair, 3);
}

#[test]
fn cosmonauts_come_anywhere_the_others_of_star_city_do_not() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::StarCity).team();
    let ask = t.question_after(&[Choice::Team(A, Act::Recruit)], &[&[4]]);
    let verdict = |kind| {
        let option = ask.options.iter().find(|option| option.choice == Choice::Take(kind)).map(|option| option.rule);
        let refused = ask.refused.iter().find(|option| option.choice == Choice::Take(kind)).map(|option| option.rule);
        (option, refused)
    };
    assert_eq!(verdict(TrooperId::Cosmonauts), (Some(rule::RECRUIT_PAY), None));
    assert_eq!(verdict(TrooperId::Astronauts), (Some(rule::RECRUIT_PAY), None));
    assert_eq!(verdict(TrooperId::Volunteers), (None, Some(rule::RECRUIT_WHERE)));
    t.minions(2, [1, 0, 0, 0]);
    assert_eq!(t.forbids(Choice::Team(A, Act::Recruit)), Some(rule::RECRUIT_WHERE), "not among enemies");
}

#[test]
fn star_city_begins_with_luck_in_place_of_the_pool() {
    let setup = Setup { region: RegionId::StarCity, heroes: vec![HeroId::HannahHazard], ..Setup::default() };
    let game = lay_table(&setup).unwrap();
    assert_eq!((game.pool, game.hero(A).luck), (0, 8));
    for region in [RegionId::World, RegionId::Usa, RegionId::Texas, RegionId::Japan] {
        assert_eq!((region.card().pool, region.card().luck), (COURAGE_AT_START, 0));
    }
}

#[test]
fn every_region_has_a_kind_for_each_cost() {
    for region in RegionId::ALL {
        assert_eq!(region.card().five().map(|kind| kind.card().cost), [1, 2, 3, 4, 5], "{region:?}");
    }
}

#[test]
fn what_is_known_of_troopers_is_exact() {
    let cards = |kind: TrooperId| kind.card().cards;
    let absorbs = |kind: TrooperId| kind.card().absorbs;
    use TrooperId::{Army, Gang, Militia, NationalGuard, Police, SpecialForces, Volunteers};
    assert_eq!([Volunteers, Militia, Police, Army, SpecialForces].map(cards), [8, 6, 6, 4, 4]);
    assert_eq!([Volunteers, Militia, Police, Gang, NationalGuard].map(absorbs), [1, 1, 3, 1, 2]);
    assert_eq!(Army.card().ambush(3), Pool::of([0, 2, 0, 0, 0]));
    assert!((1..=4).all(|count| Police.card().ambush(count) == Volunteers.card().ambush(count)), "as weak as volunteers");
    let best = |kind: TrooperId, count: u8| kind.card().ambush(count).best().unwrap().die().sides;
    assert!(best(Volunteers, 3) > 6 && best(Volunteers, 4) > 6, "can kill a fiend");
    assert!((1..=4).all(|count| best(Militia, count) <= 6), "cannot kill a fiend");
}

#[test]
fn a_texas_ranger_who_does_not_absorb_holds_nothing_back() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.region(RegionId::Texas).ambush(4, TrooperId::TexasRanger, 3);
    t.game.despair = 5;
    t.run(|game, o| game.cast_shadow(o, area(4)));
    assert_eq!(t.game.despair, 5);
}

#[test]
fn nobody_loses_a_trooper_who_absorbs_nothing() {
    let mut t = table(&[HeroId::AmeliaAzevedo]);
    t.patrol(A, TrooperId::Volunteers, 1).minions(2, [1, 0, 0, 0]);
    t.dice(&[6]).attacked(2, LARVA, &[]);
    assert_eq!((t.health(A), t.game.hero(A).patrol.unwrap().count), (6, 1));
}
