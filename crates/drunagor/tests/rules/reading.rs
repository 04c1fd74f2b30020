//! How texts are read, and what always holds for attacks, cubes and items because nothing can break it.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::content::{HeroId, ItemId, RoleId};
use drunagor::hero::{Block, Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, FOE_2, HERO, OTHER, at, skill, table};

const ABOMINATION: &str = "monster = [{ id = 'abomination', at = [6, 2] }]";

#[rule(ATTACK_CRIT_NOT_CONDITIONS, ATTACK_WEAPON_ONLY_CRIT, SKILL_COMMA_LIST, SKILL_AND, CONDITION_COLLATERAL_SYNTAX)]
fn a_critical_hit_doubles_damage_and_no_condition() {
    let mut t = table(&["id = 'elros', at = [5, 2]"], ABOMINATION);
    t.choose(skill(1, Cube::Yellow)).fall(&[20]);
    assert_eq!((t.monster(0).health, t.count(FOE, Token::Bleed), t.suffers(FOE, Condition::Slow)), (9, 2, true));
    let mut spell = table(&["id = 'lorelai', at = [5, 2]"], ABOMINATION);
    spell.choose(skill(3, Cube::Red)).choose(Choice::Target(FOE));
    assert!(!spell.ever(|event| matches!(event, Event::Rolled(..) | Event::Critical(_))), "a spell is not rolled for");
}

#[rule(ATTACK_MULTIPLE_TARGETS, ATTACK_MULTIPLE_COLLATERAL)]
fn each_attack_of_a_skill_has_a_target_of_its_own() {
    let foes = "monster = [{ id = 'abomination', at = [6, 2] }, { id = 'abomination', at = [4, 4] }]";
    let mut t = table(&["id = 'elros', at = [5, 3]"], foes);
    t.choose(skill(0, Cube::Yellow)).choose(Choice::Target(FOE)).fall(&[15]).choose(Choice::Target(FOE_2)).fall(&[15]);
    assert_eq!((t.monster(0).health, t.monster(1).health), (9, 9), "DOUBLE DAMAGE is for both blows");
}

#[rule(ATTACK_NO_BASIC, ATTACK_DEFINITION)]
fn without_a_skill_there_is_no_attack() {
    let t = table(&["id = 'elros', at = [5, 2], available = [0, 0, 1, 1, 0]"], ABOMINATION);
    assert!(t.options().iter().all(|choice| !matches!(choice, Choice::Target(_) | Choice::Ki)));
    assert!(!t.offers(skill(0, Cube::Yellow)));
}

#[rule(SKILL_TOKEN_DMG, SKILL_TOKEN_HIT, SKILL_TOKEN_KEYWORD_VALUE)]
fn a_signed_number_changes_an_attack_and_a_plain_one_is_damage_of_its_own() {
    let mut t = table(&["id = 'lorelai', at = [5, 2]"], ABOMINATION);
    t.choose(skill(0, Cube::Yellow)).fall(&[10]);
    assert_eq!(t.monster(0).health, 11, "3 of the staff and +1 DMG");
    let mut spell = table(&["id = 'lorelai', at = [5, 2]"], ABOMINATION);
    spell.choose(skill(3, Cube::Red)).choose(Choice::Target(FOE));
    assert_eq!(spell.monster(0).health, 13, "2 DMG, whatever the weapon");
}

#[rule(SKILL_SPEC_DEFAULT_AFTER, SKILL_SYMBOL_SCOPE, SKILL_MANDATORY)]
fn after_a_semicolon_targets_are_chosen_anew() {
    let mut t = table(&["id = 'vorn', at = [5, 2]"], ABOMINATION);
    t.choose(skill(1, Cube::Yellow)).fall(&[10]);
    assert_eq!((t.count(HERO, Token::Shield), t.count(FOE, Token::Shield), t.monster(0).health), (2, 0, 12));
}

#[rule(SKILL_TOKEN_MOVE, MOVEMENT_EFFECT)]
fn a_move_in_a_text_moves_its_user() {
    let mut t =
        table(&["id = 'vorn', at = [5, 2]", "id = 'elros', at = [4, 2]"], "monster = [{ id = 'abomination', at = [12, 12] }]");
    t.choose(skill(4, Cube::Green)).choose(Choice::Go(at(7, 2))).choose(Choice::Done);
    assert_eq!((t.place(HERO), t.place(OTHER)), ((7, 2), (4, 2)));
    assert!(t.offers(Choice::Go(at(8, 2))), "the free Move Action is still there");
}

#[rule(SKILL_USE_KNOWING_WASTE, SKILL_TIED_MANDATORY)]
fn a_skill_may_be_wasted() {
    let mut t = table(&["id = 'jaheen', at = [2, 2]"], "monster = [{ id = 'abomination', at = [12, 12] }]");
    t.choose(skill(2, Cube::Red));
    assert!(t.ever(|event| *event == Event::Wasted(HERO)), "there is nothing to heal");
    assert_eq!(t.count(HERO, Token::Shield), 1, "and the tied part still happens");
}

#[rule(SKILL_TARGETS_IN_RANGE, RANGE_AGILITY, KEYWORD_CUBE_RANGE)]
fn whom_a_specification_names_has_to_be_in_range() {
    let far = "monster = [{ id = 'skeleton-archer', at = [13, 13] }]";
    let mut t = table(&["id = 'elros', at = [2, 2]"], far);
    t.choose(skill(3, Cube::Red));
    assert!(t.ever(|event| *event == Event::Wasted(HERO)), "red reaches one area: {:?}", t.log());
    let mut maya = table(&["id = 'maya', at = [2, 2]"], far);
    maya.choose(skill(4, Cube::Green)).may(Choice::Target(FOE), rule::RANGE_AGILITY);
}

#[rule(CUBE_NO_BLOCK_EQUIPMENT, CUBE_STATUS_NOT_SPENDABLE)]
fn curses_go_on_skills_only_and_pay_for_nothing() {
    let mut t = table(&["id = 'vorn', at = [5, 2], available = [1, 0, 0, 0, 0], expended = [1, 1, 1, 1, 0]"], "");
    t.choose(Choice::Recall);
    assert!(t.options().iter().all(|choice| matches!(choice, Choice::Skill(place) if place.gear().is_none())));
    let pool = t.hero(A).pool();
    t.choose(Choice::Skill(Place(0)));
    assert_eq!((t.hero(A).blocks(Block::Curse), t.hero(A).pool()), (1, pool));
    t.settle();
}

#[rule(CUBE_TRAUMA_REMOVAL)]
fn nothing_in_an_adventure_takes_trauma_away() {
    let mut t = table(&["id = 'jaheen', at = [5, 2], broken = [0], cursed = [1]"], "");
    t.choose(skill(6, Cube::Blue)).choose(Choice::Target(HERO));
    assert_eq!((t.hero(A).blocks(Block::Trauma), t.hero(A).blocks(Block::Curse)), (1, 0));
}

#[rule(EQUIPMENT_STORE_ANY, EQUIPMENT_NO_CUBE, HERO_BAG_ACCESS, MINOR_EXCHANGE_FACE)]
fn a_bag_holds_what_its_owner_cannot_wear() {
    let t = table(&["id = 'vorn', at = [5, 2], bag = ['wooden-staff', 'padded-leather-armor']"], "");
    t.may_not(Choice::Equip(0), rule::EQUIPMENT_PROFICIENCY).may_not(Choice::Equip(1), rule::EQUIPMENT_PROFICIENCY);
    let cubes = t.hero(A).pool();
    let mut elros = table(&["id = 'elros', at = [5, 2], gear = [], bag = ['leather-armor']"], "");
    elros.choose(Choice::Equip(0));
    assert_eq!((elros.hero(A).pool(), cubes), (5, 5), "a dock brings no cube");
    assert_eq!(t.hero(A).carried().len(), 2);
}

#[rule(HERO_BAG_SIZE, HERO_HEALTH_CAP_EXCESS)]
fn nobody_has_more_than_sixteen_health() {
    let gear = "gear = ['full-plate'], abilities = ['sturdiness-warrior', 'shield-bearer', 'immovable']";
    let t = table(&[&format!("id = 'vorn', at = [5, 2], {gear}")], "");
    assert_eq!(t.hero(A).most_health(), 16, "10, and three times 2");
    let more = table(&[&format!("id = 'vorn', at = [5, 2], {gear}, bag = ['potion-of-healing', 'plate-armor']")], "");
    assert_eq!((more.hero(A).most_health(), more.hero(A).carried().len()), (16, 2));
}

#[rule(HERO_CLASS_NONE_START, HERO_SKILL_CARDS_NONE, HERO_BAG_EMPTY, HERO_HEALTH_START, ONESHOT_BASE_HERO)]
fn a_hero_begins_with_board_roles_and_gear_alone() {
    let t = table(&["id = 'maya', at = [5, 2]"], "");
    let hero = t.hero(A);
    assert_eq!((hero.learned, hero.carried().len()), (Default::default(), 0));
    assert_eq!((hero.health, hero.pool()), (HeroId::Maya.card().health, 5));
    assert_eq!(hero.gear.iter().flatten().count(), 2);
}

#[rule(ROLE_ANY_HERO, HERO_ROLE_CHOICE, HERO_ROLE_EFFECTS, ROLE_SKILLS)]
fn any_hero_plays_any_role() {
    for role in RoleId::ALL {
        let name = role.card().name.leaf();
        let t = table(&[&format!("id = 'lorelai', role = '{name}', at = [5, 2]")], "");
        let skills: Vec<_> = (9..13).filter_map(|place| t.hero(A).skill(Place(place))).collect();
        assert_eq!(skills, role.card().skills);
    }
}

#[rule(ADVENTURE_LIMIT_BONUS)]
fn an_ability_can_let_a_hero_bear_more() {
    let plain = table(&["id = 'jaheen', at = [5, 2]"], "");
    let more =
        table(&["id = 'jaheen', at = [5, 2], abilities = ['comforting-word', 'hallowed-fasting', 'watchful', 'unbroken']"], "");
    let limits = |hero: &drunagor::hero::Hero| (hero.most_curses(), hero.most_traumas());
    assert_eq!((limits(plain.hero(A)), limits(more.hero(A))), ((5, 1), (6, 2)));
}

#[rule(EQUIPMENT_TWO_DOCKS)]
fn two_docks_are_two_uses() {
    let docks = |item: ItemId| item.card().docks;
    assert_eq!((docks(ItemId::ClothArmor), docks(ItemId::LeatherArmor)), (2, 1));
    let t = table(&["id = 'lorelai', at = [5, 2]"], "");
    let usable = |place| t.hero(A).usable(Place(place)).is_some();
    assert!(usable(15) && usable(19), "the second dock is a place of its own");
    let leather = table(&["id = 'elros', at = [5, 2]"], "");
    assert!(leather.hero(A).usable(Place(15)).is_some() && leather.hero(A).usable(Place(19)).is_none());
}

#[rule(TURN_MOVE_ANYWHERE, TURN_END_STEP, TURN_HERO_STEPS, MINOR_OWN_TURN)]
fn the_free_move_may_come_after_a_cube_action() {
    let mut t = table(&["id = 'elros', at = [5, 2]", "id = 'vorn', at = [2, 2]"], "");
    t.choose(skill(6, Cube::Blue));
    assert!(t.offers(Choice::Go(at(6, 2))) && t.options().iter().all(|choice| *choice != Choice::Recall));
    t.choose(Choice::Go(at(6, 2)));
    assert_eq!(t.ask().seat(), A, "nobody else acts in the turn of Elros");
}

#[rule(TARGET_ALLIES_HEROES, TARGET_ALLIES_MONSTERS)]
fn allies_of_a_hero_are_heroes_and_their_friends() {
    let rest = "ally = [{ id = 'luma', owner = 1, at = [3, 3] }]\nmonster = [{ id = 'abomination', at = [12, 12] }]";
    let mut t = table(&["id = 'elros', at = [5, 2]", "id = 'vorn', at = [2, 2]"], rest);
    t.choose(skill(7, Cube::Blue));
    assert!(t.offers(Choice::Target(OTHER)) && t.offers(Choice::Target(crate::support::FRIEND)));
    t.may_not(Choice::Target(FOE), rule::TARGET_ALLY).may_not(Choice::Target(HERO), rule::TARGET_ALLY);
}
