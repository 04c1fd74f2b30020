//! Interactions and Skill Challenges.

use cite::rule;
use drunagor::content::scenes::Outcome;
use drunagor::content::{AllyId, OptionId, SceneId};
use drunagor::{Choice, Event, rule};

use crate::support::{A, B, at, table};

const BARREL: &str = "scene = [{ id = 'sealed-barrel', at = [6, 2] }]";

#[rule(INTERACTION_ADJACENT, INTERACTION_SOLID)]
fn a_token_is_used_from_the_next_square_and_fills_its_own() {
    let near = table(&["id = 'vorn', at = [5, 2]"], BARREL);
    near.may(Choice::Interact(0), rule::INTERACTION_ADJACENT);
    assert!(!near.offers(Choice::Go(at(6, 2))) && near.offers(Choice::Go(at(6, 3))));
    table(&["id = 'vorn', at = [3, 2]"], BARREL).may_not(Choice::Interact(0), rule::INTERACTION_ADJACENT);
}

#[rule(INTERACTION_NO_ADJACENT_MONSTER)]
fn nobody_interacts_beside_a_monster() {
    let rest = format!("{BARREL}\nmonster = [{{ id = 'skeleton-archer', at = [4, 2] }}]");
    table(&["id = 'vorn', at = [5, 2]"], &rest).may_not(Choice::Interact(0), rule::INTERACTION_NO_ADJACENT_MONSTER);
    let rest = format!("{BARREL}\nmonster = [{{ id = 'skeleton-archer', at = [7, 2] }}]");
    table(&["id = 'vorn', at = [5, 2]"], &rest).may(Choice::Interact(0), rule::INTERACTION_ADJACENT);
}

#[rule(CHALLENGE_ROLL, CHALLENGE_SUCCESS, CHALLENGE_CUBE_BONUS, CHALLENGE_TYPE, CHALLENGE_NO_SPEND, HERO_PATH)]
fn every_cube_of_the_colour_helps_and_none_is_spent() {
    // Strength 12: Vorn has two yellow cubes at +2 each, one of them expended, and his path adds 2.
    let vorn = ["id = 'vorn', at = [5, 2], available = [1, 1, 1, 1, 0], expended = [1, 0, 0, 0, 0]"];
    let mut passed = table(&vorn, BARREL);
    passed.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::BreakTheBarrel)).fall(&[6]);
    passed.told(Event::Passed(A, 12), rule::CHALLENGE_SUCCESS).by(rule::HERO_PATH);
    assert_eq!(passed.hero(A).pool(), 4);
    let mut failed = table(&vorn, BARREL);
    failed.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::BreakTheBarrel)).fall(&[5]);
    failed.told(Event::Failed(A, 11), rule::CHALLENGE_SUCCESS);
}

#[rule(CHALLENGE_REROLL)]
fn a_quick_learner_tries_again() {
    let lorelai = ["id = 'lorelai', at = [5, 2], abilities = ['arcane-study', 'researcher']"];
    let mut t = table(&lorelai, BARREL);
    t.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::BreakTheBarrel)).fall(&[3]);
    t.choose(Choice::Yes).fall(&[10]).told(Event::Passed(A, 12), rule::CHALLENGE_SUCCESS);
}

#[rule(MINOR_INTERACT_CHARGE, INTERACTION_PAGE, INTERACTION_CHARGES, COMPANION_DEFINITION, COMPANION_NO_LIMIT)]
fn the_last_charge_takes_the_token_away() {
    let mut t = table(&["id = 'vorn', at = [5, 2]"], BARREL);
    t.choose(Choice::Interact(0)).told(Event::Interacts(A, SceneId::SealedBarrel), rule::INTERACTION_PAGE);
    t.choose(Choice::Option(OptionId::BreakTheBarrel)).fall(&[19]);
    t.told(Event::SpotGone(SceneId::SealedBarrel, at(6, 2)), rule::MINOR_INTERACT_CHARGE);
    assert!(t.game().spots.is_empty() && t.game().allies.iter().any(|ally| ally.id == AllyId::Rook));
}

#[rule(MINOR_INTERACT_OPTION, MINOR_INTERACT_ROUND, MINOR_INTERACT_HERO)]
fn an_option_is_chosen_once_and_a_token_once_in_a_round() {
    let rest = "scene = [{ id = 'wall-of-masks', at = [6, 2], charges = 2 }]";
    let mut t = table(&["id = 'vorn', at = [5, 2]", "id = 'elros', at = [5, 3]"], rest);
    t.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::TakeAMask)).fall(&[19]).by(rule::MINOR_INTERACT_HERO);
    assert_eq!(t.game().spots.first().map(|spot| spot.charges), Some(1));
    t.may_not(Choice::Interact(0), rule::TURN_MINOR_ONCE);
    t.end();
    // One option is left, so nobody asks which.
    t.choose(Choice::Interact(0)).fall(&[16]);
    assert!(t.ever(|event| *event == Event::Chosen(B, OptionId::NameTheMissing)));
    assert!(t.game().spots.is_empty(), "the second charge was the last");
}

#[rule(MINOR_INTERACT_CHAIN)]
fn what_comes_about_is_noted() {
    let rest = "scene = [{ id = 'wall-of-masks', at = [6, 2] }]";
    let mut t = table(&["id = 'jaheen', at = [5, 2]"], rest);
    t.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::NameTheMissing)).fall(&[12]);
    t.told(Event::Noted(Outcome::Truth), rule::MINOR_INTERACT_CHAIN);
    assert_eq!(t.game().noted, 1 << Outcome::Truth as u32);
}

#[rule(DOOR_SPECIAL_EVENTS)]
fn runes_can_go_back_into_the_bag() {
    let rest = "scene = [{ id = 'gate-winch', at = [6, 2] }]\nrunes = ['red', 'red', 'blue']";
    let mut t = table(&["id = 'vorn', at = [5, 2]"], rest);
    t.choose(Choice::Interact(0)).choose(Choice::Option(OptionId::DropTheGate)).fall(&[19]).by(rule::DOOR_SPECIAL_EVENTS);
    assert_eq!((t.game().runes.iter().sum::<u8>(), t.game().bag.count_ones()), (0, 36));
}
