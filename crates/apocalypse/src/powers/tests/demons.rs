//! 4th circle demons.

use super::*;
use crate::dice::Pool;
use crate::rule;

fn appears(t: &mut Table, id: DemonId) {
    t.run(|game, o| game.place_fourth(o, id, area(9), rule::LORD_CYCLE_SPAWN));
}

#[test]
fn the_hellhound_attacks_a_hero_anywhere() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.hero(B).at = Some(area(6));
    t.fourth(9, DemonId::Hellhound);
    t.dice(&[10, 10, 1, 1]).attacked(9, Enemy::Fourth(DemonId::Hellhound), &[Choice::Hero(B)]);
    assert_eq!((t.health(A), t.health(B)), (6, 3));
}

#[test]
fn a_hellhound_with_heroes_beside_it_attacks_them() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.hero(B).at = Some(area(6));
    t.fourth(6, DemonId::Hellhound);
    t.dice(&[10, 1, 1, 1]).attacked(6, Enemy::Fourth(DemonId::Hellhound), &[]);
    assert_eq!((t.health(A), t.health(B)), (6, 4));
}

#[test]
fn the_philtre_makes_all_enemies_tougher_itself_too() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.lord(LordId::Argus).fourth(5, DemonId::Philtre);
    let philtre = Enemy::Fourth(DemonId::Philtre);
    let numbers = [LARVA, GRYLLUS, FIEND, philtre, Enemy::Lord].map(|enemy| t.game.toughness_of(enemy).one);
    assert_eq!(numbers, [2, 4, 7, 3, 7]);
    assert_eq!(t.game.toughness_of(philtre).two, Some(3), "both numbers");
    t.run(|game, _| {
        game.remove_fourth(DemonId::Philtre);
        Ok(())
    });
    assert_eq!(t.game.toughness_of(LARVA).one, 1);
}

#[test]
fn the_secutor_kills_a_trooper_of_every_ambush() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.ambush(2, TrooperId::Volunteers, 2).ambush(4, TrooperId::Police, 1).patrol(A, TrooperId::Militia, 2);
    appears(&mut t, DemonId::Secutor);
    assert_eq!(t.game.ground_of(area(2)).ambush.unwrap().count, 1);
    assert_eq!((t.game.ground_of(area(4)).ambush, t.game.hero(A).patrol.unwrap().count), (None, 2));
}

#[test]
fn troopers_do_not_absorb_the_damage_of_the_secutor() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.patrol(A, TrooperId::Volunteers, 4).ambush(2, TrooperId::Police, 1).fourth(2, DemonId::Secutor);
    t.dice(&[12, 12, 1, 1]).attacked(2, Enemy::Fourth(DemonId::Secutor), &[]);
    assert_eq!((t.health(A), t.game.hero(A).patrol.unwrap().count), (4, 4));
}

#[test]
fn the_cendiary_sets_everybody_on_fire_as_it_comes() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.hero(B).at = Some(area(6));
    appears(&mut t, DemonId::Cendiary);
    assert!([A, B].iter().all(|who| t.game.hero(*who).fire));
}

#[test]
fn the_attack_of_the_cendiary_burns_all_heroes_of_its_area() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang, HeroId::JohnDark]);
    t.hero(C).at = Some(area(6));
    t.fourth(2, DemonId::Cendiary);
    t.dice(&[1, 1, 1, 1]).attacked(2, Enemy::Fourth(DemonId::Cendiary), &[Choice::Hero(A)]);
    assert_eq!([A, B, C].map(|who| t.game.hero(who).fire), [true, true, false]);
}

#[test]
fn the_hortator_drives_demons_and_the_lord_on_but_not_larvae_or_itself() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.minions(2, [1, 1, 0, 0]).fourth(5, DemonId::Hortator).fourth(5, DemonId::Philtre).lord(LordId::Argus);
    assert_eq!(t.game.group_pool(area(2), LARVA).len(), 1);
    assert_eq!(t.game.group_pool(area(2), GRYLLUS), Pool::of([0, 0, 0, 0, 2]));
    assert_eq!(t.game.group_pool(area(5), Enemy::Fourth(DemonId::Hortator)).len(), 4);
    assert_eq!(t.game.group_pool(area(5), Enemy::Fourth(DemonId::Philtre)).len(), 5);
    assert_eq!(t.game.group_pool(AreaId::HELL, Enemy::Lord), Pool::of([0, 0, 0, 7, 0]));
}

#[test]
fn the_raparee_takes_all_courage_and_its_death_brings_it_back() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    (t.hero(A).courage, t.hero(B).courage, t.game.pool) = (3, 2, 4);
    appears(&mut t, DemonId::Raparee);
    assert_eq!((t.courage(A), t.courage(B), t.game.pool, t.game.stolen), (0, 0, 0, 9));
    t.run(|game, o| game.demon_dies(o, DemonId::Raparee, area(9)));
    assert_eq!((t.game.pool, t.game.stolen), (9, 0));
}

#[test]
fn courage_that_exits_with_the_raparee_is_lost() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.game.stolen = 5;
    t.fourth(0, DemonId::Raparee).draw(LegionId::Dis.number());
    t.game.legions = table::Bag::of([1; 12]);
    t.game.legion = LegionId::Tartarus;
    t.run(|game, o| game.minions_move(o));
    assert_eq!((t.game.stolen, t.game.pool, t.game.doom), (0, 0, 4));
}

#[test]
fn heroes_are_less_tough_while_the_nuckelavee_is_in_play() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.hero(B).toughness = 0;
    t.fourth(9, DemonId::Nuckelavee);
    assert_eq!((t.game.hero_toughness(A), t.game.hero_toughness(B)), (1, 0));
    t.run(|game, _| {
        game.remove_fourth(DemonId::Nuckelavee);
        Ok(())
    });
    assert_eq!(t.game.hero_toughness(A), 2);
}

#[test]
fn the_imp_swarm_bursts_into_minions() {
    let mut t = table(&[HeroId::AmeliaAzevedo]);
    t.give(A, &[Power::Ability(AbilityId::Veteran)]).fourth(2, DemonId::ImpSwarm);
    t.hero(A).attack = Pool::of([0, 0, 2, 0, 0]);
    let swarm = Choice::Strike(Enemy::Fourth(DemonId::ImpSwarm));
    t.dice(&[4, 4]).dice(&[1, 1, 4, 4]).attack(A, &[swarm, swarm]);
    assert_eq!((t.left(2), t.courage(A)), ([2, 1, 1, 0], 4));
}

#[test]
fn what_is_known_of_fourth_circle_demons_is_exact() {
    let known = [
        (DemonId::Philtre, [2, 2], Pool::of([0, 4, 0, 0, 0])),
        (DemonId::Secutor, [2, 2], Pool::of([0, 0, 0, 0, 4])),
        (DemonId::Hortator, [3, 3], Pool::of([0, 0, 4, 0, 0])),
    ];
    for (id, numbers, attack) in known {
        let card = id.card();
        assert_eq!(([card.toughness.one, card.toughness.two.unwrap()], card.attack), (numbers, attack), "{id:?}");
    }
    assert_eq!((DemonId::Cendiary.card().toughness.one, DemonId::Cendiary.card().attack), (5, Pool::of([0, 0, 0, 0, 4])));
    assert_eq!(DemonId::Hellhound.card().attack, Pool::of([0, 0, 0, 4, 0]));
    assert!(DemonId::ALL.into_iter().all(|id| id.card().attack.len() == 4));
}

#[test]
fn a_hero_whose_damage_is_absorbed_is_not_set_on_fire_by_the_cendiary() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::Tarang]);
    t.patrol(A, TrooperId::Volunteers, 1).fourth(2, DemonId::Cendiary);
    let choices = [Choice::Hero(A), Choice::AbsorbPatrol];
    t.dice(&[12, 1, 1, 1]).attacked(2, Enemy::Fourth(DemonId::Cendiary), &choices);
    assert_eq!([A, B].map(|who| t.game.hero(who).fire), [false, true], "only who absorbed is spared");
}

#[test]
fn no_token_is_revealed_when_the_imp_swarm_dies() {
    let mut t = table(&[HeroId::AmeliaAzevedo]);
    t.give(A, &[Power::Gift(GiftId::Omen)]).fourth(2, DemonId::ImpSwarm);
    (t.game.divine, t.hero(A).luck) = (Some(A), 3);
    t.dice(&[1, 1, 4, 6]);
    t.run(|game, o| game.demon_dies(o, DemonId::ImpSwarm, area(2)));
    assert_eq!((t.left(2), t.game.divine), ([1, 1, 0, 0], Some(A)), "neither Omen nor the token is asked for");
}
