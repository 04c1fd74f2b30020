//! Minor Actions: chests, items, focus.

use cite::rule;
use drunagor::content::ItemId;
use drunagor::content::language::{Condition, Token};
use drunagor::hero::Cube;
use drunagor::{Choice, Event, rule};

use crate::support::{A, B, FOE, HERO, at, skill, table};

#[rule(CHEST_SEARCH_ADJACENT, CHEST_DRAW, CHEST_TRAP_ROLL, MINOR_CHEST_STEPS, MINOR_TRAP_POISON, MINOR_TRAP_FACES)]
fn a_chest_gives_a_card_and_perhaps_a_trap() {
    let mut t = table(&["id = 'vorn', at = [12, 11]"], "chest = [[13, 12], [2, 2]]");
    t.may_not(Choice::Search(at(2, 2)), rule::CHEST_SEARCH_ADJACENT);
    t.choose(Choice::Search(at(13, 12))).come("chest", ItemId::PotionOfHealing.kind()).fall(&[1]);
    t.told(Event::Gained(HERO, Token::Poison, 2), rule::MINOR_TRAP_POISON);
    assert_eq!(t.hero(A).carried().first().map(|gear| gear.item), Some(ItemId::PotionOfHealing));
    t.may_not(Choice::Search(at(2, 2)), rule::CHEST_SEARCH_ADJACENT);
}

#[rule(MINOR_TRAP_SLOW, MINOR_TRAP_BURN, MINOR_TRAP_BLEED, MINOR_TRAP_BLANK)]
fn every_face_of_the_trap_die() {
    let face = |face: u8| {
        let mut t = table(&["id = 'vorn', at = [12, 11]"], "chest = [[13, 12]]");
        t.choose(Choice::Search(at(13, 12))).come("chest", ItemId::PotionOfHealing.kind()).fall(&[face]);
        (t.count(HERO, Token::Burn), t.count(HERO, Token::Bleed), t.suffers(HERO, Condition::Slow))
    };
    assert_eq!(
        [face(2), face(3), face(4), face(5), face(6)],
        [(0, 0, true), (2, 0, false), (0, 2, false), (0, 0, false), (0, 0, false)]
    );
}

#[rule(CHEST_NO_ADJACENT_MONSTER, COMBAT_ENGAGED_NO_MINOR)]
fn an_engaged_hero_neither_searches_nor_exchanges() {
    let t = table(
        &["id = 'vorn', at = [12, 11], bag = ['potion-of-healing']"],
        "chest = [[13, 12]]\nmonster = [{ id = 'skeleton-archer', at = [11, 11] }]",
    );
    t.may_not(Choice::Search(at(13, 12)), rule::CHEST_NO_ADJACENT_MONSTER);
    t.may_not(Choice::Unequip(0), rule::COMBAT_ENGAGED_NO_MINOR);
    t.may(Choice::Consume(0), rule::MINOR_CONSUME_FROM_BAG);
}

#[rule(MINOR_CONSUME_ONCE, MINOR_CONSUME_FROM_BAG, TURN_MINOR_ONCE)]
fn a_consumable_is_used_up_and_only_one_in_a_turn() {
    let mut t = table(&["id = 'vorn', at = [5, 2], health = 5, bag = ['potion-of-healing', 'potion-of-healing']"], "");
    t.choose(Choice::Consume(0)).told(Event::Consumed(A, ItemId::PotionOfHealing), rule::MINOR_CONSUME_ONCE);
    t.choose(Choice::Target(HERO));
    assert_eq!((t.hero(A).health, t.hero(A).carried().len()), (9, 1));
    t.may_not(Choice::Consume(1), rule::TURN_MINOR_ONCE);
}

#[rule(EQUIPMENT_PROFICIENCY, MINOR_EXCHANGE_EQUIP)]
fn only_what_a_hero_is_proficient_with_can_be_worn() {
    let mut t = table(&["id = 'elros', at = [5, 2], bag = ['plate-armor', 'leather-armor']"], "");
    t.may_not(Choice::Equip(0), rule::EQUIPMENT_PROFICIENCY).may(Choice::Equip(1), rule::MINOR_EXCHANGE_EQUIP);
    t.choose(Choice::Equip(1)).told(Event::Equipped(A, ItemId::LeatherArmor), rule::MINOR_EXCHANGE_ONE);
    assert_eq!(t.hero(A).carried().len(), 2, "the two were swapped");
}

#[rule(MINOR_EXCHANGE_GIVE, MINOR_EXCHANGE_TAKE, MINOR_EXCHANGE_FULL)]
fn items_pass_between_adjacent_heroes_with_room() {
    let heroes = [
        "id = 'elros', at = [5, 2], bag = ['potion-of-healing']",
        "id = 'vorn', at = [6, 2], bag = ['potion-of-fortitude']",
        "id = 'maya', at = [9, 2]",
    ];
    let mut t = table(&heroes, "");
    t.may_not(Choice::Give(0, crate::support::C), rule::MINOR_EXCHANGE_GIVE);
    t.choose(Choice::Give(0, B));
    t.told(Event::Given(A, B, ItemId::PotionOfHealing), rule::MINOR_EXCHANGE_GIVE);
    assert_eq!((t.hero(A).carried().len(), t.hero(B).carried().len()), (0, 2));
    t.may_not(Choice::Take(B, 0), rule::TURN_MINOR_ONCE);
}

#[rule(MINOR_BAG_FULL, MINOR_DISCARD_NOT_USE)]
fn a_full_bag_has_to_make_room() {
    let vorn = "id = 'vorn', at = [12, 11], bag = ['potion-of-fortitude', 'potion-of-fortitude']";
    let mut t = table(&[vorn], "chest = [[13, 12]]");
    t.choose(Choice::Search(at(13, 12))).come("chest", ItemId::PotionOfHealing.kind()).choose(Choice::Discard(0)).fall(&[6]);
    assert_eq!(t.hero(A).bag[0].map(|gear| gear.item), Some(ItemId::PotionOfHealing));
}

#[rule(MINOR_FOCUS_COST, MINOR_FOCUS_TIMING, MINOR_FOCUS_WEAPON_RANGE, MINOR_FOCUS_ONE, CARD_HAMMER_CRUSH)]
fn hammer_crush_costs_focus_and_is_a_minor_action() {
    let foe = "monster = [{ id = 'executioner', at = [6, 2] }]";
    table(&["id = 'vorn', at = [5, 2], tokens = [['focus', 2]]"], foe).may_not(Choice::Focus(1), rule::MINOR_FOCUS_COST);
    let mut t = table(&["id = 'vorn', at = [5, 2], tokens = [['focus', 4]]"], foe);
    t.choose(Choice::Focus(1)).fall(&[10]);
    assert_eq!((t.monster(0).health, t.suffers(FOE, Condition::Stun), t.count(HERO, Token::Focus)), (7, true, 1));
    t.may_not(Choice::Focus(1), rule::MINOR_FOCUS_ONE).may(skill(0, Cube::Yellow), rule::SKILL_COLOR_MATCH);
}

#[rule(MINOR_EXCHANGE_CUBE_LOCK)]
fn an_item_with_a_cube_on_it_stays() {
    let knight = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [6, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], knight);
    t.choose(Choice::React(A, crate::support::ARMOR, Cube::Blue)).settle();
    t.choose(Choice::Go(at(2, 2))).may_not(Choice::Unequip(2), rule::MINOR_EXCHANGE_CUBE_LOCK);
}
