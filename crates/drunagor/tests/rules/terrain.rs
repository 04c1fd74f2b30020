//! Harmful terrain, levels and falling.

use cite::rule;
use drunagor::content::board::Terrain;
use drunagor::content::language::Token;
use drunagor::{Choice, Event, rule};

use crate::support::{A, HERO, at, table};

#[rule(TERRAIN_LAVA, TERRAIN_TRIGGER_STEP, TERRAIN_ONCE_PER_TYPE, TERRAIN_TRIGGER_END)]
fn lava_burns_once_in_a_turn() {
    let mut t = table(&["id = 'elros', at = [9, 6]"], "");
    t.choose(Choice::Go(at(10, 6))).told(Event::Trod(HERO, Terrain::Lava), rule::TERRAIN_LAVA);
    t.choose(Choice::Go(at(11, 7)));
    t.end();
    assert_eq!(t.count(HERO, Token::Burn), 2);
    t.settle();
}

#[rule(TERRAIN_SPIKES, TERRAIN_ONCE_PER_TYPE)]
fn spikes_count_apart_from_lava() {
    let mut t = table(&["id = 'elros', at = [9, 7]"], "");
    t.choose(Choice::Go(at(10, 7))).choose(Choice::Go(at(10, 8)));
    assert_eq!((t.count(HERO, Token::Burn), t.count(HERO, Token::Bleed)), (2, 2));
}

#[rule(TERRAIN_MIASMA)]
fn miasma_poisons() {
    let mut t = table(&["id = 'elros', at = [9, 10]"], "");
    t.choose(Choice::Go(at(10, 10)));
    assert_eq!(t.count(HERO, Token::Poison), 2);
}

#[rule(TERRAIN_WATER, KEYWORD_DIFFICULT_TERRAIN, TERRAIN_WATER_ZERO)]
fn water_takes_a_point() {
    let mut t = table(&["id = 'vorn', at = [3, 9]"], "");
    t.choose(Choice::Go(at(4, 9))).told(Event::Trod(HERO, Terrain::Water), rule::TERRAIN_WATER);
    assert!(t.offers(Choice::Go(at(5, 9))) && !t.offers(Choice::Go(at(6, 9))));
}

#[rule(DARKNESS_TILE_COVERS_TERRAIN)]
fn darkness_over_lava_is_darkness() {
    let mut t = table(&["id = 'elros', at = [9, 6]"], "darkness = [[10, 6]]");
    t.choose(Choice::Go(at(10, 6))).told(Event::Trod(HERO, Terrain::Darkness), rule::DARKNESS_DAMAGE_FIRST_STEP);
    assert_eq!((t.count(HERO, Token::Burn), t.hero(A).health), (0, 7));
}

#[rule(LEVEL_CLIMB_TWO)]
fn climbing_two_levels_costs_two_points() {
    let mut t = table(&["id = 'elros', at = [5, 6]"], "");
    t.choose(Choice::Go(at(6, 6))).told(Event::Moved(HERO, at(6, 6)), rule::LEVEL_CLIMB_TWO);
    assert!(t.offers(Choice::Go(at(7, 6))));
    assert!(!t.offers(Choice::Go(at(7, 4))), "one point is left");
}

#[rule(LEVEL_FALLING, LEVEL_DOWN_FREE)]
fn stepping_down_two_levels_hurts() {
    let mut t = table(&["id = 'elros', at = [6, 7]"], "");
    t.choose(Choice::Go(at(5, 7))).told(Event::Fell(HERO), rule::LEVEL_FALLING);
    assert_eq!(t.hero(A).health, 7);
}

#[rule(LEVEL_ONE_FREE)]
fn one_level_costs_nothing() {
    let mut t = table(&["id = 'elros', at = [6, 3]"], "");
    t.choose(Choice::Go(at(6, 4))).told(Event::Moved(HERO, at(6, 4)), rule::LEVEL_ONE_FREE);
    assert!(t.offers(Choice::Go(at(6, 6))), "two points are left, and each step climbs one level or none");
}

#[rule(TERRAIN_OTHER_TURN_MOVE, TERRAIN_REACTION_NOT_END, CARD_TUMBLE)]
fn moving_in_anothers_turn_treads_on_lava_anew() {
    let knight = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [12, 6] }]";
    let mut t = table(&["id = 'elros', at = [11, 6]"], knight);
    t.choose(Choice::React(A, crate::support::ARMOR, drunagor::hero::Cube::Green)).choose(Choice::Go(at(11, 7)));
    assert_eq!(t.count(HERO, Token::Burn), 2);
    t.settle();
}

#[rule(TERRAIN_NOT_AT_START)]
fn beginning_a_turn_in_lava_does_nothing() {
    let t = table(&["id = 'vorn', at = [10, 6]"], "phase = 'track'");
    assert_eq!(t.count(HERO, Token::Burn), 0);
}
