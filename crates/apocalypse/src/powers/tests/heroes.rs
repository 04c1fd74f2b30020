//! Abilities and flaws.

use super::*;
use crate::content::Benefit;
use crate::dice::{Level, Pool};
use crate::rule;

const FIGHT: Choice = Choice::Attack(AreaId(2));

fn strike(enemy: Enemy) -> Choice {
    Choice::Strike(enemy)
}

#[test]
fn sighted_in_strikes_an_adjacent_area_and_no_farther() {
    let mut t = table(&[HeroId::HannahHazard]);
    t.minions(3, [1, 0, 0, 0]).minions(4, [1, 0, 0, 0]);
    assert!(t.may(Choice::Attack(area(3))));
    assert!(!t.may(Choice::Attack(area(4))));
    t.choose(&[Choice::Attack(area(3)), strike(LARVA)]).dice(&[2]).step();
    assert_eq!((t.left(3), t.courage(A)), ([0; 4], 1));
}

#[test]
fn others_strike_only_their_own_area() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.minions(3, [1, 0, 0, 0]);
    assert!(!t.may(Choice::Attack(area(3))));
}

#[test]
fn zeroed_in_gives_up_the_move_for_higher_dice() {
    let mut t = table(&[HeroId::HannahHazard]);
    t.give(A, &[Power::Ability(AbilityId::ZeroedIn)]).minions(2, [1, 0, 1, 0]);
    t.choose(&[FIGHT, Choice::Use(A, Power::Ability(AbilityId::ZeroedIn)), strike(FIEND)]).dice(&[8]).step();
    assert_eq!(t.last_dice(), [8]);
    assert_eq!(t.forbids(Choice::Move(area(1))), Some(rule::HERO_ACTIONS));
}

#[test]
fn zeroed_in_is_not_for_who_has_moved() {
    let mut t = table(&[HeroId::HannahHazard]);
    t.give(A, &[Power::Ability(AbilityId::ZeroedIn)]).minions(3, [1, 0, 0, 0]);
    t.choose(&[Choice::Move(area(3)), Choice::Stay]).step();
    t.choose(&[Choice::Attack(area(3))]).dice(&[1]).step();
    assert_eq!(t.last_dice(), [6]);
}

#[test]
fn a_head_shot_adds_two_dice() {
    let mut t = table(&[HeroId::HannahHazard]);
    t.hero(A).attack = Pool::of([0, 3, 0, 0, 0]);
    t.give(A, &[Power::Ability(AbilityId::HeadShot)]).minions(2, [1, 0, 1, 0]);
    t.dice(&[4, 3, 2])
        .attack(A, &[Choice::Use(A, Power::Ability(AbilityId::HeadShot)), Choice::Add(4, 3), strike(FIEND), strike(LARVA)]);
    assert_eq!(t.left(2), [0; 4]);
}

#[test]
fn a_head_shot_counts_as_one_die_of_just_the_sum() {
    // A seven is needed. The two dice become one, and the third is too low for the other fiend.
    for (faces, strikes) in [([5, 2, 1], &[strike(FIEND)][..]), ([5, 1, 1], &[])] {
        let mut t = table(&[HeroId::HannahHazard]);
        t.hero(A).attack = Pool::of([0, 3, 0, 0, 0]);
        t.give(A, &[Power::Ability(AbilityId::HeadShot)]).minions(2, [0, 0, 2, 0]);
        let shot = [Choice::Use(A, Power::Ability(AbilityId::HeadShot)), Choice::Add(faces[0], faces[1])];
        t.dice(&faces).attack(A, &[&shot[..], strikes].concat());
        assert_eq!(t.left(2), [0, 0, 2 - strikes.len() as u8, 0], "{faces:?}");
    }
}

#[test]
fn neither_die_of_a_head_shot_strikes_by_itself() {
    // The five would kill the larva, were it not a part of the shot; the one is too low.
    let mut t = table(&[HeroId::HannahHazard]);
    t.hero(A).attack = Pool::of([0, 3, 0, 0, 0]);
    t.give(A, &[Power::Ability(AbilityId::HeadShot)]).minions(2, [1, 0, 1, 0]);
    t.dice(&[6, 5, 1]).attack(A, &[Choice::Use(A, Power::Ability(AbilityId::HeadShot)), Choice::Add(6, 5), strike(FIEND)]);
    assert_eq!(t.left(2), [1, 0, 0, 0]);
}

#[test]
fn one_trooper_is_all_that_a_loner_takes() {
    let mut t = table(&[HeroId::HannahHazard]);
    t.hero(A).at = Some(AreaId::START);
    t.team().dice(&[4]).choose(&[Choice::Team(A, Act::Recruit), Choice::Take(TrooperId::Volunteers), Choice::Done]).step();
    assert_eq!(t.game.hero(A).patrol.unwrap().count, 1);
    let mut again = table(&[HeroId::HannahHazard]);
    again.hero(A).at = Some(AreaId::START);
    again.team();
    let ask = again.question_after(&[Choice::Team(A, Act::Recruit), Choice::Take(TrooperId::Volunteers)], &[&[4]]);
    let refused = ask.refused.iter().find(|refused| refused.choice == Choice::Take(TrooperId::Volunteers)).unwrap();
    assert_eq!(refused.rule, rule::TROOPER_PATROL_MAX);
}

#[test]
fn the_familiar_spirit_gives_health_in_place_of_courage() {
    let mut t = table(&[HeroId::JohnDark]);
    t.hero(A).health = 2;
    t.minions(2, [2, 0, 0, 0]);
    t.dice(&[4]).attack(A, &[strike(LARVA), Choice::Yes]);
    assert_eq!((t.health(A), t.courage(A)), (3, 0));
    t.dice(&[4]).attack(A, &[strike(LARVA), Choice::No]);
    assert_eq!((t.health(A), t.courage(A)), (3, 1));
}

#[test]
fn a_dark_exchange_kills_a_fiend_for_two_boxes_of_despair() {
    let mut t = table(&[HeroId::JohnDark]);
    t.give(A, &[Power::Ability(AbilityId::DarkExchange)]).minions(2, [0, 0, 1, 1]);
    t.game.despair = 3;
    let exchange = [Choice::Use(A, Power::Ability(AbilityId::DarkExchange)), Choice::Enemy(FIEND)];
    t.choose(&exchange).step();
    assert_eq!((t.left(2), t.game.despair, t.courage(A)), ([0, 0, 0, 1], 5, 1));
    assert!(t.may(FIGHT), "it was not the attack");
    assert!(!t.may(Choice::Use(A, Power::Ability(AbilityId::DarkExchange))), "once per turn");
}

#[test]
fn a_dark_exchange_must_not_take_despair_past_its_last_box() {
    let mut t = table(&[HeroId::JohnDark]);
    t.give(A, &[Power::Ability(AbilityId::DarkExchange)]).minions(2, [0, 0, 1, 1]);
    t.game.despair = 4;
    t.choose(&[Choice::Use(A, Power::Ability(AbilityId::DarkExchange))]).step();
    assert_eq!((t.left(2), t.game.despair), ([0, 0, 0, 1], 6), "only the fiend is left to choose");
    t.turn_of(A);
    t.hero(A).used = crate::state::Powers::default();
    assert!(!t.may(Choice::Use(A, Power::Ability(AbilityId::DarkExchange))));
}

#[test]
fn a_forfeited_soul_costs_health_that_troopers_do_not_absorb() {
    let mut t = table(&[HeroId::JohnDark]);
    t.give(A, &[Power::Ability(AbilityId::ForfeitSoul)]).patrol(A, TrooperId::Volunteers, 2).minions(2, [0, 0, 1, 0]);
    t.dice(&[1, 10]).attack(A, &[Choice::Use(A, Power::Ability(AbilityId::ForfeitSoul)), strike(FIEND), Choice::No]);
    assert_eq!(t.last_dice(), [4, 10]);
    assert_eq!((t.health(A), t.game.hero(A).patrol.unwrap().count), (3, 2));
}

#[test]
fn the_forsaken_is_aided_by_himself_alone() {
    let mut t = with_moose(HeroId::JohnDark);
    t.hero(A).health = 1;
    t.hero(B).health = 1;
    t.team();
    assert_eq!(t.forbids(Choice::Team(B, Act::FirstAid(A))), Some(rule::CONTENT_HEROES));
    t.team();
    assert!(t.may(Choice::Team(A, Act::FirstAid(A))) && t.may(Choice::Team(A, Act::FirstAid(B))));
}

#[test]
fn a_firebreak_does_not_cost_the_attack() {
    let mut t = with_moose(HeroId::NaomiJoslyn);
    t.hero(B).fire = true;
    t.minions(2, [1, 0, 0, 0]);
    t.choose(&[Choice::Extinguish(B)]).step();
    assert!(!t.game.hero(B).fire && t.may(FIGHT));
    t.choose(&[FIGHT]).dice(&[1]).step();
    t.hero(B).fire = true;
    assert!(t.may(Choice::Extinguish(B)), "after the attack too");
}

#[test]
fn others_give_up_their_attack_for_a_fire() {
    let mut t = with_moose(HeroId::Tarang);
    t.hero(B).fire = true;
    t.minions(2, [1, 0, 0, 0]);
    t.choose(&[Choice::Extinguish(B)]).step();
    assert_eq!(t.forbids(FIGHT), Some(rule::HERO_ACTIONS));
}

#[test]
fn shrapnel_takes_a_larva_along_when_a_demon_dies() {
    let mut t = table(&[HeroId::NaomiJoslyn]);
    t.give(A, &[Power::Ability(AbilityId::Shrapnel)]).minions(2, [2, 1, 0, 0]);
    t.game.phase = Phase::Turn(0, Turn { walked: true, moved: true, ..Turn::default() });
    t.dice(&[4]).attack(A, &[strike(GRYLLUS)]);
    assert_eq!((t.left(2), t.courage(A)), ([1, 0, 0, 0], 2));
    t.dice(&[4]).attack(A, &[strike(LARVA)]);
    assert_eq!(t.left(2), [0; 4]);
}

#[test]
fn shrapnel_needs_a_dead_demon() {
    let mut t = table(&[HeroId::NaomiJoslyn]);
    t.give(A, &[Power::Ability(AbilityId::Shrapnel)]).minions(2, [2, 0, 0, 0]);
    t.dice(&[4]).attack(A, &[strike(LARVA)]);
    assert_eq!(t.left(2), [1, 0, 0, 0]);
}

#[test]
fn a_breach_makes_one_die_enough() {
    let mut t = table(&[HeroId::NaomiJoslyn]);
    t.give(A, &[Power::Ability(AbilityId::Breach)]).minions(2, [0, 0, 0, 2]);
    t.dice(&[5]).attack(A, &[Choice::Done]);
    assert_eq!(t.left(2), [0, 0, 0, 2], "one die is not enough");
    t.dice(&[5]).attack(A, &[Choice::Use(A, Power::Ability(AbilityId::Breach)), strike(CACODEMON)]);
    assert_eq!((t.left(2), t.game.hero(A).luck), ([0, 0, 0, 1], 3));
}

#[test]
fn the_restless_rolls_lower_dice_until_she_moves() {
    let mut t = table(&[HeroId::NaomiJoslyn]);
    t.minions(2, [0, 0, 1, 0]).minions(3, [0, 0, 1, 0]);
    t.choose(&[FIGHT]).dice(&[6]).step();
    assert_eq!(t.last_dice(), [6]);
    t.turn_of(A).choose(&[Choice::Move(area(3)), Choice::Stay]).step();
    t.choose(&[Choice::Attack(area(3))]).dice(&[6]).step();
    assert_eq!(t.last_dice(), [8]);
}

#[test]
fn a_brawler_kills_larvae_with_a_one() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.minions(2, [1, 1, 0, 0]);
    t.dice(&[1]).attack(A, &[strike(LARVA)]);
    assert_eq!(t.left(2), [0, 1, 0, 0]);
}

#[test]
fn a_meat_shield_takes_one_damage_for_another() {
    let mut t = with_moose(HeroId::Tarang);
    t.give(B, &[Power::Ability(AbilityId::MeatShield)]).minions(2, [2, 0, 0, 0]);
    t.dice(&[6, 6]).attacked(2, LARVA, &[Choice::Hero(A), Choice::Yes]);
    assert_eq!((t.health(A), t.health(B)), (4, 5));
    t.dice(&[6, 6]).attacked(2, LARVA, &[Choice::Hero(A), Choice::No]);
    assert_eq!((t.health(A), t.health(B)), (2, 5));
    t.dice(&[6, 1]).attacked(2, LARVA, &[Choice::Hero(A), Choice::Yes]);
    assert_eq!((t.health(A), t.health(B)), (2, 4), "even where that is all there is");
}

#[test]
fn a_rampage_is_one_more_attack_after_two_kills() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.hero(A).attack = Pool::of([0, 2, 0, 0, 0]);
    t.give(A, &[Power::Ability(AbilityId::Rampage)]).minions(2, [6, 0, 0, 0]);
    t.dice(&[2, 2]).dice(&[3, 3]);
    t.attack(A, &[strike(LARVA), strike(LARVA), Choice::Yes, strike(LARVA), strike(LARVA)]);
    assert_eq!(t.left(2), [2, 0, 0, 0], "and not a third one");
}

#[test]
fn one_kill_is_no_rampage() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.give(A, &[Power::Ability(AbilityId::Rampage)]).minions(2, [3, 0, 0, 0]);
    t.dice(&[2]).attack(A, &[strike(LARVA)]);
    assert_eq!(t.left(2), [2, 0, 0, 0]);
}

#[test]
fn the_slow_moves_one_area() {
    let mut t = table(&[HeroId::MooseKowalski]);
    t.choose(&[Choice::Move(area(3))]).step();
    assert_eq!(t.game.hero(A).at, Some(area(3)));
}

#[test]
fn muster_gives_the_cheapest_trooper_to_a_hero_here() {
    let mut t = with_moose(HeroId::ProfMaxwell);
    t.team().choose(&[Choice::Team(A, Act::Use(Power::Ability(AbilityId::Muster))), Choice::Hero(B)]).step();
    let patrol = t.game.hero(B).patrol.unwrap();
    assert_eq!((patrol.kind, patrol.count, t.game.in_supply(TrooperId::Volunteers)), (TrooperId::Volunteers, 1, 7));
    assert!(!t.may(Choice::Team(A, Act::Use(Power::Ability(AbilityId::Muster)))), "once per segment");
}

#[test]
fn muster_passes_by_patrols_of_another_kind() {
    let mut t = with_moose(HeroId::ProfMaxwell);
    t.patrol(A, TrooperId::Police, 1).patrol(B, TrooperId::Police, 1).team();
    assert!(!t.may(Choice::Team(A, Act::Use(Power::Ability(AbilityId::Muster)))));
}

#[test]
fn a_tactician_raises_the_dice_of_the_ambush_beside_him() {
    let mut t = table(&[HeroId::ProfMaxwell]);
    t.give(A, &[Power::Ability(AbilityId::Tactician)]).ambush(2, TrooperId::Militia, 2).ambush(3, TrooperId::Volunteers, 1);
    t.minions(2, [0, 0, 1, 0]).minions(3, [0, 0, 1, 0]);
    t.dice(&[1, 1]).run(|game, o| game.spring(o, area(2)));
    assert_eq!(t.last_dice(), [6, 8]);
    t.dice(&[1]).run(|game, o| game.spring(o, area(3)));
    assert_eq!(t.last_dice(), [4]);
}

#[test]
fn a_lecture_costs_nothing() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::ProfMaxwell]);
    t.give(B, &[Power::Ability(AbilityId::Lecture)]).minions(2, [0, 0, 1, 0]);
    t.dice(&[8]).attack(A, &[Choice::Help(B), strike(FIEND)]);
    assert_eq!((t.last_dice(), t.courage(B)), (&[8][..], 0));
}

#[test]
fn without_a_lecture_help_needs_courage() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::ProfMaxwell]);
    t.hero(B).luck = 0;
    t.minions(2, [0, 0, 1, 0]);
    t.dice(&[6]).attack(A, &[]);
    assert_eq!(t.last_dice(), [6]);
}

#[test]
fn the_bookish_earns_courage_for_the_pool() {
    let mut t = table(&[HeroId::ProfMaxwell]);
    t.minions(2, [1, 0, 0, 0]);
    t.dice(&[2]).attack(A, &[strike(LARVA)]);
    assert_eq!((t.courage(A), t.game.pool), (0, 1));
}

#[test]
fn spunk_gives_courage_to_two_others_here() {
    let mut t = table(&[HeroId::DorothyHall, HeroId::MooseKowalski, HeroId::Tarang, HeroId::JohnDark]);
    t.team().choose(&[Choice::Team(A, Act::Use(Power::Ability(AbilityId::Spunky))), Choice::Hero(C), Choice::Hero(B)]).step();
    assert_eq!([A, B, C, Seat(3)].map(|who| t.courage(who)), [0, 1, 1, 0]);
    assert!(!t.may(Choice::Team(A, Act::Use(Power::Ability(AbilityId::Spunky)))), "once per segment");
    t.hero(A).at = Some(area(5));
    t.hero(A).used = crate::state::Powers::default();
    assert!(!t.may(Choice::Team(A, Act::Use(Power::Ability(AbilityId::Spunky)))), "nobody is there");
}

#[test]
fn the_winsome_passes_on_what_exceeds_one_damage() {
    let mut t = with_moose(HeroId::DorothyHall);
    t.give(A, &[Power::Ability(AbilityId::Winsome)]).minions(2, [3, 0, 0, 0]);
    t.dice(&[6, 6, 6]).attacked(2, LARVA, &[Choice::Hero(A), Choice::Hero(B)]);
    assert_eq!((t.health(A), t.health(B)), (3, 4));
    t.dice(&[6, 1, 1]).attacked(2, LARVA, &[Choice::Hero(A)]);
    assert_eq!((t.health(A), t.health(B)), (2, 4), "one damage stays with her");
}

#[test]
fn inner_strength_helps_an_attack_again_and_again() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::DorothyHall]);
    t.give(B, &[Power::Ability(AbilityId::InnerStrength)]).minions(2, [0, 0, 1, 0]);
    (t.hero(B).courage, t.hero(B).luck) = (2, 0);
    t.dice(&[9]).attack(A, &[Choice::Help(B), Choice::Help(B), strike(FIEND)]);
    assert_eq!((t.last_dice(), t.courage(B)), (&[10][..], 0));
}

#[test]
fn others_help_an_attack_once() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::JohnDark]);
    t.minions(2, [0, 0, 1, 0]);
    t.hero(B).courage = 2;
    t.dice(&[8]).attack(A, &[Choice::Help(B), strike(FIEND)]);
    assert_eq!((t.last_dice(), t.courage(B)), (&[8][..], 1));
}

#[test]
fn the_thrifty_spends_the_pool_before_her_own_courage() {
    let mut t = with_moose(HeroId::DorothyHall);
    (t.game.pool, t.hero(A).courage) = (2, 5);
    t.run(|game, o| game.pay(o, A, 3, rule::GIFT_DISPUTE));
    assert_eq!((t.game.pool, t.courage(A)), (0, 4));
    t.run(|game, o| game.pay(o, A, 3, rule::GIFT_DISPUTE));
    assert_eq!(t.courage(A), 1);
}

#[test]
fn she_carries_one_hero_along() {
    let mut t = table(&[HeroId::AmeliaAzevedo, HeroId::MooseKowalski, HeroId::Tarang]);
    t.choose(&[Choice::Move(area(1)), Choice::Hero(B), Choice::Move(AreaId::START)]).step();
    assert_eq!([A, B, C].map(|who| t.game.hero(who).at), [Some(AreaId::START), Some(AreaId::START), Some(area(2))]);
}

#[test]
fn she_may_leave_everybody_where_they_are() {
    let mut t = with_moose(HeroId::AmeliaAzevedo);
    t.choose(&[Choice::Move(area(1)), Choice::No, Choice::Stay]).step();
    assert_eq!([A, B].map(|who| t.game.hero(who).at), [Some(area(1)), Some(area(2))]);
}

#[test]
fn emergency_care_removes_all_markers_of_one_hero() {
    let mut t = with_moose(HeroId::AmeliaAzevedo);
    t.give(A, &[Power::Ability(AbilityId::EmergencyCare)]);
    assert!(!t.may(Choice::Use(A, Power::Ability(AbilityId::EmergencyCare))), "nobody needs it");
    let moose = t.hero(B);
    (moose.fire, moose.stunned, moose.pestilence) = (true, true, 2);
    t.choose(&[Choice::Use(A, Power::Ability(AbilityId::EmergencyCare))]).step();
    let moose = t.game.hero(B);
    assert_eq!((moose.fire, moose.stunned, moose.pestilence), (false, false, 0));
}

#[test]
fn a_veteran_hurts_a_fourth_circle_demon_twice_as_much_but_not_the_lord() {
    let mut t = table(&[HeroId::AmeliaAzevedo]);
    t.give(A, &[Power::Ability(AbilityId::Veteran)]).fourth(2, DemonId::Hellhound);
    let hellhound = Enemy::Fourth(DemonId::Hellhound);
    t.dice(&[6]).attack(A, &[strike(hellhound)]);
    assert_eq!(t.game.fourth(DemonId::Hellhound).unwrap().hits, 2);
    t.dice(&[6]).attack(A, &[strike(hellhound)]);
    assert_eq!((t.game.in_play(DemonId::Hellhound), t.courage(A)), (false, 4));
    t.in_hell(&[A]).lord(LordId::Moloch).dice(&[6]).attack(A, &[strike(Enemy::Lord)]);
    assert_eq!(t.game.lord.health, 11);
}

#[test]
fn troopers_absorb_one_less_for_the_careless() {
    let mut t = with_moose(HeroId::AmeliaAzevedo);
    t.patrol(A, TrooperId::Police, 1).patrol(B, TrooperId::Volunteers, 1);
    assert_eq!(t.game.absorbs(A, TrooperId::Police), 2);
    assert_eq!(t.game.absorbs(B, TrooperId::Police), 3);
    assert_eq!(t.game.absorbs(A, TrooperId::Volunteers), 0);
}

#[test]
fn her_first_slot_costs_only_the_surcharge() {
    let t = table(&[HeroId::AmeliaAzevedo]);
    assert_eq!((t.game.price(A, 0, GiftId::Medikit), t.game.price(A, 0, GiftId::Rifle)), (0, 2));
    assert_eq!(t.game.price(A, 1, GiftId::Rifle), 7);
}

#[test]
fn a_benefactor_brings_courage_whenever_she_enters() {
    let mut t = table(&[HeroId::EvaNoel]);
    t.run(|game, o| game.hero_enters(o, A));
    assert_eq!((t.game.pool, t.courage(A)), (4, 0));
}

#[test]
fn a_patron_rewards_the_kills_of_others() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::EvaNoel]);
    t.hero(A).luck = 0;
    t.minions(2, [2, 0, 0, 0]).minions(3, [1, 0, 0, 0]);
    t.dice(&[2]).attack(A, &[strike(LARVA)]);
    assert_eq!((t.game.pool, t.courage(A)), (1, 1));
    (t.game.pool, t.hero(A).courage) = (0, 0);
    t.dice(&[2]).attack(B, &[strike(LARVA)]);
    assert_eq!(t.game.pool, 0, "not her own kills");
    t.hero(A).at = Some(area(3));
    t.dice(&[2]).attack(A, &[strike(LARVA)]);
    assert_eq!(t.game.pool, 0, "not elsewhere");
}

#[test]
fn a_patron_gives_nothing_for_an_attack_that_kills_nobody() {
    let mut t = table(&[HeroId::MooseKowalski, HeroId::EvaNoel]);
    t.minions(2, [0, 0, 0, 1]);
    t.dice(&[1]).attack(A, &[]);
    assert_eq!((t.left(2), t.game.pool), ([0, 0, 0, 1], 0));
}

#[test]
fn radiance_takes_a_die_from_every_group_but_never_the_last() {
    let mut t = table(&[HeroId::EvaNoel, HeroId::MooseKowalski]);
    t.give(A, &[Power::Ability(AbilityId::Radiance)]).minions(2, [1, 0, 1, 0]).minions(3, [0, 0, 1, 0]);
    t.dice(&[1]).attacked(2, FIEND, &[Choice::Hero(B)]);
    assert_eq!(t.last_dice(), [10]);
    t.dice(&[1]).attacked(2, LARVA, &[Choice::Hero(A)]);
    assert_eq!(t.last_dice(), [6]);
    assert_eq!(t.game.group_pool(area(3), FIEND).len(), 2, "not elsewhere");
}

#[test]
fn a_follower_lets_somebody_else_earn_first() {
    let mut t = table(&[HeroId::EvaNoel, HeroId::MooseKowalski]);
    t.game.panel[0] = Some(GiftId::Medikit);
    t.game.panel[1] = Some(GiftId::Sergeant);
    t.game.pool = 20;
    t.team();
    assert_eq!(t.forbids(Choice::Team(A, Act::Gift(0, 0))), Some(rule::CONTENT_HEROES));
    t.team().choose(&[Choice::Team(B, Act::Gift(0, 0)), Choice::FromPool(4), Choice::Agree]).step();
    assert!(t.may(Choice::Team(A, Act::Gift(1, 0))));
}

#[test]
fn alone_a_follower_follows_nobody() {
    let mut t = table(&[HeroId::EvaNoel]);
    t.game.panel[0] = Some(GiftId::Medikit);
    t.game.pool = 20;
    t.team();
    assert!(t.may(Choice::Team(A, Act::Gift(0, 0))));
}

#[test]
fn a_second_wind_comes_at_two_health() {
    let mut t = table(&[HeroId::Tarang]);
    for (before, after) in [(1, 2), (2, 3), (3, 3)] {
        t.hero(A).health = before;
        t.run(|game, o| game.dawn(o, 0));
        assert_eq!(t.health(A), after);
    }
}

#[test]
fn a_parry_keeps_one_damage_off() {
    let mut t = table(&[HeroId::Tarang]);
    t.give(A, &[Power::Ability(AbilityId::Parry)]).minions(2, [3, 0, 0, 0]);
    t.dice(&[6, 6, 1]).attacked(2, LARVA, &[]);
    assert_eq!(t.health(A), 4);
    t.dice(&[6, 1, 1]).attacked(2, LARVA, &[]);
    assert_eq!(t.health(A), 4);
}

#[test]
fn a_whirlwind_rolls_two_dice_more() {
    let mut t = table(&[HeroId::Tarang]);
    t.give(A, &[Power::Ability(AbilityId::Whirlwind)]).minions(2, [3, 0, 0, 0]);
    t.dice(&[2]).dice(&[2, 2]);
    let whirlwind = Choice::Use(A, Power::Ability(AbilityId::Whirlwind));
    t.attack(A, &[whirlwind, Choice::Done, strike(LARVA), strike(LARVA), strike(LARVA)]);
    assert_eq!((t.left(2), t.last_dice(), t.game.hero(A).luck), ([0; 4], &[8, 8][..], 2));
}

#[test]
fn nobody_helps_the_proud() {
    let mut t = with_moose(HeroId::Tarang);
    t.hero(B).courage = 3;
    t.minions(2, [1, 0, 0, 0]);
    t.dice(&[1]).attack(A, &[]);
    assert_eq!(t.courage(B), 3);
}

#[test]
fn every_slot_can_be_reached_and_every_power_of_a_hero_can_be_had() {
    for id in HeroId::ALL {
        let slots = id.sheet().slots;
        assert!(slots.len() >= 8, "{id:?}");
        for (number, slot) in slots.iter().enumerate() {
            assert!(slot.after().iter().all(|before| usize::from(*before) <= number), "{id:?}: arrows lead onward");
        }
        assert!(slots[0].after().is_empty());
        let learned = slots.iter().filter(|slot| matches!(slot.gives(), Benefit::Learn(_))).count();
        assert!(learned + id.sheet().powers.len() >= 4, "{id:?} has abilities and a flaw");
    }
}

#[test]
fn what_is_known_of_heroes_is_exact() {
    let figures = |id: HeroId| {
        let sheet = id.sheet();
        (Pool::sum(sheet.attack).best().unwrap(), Pool::sum(sheet.attack).len(), sheet.toughness, sheet.luck, sheet.health)
    };
    assert_eq!(figures(HeroId::HannahHazard), (Level::D6, 1, 2, 6, 4));
    assert_eq!(figures(HeroId::DorothyHall), (Level::D6, 1, 1, 7, 4));
    assert_eq!(figures(HeroId::AmeliaAzevedo), (Level::D8, 1, 1, 4, 7));
    let (attack, dice, toughness, _, health) = figures(HeroId::JohnDark);
    assert_eq!((attack, dice, toughness, health), (Level::D4, 1, 3, 4));
    assert_eq!(HeroId::EvaNoel.sheet().luck, 0);
}

#[test]
fn who_is_zeroed_in_pays_with_a_move_that_is_still_there() {
    let mut t = table(&[HeroId::HannahHazard]);
    t.give(A, &[Power::Ability(AbilityId::ZeroedIn)]).minions(2, [1, 0, 0, 0]);
    t.hero(A).stunned = true;
    t.choose(&[Choice::GiveUpMove]).step();
    t.choose(&[FIGHT]).dice(&[1]).step();
    assert_eq!(t.last_dice(), [6], "the move was given up to stand up");
}
