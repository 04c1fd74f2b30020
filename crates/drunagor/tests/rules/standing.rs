//! What always holds for levels, shields, pets, monsters and the Darkness.

use cite::rule;
use drunagor::content::language::{Condition, Token};
use drunagor::hero::{Cube, Place};
use drunagor::{Choice, Event, rule};

use crate::support::{A, FOE, FRIEND, HERO, OTHER, at, skill, table};

#[rule(LEVEL_JUMP_NO_FALL, LEVEL_JUMP_TERRAIN, LEVEL_JUMP_CLIMB)]
fn a_jump_passes_over_what_harms_and_lands_softly() {
    // From the top of the tray (6, 6) down to the ground beside it.
    let mut t = table(&["id = 'lorelai', at = [7, 6]"], "");
    t.choose(skill(4, Cube::Green)).choose(Choice::Go(at(8, 6)));
    assert!(!t.ever(|event| matches!(event, Event::Fell(_))));
    let mut over = table(&["id = 'lorelai', at = [9, 5]"], "");
    over.choose(skill(4, Cube::Green)).choose(Choice::Go(at(9, 9)));
    assert_eq!((over.count(HERO, Token::Burn), over.count(HERO, Token::Bleed)), (0, 0));
}

#[rule(DAMAGE_SHIELD_KEPT, CONDITION_RESOURCE, CONDITION_MANY)]
fn shields_stay_until_they_are_used() {
    let hero = "id = 'vorn', at = [5, 2], tokens = [['shield', 2], ['focus', 1], ['burn', 1], ['poison', 1]]";
    let mut t = table(&[hero], "");
    t.end().settle();
    assert_eq!((t.count(HERO, Token::Shield), t.count(HERO, Token::Focus)), (2, 1));
    assert_eq!(t.hurt(HERO), 2, "BURN and POISON are not stopped by SHIELD");
}

#[rule(KEYWORD_ALL_SHIELDS_FIRST, REACTION_AFTER_FULL_SHIELD, REACTION_PREVENTABLE_DEFAULT)]
fn shields_go_first_and_a_reaction_may_still_come() {
    let rest = "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', at = [7, 2] }]";
    let mut t = table(&["id = 'lorelai', at = [5, 2], tokens = [['shield', 4]]"], rest);
    assert_eq!(t.count(HERO, Token::Shield), 1, "three of damage, three of SHIELD");
    assert!(t.offers(Choice::React(A, Place(5), Cube::Green)), "the threat has happened all the same");
    t.choose(Choice::Let).settle();
    assert_eq!(t.hurt(HERO), 0);
}

#[rule(KEYWORD_STEALTH_NO_PASS, KEYWORD_IMMUNITY_STEALTH)]
fn a_hidden_hero_is_in_the_way_and_is_seen_by_those_who_are_immune() {
    let rest = "phase = 'track'\nmarker = 2\nmonster = [{ id = 'dark-vampire', at = [7, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2], conditions = ['stealth']"], rest);
    t.until(|choice| *choice == Choice::Let).choose(Choice::Let);
    assert!(t.hurt(HERO) > 0, "vampires see through it");
    t.settle();
}

#[rule(COMPANION_TOKENS, KEYWORD_STURDINESS_SHIELD, PET_TOKENS)]
fn a_companions_shield_is_used_even_where_it_is_sturdy_enough() {
    let rest = "phase = 'track'\nmarker = 4\nally = [{ id = 'tharmagar', owner = 0, at = [5, 2], tokens = [['shield', 1]] }]\nmonster = [{ id = 'skeleton-archer', at = [7, 2] }]";
    let mut t = table(&["id = 'vorn', at = [13, 13], conditions = ['stealth']"], rest);
    t.settle();
    assert_eq!(t.count(FRIEND, Token::Shield), 0);
    assert!(t.ever(|event| matches!(event, Event::Sturdy(_))), "{:?}", t.log());
}

#[rule(COMPANION_TURN_ORDER, COMPANION_PET_ABILITIES, PET_NO_INITIATIVE_CARD)]
fn a_companion_moves_and_then_attacks_and_is_no_pet() {
    let rest = "ally = [{ id = 'ser-halvard', owner = 0, at = [3, 3] }]\nmonster = [{ id = 'abomination', at = [6, 2] }]";
    let mut t = table(&["id = 'maya', at = [2, 2], cards = [0, 0, 0, 2, 0]"], rest);
    t.choose(skill(24, Cube::Blue));
    assert!(!t.offers(Choice::Target(FRIEND)), "what lets pets act is not for companions");
    t.choose(Choice::Done).end().choose(Choice::Go(at(5, 3))).choose(Choice::Done).choose(Choice::Target(FOE));
    assert_eq!(t.hurt(FOE), 3);
    t.settle();
}

#[rule(MONSTER_CARD_HEALTH, MONSTER_MOVE_POINTS, MONSTER_MELEE, MONSTER_TURN_STEPS)]
fn a_monster_has_the_figures_of_its_card() {
    let rest = "phase = 'track'\nmarker = 13\nmonster = [{ id = 'rotten-flesh', rank = 'champion', at = [12, 2] }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], rest);
    assert_eq!(t.monster(0).health, 24);
    t.settle();
    assert_eq!(t.place(FOE), (8, 2), "four points, toward its target");
    assert_eq!(t.hurt(HERO), 0, "it is not adjacent yet");
}

#[rule(MONSTER_AI_STAY, MONSTER_PRIMARY_NEXT)]
fn a_monster_in_reach_does_not_move_and_takes_whom_it_reaches() {
    let rest = "phase = 'track'\nmarker = 13\nmonster = [{ id = 'rotten-flesh', at = [6, 2], conditions = ['knock-down'] }]";
    let mut t = table(&["id = 'vorn', at = [13, 13]", "id = 'elros', at = [5, 2]"], rest);
    t.until(|choice| *choice == Choice::Let).settle();
    assert_eq!(t.place(FOE), (6, 2));
    assert!(t.hurt(OTHER) > 0 && t.hurt(HERO) == 0, "Vorn is stronger and out of reach");
}

#[rule(MONSTER_STEP_DEAD_NO_TRIGGER)]
fn a_monster_that_burns_to_death_does_nothing_more() {
    let rest = "phase = 'track'\nmarker = 7\nmonster = [{ id = 'shadow-knight', at = [6, 2], health = 2, tokens = [['burn', 3]] }, { id = 'skeleton-archer', at = [13, 13] }]";
    let mut t = table(&["id = 'vorn', at = [2, 2]"], rest);
    t.settle();
    assert!(!t.ever(|event| matches!(event, Event::Gained(FOE, Token::Shield, _))));
}

#[rule(MONSTER_CARD_NO_ATTACK, MONSTER_MAGICAL)]
fn a_monster_without_damage_does_not_attack() {
    let rest =
        "phase = 'track'\nmarker = 5\nmonster = [{ id = 'shadow-cultist', behaviour = 'complex', side = 'b', at = [6, 2] }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], rest);
    t.settle();
    assert!(!t.ever(|event| matches!(event, Event::Attacked(FOE, ..))));
}

#[rule(MONSTER_PET_INSTEAD)]
fn a_pet_alone_is_attacked_only_where_no_hero_is_in_reach() {
    let rest = "phase = 'track'\nmarker = 13\nally = [{ id = 'luma', owner = 0, at = [5, 2] }]\nmonster = [{ id = 'rotten-flesh', at = [6, 2] }]";
    let mut far = table(&["id = 'maya', at = [13, 13]"], rest);
    far.settle();
    assert!(far.ever(|event| matches!(event, Event::Attacked(FOE, FRIEND, _))));
    let mut near = table(&["id = 'maya', at = [7, 2]"], rest);
    near.until(|choice| *choice == Choice::Let);
    assert!(near.ever(|event| matches!(event, Event::Attacked(FOE, HERO, _))));
    near.settle();
}

#[rule(DARKNESS_CHASES_KNOCKED_OUT, DARKNESS_IGNORES_STEALTH, DARKNESS_CHASES_IMMUNE, STRUCTURE_GAME_CONTROLS_ENEMIES)]
fn the_darkness_hunts_whoever_is_not_in_it() {
    let rest = "phase = 'track'\nmarker = 15\nbag = [4, 5]\nmonster = [{ id = 'skeleton-archer', at = [13, 13] }]";
    let heroes = ["id = 'elros', at = [8, 12], conditions = ['stealth'], abilities = ['silent-step', 'night-child']"];
    let mut t = table(&heroes, rest);
    t.come("rune", 4);
    t.until(|choice| !matches!(choice, Choice::Tile(..)));
    assert!(t.ever(|event| matches!(event, Event::Dark(_))), "{:?}", t.log());
}

#[rule(RECALL_CURSE_NOT_EFFECT)]
fn immunity_to_curse_does_not_save_from_a_recall() {
    let jaheen =
        "id = 'jaheen', at = [5, 2], available = [1, 0, 0, 0, 0], expended = [0, 1, 1, 2, 0], abilities = ['smite', 'fearless']";
    let mut t = table(&[jaheen], "");
    t.choose(Choice::Recall).choose(Choice::Skill(Place(0)));
    assert_eq!(t.hero(A).blocks(drunagor::hero::Block::Curse), 1);
    t.settle();
}

#[rule(RANGE_CLASS_BONUS)]
fn deadly_aim_reaches_farther() {
    let foe = "monster = [{ id = 'skeleton-archer', at = [7, 2] }]";
    let mut plain = table(&["id = 'maya', at = [3, 2]"], foe);
    plain.choose(skill(3, Cube::Red));
    assert!(plain.ever(|event| *event == Event::Wasted(HERO)), "two areas away");
    let mut aimed = table(&["id = 'maya', at = [3, 2], abilities = ['deadly-aim']"], foe);
    aimed.choose(skill(3, Cube::Red)).fall(&[15]);
    assert!(aimed.monster(0).health < 9);
}

#[rule(KEYWORD_MOVEMENT_BONUS)]
fn a_bonus_counts_for_every_move() {
    let t = table(&["id = 'maya', at = [2, 2]"], "");
    assert!(t.offers(Choice::Go(at(6, 2))) && !t.offers(Choice::Go(at(7, 2))), "3, and 1 of Best Friends");
}

#[rule(KNOCKOUT_NO_ACTIONS)]
fn whoever_is_down_does_not_react() {
    let rest = "phase = 'track'\nmarker = 4\nmonster = [{ id = 'skeleton-archer', at = [7, 2] }]";
    let mut t = table(&["id = 'elros', at = [5, 2]", "id = 'jaheen', down = true, at = [5, 3]"], rest);
    let by =
        |choice: &Choice| matches!(choice, Choice::React(seat, ..) | Choice::ReactFocus(seat, _) if *seat == crate::support::B);
    assert!(!t.options().iter().any(by));
    t.settle();
}

#[rule(COMBAT_DISENGAGE)]
fn leaving_an_enemy_costs_nothing() {
    let t = table(&["id = 'vorn', at = [5, 2]"], "monster = [{ id = 'abomination', at = [6, 2] }]");
    assert!(t.offers(Choice::Go(at(2, 2))), "all three points");
    assert!(!t.suffers(HERO, Condition::Slow));
}

#[rule(CHEST_SOLID, CHEST_DARKNESS_UNDER)]
fn nobody_stands_on_a_chest_and_darkness_may() {
    let t = table(&["id = 'vorn', at = [5, 2]"], "chest = [[6, 2]]\ndarkness = [[6, 2]]");
    assert!(!t.offers(Choice::Go(at(6, 2))) && t.game().darkness.has(at(6, 2)));
}
