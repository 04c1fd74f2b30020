//! Levelling up for a One-Shot Adventure: skills, items and class abilities.

use cite::rule;
use drunagor::content::language::Colour;
use drunagor::content::{AbilityId, AdventureId, HeroId, ItemId, SkillId};
use drunagor::hero::Cube;
use drunagor::levelling::{Reward, rewards};
use drunagor::state::Phase;
use drunagor::{Choice, Event, Setup, rule};
use table::Game;

use crate::support::{A, B, Table};

fn begun(adventure: AdventureId, heroes: &[HeroId], multiclass: bool) -> Table {
    Table::begun(Setup { adventure, heroes: heroes.to_vec(), multiclass, ..Setup::default() })
}

/// Rewards are taken by their first option until the n-th is asked for.
fn skip(t: &mut Table, nth: u8) {
    while !matches!(t.game().phase, Phase::Learning(_, now) if now == nth) {
        let first = t.options().first().copied().unwrap_or(Choice::Done);
        t.choose(first);
    }
}

#[rule(ONESHOT_SKILL_REWARD, ONESHOT_CHAPTER_02, CAMP_SKILL_CUBE)]
fn a_skill_of_level_one_comes_with_a_cube_of_its_colour() {
    let mut t = begun(AdventureId::BlackriversMissing, &[HeroId::Vorn], false);
    t.may(Choice::Learn(SkillId::KneeBreaker), rule::ONESHOT_SKILL_REWARD);
    t.choose(Choice::Learn(SkillId::KneeBreaker));
    t.told(Event::Learned(A, SkillId::KneeBreaker), rule::ONESHOT_SKILL_REWARD);
    t.told(Event::NewCube(A, Cube::Yellow), rule::CAMP_SKILL_CUBE);
    assert_eq!((t.hero(A).count(Cube::Yellow), t.hero(A).pool()), (3, 6));
    assert!(matches!(t.game().phase, Phase::Placing(_)), "chapter 2 gives no more");
}

#[rule(ROLE_THIRD_CARD, ROLE_COUNTS_AS_HERO_SKILL, CAMP_ROLE_SKILL_CUBE)]
fn the_third_role_card_may_be_learned_instead_with_a_cube_of_any_colour() {
    let mut t = begun(AdventureId::BlackriversMissing, &[HeroId::Vorn], false);
    t.may(Choice::Learn(SkillId::Challenge), rule::ROLE_THIRD_CARD);
    t.choose(Choice::Learn(SkillId::Challenge)).choose(Choice::Colour(Colour::Blue));
    assert_eq!((t.hero(A).learned.third, t.hero(A).count(Cube::Blue)), (1, 2));
}

#[rule(HERO_SKILL_LEVEL_ORDER, ROLE_LEVEL_ORDER, ONESHOT_CHAPTER_09)]
fn a_second_level_needs_the_first_of_the_same_card() {
    let mut t = begun(AdventureId::BattleForHezechia, &[HeroId::Vorn], false);
    skip(&mut t, 7);
    t.may(Choice::Learn(SkillId::MountainBreaker), rule::ONESHOT_SKILL_REWARD);
    t.may_not(Choice::Learn(SkillId::LastStand), rule::HERO_SKILL_LEVEL_ORDER);
    t.may_not(Choice::Learn(SkillId::LivingWall), rule::ROLE_LEVEL_ORDER);
}

#[rule(ONESHOT_CAMP_REWARD, ONESHOT_TWO_CAMP_ITEMS, ONESHOT_CHAPTER_03)]
fn a_camp_item_is_chosen_from_the_whole_deck_and_is_there_once() {
    let mut t = begun(AdventureId::JewelOfFreePeople, &[HeroId::Vorn, HeroId::Elros], false);
    skip(&mut t, 1);
    assert_eq!(t.options().len(), 28);
    t.choose(Choice::Pick(ItemId::RingOfPrecision)).told(Event::Picked(A, ItemId::RingOfPrecision), rule::ONESHOT_CAMP_REWARD);
    assert!(t.hero(A).gear.iter().flatten().any(|gear| gear.item == ItemId::RingOfPrecision), "it is worn at once");
    t.choose(Choice::Learn(SkillId::GutStab)).may_not(Choice::Pick(ItemId::RingOfPrecision), rule::ONESHOT_TWO_CAMP_ITEMS);
    t.choose(Choice::Pick(ItemId::IronShield));
    assert_eq!(t.hero(B).carried().first().map(|gear| gear.item), Some(ItemId::IronShield), "Elros carries no shield on his arm");
}

#[rule(ONESHOT_CLASS_REWARD, ONESHOT_CHAPTER_04, CLASS_ANY_START, CLASS_FIRST_FIRST, CLASS_EXCLUSIVE)]
fn abilities_are_learned_by_their_class_from_the_first_of_a_tree_on() {
    let mut t = begun(AdventureId::RaidOfIgnispyra, &[HeroId::Vorn], false);
    skip(&mut t, 2);
    t.may(Choice::Ability(AbilityId::BattleBreath), rule::CLASS_ANY_START);
    t.may_not(Choice::Ability(AbilityId::IronWill), rule::CLASS_FIRST_FIRST);
    t.may_not(Choice::Ability(AbilityId::ArcaneStudy), rule::CLASS_EXCLUSIVE);
    t.choose(Choice::Ability(AbilityId::BattleBreath));
    t.told(Event::LearnedAbility(A, AbilityId::BattleBreath), rule::CLASS_ANY_START);
    assert_eq!(t.hero(A).pool(), 6, "only the skill has brought a cube");
}

#[rule(CLASS_BRANCHING, CLASS_LEARN_MARK, ONESHOT_CHAPTER_07)]
fn after_the_first_ability_most_trees_offer_two() {
    let mut t = begun(AdventureId::UndermountainGalleries, &[HeroId::Vorn], false);
    skip(&mut t, 4);
    t.choose(Choice::Ability(AbilityId::BattleBreath));
    t.may(Choice::Ability(AbilityId::IronWill), rule::CLASS_BRANCHING);
    t.may(Choice::Ability(AbilityId::SecondSkin), rule::CLASS_BRANCHING);
    t.may_not(Choice::Ability(AbilityId::BattleBreath), rule::CLASS_LEARN_MARK);
    t.may_not(Choice::Ability(AbilityId::Immovable), rule::CLASS_FIRST_FIRST);
}

#[rule(CLASS_MULTI_START, CLASS_MULTI_NO_THIRD, CLASS_MULTI_UNPLAYED, CLASS_MULTI)]
fn a_second_class_is_one_that_nobody_else_has() {
    let mut t = begun(AdventureId::UndermountainGalleries, &[HeroId::Vorn, HeroId::Lorelai], true);
    skip(&mut t, 4);
    t.may_not(Choice::Ability(AbilityId::ArcaneStudy), rule::CLASS_MULTI_UNPLAYED);
    t.choose(Choice::Ability(AbilityId::KeenEdge));
    t.may_not(Choice::Ability(AbilityId::ComfortingWord), rule::CLASS_MULTI_NO_THIRD);
}

#[rule(ONESHOT_CHAPTER_06, ONESHOT_CHAPTER_14, ONESHOT_CHAPTER_15, ONESHOT_CHAPTER_ONE)]
fn the_table_gives_as_many_rewards_as_printed() {
    let count = |chapter: u8, like: Reward| rewards(chapter).iter().filter(|reward| **reward == like).count();
    let row = |chapter| {
        [Reward::Skill(1), Reward::Item(1), Reward::Ability, Reward::Skill(2), Reward::Item(2)].map(|like| count(chapter, like))
    };
    assert_eq!((row(6), row(14), row(15)), ([2, 1, 1, 0, 0], [4, 2, 3, 1, 1], [4, 2, 4, 2, 2]));
    assert_eq!(row(1), [0; 5]);
}

#[rule(STRUCTURE_PLAYERS)]
fn every_hero_is_there_once() {
    let twice = Setup { heroes: vec![HeroId::Vorn, HeroId::Vorn], ..Setup::default() };
    assert_eq!(drunagor::Drunagor::begin(&twice).err().map(|error| error.rule), Some(rule::STRUCTURE_PLAYERS));
    let nobody = Setup { heroes: Vec::new(), ..Setup::default() };
    assert!(drunagor::Drunagor::begin(&nobody).is_err());
}

#[rule(HERO_HEALTH_CAP)]
fn nobody_is_set_right_to_more_health_than_there_can_be() {
    let hero = "id = 'vorn', at = [2, 2], gear = ['jagged-blade-axe', 'full-plate'], abilities = ['sturdiness-warrior', 'shield-bearer', 'immovable']";
    let mut t = crate::support::table(&[hero], "");
    assert_eq!(t.hero(A).most_health(), drunagor::hero::HEALTH_CAP);
    let refused = t.correct(0, u16::from(drunagor::hero::HEALTH_CAP) + 1, None);
    assert_eq!(refused, Err(table::AnswerError::Refused(rule::HERO_HEALTH_CAP)));
}
