//! Action Cubes, FATIGUE and recalls.

use cite::rule;
use drunagor::hero::{Block, Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, HERO, table};

/// A Shadow Cultist of complex behaviour: POISON 1, FATIGUE 1, in melee.
const CULTIST: &str = "phase = 'track'\nmarker = 5\nmonster = [{ id = 'shadow-cultist', behaviour = 'complex', at = [6, 2] }]";

#[rule(KEYWORD_FATIGUE, CUBE_EXPENDED_UNUSABLE)]
fn fatigue_expends_a_cube_of_the_heros_choice() {
    let mut t = table(&["id = 'maya', at = [5, 2]"], CULTIST);
    t.choose(Choice::Let).choose(Choice::Cube(Cube::Red)).told(Event::Expended(A, Cube::Red), rule::KEYWORD_FATIGUE);
    assert_eq!((t.hero(A).count(Cube::Red), t.hero(A).pool()), (1, 4));
}

#[rule(RECALL_UNWILLING_TIMING, KEYWORD_FATIGUE_SHORT, RECALL_POOL_EMPTY_TIMING)]
fn damage_and_fatigue_are_finished_before_an_unwilling_recall() {
    let maya = "id = 'maya', at = [5, 2], available = [0, 0, 1, 0, 0], expended = [1, 2, 0, 1, 0]";
    let mut t = table(&[maya], CULTIST);
    t.choose(Choice::React(A, crate::support::ARMOR, Cube::Green)).choose(Choice::Done);
    t.told(Event::Wasted(HERO), rule::KEYWORD_FATIGUE_SHORT).told(Event::Recalled(A), rule::RECALL_UNWILLING);
    t.choose(Choice::Skill(Place(0)));
    assert_eq!((t.hero(A).pool(), t.hero(A).blocks(Block::Curse)), (5, 1));
}

#[rule(MONSTER_COMPLEX, MONSTER_COMPLEX_FLIP, MONSTER_COMPLEX_START)]
fn a_complex_card_is_flipped_after_its_turn() {
    let mut t = table(&["id = 'maya', at = [5, 2]"], CULTIST);
    t.choose(Choice::Let).choose(Choice::Cube(Cube::Red));
    t.told_like(|event| matches!(event, Event::Flipped(_, drunagor::content::kinds::Side::B)), rule::MONSTER_COMPLEX_FLIP);
}

#[rule(KEYWORD_RECALL)]
fn some_cubes_come_back() {
    let maya = "id = 'maya', at = [5, 2], tokens = [['focus', 2]], available = [1, 0, 1, 0, 0], expended = [0, 2, 0, 1, 0]";
    let mut t = table(&[maya], "");
    t.choose(Choice::Focus(1)).choose(Choice::Cube(Cube::Red)).choose(Choice::Cube(Cube::Blue));
    t.told(Event::Regained(A, 2), rule::KEYWORD_RECALL);
    assert_eq!(t.hero(A).available, [1, 1, 1, 1, 0]);
}
