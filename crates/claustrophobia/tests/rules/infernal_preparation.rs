//! The preparation phase of the infernal player: dice of destiny.

use cite::rule;
use claustrophobia::content::EventCard;
use claustrophobia::{Choice, DiePlace, Event, FiendId, PowerId, rule};

use crate::support::{INFERNAL, Table, fell, row, table};

fn phase(phase: &str, more: &str) -> Table {
    let more = format!("phase = '{phase}'\n{more}\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]");
    table(&(row(&[("straight", 0), ("straight", 0)]) + &more))
}

#[rule(INFERNAL_PREP_ROLL_THREE, SETUP_INFERNAL_DICE)]
fn three_dice_of_the_pool_are_rolled() {
    let mut t = phase("infernal-cleanup", "");
    assert_eq!(t.dice(DiePlace::Pool).len(), 6);
    t.chance(INFERNAL, rule::INFERNAL_PREP_ROLL_THREE, 3);
    t.roll([1, 5, 6]).told(Event::DestinyRoll(fell(&[1, 5, 6])), rule::INFERNAL_PREP_ROLL_THREE);
    assert_eq!((t.dice(DiePlace::Pool).len(), t.dice(DiePlace::Rolled)), (3, vec![1, 5, 6]));
}

#[rule(INFERNAL_PREP_COLLECT_TRIGGERED)]
fn dice_that_have_triggered_a_power_come_back() {
    let mut t =
        phase("infernal-cleanup", "destiny = [{ value = 2, triggers = 'dark-destiny' }, { value = 1, triggers = 'speed' }]");
    t.told(Event::InfernalCleared, rule::INFERNAL_PREP_COLLECT_TRIGGERED);
    assert_eq!(t.dice(DiePlace::Pool).len(), 6);
    t.roll([1, 1, 1]);
}

#[rule(INFERNAL_PREP_COLLECT_PREPARED, INFERNAL_PREP_KEEP_WAITING)]
fn waiting_dice_may_be_taken_back_or_left() {
    let waiting = "destiny = [{ value = 3, waits = 'speed' }, { value = 2, waits = 'frenzied' }]";
    let mut t = phase("infernal-cleanup", waiting);
    t.may(Choice::TakeBack(PowerId::SPEED, 3), rule::INFERNAL_PREP_COLLECT_PREPARED);
    t.may(Choice::Done, rule::INFERNAL_PREP_KEEP_WAITING);
    t.choose(Choice::TakeBack(PowerId::SPEED, 3));
    t.told(Event::TakenBack(PowerId::SPEED, 3), rule::INFERNAL_PREP_COLLECT_PREPARED);
    t.done().roll([1, 1, 1]);
    assert_eq!((t.waiting(PowerId::SPEED), t.waiting(PowerId::FRENZIED)), (vec![], vec![2]));
}

#[rule(INFERNAL_PREP_SHORT_POOL)]
fn where_the_pool_is_too_small_waiting_dice_must_be_taken_back() {
    let waiting = "destiny = [{ value = 3, waits = 'speed' }, { value = 2, waits = 'frenzied' }, { value = 1, waits = 'sneaky' }, { value = 1, waits = 'intrepid' }]";
    let mut t = phase("infernal-cleanup", waiting);
    t.may_not(Choice::Done, rule::INFERNAL_PREP_SHORT_POOL);
    t.may(Choice::TakeBack(PowerId::SNEAKY, 1), rule::INFERNAL_PREP_SHORT_POOL);
    t.choose(Choice::TakeBack(PowerId::SNEAKY, 1)).may(Choice::Done, rule::INFERNAL_PREP_KEEP_WAITING);
    t.done().roll([4, 4, 4]);
}

#[rule(TILE_ALARM_DIE, TILES_ALARM_PHASE, BOARD_ALARM_SPACE)]
fn alarms_add_dice_to_the_next_roll_only() {
    let mut t = phase("infernal-cleanup", "alarm = 2");
    t.chance(INFERNAL, rule::TILE_ALARM_DIE, 5);
    t.roll([1, 1, 1, 1, 1]);
    assert_eq!(t.game().alarm(), 0);
    // With waiting dice the pool has to be filled for the bonus dice too.
    let waiting = "alarm = 3\ndestiny = [{ value = 3, waits = 'speed' }]";
    let mut t = phase("infernal-cleanup", waiting);
    t.chance(INFERNAL, rule::TILE_ALARM_DIE, 6);
    t.told(Event::TakenBack(PowerId::SPEED, 3), rule::INFERNAL_PREP_SHORT_POOL);
    t.roll([1; 6]);
}

#[rule(INFERNAL_PREP_ALLOCATE_ALL, INFERNAL_PREP_ALLOCATE_ANYWHERE, INFERNAL_PREP_WHICH_POWERS)]
fn every_rolled_die_goes_on_a_power_started_or_not() {
    let mut t = phase("infernal-allocate", "destiny = [{ value = 4 }, { value = 3, waits = 'speed' }, { value = 2 }]");
    t.asks(INFERNAL, rule::INFERNAL_PREP_ALLOCATE_ALL);
    t.may(Choice::Allocate(4, PowerId::SPEED), rule::INFERNAL_PREP_ALLOCATE_ANYWHERE);
    t.may(Choice::Allocate(4, PowerId::FRENZIED), rule::DESTINY_FRENZIED_CONDITION);
    assert!(!t.offers(Choice::Done), "it cannot be kept");
    t.choose(Choice::Allocate(4, PowerId::FRENZIED))
        .told(Event::Allocated(4, PowerId::FRENZIED), rule::INFERNAL_PREP_WHICH_POWERS);
    t.choose(Choice::Allocate(2, PowerId::SPEED));
    assert_eq!((t.waiting(PowerId::FRENZIED), t.waiting(PowerId::SPEED)), (vec![4], vec![3, 2]));
}

#[rule(BOARD_DEMON_POWER, THREAT_POWER_BEFORE_ENTRY, INFERNAL_PREP_WHICH_POWERS, BOARD_POWER_CONDITION)]
fn dice_go_on_boards_too_even_before_the_demon_is_in_play() {
    let fiends = "fiend = [{ who = 'hunter' }, { who = 'leech', at = 1 }]\ndestiny = [{ value = 5 }]";
    let mut t = phase("infernal-allocate", fiends);
    t.may(Choice::Allocate(5, PowerId::of(FiendId(0))), rule::THREAT_POWER_BEFORE_ENTRY);
    t.may(Choice::Allocate(5, PowerId::of(FiendId(1))), rule::BOARD_DEMON_POWER);
    t.choose(Choice::Allocate(5, PowerId::of(FiendId(0))));
    t.told(Event::Triggered(PowerId::of(FiendId(0))), rule::BOARD_POWER_CONDITION);
    assert_eq!(t.dice(DiePlace::Triggered(PowerId::of(FiendId(0)))), [5]);
    assert_eq!(t.values(crate::support::fiend(0)), [3, 1, 4], "it is faster by the time it comes");
    // A value that does not meet the condition waits.
    let mut t = phase("infernal-allocate", &fiends.replace("value = 5", "value = 4"));
    t.choose(Choice::Allocate(4, PowerId::of(FiendId(0))));
    assert_eq!(t.waiting(PowerId::of(FiendId(0))), [4]);
}

#[rule(THREAT_HELLHOUND_RESERVE, THREAT_POWER_BEFORE_ENTRY, THREAT_HELLHOUND_POWER)]
fn a_hellhound_receives_no_die_before_it_is_in_play() {
    let t =
        phase("infernal-allocate", "fiend = [{ who = 'hellhound' }, { who = 'hellhound', at = 1 }]\ndestiny = [{ value = 5 }]");
    t.may_not(Choice::Allocate(5, PowerId::of(FiendId(0))), rule::THREAT_HELLHOUND_RESERVE);
    t.may(Choice::Allocate(5, PowerId::of(FiendId(1))), rule::BOARD_DEMON_POWER);
}

#[rule(DESTINY_NO_FREE_SPACE, INFERNAL_PREP_ALLOCATE_ALL)]
fn six_dice_never_fill_the_board_of_destiny() {
    // Five dice wait where the fewest are needed, and the sixth still has a choice.
    let waiting = "destiny = [{ value = 1, waits = 'dark-destiny' }, { value = 1, waits = 'speed' }, { value = 2, waits = 'speed' }, \
                   { value = 2, waits = 'frenzied' }, { value = 1, waits = 'frenzied' }, { value = 1 }]";
    let t = phase("infernal-allocate", waiting);
    assert!(t.offers(Choice::Allocate(1, PowerId::SNEAKY)) && t.offers(Choice::Allocate(1, PowerId::ABYSSAL_THREAT)));
}

#[rule(DESTINY_TRIGGER_ORDER, INFERNAL_PREP_TRIGGER)]
fn powers_are_triggered_in_the_order_of_their_boards() {
    let dice = "scenario = 'the-long-watch'\nfiend = [{ who = 'brood-mother', at = 1 }, { who = 'howler', at = 0 }]\n\
                destiny = [{ value = 4, waits = 'fiend 1' }, { value = 3, waits = 'fiend 1' }, { value = 6, waits = 'fiend 0' }, \
                           { value = 2, waits = 'fiend 0' }, { value = 1, waits = 'abyssal-threat' }]";
    let t = phase("infernal-trigger", dice);
    let told: Vec<PowerId> =
        t.events().into_iter().filter_map(|event| if let Event::Triggered(power) = event { Some(power) } else { None }).collect();
    assert_eq!(told, [PowerId::ABYSSAL_THREAT, PowerId::of(FiendId(0)), PowerId::of(FiendId(1))]);
}

#[rule(INFERNAL_PREP_TRIGGER)]
fn a_power_whose_condition_is_met_is_triggered_and_its_dice_slide() {
    let mut t = phase("infernal-allocate", "destiny = [{ value = 1, waits = 'speed' }, { value = 5 }]");
    t.choose(Choice::Allocate(5, PowerId::SPEED)).told(Event::Triggered(PowerId::SPEED), rule::INFERNAL_PREP_TRIGGER);
    assert_eq!(t.dice(DiePlace::Triggered(PowerId::SPEED)), [1, 5]);
}

#[rule(INFERNAL_PREP_KEEP_WAITING)]
fn a_power_whose_condition_is_not_met_keeps_its_dice_for_later() {
    let mut t = phase("infernal-allocate", "scenario = 'hit-them'\nthreat = 1\ndestiny = [{ value = 5 }]");
    t.choose(Choice::Allocate(5, PowerId::SPEED)).told(Event::Waits(PowerId::SPEED), rule::INFERNAL_PREP_KEEP_WAITING);
    assert_eq!(t.waiting(PowerId::SPEED), [5]);
    t.done().roll([4]).done();
    t.asks(INFERNAL, rule::INFERNAL_PREP_COLLECT_PREPARED);
    t.done().roll([1, 2, 2]).may(Choice::Allocate(1, PowerId::SPEED), rule::INFERNAL_PREP_ALLOCATE_ANYWHERE);
}

#[rule(DESTINY_WRONG_DIE, CONTENT_DESTINY_SPACES)]
fn a_die_that_does_not_help_can_be_put_where_a_space_is_free() {
    let mut t = phase("infernal-allocate", "destiny = [{ value = 1, waits = 'speed' }, { value = 2 }, { value = 3 }]");
    t.choose(Choice::Allocate(2, PowerId::SPEED));
    t.may_not(Choice::Allocate(3, PowerId::SPEED), rule::CONTENT_DESTINY_SPACES);
    t.choose(Choice::Allocate(3, PowerId::SNEAKY));
    assert_eq!(t.waiting(PowerId::SPEED), [1, 2], "a white and a red die trigger nothing");
}

#[rule(DESTINY_FORCED_TRIGGER)]
fn a_met_condition_triggers_with_all_its_dice_and_only_after_the_allocation() {
    let mut t = phase("infernal-allocate", "destiny = [{ value = 1 }, { value = 3 }, { value = 5 }]");
    t.choose(Choice::Allocate(1, PowerId::ABYSSAL_THREAT));
    assert_eq!(t.waiting(PowerId::ABYSSAL_THREAT), [1], "one die would do, but all dice are put first");
    t.choose(Choice::Allocate(3, PowerId::ABYSSAL_THREAT)).choose(Choice::Allocate(5, PowerId::ABYSSAL_THREAT));
    assert_eq!(t.dice(DiePlace::Triggered(PowerId::ABYSSAL_THREAT)), [1, 3, 5]);
    t.told(Event::Threat(9), rule::DESTINY_ABYSSAL_THREAT_EFFECT);
}

#[rule(CONTENT_DESTINY_SPACES)]
fn a_power_never_holds_more_dice_than_it_has_spaces() {
    for (power, spaces) in
        [("abyssal-threat", 3), ("speed", 2), ("frenzied", 2), ("dark-destiny", 1), ("intrepid", 3), ("sneaky", 3)]
    {
        let waiting = format!("{{ value = 1, waits = '{power}' }}, ").repeat(spaces);
        let power = PowerId(
            ["abyssal-threat", "speed", "frenzied", "dark-destiny", "intrepid", "sneaky"]
                .iter()
                .position(|name| *name == power)
                .unwrap() as u8,
        );
        let mut t = phase("infernal-allocate", &format!("destiny = [{waiting}{{ value = 2 }}]"));
        t.may_not(Choice::Allocate(2, power), rule::CONTENT_DESTINY_SPACES);
        let elsewhere = if power == PowerId::SNEAKY { PowerId::INTREPID } else { PowerId::SNEAKY };
        t.choose(Choice::Allocate(2, elsewhere));
        if power == PowerId::DARK_DESTINY {
            t.draw(EventCard::Terror);
        }
    }
}
