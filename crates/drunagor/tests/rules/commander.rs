//! Commanders and their Attack cards.

use cite::rule;
use drunagor::content::AttackId;
use drunagor::content::language::Token;
use drunagor::state::Base;
use drunagor::{Choice, Event, rule};

use crate::support::{A, HERO, OTHER, table};

#[rule(COMMANDER_ATTACK_RESOLVE, COMMANDER_ATTACK_X, COMMANDER_ATTACK_NOT_TURN)]
fn an_attack_card_strikes_by_the_runes_of_its_own_colour() {
    let heroes = ["id = 'vorn', at = [2, 2]", "id = 'elros', at = [4, 2]"];
    let rest = "phase = 'track'\nmarker = 5\nattacks = ['bloodletting']\nrunes = ['red', 'red', 'gray']\nmonster = [{ id = 'archon', at = [12, 12], power = 3 }]";
    let mut t = table(&heroes, rest);
    t.by(rule::COMMANDER_ATTACK_RESOLVE);
    assert_eq!((t.count(HERO, Token::Bleed), t.count(OTHER, Token::Bleed)), (2, 2));
    assert!(!t.log().iter().take(1).any(|event| matches!(event, Event::MonsterTurn(_))), "it is no turn of the commander");
    t.settle();
}

#[rule(CARD_HASTE)]
fn haste_activates_the_commander() {
    let rest = "phase = 'track'\nmarker = 2\nattacks = ['haste']\nmonster = [{ id = 'bane', at = [8, 2], power = 3 }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], rest);
    t.by(rule::CARD_HASTE);
    t.settle().by(rule::KEYWORD_BLOODSEEKER);
}

#[rule(COMMANDER_ATTACK_AS_THREAT, COMMANDER_ATTACK_POSITION)]
fn damage_of_an_attack_card_can_be_prevented() {
    let rest = "phase = 'track'\nmarker = 8\nattacks = ['crushing-leap']\nrunes = ['orange', 'orange']\nmonster = [{ id = 'archon', at = [12, 12], power = 3 }]";
    let mut t = table(&["id = 'elros', at = [2, 2]"], rest);
    t.choose(Choice::React(A, drunagor::hero::Place(5), drunagor::hero::Cube::Green)).choose(Choice::Done);
    assert_eq!(t.hero(A).health, 9);
    t.settle();
}

#[rule(COMMANDER_DEATH_CARDS)]
fn with_the_commander_its_cards_leave() {
    let rest = "attacks = ['verdict', 'haste']\nmonster = [{ id = 'bane', at = [6, 2], health = 1, power = 3 }, { id = 'abomination', at = [12, 12] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], rest);
    t.choose(Choice::Use(drunagor::hero::Place(3), drunagor::hero::Cube::Red))
        .choose(Choice::Target(drunagor::state::Who::Monster(Base(0))));
    t.told(Event::AttacksGone, rule::COMMANDER_DEATH_CARDS);
    assert!(t.game().attacks.is_empty());
}

#[rule(COMMANDER_DECK_SIZE)]
fn there_is_a_card_for_every_rune_and_arrow() {
    for overlord in [false, true] {
        let deck = AttackId::ALL.into_iter().map(AttackId::card);
        let deck = deck.filter(|card| card.of.is_none() && (card.overlord > 0) == overlord);
        let mut places: Vec<(u8, u8)> = deck.map(|card| (card.rune as u8, card.arrow as u8)).collect();
        let cards = places.len();
        places.sort_unstable();
        places.dedup();
        assert_eq!((cards, places.len()), (10, 10));
    }
}
