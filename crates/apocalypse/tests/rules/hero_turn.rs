//! A hero's turn: fire, stun, actions once each.

use apocalypse::content::{AbilityId, Power};
use apocalypse::{Choice, Event, rule};
use cite::rule;

use crate::support::{A, B, C, area, table};

#[rule(HERO_ACTIONS, HERO_FREE, MOVE_ZERO)]
fn each_action_is_taken_once_in_any_order_for_nothing_or_not_at_all() {
    let mut t = table(
        &["at = 1, attack = [1, 0, 0, 0, 0], patrol = { kind = 'volunteers', count = 2 }"],
        "area = [{ at = 1, larvae = 1 }, { at = 2, larvae = 1 }]",
    );
    t.may(Choice::Done, rule::MOVE_ZERO);
    t.choose(Choice::Ambush(1)).may_not(Choice::Ambush(1), rule::HERO_ACTIONS);
    t.choose(Choice::Attack(area(1))).roll(&[1]).may_not(Choice::Attack(area(1)), rule::HERO_ACTIONS);
    t.choose(Choice::Move(area(2))).choose(Choice::Stay);
    t.may_not(Choice::Move(area(1)), rule::HERO_ACTIONS);
    assert_eq!(t.hero(A).courage, 0);
}

#[rule(EFFECT_FIRE, FIRE_PERSIST)]
fn fire_burns_before_the_first_action_and_stays() {
    let t = table(&["at = 0, health = 3, fire = true"], "phase = 'dawn'");
    t.told(Event::Hurt(A, 1), rule::EFFECT_FIRE);
    assert_eq!((t.hero(A).health, t.hero(A).fire), (2, true));
    assert!(t.offers(Choice::Done), "then the turn goes on");
}

#[rule(EFFECT_FIRE, DEATH_HERO)]
fn a_burning_hero_with_one_health_dies_before_it_can_act() {
    let t = table(&["at = 0, health = 1, fire = true", "at = 0"], "phase = 'dawn'");
    t.told(Event::Died(A), rule::DEATH_HERO);
    assert_eq!((t.at(A), t.asked()), (None, B));
}

#[rule(HERO_EXTINGUISH)]
fn an_attack_is_given_up_to_put_out_a_fire_in_the_area_also_the_own() {
    let heroes = ["at = 1, fire = true", "at = 1, fire = true", "at = 2, fire = true"];
    let mut t = table(&heroes, "area = [{ at = 1, larvae = 1 }]");
    t.may(Choice::Extinguish(A), rule::HERO_EXTINGUISH).may(Choice::Extinguish(B), rule::HERO_EXTINGUISH);
    t.may_not(Choice::Extinguish(C), rule::HERO_EXTINGUISH);
    t.choose(Choice::Extinguish(B)).told(Event::Extinguished(A, B), rule::HERO_EXTINGUISH);
    t.may_not(Choice::Attack(area(1)), rule::HERO_ACTIONS);
    t.may_not(Choice::Extinguish(A), rule::HERO_ACTIONS);
    assert!(t.offers(Choice::Move(area(0))), "the move is not given up");
    assert!(!t.hero(B).fire && t.hero(A).fire);
}

#[rule(EFFECT_STUN)]
fn a_stunned_hero_gives_up_its_attack_or_its_move_and_does_the_rest() {
    for (choice, moves, attacks) in [(Choice::GiveUpMove, false, true), (Choice::GiveUpAttack, true, false)] {
        let mut t = table(&["at = 1, stunned = true"], "area = [{ at = 1, larvae = 1 }]");
        t.may_not(Choice::Move(area(0)), rule::EFFECT_STUN).may_not(Choice::Done, rule::EFFECT_STUN);
        t.choose(choice).told(Event::StoodUp(A), rule::EFFECT_STUN);
        assert!(!t.hero(A).stunned);
        assert_eq!((t.offers(Choice::Move(area(0))), t.offers(Choice::Attack(area(1)))), (moves, attacks));
    }
}

#[rule(EFFECT_STUN, HERO_ACTIONS)]
fn who_is_stunned_in_the_middle_of_a_turn_gives_up_what_is_left_if_anything_is() {
    let stunned = |done: &str| table(&["at = 1, stunned = true"], &format!("done = [{done}]"));
    let t = stunned("'moved'");
    t.may_not(Choice::GiveUpMove, rule::HERO_ACTIONS).may(Choice::GiveUpAttack, rule::EFFECT_STUN);
    t.may_not(Choice::Done, rule::EFFECT_STUN);
    let t = stunned("'attacked'");
    t.may(Choice::GiveUpMove, rule::EFFECT_STUN).may_not(Choice::GiveUpAttack, rule::HERO_ACTIONS);
    t.may_not(Choice::Done, rule::EFFECT_STUN);
    stunned("'moved', 'attacked'").may(Choice::Done, rule::MOVE_ZERO);
}

#[rule(CAPTAIN_FIRST_PLAYER, HERO_ORDER)]
fn the_captain_has_the_first_turn_and_the_others_follow() {
    let mut t = table(&["at = 0", "at = 0"], "phase = 'dawn'\ncaptain = 1");
    t.told(Event::HeroTurn(B), rule::CAPTAIN_FIRST_PLAYER);
    t.choose(Choice::Done).told(Event::HeroTurn(A), rule::HERO_ORDER);
}

#[rule(HERO_STUN_NOT_SPECIAL, HERO_SPECIAL)]
fn giving_up_a_special_action_does_not_end_a_stun() {
    let power = Power::Ability(AbilityId::EmergencyCare);
    let hero = "at = 1, powers = ['emergency-care']";
    let t = table(&[&format!("{hero}, stunned = true"), "at = 1, fire = true"], "");
    t.may_not(Choice::Use(A, power), rule::HERO_STUN_NOT_SPECIAL);
    // Upright it can be used, once.
    let mut t = table(&[hero, "at = 1, fire = true", "at = 1, fire = true"], "");
    t.choose(Choice::Use(A, power)).told(Event::Used(A, power), rule::HERO_SPECIAL);
    while !t.options().contains(&Choice::Done) {
        let first = t.options()[0];
        t.choose(first);
    }
    t.may_not(Choice::Use(A, power), rule::HERO_SPECIAL);
}

#[rule(STUN_TWO, EFFECT_FIRE_ONE, EFFECT_PESTILENCE_STACK)]
fn stun_and_fire_do_not_add_up_but_pestilence_does() {
    let attack = |legion: &str, hero: &str| {
        let rest = format!("phase = 'minions-attack'\nlegion = '{legion}'\narea = [{{ at = 1, grylli = 1 }}]");
        let mut t = table(&[&format!("at = 1, {hero}")], &rest);
        t.roll(&[8]);
        t
    };
    attack("lethe", "stunned = true").told(Event::Stunned(A), rule::STUN_TWO);
    attack("phlegethon", "fire = true").told(Event::OnFire(A), rule::EFFECT_FIRE_ONE);
    let t = attack("annwn", "pestilence = 1");
    t.told(Event::Infected(A), rule::EFFECT_PESTILENCE_STACK);
    assert_eq!(t.hero(A).pestilence, 2);
}
