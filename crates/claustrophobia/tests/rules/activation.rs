//! Activation: each warrior once, one after the other, moving and acting in either order.

use cite::rule;
use claustrophobia::content::{EquipmentCard, ScenarioAction};
use claustrophobia::{Choice, Event, HumanId, SpotId, Standing, rule};

use crate::support::{HUMAN, Table, fiend, human, line, row, table, to, troglodytes};

const TWO: &str = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";

fn two(tiles: &[(&str, u8)]) -> Table {
    table(&(row(tiles) + TWO))
}

#[rule(ACTIVATION_HUMAN_EACH, ACTIVATION_ONE_AT_A_TIME)]
fn each_human_is_activated_once_and_one_ends_before_the_next_begins() {
    let mut t = two(&[("straight", 0), ("straight", 0), ("crossing", 0)]);
    t.activate(human(0)).told(Event::Activated(human(0)), rule::ACTIVATION_ONE_AT_A_TIME);
    assert!(!t.offers(Choice::Activate(human(1))), "the Scout is not done");
    t.choose(to(1)).done();
    t.may_not(Choice::Activate(human(0)), rule::ACTIVATION_HUMAN_EACH)
        .may(Choice::Activate(human(1)), rule::ACTIVATION_HUMAN_EACH);
}

#[rule(ACTIVATION_OPTIONAL, THREAT_HELLHOUND_STATISTICS)]
fn who_can_do_nothing_is_done_and_the_reason_is_told() {
    let mut t = table(
        &(row(&[("straight", 0), ("straight", 0)])
            + "scenario = 'hit-them'\nphase = 'infernal-activation'\nfiend = [{ who = 'hellhound', at = 0 }]\nhuman = [{ who = 'redeemer', at = 1, die = 4 }]"),
    );
    t.activate(fiend(0)).told(Event::Idle(fiend(0)), rule::THREAT_HELLHOUND_STATISTICS);
    t.roll([4]);
}

#[rule(ACTIVATION_NO_SPLIT, ACTIVATION_HUMAN_EACH)]
fn what_is_left_of_a_movement_after_the_action_is_refused_as_a_split() {
    let mut t = two(&[("straight", 0), ("straight", 3), ("crossing", 0)]);
    t.activate(human(0)).choose(to(1)).attack(troglodytes(1)).roll([1, 1]);
    t.may_not(Choice::Activate(human(0)), rule::ACTIVATION_NO_SPLIT);
    // With no point left there is nothing to split: it was activated.
    t.activate(human(1)).choose(to(1)).attack(troglodytes(1)).roll([1, 1, 1]).roll([1, 1, 1]);
    assert_eq!((t.at(human(0)), t.at(human(1))), (1, 1));
}

#[rule(HEALING_ENDS_EXHAUSTION, ACTIVATION_ACT_THEN_MOVE)]
fn who_is_healed_on_the_line_of_its_die_moves_by_that_line() {
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 4, damage = [4], exhausted = true, equipment = ['healing-potion'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0), ("straight", 0)]) + more));
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::HealingPotion)).choose(line(0, 4));
    t.told(Event::Recovered(HumanId(0)), rule::HEALING_ENDS_EXHAUSTION);
    t.choose(to(1)).choose(to(2));
    assert_eq!(t.at(human(0)), 2, "two points of line 4");
}

#[rule(ACTIVATION_MOVE_THEN_ACT, ACTIVATION_NO_SPLIT)]
fn who_moves_and_then_acts_is_done() {
    let mut t = two(&[("straight", 0), ("straight", 1), ("crossing", 0)]);
    t.activate(human(0)).choose(to(1)).may(Choice::Attack(troglodytes(1)), rule::COMBAT_TARGETS);
    t.attack(troglodytes(1)).roll([1, 3]).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.at(human(0)), 1, "the second point is lost");
}

#[rule(ACTIVATION_ACT_THEN_MOVE)]
fn who_acts_first_can_move_all_its_points_but_not_act_again() {
    let mut t = two(&[("straight", 1), ("straight", 1), ("crossing", 0)]);
    t.activate(human(0)).attack(troglodytes(0)).roll([1, 3]);
    t.may(to(1), rule::ACTIVATION_ACT_THEN_MOVE);
    t.choose(to(1)).may_not(Choice::Attack(troglodytes(1)), rule::ACTIVATION_ACT_THEN_MOVE);
    t.choose(to(2)).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

#[rule(ACTIVATION_OPTIONAL)]
fn a_whole_activation_is_optional() {
    let mut t = two(&[("straight", 1), ("straight", 1)]);
    t.may(Choice::Done, rule::ACTIVATION_OPTIONAL);
    t.done().roll([1, 3, 5]);
    assert_eq!(t.at(human(0)), 0);
}

#[rule(ACTIVATION_ACTION_EQUIPMENT, EQUIPMENT_EFFECT, HEALING_LINE)]
fn a_potion_is_drunk_as_an_action_and_once() {
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 4, damage = [1, 2, 3], equipment = ['healing-potion'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    let drink = Choice::Use(EquipmentCard::HealingPotion);
    t.activate(human(0)).may(drink, rule::ACTIVATION_ACTION_EQUIPMENT);
    t.choose(drink).told(Event::EquipmentUsed(HumanId(0), EquipmentCard::HealingPotion), rule::EQUIPMENT_EFFECT);
    t.choose(line(0, 1)).choose(line(0, 3));
    assert_eq!(t.damage(0), [2]);
    t.may_not(drink, rule::ACTIVATION_ACT_THEN_MOVE).may(to(1), rule::ACTIVATION_ACT_THEN_MOVE);
}

#[rule(ACTIVATION_ACTION_SCENARIO, GAME_VICTORY, CONTENT_SURVIVORS)]
fn leaving_by_the_exit_is_an_action_of_the_scenario() {
    let more = "tunnels = [{ tile = 36, at = [0, 0] }]
                human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(more);
    let leave = Choice::Scenario(ScenarioAction::Leave);
    t.activate(human(0)).may(leave, rule::ACTIVATION_ACTION_SCENARIO);
    t.choose(leave).told(Event::Left(HumanId(0)), rule::CONTENT_SCENARIOS);
    assert_eq!(t.human(0).standing, Standing::Left);
    t.activate(human(1)).choose(leave).over(rule::GAME_VICTORY, HUMAN);
}

#[rule(ACTIVATION_INFERNAL_EACH)]
fn every_troglodyte_of_a_tile_is_activated_once() {
    let more = "scenario = 'hit-them'\nphase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 2), ("straight", 0), ("straight", 1)]) + more));
    t.activate(troglodytes(0)).attack(human(0)).roll([1]).done();
    t.activate(troglodytes(0)).attack(human(0)).roll([2]).done();
    t.may_not(Choice::Activate(troglodytes(0)), rule::ACTIVATION_INFERNAL_EACH);
    t.activate(troglodytes(2)).choose(to(1)).told(Event::Moved(troglodytes(1), SpotId(1)), rule::MOVEMENT_ADJACENT);
    // All have acted: the turn is over, and the next one begins.
    assert!(t.ever(|event| *event == Event::Turn(2)));
    t.roll([4]);
}

#[rule(ACTIVATION_INFERNAL_ACTIONS)]
fn infernal_warriors_have_no_equipment_and_take_no_human_actions() {
    let more = "phase = 'infernal-activation'\nfiend = [{ who = 'hunter', at = 0 }]
                tunnels = [{ tile = 36, at = [0, 0] }]\nhuman = [{ who = 'redeemer', at = 0, die = 4, equipment = ['grenade'] }]";
    let mut t = table(more);
    t.activate(crate::support::fiend(0));
    assert_eq!(t.options().into_iter().filter(|choice| matches!(choice, Choice::Use(_) | Choice::Scenario(_))).count(), 0);
    t.may(Choice::Attack(human(0)), rule::ACTIVATION_INFERNAL_ACTIONS);
}
