//! Keywords that move others about, and pets.

use cite::rule;
use drunagor::content::AllyId;
use drunagor::content::board::Terrain;
use drunagor::content::language::{Token, Trap};
use drunagor::hero::Cube;
use drunagor::state::Phase;
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, FOE_2, FRIEND, HERO, at, skill, table};

#[rule(KEYWORD_PUSH, TERRAIN_FORCED, TERRAIN_MONSTERS)]
fn a_push_goes_straight_and_into_what_harms() {
    let mut t = table(&["id = 'maya', at = [8, 6]"], "monster = [{ id = 'skeleton-archer', at = [9, 6] }]");
    t.choose(skill(1, Cube::Yellow)).choose(Choice::Put(at(11, 6))).told(Event::Trod(FOE, Terrain::Lava), rule::TERRAIN_LAVA);
    assert_eq!((t.place(FOE), t.count(FOE, Token::Burn), t.monster(0).health), ((11, 6), 2, 8));
}

#[rule(KEYWORD_PUSH_SIZE, MONSTER_LARGE_IMMUNITIES)]
fn a_large_monster_is_not_pushed() {
    let mut t = table(&["id = 'maya', at = [7, 2]"], "monster = [{ id = 'abomination', at = [8, 2] }]");
    t.choose(skill(1, Cube::Yellow)).told(Event::Unmoved(FOE), rule::KEYWORD_PUSH_SIZE);
    assert_eq!(t.place(FOE), (8, 2));
}

#[rule(KEYWORD_PUSH_OBSTACLE)]
fn a_push_stops_at_the_edge() {
    let mut t = table(&["id = 'maya', at = [12, 3]"], "monster = [{ id = 'skeleton-archer', at = [13, 2] }]");
    t.choose(skill(1, Cube::Yellow)).told(Event::Wasted(FOE), rule::KEYWORD_PUSH_OBSTACLE);
}

#[rule(KEYWORD_TELEKINESIS, KEYWORD_TELEKINESIS_TERRAIN, LEVEL_FALLING_FORCED)]
fn telekinesis_lets_a_monster_float_and_fall() {
    let mut t = table(&["id = 'lorelai', at = [2, 2]"], "monster = [{ id = 'skeleton-archer', at = [7, 6] }]");
    t.choose(skill(7, Cube::Blue)).choose(Choice::Target(FOE)).choose(Choice::Put(at(10, 8)));
    t.told(Event::Fell(FOE), rule::LEVEL_FALLING_FORCED);
    assert_eq!((t.monster(0).health, t.count(FOE, Token::Bleed)), (7, 0), "archers do not bleed");
}

#[rule(KEYWORD_TRAP, KEYWORD_TRAP_TRIGGER, KEYWORD_TRAP_EFFECT, KEYWORD_BEAR_TRAP, KEYWORD_TRAP_RELOCATE)]
fn a_trap_springs_on_all_monsters_of_its_area() {
    let foes = "turn = 0\nmonster = [{ id = 'executioner', at = [7, 2] }, { id = 'executioner', at = [6, 3] }]";
    let mut t = table(&["id = 'maya', at = [4, 2]"], foes);
    let area = at(6, 2).area();
    t.choose(skill(5, Cube::Green)).choose(Choice::Area(area)).told(Event::Trapped(A, Trap::Bear, area), rule::KEYWORD_TRAP);
    t.end().settle();
    assert!(t.ever(|event| matches!(event, Event::Sprung(..))));
    let _ = (FOE_2, HERO);
}

#[rule(PET_ARRIVAL, PET_TURN_TIMING, PET_TURN_ORDER, PET_SUMMON_THEN_ACT, ATTACK_PETS_ROLL)]
fn a_pet_arrives_beside_its_hero_and_acts_after_the_turn() {
    let mut t = table(&["id = 'maya', at = [4, 2]"], "monster = [{ id = 'abomination', at = [8, 2] }]");
    t.choose(skill(6, Cube::Blue))
        .choose(Choice::Put(at(5, 2)))
        .told(Event::Called(A, AllyId::Luma, at(5, 2)), rule::PET_ARRIVAL);
    t.end();
    assert!(matches!(t.game().phase, Phase::Friends(..)));
    t.choose(Choice::Go(at(7, 2)))
        .choose(Choice::Done)
        .choose(Choice::Target(FOE))
        .told(Event::Attacked(FRIEND, FOE, 2), rule::ATTACK_PETS_ROLL);
    t.told(Event::Gained(FOE, Token::Bleed, 1), rule::KEYWORD_BLEED_DAMAGE).told(Event::Hurt(FOE, 2), rule::ATTACK_PETS_ROLL);
}

#[rule(KEYWORD_DRAIN_HEALTH, KEYWORD_DRAIN)]
fn a_vampire_drains_what_it_heals() {
    let foe = "phase = 'track'\nmarker = 2\nmonster = [{ id = 'dark-vampire', at = [6, 2], health = 5 }]";
    let mut t = table(&["id = 'elros', at = [5, 2]"], foe);
    t.choose(Choice::Let).by(rule::KEYWORD_DRAIN_HEALTH);
    assert_eq!((t.hero(A).health, t.monster(0).health), (3, 6));
}

#[rule(KEYWORD_FURY, KEYWORD_FURY_LIMIT)]
fn one_fury_in_a_turn() {
    let mut t = table(&["id = 'elros', at = [5, 2], tokens = [['fury', 3]]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(skill(0, Cube::Yellow)).fall(&[19]).choose(Choice::Yes).told(Event::Lost(HERO, Token::Fury, 1), rule::KEYWORD_FURY);
    t.fall(&[19]);
    assert_eq!(t.count(HERO, Token::Fury), 2, "the second blow does not ask");
}

#[rule(KEYWORD_REROLL)]
fn a_miss_may_be_rolled_again() {
    let mut t = table(&["id = 'maya', at = [4, 2]"], "monster = [{ id = 'skeleton-archer', at = [6, 2] }]");
    t.choose(skill(9, Cube::Red)).fall(&[2]).choose(Choice::Yes).fall(&[10]);
    assert_eq!(t.monster(0).health, 5);
}

#[rule(KEYWORD_KI, KEYWORD_KI_LIMIT)]
fn a_ki_is_an_attack_once_in_a_turn() {
    let mut t = table(&["id = 'vorn', at = [5, 2], tokens = [['ki', 2]]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.may(Choice::Ki, rule::KEYWORD_KI);
    t.choose(Choice::Ki).fall(&[7]).may_not(Choice::Ki, rule::KEYWORD_KI_LIMIT);
    assert_eq!((t.monster(0).health, t.count(HERO, Token::Ki)), (12, 1));
}

#[rule(KEYWORD_FLYBY, PET_MOVE_OPTIONAL)]
fn an_eagle_comes_back_after_its_attack() {
    let rest = "ally = [{ id = 'jynx', owner = 0, at = [3, 2] }]\nmonster = [{ id = 'abomination', at = [6, 2] }]";
    let mut t = table(&["id = 'maya', at = [2, 2]"], rest);
    t.end().choose(Choice::Go(at(5, 2))).choose(Choice::Done).choose(Choice::Target(FOE));
    t.choose(Choice::Put(at(3, 3))).told(Event::Put(FRIEND, at(3, 3)), rule::KEYWORD_FLYBY);
}

#[rule(KEYWORD_TRICK_OR_TREAT, COMPANION_TURN_TIMING)]
fn tharmagar_plays_a_trick_or_gives_a_treat() {
    let rest = "ally = [{ id = 'tharmagar', owner = 0, at = [3, 2] }]\nmonster = [{ id = 'abomination', at = [4, 2] }]";
    let mut trick = table(&["id = 'vorn', at = [2, 2], health = 5"], rest);
    trick.end().choose(Choice::Done).choose(Choice::Target(FOE)).choose(Choice::Token(Token::Poison));
    trick.told(Event::Gained(FOE, Token::Poison, 2), rule::KEYWORD_TRICK_OR_TREAT);
    let mut treat = table(&["id = 'vorn', at = [2, 2], health = 5"], rest);
    treat.end().choose(Choice::Done).choose(Choice::Target(HERO)).told(Event::Healed(HERO, 2), rule::KEYWORD_TRICK_OR_TREAT);
}
