//! Weapon and Spell Attacks.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::hero::{Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, FOE_2, HERO, at, skill, table};

const MAYA: &str = "id = 'maya', at = [4, 2]";
const ARCHER: &str = "monster = [{ id = 'skeleton-archer', at = [6, 2] }]";

#[rule(ATTACK_HIT, ATTACK_DAMAGE, SKILL_TOKEN_HIT_SLASH, ATTACK_ROLL, EQUIPMENT_WEAPON_ROLE)]
fn rapid_shots_are_two_attacks_and_each_roll_of_seven_or_more_deals_three_damage() {
    let mut t = table(&[MAYA], ARCHER);
    t.choose(skill(2, Cube::Red)).fall(&[7]).told(Event::Hit(A, FOE, 7), rule::ATTACK_HIT);
    assert_eq!(t.monster(0).health, 6);
    t.fall(&[6]).told(Event::Missed(A, FOE, 6), rule::ATTACK_HIT);
    assert_eq!(t.monster(0).health, 6);
}

#[rule(COMBAT_ENGAGED, COMBAT_ENGAGED_NO_RANGED, COMBAT_ENGAGED_MELEE_OK, ATTACK_SKILL_RANGE, ATTACK_COLOR_OVERRULES)]
fn an_engaged_hero_makes_no_ranged_attack_but_a_melee_one() {
    let t = table(&["id = 'maya', at = [4, 2]"], "monster = [{ id = 'skeleton-archer', at = [5, 3] }]");
    t.may_not(skill(2, Cube::Red), rule::COMBAT_ENGAGED_NO_RANGED);
    t.may(skill(0, Cube::Yellow), rule::SKILL_COLOR_MATCH);
}

#[rule(ATTACK_COLOR_OVERRULES, ATTACK_RANGED_DEFINITION, RANGE_MULTICOLOR)]
fn the_cube_decides_how_far_join_the_fray_reaches() {
    let engaged = "monster = [{ id = 'skeleton-archer', at = [5, 3] }]";
    let t = table(&["id = 'vorn', at = [4, 2]"], engaged);
    t.may(skill(9, Cube::Yellow), rule::SKILL_MULTICOLOR).may_not(skill(9, Cube::Red), rule::COMBAT_ENGAGED_NO_RANGED);
    let mut far = table(&["id = 'vorn', at = [4, 2]"], "monster = [{ id = 'skeleton-archer', at = [7, 2] }]");
    far.choose(skill(9, Cube::Red)).choose(Choice::Done).fall(&[8]).told(Event::Hit(A, FOE, 9), rule::ATTACK_HIT);
}

#[rule(ATTACK_CRIT, ATTACK_CRIT_DOUBLE)]
fn a_critical_hit_doubles_bonuses_too() {
    let mut t = table(&["id = 'lorelai', at = [4, 2]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    // Telekinetic Thrust adds a point of damage; the blow needs somebody next to her.
    t.choose(Choice::Go(at(5, 2))).choose(skill(0, Cube::Yellow)).fall(&[20]).told(Event::Critical(A), rule::ATTACK_CRIT);
    assert_eq!(t.monster(0).health, 15 - 8);
}

#[rule(ATTACK_DOUBLE_DAMAGE, ATTACK_DOUBLE_CRIT, CARD_BACKSTAB)]
fn double_damage_and_a_critical_hit_deal_four_times_as_much() {
    let mut t = table(&["id = 'elros', at = [5, 2]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(skill(0, Cube::Yellow)).fall(&[20]);
    assert_eq!(t.monster(0).health, 15 - 12);
    t.fall(&[2]);
}

#[rule(ATTACK_CRIT_RANGE_OVERLAP, KEYWORD_CRIT)]
fn the_widest_range_of_critical_hits_counts() {
    // Opportunist: CRIT 19+.
    let elros = "id = 'elros', at = [5, 2]";
    let mut t = table(&[elros], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(skill(1, Cube::Yellow)).fall(&[19]).told(Event::Critical(A), rule::ATTACK_CRIT);
    let mut other = table(&[elros], "monster = [{ id = 'abomination', at = [6, 2] }]");
    other.choose(skill(1, Cube::Yellow)).fall(&[18]);
    assert!(!other.ever(|event| matches!(event, Event::Critical(_))));
}

#[rule(ATTACK_FUMBLE)]
fn a_natural_one_misses_whatever_the_bonuses() {
    let mut t = table(&["id = 'elros', at = [5, 2]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(skill(1, Cube::Yellow)).fall(&[1]).told(Event::Fumbled(A), rule::ATTACK_FUMBLE);
    assert_eq!(t.monster(0).health, 15);
}

#[rule(
    COMBAT_ADVANTAGE,
    COMBAT_DISADVANTAGE,
    COMBAT_LEVEL_EACH_TARGET,
    COMBAT_ADVANTAGE_BOTH,
    KEYWORD_CLEAVE,
    KEYWORD_CLEAVE_ROLL,
    COMBAT_HEIGHT_RELATIVE
)]
fn one_roll_of_a_cleave_is_held_against_each_height() {
    // Accuracy 7, Arcing Swing +2: a 5 hits on the same level, a target above takes two away.
    let foes = "monster = [{ id = 'skeleton-archer', at = [5, 5] }, { id = 'skeleton-archer', at = [6, 4] }]";
    let mut t = table(&["id = 'vorn', at = [5, 4]"], foes);
    t.choose(skill(0, Cube::Yellow)).choose(Choice::Target(FOE)).choose(Choice::Target(FOE_2)).fall(&[5]);
    t.told(Event::Hit(A, FOE, 7), rule::ATTACK_HIT).told(Event::Missed(A, FOE_2, 5), rule::COMBAT_DISADVANTAGE);
    let mut above = table(&["id = 'vorn', at = [6, 4]"], "monster = [{ id = 'skeleton-archer', at = [5, 4] }]");
    above.choose(skill(0, Cube::Yellow)).fall(&[3]).told(Event::Hit(A, FOE, 7), rule::COMBAT_ADVANTAGE);
}

#[rule(CONDITION_COLLATERAL, SKILL_TOKEN_HIT_COMMA, MONSTER_ATTACK_COLLATERAL)]
fn what_comes_with_a_weapon_attack_needs_lost_health() {
    let mut t =
        table(&["id = 'elros', at = [5, 2]"], "monster = [{ id = 'shadow-knight', at = [6, 2], tokens = [['shield', 3]] }]");
    t.choose(skill(1, Cube::Yellow)).fall(&[10]).told(Event::Shielded(FOE, 3), rule::DAMAGE_SHIELD_TOKEN);
    assert_eq!((t.count(FOE, Token::Bleed), t.suffers(FOE, Condition::Slow)), (0, false));
    let mut hit = table(&["id = 'elros', at = [5, 2]"], "monster = [{ id = 'shadow-knight', at = [6, 2] }]");
    hit.choose(skill(1, Cube::Yellow)).fall(&[10]);
    assert_eq!((hit.count(FOE, Token::Bleed), hit.suffers(FOE, Condition::Slow)), (2, true));
}

#[rule(ATTACK_SPELL, ATTACK_SPELL_NO_COLLATERAL, CARD_STUN_ENEMY)]
fn a_spell_stuns_even_if_all_its_damage_is_absorbed() {
    let lorelai = "id = 'lorelai', at = [4, 2]";
    let mut t = table(&[lorelai], "monster = [{ id = 'skeleton-archer', at = [10, 2], tokens = [['shield', 3]] }]");
    t.choose(Choice::Use(Place(9), Cube::Blue))
        .choose(Choice::Target(FOE))
        .told(Event::Shielded(FOE, 1), rule::DAMAGE_SHIELD_FIRST);
    assert_eq!((t.monster(0).health, t.suffers(FOE, Condition::Stun)), (9, true));
}

#[rule(SKILL_SURGE, KEYWORD_ROLL, SKILL_SURGE_SUSPENDS, KEYWORD_HIT_NOT_NATURAL)]
fn a_natural_sixteen_adds_stun_and_a_bonus_does_not_count() {
    let (lorelai, foe) = ("id = 'lorelai', at = [4, 2]", "monster = [{ id = 'skeleton-archer', at = [6, 2] }]");
    let mut t = table(&[lorelai], foe);
    t.choose(skill(2, Cube::Red)).fall(&[16]).told(Event::Surged(A, 16), rule::SKILL_SURGE);
    assert!(t.suffers(FOE, Condition::Stun));
    let mut low = table(&[lorelai], foe);
    low.choose(skill(2, Cube::Red)).fall(&[15]).told(Event::Hit(A, FOE, 17), rule::ATTACK_HIT);
    assert!(!low.suffers(FOE, Condition::Stun));
}

#[rule(RANGE_PASSIVE, CARD_BEACON_OF_PROTECTION)]
fn the_beacon_shields_anybody_before_damage_is_dealt() {
    let heroes = ["id = 'jaheen', at = [5, 2]", "id = 'vorn', at = [13, 13]"];
    let mut t = table(&heroes, "monster = [{ id = 'skeleton-archer', at = [6, 2] }]");
    t.choose(skill(1, Cube::Yellow)).fall(&[16]).choose(Choice::Target(crate::support::OTHER));
    assert_eq!(t.count(crate::support::OTHER, Token::Shield), 2);
}

#[rule(KEYWORD_STEALTH_ATTACK, KEYWORD_SURPRISE)]
fn an_attack_out_of_hiding_surprises_and_ends_it() {
    let mut t =
        table(&["id = 'elros', at = [5, 2], conditions = ['stealth']"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(skill(1, Cube::Yellow)).fall(&[10]).told(Event::Shed(HERO, Condition::Stealth), rule::KEYWORD_STEALTH_ATTACK);
    assert_eq!(t.monster(0).health, 15 - 6);
}

#[rule(ATTACK_WEAPON_NEEDED)]
fn without_a_weapon_there_is_no_weapon_attack() {
    let t = table(&["id = 'vorn', at = [5, 2], gear = []"], "monster = [{ id = 'skeleton-archer', at = [6, 2] }]");
    t.may_not(skill(0, Cube::Yellow), rule::ATTACK_WEAPON_NEEDED);
}

#[rule(DARKNESS_HIT_PENALTY)]
fn a_hero_on_darkness_strikes_worse() {
    let mut t = table(&["id = 'vorn', at = [5, 2]"], "darkness = [[5, 2]]\nmonster = [{ id = 'skeleton-archer', at = [6, 2] }]");
    t.choose(skill(0, Cube::Yellow)).fall(&[6]).told(Event::Missed(A, FOE, 6), rule::DARKNESS_HIT_PENALTY);
}

#[rule(ATTACK_COMMANDED, CARD_WARLORDS_CHARGE, SKILL_MULTI_EFFECT, SKILL_SPEC_SCOPE)]
fn warlords_charge_moves_focuses_and_lets_others_attack() {
    let heroes = ["id = 'vorn', at = [2, 2]", "id = 'maya', at = [9, 2]"];
    let mut t = table(&heroes, "monster = [{ id = 'skeleton-archer', at = [11, 2] }]");
    t.choose(skill(6, Cube::Blue)).choose(Choice::Done);
    assert_eq!(t.count(HERO, Token::Focus), 1);
    t.choose(Choice::Target(crate::support::OTHER)).choose(Choice::Done).fall(&[7]);
    assert_eq!(t.monster(0).health, 9 - 4, "a bow of 3 damage, and one more");
}
