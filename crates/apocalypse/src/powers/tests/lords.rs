//! Lords.

use super::*;
use crate::dice::Pool;
use crate::powers::reserve_of;

/// Moose and Tarang in Hell with a Lord.
fn hell(lord: LordId) -> Table {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.hero(B).luck = 0;
    t.lord(lord).in_hell(&[A, B]);
    t
}

fn menace(t: &mut Table, lord: LordId) {
    t.run(|game, o| game.menace(o, lord));
}

#[test]
fn baphomet_attacks_at_once_and_burns() {
    let mut t = hell(LordId::Baphomet);
    t.game.lord.guard = 3;
    t.dice(&[12, 1, 1, 1, 1, 1]).choose(&[Choice::Hero(B)]);
    menace(&mut t, LordId::Baphomet);
    assert_eq!(t.last_dice(), [12; 6]);
    assert_eq!((t.health(B), t.game.hero(B).fire, t.game.hero(A).fire), (4, true, false));
}

#[test]
fn without_his_wall_baphomet_rolls_d8() {
    let mut t = hell(LordId::Baphomet);
    t.game.lord.guard = 1;
    assert_eq!(t.game.group_pool(AreaId::HELL, Enemy::Lord), Pool::of([0, 0, 0, 0, 6]));
    t.dice(&[6]).attack(A, &[Choice::Strike(Enemy::Guard)]);
    assert_eq!((t.game.lord.guard, t.courage(A), t.game.lord.health), (0, 1, 12), "the Wall earns courage");
    assert_eq!(t.game.group_pool(AreaId::HELL, Enemy::Lord), Pool::of([0, 0, 6, 0, 0]));
    t.dice(&[6]).attack(A, &[]);
}

#[test]
fn argus_calls_a_fiend_and_decrees_toughness() {
    let mut t = hell(LordId::Argus);
    assert_eq!(t.game.toughness_of(FIEND).one, 7);
    assert_eq!(t.game.toughness_of(Enemy::Lord).one, 6);
    menace(&mut t, LordId::Argus);
    assert_eq!(t.game.ground_of(AreaId::HELL).minions, [0, 0, 1, 0]);
    t.turn_of(A);
    assert_eq!(t.game.toughness_of(FIEND).one, 6, "only in Hell");
}

#[test]
fn herne_is_as_tough_and_strong_as_his_pack() {
    let mut t = hell(LordId::Herne);
    for pack in [0, 2, 4] {
        t.game.lord.guard = pack;
        assert_eq!(t.game.toughness_of(Enemy::Lord).one, 3 + pack);
        assert_eq!(t.game.group_pool(AreaId::HELL, Enemy::Lord), Pool::of([0, 0, 6, 0, pack]));
    }
    t.hero(A).attack = Pool::of([2, 0, 0, 0, 0]);
    t.dice(&[2, 2]).attack(A, &[Choice::Strike(Enemy::Guard)]);
    assert_eq!((t.game.lord.guard, t.courage(A)), (3, 1), "two dice above 1 for a token");
}

#[test]
fn herne_calls_the_hellhound_and_fills_his_pack() {
    let mut t = hell(LordId::Herne);
    (t.game.lord.guard, t.game.lord.reserve) = (1, 4);
    menace(&mut t, LordId::Herne);
    assert_eq!((t.game.lord.guard, t.game.lord.reserve), (3, 2));
    assert_eq!(t.game.fourth(DemonId::Hellhound).unwrap().at, AreaId::HELL);
    assert_eq!(t.game.ground_of(AreaId::HELL).minions, [0; 4]);
    t.game.lord.guard = 0;
    menace(&mut t, LordId::Herne);
    assert_eq!((t.game.lord.guard, t.game.lord.reserve), (2, 0));
    assert_eq!(t.game.ground_of(AreaId::HELL).minions, [0, 0, 1, 0], "a fiend for the token that lacks");
}

#[test]
fn there_are_six_pack_tokens_in_all() {
    assert_eq!((reserve_of(LordId::Herne, 2), reserve_of(LordId::Herne, 6), reserve_of(LordId::Argus, 2)), (4, 0, 0));
}

#[test]
fn hernes_attack_also_hurts_the_healthiest_hero() {
    let mut t = hell(LordId::Herne);
    t.dice(&[1; 6]).choose(&[Choice::Hero(B)]);
    t.run(|game, o| game.group_attacks(o, AreaId::HELL, Enemy::Lord));
    assert_eq!((t.health(A), t.health(B)), (5, 5), "6 health are more than 5");
}

#[test]
fn belphegor_hands_out_sloth_and_grows_without_it() {
    let mut t = hell(LordId::Belphegor);
    menace(&mut t, LordId::Belphegor);
    assert_eq!((t.game.hero(A).tokens, t.game.hero(B).tokens), (1, 1));
    (t.hero(A).tokens, t.hero(B).tokens) = (3, 2);
    t.dice(&[3]);
    menace(&mut t, LordId::Belphegor);
    assert_eq!((t.game.hero(A).tokens, t.game.hero(B).tokens, t.game.lord.health), (4, 2, 15));
}

#[test]
fn sloth_holds_heroes_in_hell() {
    let mut t = hell(LordId::Belphegor);
    t.hero(A).tokens = 2;
    t.choose(&[Choice::Retreat(area(1))]).dice(&[2]).step();
    assert_eq!(t.game.hero(A).at, Some(AreaId::HELL));
    t.game.phase = Phase::HellHeroes(0);
    t.choose(&[Choice::Retreat(area(1))]).dice(&[3]).step();
    assert_eq!(t.game.hero(A).at, Some(area(1)));
    t.choose(&[Choice::Retreat(area(1))]).step();
    assert_eq!(t.game.hero(B).at, Some(area(1)), "without Sloth nobody rolls");
}

#[test]
fn moloch_demands_a_trooper_or_blood() {
    let mut t = hell(LordId::Moloch);
    t.game.lord.health = 5;
    t.patrol(A, TrooperId::Volunteers, 2);
    menace(&mut t, LordId::Moloch);
    assert_eq!((t.game.hero(A).patrol.unwrap().count, t.health(A), t.health(B)), (1, 6, 4));
    assert_eq!(t.game.lord.health, 6, "he fed on the trooper");
}

#[test]
fn moloch_feeds_on_troopers_that_absorb_in_hell_up_to_his_full_health() {
    let mut t = hell(LordId::Moloch);
    t.patrol(A, TrooperId::Volunteers, 2);
    let full = LordId::Moloch.sheet().health[1];
    t.game.lord.health = full - 1;
    t.dice(&[10, 10, 1, 1, 1, 1]).choose(&[Choice::Hero(A), Choice::AbsorbPatrol, Choice::AbsorbPatrol]);
    t.run(|game, o| game.group_attacks(o, AreaId::HELL, Enemy::Lord));
    assert_eq!((t.game.lord.health, t.health(A)), (full, 6));
}

#[test]
fn moloch_does_not_feed_on_earth() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.lord(LordId::Moloch).patrol(A, TrooperId::Volunteers, 1).minions(2, [1, 0, 0, 0]);
    t.dice(&[6]).attacked(2, LARVA, &[Choice::AbsorbPatrol]);
    assert_eq!(t.game.lord.health, 12);
}

#[test]
fn astaroth_infects_by_menace_and_by_injury() {
    let mut t = hell(LordId::Astaroth);
    menace(&mut t, LordId::Astaroth);
    assert_eq!((t.game.hero(A).pestilence, t.game.hero(B).pestilence), (1, 1));
    t.dice(&[8, 1, 1, 1, 1, 1]).choose(&[Choice::Hero(A)]);
    t.run(|game, o| game.group_attacks(o, AreaId::HELL, Enemy::Lord));
    assert_eq!((t.game.hero(A).pestilence, t.health(A)), (2, 5));
}

#[test]
fn what_is_known_of_lords_is_exact() {
    let baphomet = LordId::Baphomet.sheet();
    assert_eq!((baphomet.toughness.one, baphomet.health[3], baphomet.attack), (6, 15, Pool::of([0, 0, 0, 0, 6])));
    let wall = baphomet.guard.as_ref().unwrap();
    assert_eq!((wall.toughness.one, wall.points[3]), (5, 5));
    let argus = LordId::Argus.sheet();
    assert_eq!((argus.toughness.one, argus.attack), (6, Pool::of([0, 0, 0, 6, 0])));
    let herne = LordId::Herne.sheet();
    assert_eq!((herne.toughness.one, herne.attack), (3, Pool::of([0, 0, 6, 0, 0])));
    let pack = herne.guard.as_ref().unwrap();
    assert_eq!((pack.toughness.one, pack.toughness.two, pack.points), (1, Some(1), [1, 2, 3, 4, 5, 6]));
    for lord in LordId::ALL {
        assert!(lord.sheet().health.is_sorted_by(|few, more| few < more), "{lord:?} is healthier against more heroes");
    }
}

#[test]
fn troopers_absorb_what_hernes_attack_deals_the_healthiest() {
    let mut t = hell(LordId::Herne);
    t.patrol(A, TrooperId::Volunteers, 1);
    t.dice(&[1; 6]).choose(&[Choice::Hero(B), Choice::AbsorbPatrol]);
    t.run(|game, o| game.group_attacks(o, AreaId::HELL, Enemy::Lord));
    assert_eq!((t.health(A), t.game.hero(A).patrol), (6, None));
}
