//! Knock-outs, and how an Adventure fails.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::hero::{Block, Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, HERO, skill, table};

const KNIGHT: &str = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [6, 2] }]";

#[rule(
    KNOCKOUT_TRIGGER,
    KNOCKOUT_REMOVE_CONDITIONS,
    KNOCKOUT_FREE_RECALL,
    KNOCKOUT_TRAUMA,
    KNOCKOUT_KEEP_RESOURCES,
    KNOCKOUT_ORDER,
    CUBE_TRAUMA_ASSIGN
)]
fn a_hero_without_health_goes_down() {
    let vorn = "id = 'vorn', at = [5, 2], health = 3, conditions = ['slow'], tokens = [['burn', 1], ['fury', 2]], available = [0, 0, 0, 1, 0], expended = [2, 1, 1, 0, 0]";
    let mut t = table(&[vorn], KNIGHT);
    t.choose(Choice::Let);
    t.choose(Choice::Skill(Place(4))).told(Event::Blocked(A, Block::Trauma, Place(4)), rule::KNOCKOUT_TRAUMA);
    let hero = t.hero(A);
    assert!(hero.down && hero.pool() == 5 && !hero.tokens.has(Condition::Slow));
    assert_eq!((t.count(HERO, Token::Burn), t.count(HERO, Token::Fury)), (0, 2));
    assert_eq!(hero.blocks(Block::Curse), 0);
    t.settle();
}

#[rule(KNOCKOUT_BREATH, KEYWORD_REGAIN_BREATH)]
fn the_next_turn_begins_with_full_health() {
    let t = table(&["id = 'vorn', at = [5, 2], down = true"], "phase = 'track'");
    assert_eq!((t.hero(A).health, t.hero(A).down), (12, false));
    t.by(rule::KNOCKOUT_BREATH);
}

#[rule(KNOCKOUT_SAME_TURN, TURN_CONDITIONS_KNOCKOUT)]
fn whoever_goes_down_by_conditions_goes_on_at_once() {
    let mut t = table(&["id = 'vorn', at = [5, 2], health = 2, tokens = [['bleed', 2]]"], "phase = 'track'");
    t.choose(Choice::Skill(Place(0))).told(Event::Breath(A), rule::KNOCKOUT_SAME_TURN);
    t.may(skill(1, Cube::Yellow), rule::SKILL_COLOR_MATCH).may_not(skill(0, Cube::Yellow), rule::CUBE_TRAUMA_BLOCK);
    assert_eq!(t.hero(A).health, 12);
}

#[rule(ADVENTURE_FAIL_TRAUMA, STRUCTURE_ONE_HERO_FALLS)]
fn a_second_trauma_cube_fails_the_adventure() {
    let heroes = ["id = 'vorn', at = [5, 2], health = 2, tokens = [['bleed', 2]], broken = [3]", "id = 'elros', at = [9, 2]"];
    let mut t = table(&heroes, "phase = 'track'");
    t.choose(Choice::Skill(Place(0)));
    assert_eq!(t.outcome(rule::ADVENTURE_FAIL_TRAUMA).winners.len(), 0);
}

#[rule(ADVENTURE_FAIL_CURSE, RECALL_UNWILLING_SIXTH_CURSE, RECALL_UNWILLING)]
fn a_sixth_curse_cube_fails_the_adventure_even_by_an_unwilling_recall() {
    let vorn = "id = 'vorn', at = [5, 2], cursed = [0, 1, 2, 3, 4], available = [0, 0, 0, 1, 0], expended = [2, 1, 1, 0, 0]";
    let mut t = table(&[vorn], "");
    t.choose(Choice::Again(Cube::Blue)).told(Event::Recalled(A), rule::RECALL_UNWILLING);
    t.choose(Choice::Skill(Place(5)));
    assert_eq!(t.outcome(rule::ADVENTURE_FAIL_CURSE).winners.len(), 0);
}

#[rule(KNOCKOUT_UNTARGETABLE, KNOCKOUT_IMMUNE)]
fn nobody_can_target_whoever_is_down() {
    let heroes = ["id = 'jaheen', at = [5, 2], health = 5", "id = 'vorn', at = [4, 2], down = true"];
    let mut t = table(&heroes, "monster = [{ id = 'skeleton-archer', at = [6, 3] }]");
    t.choose(skill(0, Cube::Yellow)).may_not(Choice::Target(crate::support::OTHER), rule::KNOCKOUT_UNTARGETABLE);
}

#[rule(CUBE_BLOCK_PASSIVE, CUBE_BLOCK_PASSIVE_HEALTH, CUBE_CURSE_REMOVAL, KEYWORD_CLEANSE, SKILL_PASSIVE_STATIC)]
fn a_blocked_passive_takes_its_health_along_and_gives_it_back() {
    let vorn = "id = 'vorn', at = [5, 2], available = [1, 0, 1, 0, 0], expended = [1, 1, 0, 1, 0]";
    let mut t = table(&[vorn, "id = 'jaheen', at = [4, 2]"], "");
    t.choose(Choice::Recall).choose(Choice::Skill(Place::PASSIVE)).told(Event::Hurt(HERO, 2), rule::CUBE_BLOCK_PASSIVE_HEALTH);
    assert_eq!((t.hero(A).health, t.hero(A).most_health()), (10, 10));
    t.settle();
    t.choose(skill(6, Cube::Blue)).choose(Choice::Target(HERO)).told(Event::Healed(HERO, 2), rule::CUBE_BLOCK_PASSIVE_HEALTH);
    assert_eq!((t.hero(A).health, t.hero(A).most_health()), (12, 12));
}
