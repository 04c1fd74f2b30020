//! Whom monsters attack, and how they get there.

use cite::rule;
use drunagor::content::language::Token;
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, FRIEND, HERO, OTHER, THIRD, Table, table};

/// An Executioner of 12 Health with CLEAVE 2 and 4 movement points.
fn executioner(heroes: &[&str], rest: &str) -> Table {
    table(heroes, &format!("phase = 'track'\nmarker = 10\nmonster = [{{ id = 'executioner', at = [7, 2] }}]\n{rest}"))
}

fn attacked(t: &Table) -> Vec<drunagor::state::Who> {
    t.log().iter().filter_map(|event| if let Event::Attacked(FOE, whom, _) = event { Some(*whom) } else { None }).collect()
}

const JAHEEN: &str = "id = 'jaheen', at = [3, 2], health = 10";

#[rule(MONSTER_AI_MULTI_FIRST, CARD_EXECUTIONER_ROOKIE, MONSTER_MULTI_TARGET_LIST)]
fn two_heroes_are_better_than_the_strongest() {
    let heroes = [JAHEEN, "id = 'elros', at = [11, 2], health = 8", "id = 'lorelai', at = [11, 3], health = 6"];
    let mut t = executioner(&heroes, "");
    t.settle();
    assert_eq!(attacked(&t), [OTHER, THIRD]);
}

#[rule(MONSTER_AI_PRIMARY, MONSTER_PRIMARY_DEFAULT, KEYWORD_STRONGEST_HERO)]
fn alone_the_strongest_is_sought() {
    let heroes = [JAHEEN, "id = 'elros', at = [11, 2], health = 8", "id = 'lorelai', at = [13, 6], health = 6"];
    let mut t = executioner(&heroes, "");
    t.settle();
    assert_eq!(attacked(&t), [HERO]);
    t.by(rule::MONSTER_PRIMARY_DEFAULT);
}

#[rule(MONSTER_PET_IGNORED)]
fn a_pet_does_not_draw_a_monster_away_from_its_target() {
    let heroes = [JAHEEN, "id = 'elros', at = [13, 2], health = 8", "id = 'lorelai', at = [11, 2], health = 6"];
    let mut t = executioner(&heroes, "ally = [{ id = 'jynx', owner = 1, at = [11, 3] }]");
    t.settle();
    assert_eq!(attacked(&t), [HERO]);
}

#[rule(MONSTER_PET_EXTRA_TARGET, MONSTER_PET_MOVE, PET_DISPELLED, PET_HEALTH)]
fn a_pet_beside_the_target_is_struck_as_well() {
    let heroes = [JAHEEN, "id = 'elros', at = [13, 2], health = 8"];
    let mut t = executioner(&heroes, "ally = [{ id = 'jynx', owner = 1, at = [3, 3] }]");
    t.settle();
    assert_eq!(attacked(&t), [HERO, FRIEND]);
    assert!(t.game().allies.is_empty());
}

#[rule(KEYWORD_MULTISHOT, MONSTER_RANGED, KEYWORD_MULTISHOT_FEWER)]
fn of_three_heroes_in_range_the_two_strongest_are_shot() {
    let heroes =
        ["id = 'vorn', at = [5, 2], health = 7", "id = 'elros', at = [5, 3], health = 8", "id = 'maya', at = [4, 2], health = 9"];
    let mut t = table(&heroes, "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', at = [7, 2] }]");
    t.settle();
    assert_eq!(attacked(&t), [OTHER, THIRD]);
}

#[rule(MONSTER_RANGED_ENGAGED, MONSTER_RANGED_ENGAGED_MOVE)]
fn an_engaged_archer_steps_back_before_it_shoots() {
    let mut t =
        table(&["id = 'vorn', at = [6, 2]"], "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', at = [7, 2] }]");
    t.until(|choice| *choice == Choice::Let);
    assert!(t.game().at(FOE).is_some_and(|at| at.distance(t.hero(A).at) > 1));
    t.settle();
    assert_eq!(attacked(&t), [HERO]);
}

#[rule(KEYWORD_BLOODSEEKER, KEYWORD_WEAKEST_HERO, MONSTER_ALTERNATE)]
fn a_bloodseeker_wants_the_weakest() {
    let heroes = ["id = 'vorn', at = [5, 2], health = 7", "id = 'elros', at = [5, 3], health = 8"];
    let archer = "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', behaviour = 'alternate', at = [8, 2] }]";
    let mut t = table(&heroes, archer);
    t.settle();
    assert_eq!(attacked(&t), [HERO]);
    t.by(rule::KEYWORD_BLOODSEEKER);
}

#[rule(KEYWORD_DEFIANT, KEYWORD_MOST_VIGOROUS, KEYWORD_RELENTLESS, KEYWORD_MOST_TIRED, KEYWORD_COVETOUS)]
fn cubes_curses_and_tokens_draw_others() {
    let sought = |monster: &str, marker: u8| {
        let heroes = [
            "id = 'vorn', at = [2, 2], available = [1, 0, 0, 0, 0], expended = [1, 1, 1, 1, 0]",
            "id = 'elros', at = [5, 3], cursed = [0]",
            "id = 'maya', at = [2, 3], tokens = [['fury', 2]], available = [1, 1, 1, 1, 0], expended = [0, 1, 0, 0, 0]",
        ];
        let mut t = table(&heroes, &format!("phase = 'track'\nmarker = {marker}\nmonster = [{monster}]"));
        t.settle();
        attacked(&t)
    };
    let defiant = sought("{ id = 'rotten-flesh', behaviour = 'alternate', rank = 'veteran', at = [4, 4] }", 13);
    assert_eq!(defiant, [OTHER], "most cubes");
    assert_eq!(sought("{ id = 'rotten-flesh', behaviour = 'complex', at = [4, 4] }", 13), [THIRD], "tokens");
    assert_eq!(sought("{ id = 'dark-vampire', behaviour = 'alternate', at = [4, 4] }", 2), [HERO], "fewest cubes");
}

#[rule(KEYWORD_RECKONER, KEYWORD_MOST_CORRUPTED)]
fn a_reckoner_wants_the_most_corrupted() {
    let heroes = ["id = 'vorn', at = [2, 2]", "id = 'elros', at = [8, 2], cursed = [0]"];
    let foe = "phase = 'track'\nmarker = 10\nmonster = [{ id = 'executioner', behaviour = 'alternate', at = [5, 2] }]";
    let mut t = table(&heroes, foe);
    t.settle();
    assert_eq!(attacked(&t), [OTHER]);
}

#[rule(MONSTER_UNREACHABLE)]
fn a_monster_that_reaches_nobody_goes_as_far_as_it_can() {
    let mut t =
        table(&["id = 'vorn', at = [2, 2]"], "phase = 'track'\nmarker = 13\nmonster = [{ id = 'rotten-flesh', at = [13, 2] }]");
    t.settle();
    assert_eq!(t.place(FOE).0, 10, "three points");
}

#[rule(DARKNESS_MONSTER_BONUS, MONSTER_MOVE_DARKNESS)]
fn a_monster_prefers_darkness_and_strikes_harder_there() {
    let mut t = executioner(&["id = 'vorn', at = [4, 2]"], "darkness = [[3, 3]]");
    assert_eq!(t.place(FOE), (3, 3));
    t.told(Event::Attacked(FOE, HERO, 6), rule::DARKNESS_MONSTER_BONUS);
    t.settle();
}

#[rule(DARKNESS_MONSTER_BONUS_LARGE, KEYWORD_STRIKE, KEYWORD_STRIKE_MELEE, CARD_SHADOW_KNIGHT_ROOKIE, MONSTER_STEP_TRIGGERED)]
fn one_dark_square_is_enough_for_a_large_monster_and_a_strike_takes_all_in_the_area() {
    let heroes = ["id = 'vorn', at = [4, 2]", "id = 'elros', at = [4, 3]", "id = 'maya', at = [10, 10]"];
    let mut t =
        table(&heroes, "phase = 'track'\nmarker = 7\ndarkness = [[7, 3]]\nmonster = [{ id = 'shadow-knight', at = [6, 2] }]");
    assert_eq!(t.count(FOE, Token::Shield), 1);
    t.settle();
    assert_eq!(attacked(&t), [HERO, OTHER]);
    t.by(rule::KEYWORD_SHIELD);
    assert!(t.ever(|event| matches!(event, Event::Attacked(_, _, 6))));
}

#[rule(KEYWORD_ATTACK_TWICE, KEYWORD_ATTACK_TWICE_SEPARATE)]
fn attack_twice_is_two_threats() {
    let mut t =
        table(&["id = 'vorn', at = [4, 2]"], "phase = 'track'\nmarker = 13\nmonster = [{ id = 'rotten-flesh', at = [5, 2] }]");
    t.choose(Choice::Let);
    assert_eq!(t.hero(A).health, 9);
    t.choose(Choice::Let).told(Event::Hurt(HERO, 3), rule::MONSTER_ATTACK_REACT);
    assert_eq!(t.hero(A).health, 6);
    t.settle();
}

#[rule(KEYWORD_COMMAND, KEYWORD_COMMAND_ALONE)]
fn command_lets_the_strongest_other_act_at_once() {
    let foes = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', behaviour = 'complex', side = 'b', at = [12, 12] }, { id = 'executioner', at = [7, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], foes);
    t.by(rule::KEYWORD_COMMAND);
    t.settle();
    assert!(t.ever(|event| matches!(event, Event::Attacked(drunagor::state::Who::Monster(drunagor::state::Base(1)), ..))));
    t.settle();
    let mut alone = table(
        &["id = 'vorn', at = [5, 2]"],
        "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', behaviour = 'complex', side = 'b', at = [12, 12] }]",
    );
    alone.by(rule::KEYWORD_COMMAND_ALONE);
    alone.settle();
}

#[rule(COMMANDER_HEALTH, COMMANDER_CP, COMMANDER_NO_MAX, MONSTER_X_VALUE)]
fn a_commander_has_health_by_its_power_and_x_by_the_runes() {
    let foe = "phase = 'track'\nmarker = 2\nrunes = ['green', 'green']\nmonster = [{ id = 'brute', at = [12, 12], power = 5 }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], foe);
    assert_eq!(t.monster(0).health, 42, "8 x 5, and it regenerates 2 beyond that");
    t.settle();
}

#[rule(COMPANION_PRIORITY, KEYWORD_STURDINESS, KEYWORD_STURDINESS_DEFEAT, REACTION_COMPANION)]
fn tharmagar_is_defeated_by_five_and_not_by_four() {
    let heroes = ["id = 'vorn', at = [4, 2]", "id = 'maya', at = [10, 10]"];
    let knight = |dark: &str| {
        let rest = format!(
            "phase = 'track'\nmarker = 7\n{dark}\nally = [{{ id = 'tharmagar', owner = 0, at = [4, 3] }}]\nmonster = [{{ id = 'shadow-knight', at = [6, 2] }}]"
        );
        let mut t = table(&heroes, &rest);
        t.settle();
        t.game().allies.len()
    };
    assert_eq!((knight(""), knight("darkness = [[7, 3]]")), (1, 0), "4 and 6 damage against sturdiness 4");
}
