//! Damage and reactions.

use cite::rule;
use drunagor::content::language::Token;
use drunagor::hero::{Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, ARMOR, B, FOE, HERO, at, table};

/// A Rotten Flesh strikes twice for 3; a Shadow Knight for 4.
const KNIGHT: &str = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [6, 2] }]";

#[rule(
    DAMAGE_SHIELD_FIRST,
    DAMAGE_SHIELD_MANDATORY,
    DAMAGE_COMBINE,
    DAMAGE_SHIELD_TOKEN,
    MONSTER_ATTACK_AUTO,
    MONSTER_ATTACK_REACT
)]
fn shields_go_first_and_reactions_take_what_is_left() {
    let mut t = table(&["id = 'vorn', at = [5, 2], tokens = [['shield', 2]]"], KNIGHT);
    t.told(Event::Shielded(HERO, 2), rule::DAMAGE_SHIELD_FIRST).asks(A, rule::REACTION_THREAT);
    t.choose(Choice::React(A, Place(5), Cube::Green)).told(Event::Prevented(HERO, 2), rule::KEYWORD_PREVENT);
    assert_eq!((t.hero(A).health, t.count(HERO, Token::Shield)), (12, 0));
    t.settle();
}

#[rule(REACTION_COMBINE, REACTION_FOR_ALLY, CARD_TUMBLE, CARD_PREVENTING_LIGHT, REACTION_ONE_PER_THREAT, REACTION_COST)]
fn two_heroes_react_to_one_threat_and_their_effects_add_up() {
    let heroes = ["id = 'maya', at = [5, 2]", "id = 'jaheen', at = [3, 2]"];
    let archer = "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', at = [8, 2] }]";
    let mut t = table(&heroes, archer);
    t.until(|choice| *choice == Choice::Let);
    // Multishot reaches both: Maya tumbles, Jaheen's light is for Maya too.
    t.choose(Choice::React(A, ARMOR, Cube::Green))
        .choose(Choice::Target(HERO))
        .told(Event::Prevented(HERO, 2), rule::KEYWORD_PREVENT);
    t.choose(Choice::Done);
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::React(who, ..) if *who == A)), "one for each hero");
    t.choose(Choice::React(B, Place(9), Cube::Blue))
        .choose(Choice::Target(HERO))
        .told(Event::Prevented(HERO, 1), rule::KEYWORD_PREVENT);
    assert_eq!(t.hero(A).health, 9);
}

#[rule(REACTION_SELF)]
fn a_self_reaction_is_for_its_user_alone() {
    let heroes = ["id = 'elros', at = [2, 2]", "id = 'vorn', at = [9, 2]"];
    let mut t = table(&heroes, KNIGHT);
    t.until(|choice| *choice == Choice::Let);
    t.may_not(Choice::React(A, Place(5), Cube::Green), rule::REACTION_SELF);
    assert!(t.offers(Choice::React(B, Place(5), Cube::Green)));
}

#[rule(REACTION_NO_RESPONSE_NONPREVENTABLE, KEYWORD_VICIOUS, KEYWORD_NON_PREVENTABLE)]
fn nobody_answers_what_cannot_be_prevented() {
    let vampire = "phase = 'track'\nmarker = 2\nmonster = [{ id = 'dark-vampire', behaviour = 'alternate', at = [6, 2] }]";
    let t = table(&["id = 'elros', at = [5, 2], tokens = [['shield', 2]]"], vampire);
    assert_eq!((t.hero(A).health, t.count(HERO, Token::Shield)), (8, 2));
    t.by(rule::KEYWORD_VICIOUS);
}

#[rule(KEYWORD_RETALIATE, REACTION_RETALIATE, MINOR_FOCUS_REACTION, MINOR_FOCUS_COST, CARD_CROSSED_PARRY)]
fn crossed_parry_prevents_and_strikes_back() {
    let mut t = table(&["id = 'vorn', at = [5, 2], tokens = [['focus', 2]]"], KNIGHT);
    t.choose(Choice::ReactFocus(A, 0)).told(Event::Prevented(HERO, 3), rule::KEYWORD_PREVENT);
    assert_eq!((t.monster(0).health, t.count(HERO, Token::Focus)), (14, 0), "a shield of its own has gone for one of two");
    assert_eq!(t.hero(A).health, 11);
    t.settle();
}

#[rule(KEYWORD_ALL, KEYWORD_ALL_BUT_ONE)]
fn all_and_all_but_one() {
    let mut all = table(&["id = 'jaheen', at = [5, 2], tokens = [['focus', 3]]"], KNIGHT);
    all.choose(Choice::ReactFocus(A, 0)).told(Event::Prevented(HERO, 4), rule::KEYWORD_ALL);
    assert_eq!(all.hero(A).health, 10);
    let mut but_one = table(&["id = 'lorelai', at = [5, 2]"], KNIGHT);
    but_one.choose(Choice::React(A, Place(5), Cube::Green)).told(Event::Prevented(HERO, 3), rule::KEYWORD_ALL_BUT_ONE);
    assert_eq!(but_one.hero(A).health, 7);
    but_one.settle();
}

#[rule(DAMAGE_MONSTER_DEFEAT, DAMAGE_MONSTER_CARD_REMOVED)]
fn the_last_of_a_kind_takes_its_card_with_it() {
    let foes = "monster = [{ id = 'skeleton-archer', at = [6, 2], health = 2 }, { id = 'abomination', at = [12, 12] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], foes);
    t.choose(Choice::Use(Place(3), Cube::Red)).choose(Choice::Target(FOE)).choose(Choice::Use(Place(4), Cube::Green));
    t.choose(Choice::Done)
        .choose(Choice::Target(FOE))
        .told_like(|event| matches!(event, Event::Defeated(..)), rule::DAMAGE_MONSTER_DEFEAT);
    t.told_like(|event| matches!(event, Event::Uncarded(_)), rule::DAMAGE_MONSTER_CARD_REMOVED);
    assert_eq!(t.game().cards.len(), 1);
}

#[rule(ADVENTURE_WIN, DOOR_ENDGAME_TRIGGER)]
fn the_party_wins_when_the_last_monster_is_defeated() {
    let mut t = table(&["id = 'vorn', at = [5, 2]"], "monster = [{ id = 'skeleton-archer', at = [6, 2], health = 1 }]");
    t.choose(Choice::Use(Place(3), Cube::Red)).choose(Choice::Target(FOE));
    assert_eq!(t.outcome(rule::ADVENTURE_WIN).winners.len(), 1);
}

#[rule(REACTION_INTERRUPTS_MOVE, REACTION_NOT_CUBE_ACTION, REACTION_ANY_TIME)]
fn a_reaction_costs_no_cube_action() {
    let mut t = table(&["id = 'vorn', at = [5, 2]"], KNIGHT);
    t.choose(Choice::React(A, Place(5), Cube::Green)).settle();
    t.may(Choice::Use(Place(0), Cube::Yellow), rule::SKILL_COLOR_MATCH);
    t.choose(Choice::Use(Place(1), Cube::Yellow)).fall(&[2]).may(Choice::Use(Place(3), Cube::Red), rule::SKILL_COLOR_MATCH);
}

#[rule(DAMAGE_MONSTER_DEFEAT, STRUCTURE_ONE_HERO_FALLS)]
fn a_monster_that_falls_with_the_last_hero_is_gone() {
    // Lorelai stands in the area of her own Fireball, and a second Trauma Cube ends everything.
    let hero = "id = 'lorelai', at = [4, 2], health = 1, broken = [0], tokens = [['focus', 3]]";
    let mut t = table(&[hero], "monster = [{ id = 'executioner', at = [5, 2], health = 1 }]");
    t.choose(Choice::Focus(1)).choose(Choice::Area(at(4, 2).area())).choose(Choice::Target(HERO)).choose(Choice::Target(FOE));
    t.until(|choice| *choice == Choice::Let).choose(Choice::Let).choose(Choice::Skill(Place(3)));
    assert!(t.game().monsters.is_empty(), "{:?}", t.log());
    t.outcome(rule::ADVENTURE_FAIL_TRAUMA);
}
