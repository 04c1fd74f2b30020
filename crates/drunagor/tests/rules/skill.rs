//! How skill texts are read.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::hero::Cube;
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, FOE_2, HERO, OTHER, skill, table};

#[rule(SKILL_COLOR_MATCH, SKILL_SPEND, SKILL_BLOCKED_UNTIL_RECALL)]
fn a_skill_takes_a_cube_of_its_colour_and_keeps_it() {
    let mut t =
        table(&["id = 'vorn', at = [5, 2], available = [2, 1, 1, 1, 0]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    assert!(!t.offers(skill(0, Cube::Red)));
    t.choose(skill(0, Cube::Yellow)).fall(&[2]).may_not(skill(0, Cube::Yellow), rule::SKILL_BLOCKED_UNTIL_RECALL);
    assert_eq!(t.hero(A).count(Cube::Yellow), 1);
}

#[rule(SKILL_COMMA_BINDS, SKILL_EACH_TARGET, SKILL_UP_TO, CARD_MAGIC_MISSILE, RANGE_WISDOM)]
fn magic_missile_strikes_up_to_two_targets_anywhere_for_two_each() {
    let foes = "monster = [{ id = 'skeleton-archer', at = [11, 2] }, { id = 'shadow-cultist', at = [13, 13] }]";
    let mut t = table(&["id = 'lorelai', at = [3, 2]"], foes);
    t.choose(skill(6, Cube::Blue)).choose(Choice::Target(FOE)).choose(Choice::Target(FOE_2));
    assert_eq!((t.monster(0).health, t.monster(1).health), (7, 7));
}

#[rule(SKILL_SEMICOLON, SKILL_SEMICOLON_TARGETS, CARD_INVIGORATING_BLOW, SKILL_ORDER)]
fn invigorating_blow_heals_one_and_strikes_another() {
    let heroes = ["id = 'jaheen', at = [5, 2]", "id = 'vorn', at = [4, 2], health = 5"];
    let mut t = table(&heroes, "monster = [{ id = 'skeleton-archer', at = [6, 2] }]");
    t.choose(skill(0, Cube::Yellow)).choose(Choice::Target(OTHER)).told(Event::Healed(OTHER, 3), rule::KEYWORD_HEAL);
    t.fall(&[10]);
    assert_eq!(t.monster(0).health, 6);
}

#[rule(SKILL_TIED_SAME_TARGET, SKILL_TIED_SIMULTANEOUS, KEYWORD_RANGERS_MARK_BONUS, CARD_RANGERS_MARK_SKILL)]
fn the_mark_does_not_count_for_the_damage_that_comes_with_it() {
    let mut t = table(&["id = 'maya', at = [4, 2]"], "monster = [{ id = 'skeleton-archer', at = [7, 2] }]");
    t.choose(skill(4, Cube::Green)).choose(Choice::Target(FOE));
    assert_eq!((t.monster(0).health, t.suffers(FOE, Condition::Mark)), (6, true));
    t.choose(skill(2, Cube::Red)).fall(&[10]);
    assert_eq!(t.monster(0).health, 2, "3 of the bow and 1 for the mark");
    t.fall(&[2]);
}

#[rule(SKILL_TIED_POSSIBLE, CONDITION_IMMUNITY, MONSTER_LARGE_IMMUNITIES)]
fn what_the_target_is_immune_to_is_left_out() {
    let mut t = table(&["id = 'lorelai', at = [4, 2]"], "monster = [{ id = 'abomination', at = [8, 2] }]");
    t.choose(skill(9, Cube::Blue)).choose(Choice::Target(FOE)).told(Event::Unmoved(FOE), rule::CONDITION_IMMUNITY);
    assert_eq!((t.monster(0).health, t.suffers(FOE, Condition::Stun)), (14, false));
}

#[rule(ATTACK_SPELL, CARD_WHIRLWIND_OF_STEEL, TARGET_SELF, TARGET_ADJ)]
fn whirlwind_of_steel_shields_its_user_and_strikes_only_adjacent() {
    let foes = "monster = [{ id = 'skeleton-archer', at = [6, 2] }, { id = 'shadow-cultist', at = [8, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], foes);
    t.choose(skill(3, Cube::Red)).told(Event::Gained(HERO, Token::Shield, 2), rule::KEYWORD_SHIELD);
    t.may(Choice::Target(FOE), rule::TARGET_ADJ).may_not(Choice::Target(FOE_2), rule::TARGET_ADJ);
    t.choose(Choice::Target(FOE));
    assert_eq!(t.monster(0).health, 8);
}

#[rule(TARGET_DEFAULT, RANGE_RANGED, RANGE_SELF_ALWAYS)]
fn blessing_of_the_sun_is_for_one_within_an_area_or_oneself() {
    let heroes = ["id = 'jaheen', at = [4, 2], health = 5", "id = 'vorn', at = [7, 2], health = 5", "id = 'maya', at = [10, 2]"];
    let mut t = table(&heroes, "");
    t.choose(skill(2, Cube::Red))
        .may(Choice::Target(HERO), rule::RANGE_SELF_ALWAYS)
        .may(Choice::Target(OTHER), rule::RANGE_RANGED);
    t.may_not(Choice::Target(crate::support::THIRD), rule::RANGE_RANGED);
    t.choose(Choice::Target(OTHER));
    assert_eq!((t.hero(crate::support::B).health, t.count(OTHER, Token::Shield)), (7, 1));
}

#[rule(RANGE_MELEE)]
fn a_melee_skill_reaches_adjacent_characters_and_oneself() {
    let heroes = ["id = 'jaheen', at = [4, 2], health = 5", "id = 'vorn', at = [6, 2], health = 5", "id = 'maya', at = [5, 3]"];
    let mut t = table(&heroes, "monster = [{ id = 'skeleton-archer', at = [4, 3] }]");
    t.choose(skill(0, Cube::Yellow)).may_not(Choice::Target(OTHER), rule::RANGE_MELEE);
    t.may(Choice::Target(crate::support::THIRD), rule::RANGE_MELEE);
}

#[rule(KEYWORD_SPLIT, KEYWORD_SPLIT_SHARE)]
fn a_split_heal_is_shared_point_by_point() {
    let heroes = ["id = 'jaheen', at = [4, 2], health = 5", "id = 'vorn', at = [6, 2], health = 5"];
    let mut t = table(&heroes, "");
    t.choose(skill(7, Cube::Blue));
    t.choose(Choice::Target(HERO)).choose(Choice::Target(OTHER)).choose(Choice::Target(OTHER)).choose(Choice::Target(OTHER));
    assert_eq!((t.hero(A).health, t.hero(crate::support::B).health), (6, 8));
}

#[rule(KEYWORD_WILD_CUBE_DOUBLE, KEYWORD_WILD_CUBE_COLOR, CONDITION_STACKABLE_LIMIT)]
fn a_wild_cube_doubles_numbers_and_four_tokens_are_still_the_most() {
    let mut t = table(&["id = 'jaheen', at = [4, 2], health = 2, available = [1, 1, 1, 1, 1]"], "");
    t.choose(skill(2, Cube::Wild));
    assert_eq!((t.hero(A).health, t.count(HERO, Token::Shield)), (6, 2));
}
