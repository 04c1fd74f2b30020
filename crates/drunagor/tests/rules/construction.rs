//! What no position can break: there is nowhere to write it down otherwise, or nothing that could do it.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::content::{AdventureId, AttackId, ItemId};
use drunagor::hero::{Block, Cube, Hero, Place};
use drunagor::state::{MonsterKind, Phase};
use drunagor::{Choice, Drunagor, Event, Setup, rule};
use table::Game;

use crate::support::{A, B, FOE, HERO, OTHER, Table, at, skill, table};

#[rule(ADVENTURE_RESET_PROGRESS, ADVENTURE_RESET_GAINS, ADVENTURE_RESET_CONSUMABLES)]
fn an_adventure_that_is_begun_again_knows_nothing_of_the_last_time() {
    let setup = Setup { adventure: AdventureId::TrainingYard, ..Setup::of(2) };
    let fresh = Drunagor::begin(&setup).ok();
    let mut t = Table::begun(setup.clone());
    t.settle();
    assert_ne!(Some(t.game().clone()), fresh, "something has happened");
    assert_eq!(Drunagor::begin(&setup).ok(), fresh);
}

#[rule(COMMANDER_ATTACK_NO_DARKNESS, GENERAL_NO_DARKNESS_BONUS)]
fn attack_cards_strike_no_harder_from_the_darkness() {
    let rest = "phase = 'track'\nmarker = 8\nrunes = ['orange', 'orange']\nattacks = ['crushing-leap']\ndarkness = [[12, 12]]\nmonster = [{ id = 'bane', at = [12, 12], power = 2 }]";
    let mut t = table(&["id = 'elros', at = [5, 2]"], rest);
    t.until(|choice| *choice == Choice::Let).choose(Choice::Let);
    assert_eq!(t.hurt(HERO), 2, "X and no more");
    t.settle();
    let rest = "phase = 'track'\nmarker = 4\nrunes = ['blue', 'blue']\nattacks = ['grave-decree']\ndarkness = [[12, 12]]\nmonster = [{ id = 'undead-king', at = [12, 12], power = 2 }]";
    let mut t = table(&["id = 'elros', at = [5, 2]"], rest);
    assert_eq!(t.hurt(HERO), 2);
    t.settle();
}

#[rule(COMMANDER_DECK_SWAP)]
fn no_card_of_a_deck_could_take_the_place_of_another() {
    for (nth, one) in AttackId::ALL.iter().enumerate() {
        let place = |id: &AttackId| (id.card().rune, id.card().arrow, id.card().overlord > 0, id.card().of);
        let twins = AttackId::ALL.iter().skip(nth + 1).filter(|other| place(other) == place(one));
        assert_eq!(twins.count(), 0, "{one:?}");
    }
}

#[rule(DOOR_SETUP_PAUSE)]
fn nobody_acts_while_a_setup_is_built() {
    let mut t = table(&["id = 'vorn', at = [8, 14]"], "adventure = 'blackrivers-missing'");
    let door = t.options().into_iter().find(|choice| matches!(choice, Choice::Open(_))).unwrap_or(Choice::End);
    t.choose(door);
    while t.is_drawing() {
        let nth = t.counts().iter().position(|count| *count > 0).unwrap_or(0);
        t.come("monster", nth);
    }
    assert!(!t.ever(|event| matches!(event, Event::MonsterTurn(_))));
    assert!(matches!(t.game().phase, Phase::Turn(turn) if turn.who == A), "{:?}", t.game().phase);
}

#[rule(DOOR_SPECIAL_RULES)]
fn a_special_rule_holds_once_its_part_of_the_map_lies_there() {
    let last = |revealed: &str| {
        let rest = format!(
            "adventure = 'blackrivers-missing'\nrevealed = {revealed}\nmonster = [{{ id = 'executioner', at = [7, 14], health = 1 }}]"
        );
        let mut t = table(&["id = 'elros', at = [8, 14]"], &rest);
        t.choose(skill(1, Cube::Yellow)).fall(&[10]);
        t.ever(|event| matches!(event, Event::Interacts(..)))
    };
    assert!(last("[0, 1]") && !last("[0]"));
}

#[rule(KEYWORD_ALL_ONE_TARGET, KEYWORD_PREVENT_NOT_ATTACKER)]
fn whoever_is_not_protected_is_struck_in_full() {
    let heroes =
        ["id = 'elros', at = [4, 2]", "id = 'maya', at = [4, 3]", "id = 'jaheen', at = [13, 13], tokens = [['focus', 3]]"];
    let rest = "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', at = [7, 2] }]";
    let mut t = table(&heroes, rest);
    t.choose(Choice::ReactFocus(crate::support::C, 0)).choose(Choice::Target(HERO)).choose(Choice::Let);
    assert_eq!((t.hurt(HERO), t.hurt(OTHER)), (0, 3));
}

#[rule(KEYWORD_FRUIT_OF_LIFE_NO_BAG)]
fn fruits_need_no_room() {
    let hero = "id = 'vorn', at = [5, 2], tokens = [['fruit', 4]], bag = ['potion-of-healing', 'potion-of-fortitude']";
    let t = table(&[hero], "");
    assert!(t.hero(A).carried().is_full() && t.offers(Choice::Eat));
}

#[rule(KEYWORD_OBJECT_NONSOLID)]
fn one_can_stand_on_what_is_not_solid() {
    let rest = "darkness = [[6, 2]]\nloot = [[5, 3]]\ntrap = [{ id = 'bear', at = [4, 2], by = 0 }]";
    let t = table(&["id = 'vorn', at = [5, 2]"], rest);
    assert!(t.offers(Choice::Go(at(6, 2))) && t.offers(Choice::Go(at(5, 3))) && t.offers(Choice::Go(at(4, 2))));
}

#[rule(KNOCKOUT_PASSIVES)]
fn passive_skills_do_not_lie_down() {
    let t = table(&["id = 'elros', at = [2, 2]", "id = 'vorn', down = true, at = [5, 2]"], "");
    assert_eq!(t.hero(B).most_health(), 12, "10, and 2 by Hold the Line");
}

#[rule(MINOR_CONSUME_CARRY_BAG)]
fn a_consumable_can_only_be_carried() {
    let consumables = ItemId::ALL.into_iter().filter(|item| item.card().copies > 0);
    assert!(consumables.clone().count() > 0 && consumables.into_iter().all(|item| Hero::slot_of(item).is_none()));
}

#[rule(MINOR_FOCUS_GRAMMAR, MINOR_FOCUS_TARGETS)]
fn a_focus_ability_is_read_like_a_skill() {
    let rest = "monster = [{ id = 'executioner', at = [6, 2] }, { id = 'executioner', at = [12, 12] }]";
    let mut t = table(&["id = 'lorelai', at = [4, 2], tokens = [['focus', 3]]"], rest);
    t.choose(Choice::Focus(1)).may_not(Choice::Area(at(12, 12).area()), rule::KEYWORD_STRIKE_RANGED);
    t.choose(Choice::Area(at(6, 2).area())).choose(Choice::Target(FOE));
    assert_eq!((t.hurt(FOE), t.count(FOE, Token::Burn)), (3, 1), "RANGE 1, STRIKE 1, 3 DMG AND BURN 1");
}

#[rule(MINOR_FOCUS_REACTION_ROUND)]
fn a_focus_ability_in_the_own_turn_forbids_no_focus_reaction() {
    let hero = "id = 'vorn', at = [5, 2], tokens = [['focus', 4]], cards = [0, 0, 0, 1, 0]";
    let mut t = table(&[hero], "monster = [{ id = 'rotten-flesh', at = [6, 2] }]");
    t.choose(Choice::Focus(1)).fall(&[10]).choose(skill(24, Cube::Blue)).end();
    assert!(t.offers(Choice::ReactFocus(A, 0)), "{:?}", t.options());
    t.settle();
}

#[rule(OVERLORD_LIKE_COMMANDER)]
fn the_cards_of_an_overlord_go_with_it_as_those_of_a_commander() {
    let rest = "attacks = ['undertow']\nmonster = [{ id = 'tide-mother', at = [6, 2], power = 3, health = 1 }, { id = 'executioner', at = [13, 13] }]";
    let mut t = table(&["id = 'elros', at = [5, 2]"], rest);
    t.choose(skill(1, Cube::Yellow)).fall(&[10]).told(Event::AttacksGone, rule::COMMANDER_DEATH_CARDS);
}

/// Heroes in the sand pit.
fn pit(heroes: &[&str], rest: &str) -> Table {
    table(heroes, &format!("adventure = 'sand-pit'\nmonster = []\n{rest}"))
}

#[rule(PVP_NO_RUNE_CARDS)]
fn there_is_no_rune_card_in_a_match() {
    let t = pit(&["id = 'elros', at = [2, 2]", "id = 'vorn', at = [11, 11]"], "phase = 'track'\nmarker = 15");
    assert!(!t.ever(|event| *event == Event::RuneTurn) && t.ever(|event| *event == Event::Round(2)));
}

#[rule(PVP_CURSE_SPECIAL)]
fn whoever_holds_more_curses_holds_them_in_a_match() {
    let jaheen = "id = 'jaheen', at = [2, 2], available = [1, 0, 0, 0, 0], expended = [0, 1, 1, 2, 0], cursed = [0, 1, 2, 3, 4], abilities = ['comforting-word', 'hallowed-fasting']";
    let mut t = pit(&[jaheen, "id = 'vorn', at = [11, 11]"], "");
    t.choose(Choice::Recall).choose(Choice::Skill(Place(5)));
    assert_eq!(t.hero(A).blocks(Block::Curse), 6);
    assert!(!t.ever(|event| matches!(event, Event::Out(_))));
}

/// The first hero knocks the second one out, who puts the Trauma Cube on the last skill of the board; whether that ends it.
fn ends(second: &str, others: &[&str]) -> bool {
    let second = format!("id = 'vorn', at = [3, 3], health = 1, {second}");
    let mut heroes = vec!["id = 'elros', at = [2, 2]", second.as_str()];
    heroes.extend(others);
    let mut t = pit(&heroes, "");
    t.choose(skill(1, Cube::Yellow)).fall(&[12]);
    t.until(|choice| *choice == Choice::Let).choose(Choice::Let).choose(Choice::Skill(Place(7)));
    t.ever(|event| matches!(event, Event::Out(_)))
}

#[rule(PVP_TRAUMA_BONUS)]
fn whoever_holds_more_traumas_raises_the_limit() {
    assert!(ends("broken = [0]", &[]));
    assert!(!ends("broken = [0], gear = ['jagged-blade-axe', 'opened-locket']", &[]));
}

#[rule(PVP_TRAUMA_SINGLE)]
fn one_hero_may_hold_three_traumas_of_a_party() {
    let others = ["id = 'maya', at = [11, 10]", "id = 'jaheen', at = [11, 11]"];
    assert!(!ends("broken = [0, 1]", &others), "the third of four");
    assert!(ends("broken = [0, 1, 2]", &others));
}

#[rule(RANGE_PASSIVE_TYPE_IGNORED)]
fn a_passive_skill_reaches_as_far_whatever_was_paid() {
    for (nth, cube) in [(1, Cube::Yellow), (0, Cube::Yellow)] {
        let rest = "monster = [{ id = 'executioner', at = [6, 2] }]";
        let mut t = table(&["id = 'jaheen', at = [5, 2]", "id = 'vorn', at = [13, 13]"], rest);
        t.choose(skill(nth, cube));
        if !t.is_rolling() {
            t.choose(Choice::Target(HERO));
        }
        t.fall(&[16]).may(Choice::Target(OTHER), rule::RANGE_PASSIVE);
    }
}

#[rule(RECALL_UNWILLING_CONTINUES)]
fn the_turn_goes_on_after_an_unwilling_recall() {
    let mut t = table(&["id = 'vorn', at = [5, 2], available = [0, 0, 0, 1, 0], expended = [2, 1, 1, 0, 0]"], "");
    t.choose(skill(7, Cube::Blue)).choose(Choice::Done).choose(Choice::Skill(Place(7)));
    assert!(t.ever(|event| *event == Event::Recalled(A)));
    assert!(t.offers(Choice::Go(at(6, 2))) && t.offers(skill(0, Cube::Yellow)));
}

#[rule(SETUP_CHEST_DECK)]
fn all_chest_cards_are_in_the_deck() {
    let game = Drunagor::begin(&Setup::default()).ok();
    assert_eq!(game.map(|game| game.deck.iter().map(|count| u32::from(*count)).sum()), Some(20));
}

#[rule(SKILL_PASSIVE)]
fn a_passive_skill_holds_until_it_is_blocked() {
    let knocked = |hero: &str| {
        let rest = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [6, 2] }]";
        let mut t = table(&[hero], rest);
        t.choose(Choice::Let);
        let down = t.ever(|event| *event == Event::Suffered(HERO, Condition::KnockDown));
        t.settle();
        down
    };
    assert!(!knocked("id = 'vorn', at = [5, 2]") && knocked("id = 'vorn', at = [5, 2], cursed = [8]"));
}

#[rule(SUMMON_BEHAVIOUR_DEFAULT)]
fn monsters_behave_as_usual_unless_the_party_wants_otherwise() {
    let mut t = Table::begun(Setup { adventure: AdventureId::TrainingYard, ..Setup::of(1) });
    t.settle();
    let cards: Vec<MonsterKind> = t.game().cards.iter().map(|card| card.kind).collect();
    assert!(!cards.is_empty() && cards.iter().all(|kind| kind.behaviour == drunagor::content::kinds::Behaviour::Standard));
}

#[rule(TERRAIN_DARKNESS_NO_TILE)]
fn no_tile_lies_on_printed_darkness() {
    let rest =
        "adventure = 'draconian-dungeon'\nphase = 'track'\nmarker = 15\nmonster = [{ id = 'skeleton-archer', at = [7, 19] }]";
    let mut t = table(&["id = 'vorn', at = [2, 17]"], rest);
    t.settle();
    assert!(t.ever(|event| matches!(event, Event::Dark(_))));
    assert!(!t.game().darkness.has(at(2, 14)) && !t.game().darkness.has(at(2, 15)));
}

#[rule(TURN_ROUNDS)]
fn round_follows_round() {
    let mut t = table(&["id = 'vorn', at = [2, 2]"], "");
    t.end().settle().end().settle();
    assert!(t.ever(|event| *event == Event::Round(2)) && t.ever(|event| *event == Event::Round(3)));
}

#[rule(TURN_TRIGGER_STEP)]
fn what_triggers_at_the_start_comes_after_conditions() {
    let hero = "id = 'vorn', at = [5, 2], tokens = [['bleed', 1]], abilities = ['battle-breath']";
    let t = table(&[hero], "phase = 'track'\nmarker = 0");
    let place = |wanted: Event| t.log().iter().position(|event| *event == wanted);
    let (bled, shield) = (place(Event::Hurt(HERO, 1)), place(Event::Gained(HERO, Token::Shield, 2)));
    assert!(bled.is_some() && bled < shield, "{:?}", t.log());
}
