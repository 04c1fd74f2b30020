//! Player versus Player.

use cite::rule;
use drunagor::content::language::Token;
use drunagor::content::{AdventureId, HeroId, RoleId};
use drunagor::hero::Cube;
use drunagor::{Choice, Event, Setup, rule};
use table::Game;

use crate::support::{A, B, OTHER, Table, skill, table};

/// Two heroes in the sand pit, in the turn of the first.
fn pit(first: &str, second: &str, rest: &str) -> Table {
    let heroes = [format!("id = 'elros', {first}"), format!("id = 'vorn', {second}")];
    let text: Vec<&str> = heroes.iter().map(String::as_str).collect();
    let rest = format!("adventure = 'sand-pit'\nmonster = []\n{rest}");
    table(&text, &rest)
}

#[rule(PVP_INITIATIVE_ROLL, PVP_INITIATIVE_ORDER, PVP_FREE_FOR_ALL_ORDER, PVP_NO_ROLES)]
fn the_fastest_takes_the_first_slot_and_equal_rolls_are_rolled_again() {
    let setup = Setup { adventure: AdventureId::SandPit, heroes: vec![HeroId::Vorn, HeroId::Elros], ..Setup::default() };
    let mut t = Table::begun(setup);
    t.fall(&[7]).fall(&[7]).fall(&[15]);
    t.told(Event::Ranked(B, RoleId::Defender), rule::PVP_INITIATIVE_ORDER);
    t.told(Event::Ranked(A, RoleId::Leader), rule::PVP_INITIATIVE_ORDER);
    assert!(t.hero(A).roleless && t.hero(A).skill(drunagor::hero::Place(9)).is_none(), "no role skills in a match");
}

#[rule(PVP_FORMATS)]
fn a_match_needs_two() {
    let alone = Setup { adventure: AdventureId::SandPit, heroes: vec![HeroId::Vorn], ..Setup::default() };
    let refused = drunagor::Drunagor::begin(&alone).err().map(|error| error.rule);
    assert_eq!(refused, Some(rule::PVP_FORMATS));
}

#[rule(PVP_BLEED, PVP_POISON, PVP_BURN)]
fn conditions_strike_at_once_and_leave_nothing() {
    let mut t = pit("at = [2, 2]", "at = [3, 3]", "");
    t.choose(skill(1, Cube::Yellow)).fall(&[15]);
    t.until(|choice| *choice == Choice::Let).choose(Choice::Let).by(rule::PVP_BLEED);
    assert_eq!(t.count(OTHER, Token::Bleed), 0);
    assert_eq!(t.hurt(OTHER), 5, "3 of the weapon and 2 of BLEED");
}

#[rule(PVP_REMOVE_CURSE)]
fn a_cube_buys_off_a_curse() {
    let mut t = pit("at = [2, 2], health = 5, cursed = [0]", "at = [11, 11]", "");
    t.may(Choice::Purge(Cube::Red), rule::PVP_REMOVE_CURSE);
    t.choose(Choice::Purge(Cube::Red));
    assert_eq!((t.hero(A).health, t.hero(A).blocks(drunagor::hero::Block::Curse)), (7, 0));
    let yard = table(&["id = 'elros', at = [2, 2]"], "");
    assert!(!yard.offers(Choice::Purge(Cube::Red)));
}

#[rule(PVP_STEALTH)]
fn a_hidden_rival_is_harder_to_hit() {
    let mut t = pit("at = [2, 2]", "at = [3, 3], conditions = ['stealth']", "");
    t.choose(skill(1, Cube::Yellow)).fall(&[7]);
    assert!(t.ever(|event| *event == Event::Missed(A, OTHER, 6)), "7, with +4 and -5: {:?}", t.log());
}

#[rule(PVP_TRAUMA_SHARED, PVP_WIN_CONDITION, PVP_TRAUMA_LIMIT_WORDING)]
fn the_second_trauma_ends_it() {
    let mut t = pit("at = [2, 2]", "at = [3, 3], health = 1, broken = [0]", "");
    t.choose(skill(1, Cube::Yellow)).fall(&[19]);
    t.until(|choice| *choice == Choice::Let).choose(Choice::Let);
    t.until(|choice| matches!(choice, Choice::Skill(_)));
    let first = t.options().first().copied().unwrap_or(Choice::Done);
    t.choose(first);
    let winners = t.outcome(rule::PVP_WIN_CONDITION).winners;
    assert!(winners.has(A) && !winners.has(B));
}
