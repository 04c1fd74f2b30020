//! Conditions and what they do.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, HERO, skill, table};
use drunagor::hero::Cube;

#[rule(KEYWORD_BLEED_DAMAGE, KEYWORD_BURN_DAMAGE, KEYWORD_POISON_DAMAGE, TURN_CONDITIONS_STEP)]
fn bleed_goes_burn_burns_down_and_poison_stays() {
    let tokens = "tokens = [['bleed', 2], ['burn', 2], ['poison', 1]]";
    let t = table(&[&format!("id = 'vorn', at = [5, 2], {tokens}")], "phase = 'track'");
    assert_eq!(t.hero(A).health, 12 - 5);
    let left = [Token::Bleed, Token::Burn, Token::Poison].map(|token| t.count(HERO, token));
    assert_eq!(left, [0, 1, 1]);
}

#[rule(KEYWORD_STUN, KEYWORD_STUN_HERO)]
fn a_stunned_hero_has_one_cube_action() {
    let mut t = table(&["id = 'vorn', at = [5, 2], conditions = ['stun']"], "phase = 'track'");
    t.by(rule::KEYWORD_STUN_HERO);
    t.choose(Choice::Again(Cube::Blue)).may_not(skill(0, Cube::Yellow), rule::TURN_CUBE_ACTIONS);
}

#[rule(KEYWORD_STUN_MONSTER)]
fn a_stunned_monster_moves_and_does_not_attack() {
    let foe = "phase = 'track'\nmarker = 13\nmonster = [{ id = 'rotten-flesh', at = [8, 2], conditions = [] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], foe);
    t.settle();
    assert!(t.ever(|event| matches!(event, Event::Attacked(..))));
    let stunned = "phase = 'track'\nmarker = 10\nmonster = [{ id = 'executioner', at = [8, 2], conditions = ['stun'] }]";
    let mut other = table(&["id = 'vorn', at = [5, 2]"], stunned);
    other.settle();
    assert!(!other.ever(|event| matches!(event, Event::Attacked(..))));
    assert_eq!(other.place(FOE).0, 6, "it came next to him");
    other.by(rule::KEYWORD_STUN_MONSTER);
}

#[rule(KEYWORD_KNOCK_DOWN_EFFECT, KEYWORD_KNOCK_DOWN_LINGERS)]
fn a_move_is_given_up_to_stand_up() {
    let mut t = table(&["id = 'elros', at = [5, 2], conditions = ['knock-down']"], "phase = 'track'\nmarker = 3");
    assert!(!t.options().iter().any(|choice| matches!(choice, Choice::Go(_))));
    t.choose(Choice::Rise).told(Event::Stood(HERO), rule::KEYWORD_KNOCK_DOWN_EFFECT);
    assert!(!t.suffers(HERO, Condition::KnockDown));
}

#[rule(KEYWORD_SLOW_EFFECT, KEYWORD_SLOW_LINGERS)]
fn a_slow_hero_moves_one_square() {
    use crate::support::at;
    let mut t = table(&["id = 'vorn', at = [5, 2], conditions = ['slow']"], "phase = 'track'");
    assert!(t.offers(Choice::Go(at(6, 2))) && !t.offers(Choice::Go(at(7, 2))));
    t.choose(Choice::Go(at(6, 2))).told(Event::PointsLost(HERO, 2), rule::KEYWORD_SLOW_EFFECT);
    assert!(!t.suffers(HERO, Condition::Slow) && !t.offers(Choice::Go(at(7, 2))));
}

#[rule(KEYWORD_INTIMIDATE, KEYWORD_INTIMIDATE_REMOVED, KEYWORD_INTIMIDATE_LINGERS)]
fn intimidate_lowers_one_attack_and_goes() {
    let elros = "id = 'elros', at = [5, 2], tokens = [['intimidate', 2]]";
    let mut t = table(&[elros], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(skill(1, Cube::Yellow)).fall(&[10]).told(Event::Lost(HERO, Token::Intimidate, 2), rule::KEYWORD_INTIMIDATE_REMOVED);
    assert_eq!(t.monster(0).health, 14);
}

#[rule(KEYWORD_STEALTH_HIDDEN, KEYWORD_STEALTH_END, KEYWORD_STEALTH_GAIN, MONSTER_NO_VISIBLE_TARGET)]
fn a_monster_that_sees_nobody_waits_and_hiding_ends_with_the_next_turn() {
    let foe = "phase = 'track'\nmarker = 10\nmonster = [{ id = 'executioner', at = [8, 2] }]";
    let mut t = table(&["id = 'elros', at = [5, 2], conditions = ['stealth']"], foe);
    t.by(rule::MONSTER_NO_VISIBLE_TARGET);
    t.settle().by(rule::KEYWORD_STEALTH_END);
    assert!(!t.suffers(HERO, Condition::Stealth));
}

#[rule(CONDITION_STACKABLE_LIMIT, CONDITION_GAIN_X, CONDITION_TWO_SIDED)]
fn a_fifth_token_is_ignored() {
    let mut t = table(&["id = 'elros', at = [5, 2], tokens = [['focus', 4], ['fury', 3]]"], "");
    t.choose(skill(6, Cube::Blue)).told(Event::Wasted(HERO), rule::CONDITION_STACKABLE_LIMIT);
    assert_eq!((t.count(HERO, Token::Focus), t.count(HERO, Token::Fury)), (4, 4));
}

#[rule(CONDITION_IMMUNITY_NO_TOKEN)]
fn whoever_is_immune_takes_no_token() {
    let heroes = ["id = 'maya', at = [5, 2]"];
    let mut t = table(&heroes, "monster = [{ id = 'skeleton-archer', at = [7, 2] }]");
    t.choose(skill(3, Cube::Red)).fall(&[10]).told(Event::Unmoved(FOE), rule::CONDITION_IMMUNITY_NO_TOKEN);
    assert_eq!(t.count(FOE, Token::Bleed), 0);
}
