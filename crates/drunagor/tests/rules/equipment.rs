//! Double-Sided items, sockets, class abilities at work, and Wild Cubes.

use cite::rule;
use drunagor::content::ItemId;
use drunagor::content::language::{Colour, Token};
use drunagor::hero::{Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, HERO, ROLE, at, skill, table};

/// The place of what is worn as a trinket.
const TRINKET: Place = Place(16);

#[rule(EQUIPMENT_SOCKET, EQUIPMENT_SOCKET_PERMANENT)]
fn a_gemstone_turns_a_socketed_item_to_its_better_side() {
    let elros = ["id = 'elros', at = [5, 2], gear = ['ferrymans-hook'], bag = ['cosmic-gemstone']"];
    let mut t = table(&elros, "");
    t.choose(Choice::Consume(0)).told(Event::Turned(A, ItemId::FerrymansHook), rule::EQUIPMENT_SOCKET);
    assert_eq!(t.hero(A).weapon(), Some(ItemId::FerrymansHookSet));
}

#[rule(EQUIPMENT_DOUBLE_NO_FLIP, EQUIPMENT_DOUBLE_FRONT)]
fn the_torch_is_turned_by_its_own_effect() {
    let mut t =
        table(&["id = 'vorn', at = [5, 2], gear = ['good-quality-torch']"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    t.choose(Choice::Use(TRINKET, Cube::Yellow)).choose(Choice::Area(at(6, 2).area())).choose(Choice::Target(FOE));
    t.told(Event::Turned(A, ItemId::GoodQualityTorch), rule::EQUIPMENT_DOUBLE_NO_FLIP);
    assert_eq!((t.hero(A).gear[3].map(|gear| gear.face()), t.monster(0).health), (Some(ItemId::BurntOutTorch), 13));
}

#[rule(CLASS_PASSIVE, SKILL_PASSIVE_TRIGGERED)]
fn an_ability_answers_lost_health() {
    let vorn = ["id = 'vorn', at = [5, 2], abilities = ['battle-breath', 'second-skin']"];
    let rest = "phase = 'track'\nmarker = 13\nmonster = [{ id = 'rotten-flesh', at = [6, 2] }]";
    let mut t = table(&vorn, rest);
    t.until(|choice| *choice == Choice::Let)
        .choose(Choice::Let)
        .told(Event::Gained(HERO, Token::Shield, 1), rule::KEYWORD_SHIELD);
    t.settle();
}

#[rule(KEYWORD_WILD_CUBE_COLOR)]
fn a_wild_cube_asks_for_its_colour() {
    let vorn = ["id = 'vorn', at = [5, 2], available = [1, 1, 1, 1, 1]"];
    let mut t = table(&vorn, "monster = [{ id = 'skeleton-archer', at = [7, 2] }]");
    t.choose(skill(ROLE, Cube::Wild)).asks(A, rule::KEYWORD_WILD_CUBE_COLOR);
    t.choose(Choice::Colour(Colour::Red)).choose(Choice::Done).fall(&[19]);
    assert!(t.monster(0).health < 9, "as a red cube it reaches the next area");
}

#[rule(PET_ACTIVATE_OR_SUMMON, KEYWORD_UNIQUE)]
fn a_pet_may_come_instead_of_acting_unless_only_its_skill_calls_it() {
    let mut t = table(&["id = 'maya', at = [5, 2], cards = [0, 0, 0, 2, 0]"], "");
    t.choose(skill(24, Cube::Blue));
    t.may(Choice::Call(drunagor::content::AllyId::Bramble), rule::PET_ACTIVATE_OR_SUMMON);
    t.may_not(Choice::Call(drunagor::content::AllyId::Luma), rule::KEYWORD_UNIQUE);
    t.choose(Choice::Done);
}

#[rule(KEYWORD_COPY, KEYWORD_COPY_LIMITS)]
fn a_copy_does_what_another_skill_says() {
    let mut t =
        table(&["id = 'lorelai', at = [2, 2], cards = [0, 0, 2, 0, 0]"], "monster = [{ id = 'abomination', at = [8, 2] }]");
    t.choose(skill(23, Cube::Green));
    t.may(Choice::Skill(Place(6)), rule::KEYWORD_COPY).may_not(Choice::Skill(Place(23)), rule::KEYWORD_COPY_LIMITS);
    t.choose(Choice::Skill(Place(6))).choose(Choice::Target(FOE)).choose(Choice::Done);
    assert_eq!(t.monster(0).health, 13, "Magic Missile deals 2");
}

#[rule(KEYWORD_LOOT_SAFE, KEYWORD_LOOT_OBJECT)]
fn loot_springs_no_trap_and_is_in_nobodys_way() {
    let mut t = table(&["id = 'vorn', at = [5, 2]"], "loot = [[6, 2]]");
    assert!(t.offers(Choice::Go(at(6, 2))));
    t.choose(Choice::Search(at(6, 2))).come("chest", ItemId::PotionOfHealing.kind()).by(rule::KEYWORD_LOOT_SAFE);
    assert!(t.game().loots.is_empty() && !t.is_rolling());
}

#[rule(KEYWORD_LOOT)]
fn what_a_scavenger_kills_leaves_something() {
    let rest = "ally = [{ id = 'rook', owner = 0, at = [3, 2] }]\nmonster = [{ id = 'skeleton-archer', at = [4, 2], health = 2 }, { id = 'abomination', at = [12, 12] }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], rest);
    t.end().choose(Choice::Done).choose(Choice::Target(FOE)).told(Event::Loot(at(4, 2)), rule::KEYWORD_LOOT);
    t.settle();
}

#[rule(KEYWORD_PROTECT, KEYWORD_PROTECT_REACTION)]
fn a_protector_takes_the_blow() {
    let rest = "phase = 'track'\nmarker = 13\nally = [{ id = 'ser-halvard', owner = 0, at = [4, 2] }]\nmonster = [{ id = 'executioner', at = [6, 3], behaviour = 'alternate' }, { id = 'rotten-flesh', at = [6, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], rest);
    let friend = crate::support::FRIEND;
    t.choose(Choice::Yes).told(Event::SteppedIn(friend, HERO), rule::KEYWORD_PROTECT);
    t.settle();
}
