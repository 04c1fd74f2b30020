//! Movement: points, room, enemies.

use cite::rule;
use claustrophobia::{Choice, Event, SpotId, rule};

use crate::support::{EAST, HUMAN, NORTH, Table, fiend, human, row, table, to, troglodyte_on, troglodytes};

/// A Scout with two movement points and the Redeemer, and tiles in a row.
fn scout(tiles: &[(&str, u8)]) -> Table {
    let humans = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(tiles) + humans));
    t.activate(human(0));
    t
}

#[rule(MOVEMENT_COST, MOVEMENT_REPEAT, BOARD_MOVEMENT)]
fn leaving_a_tile_costs_a_movement_point_and_can_be_repeated_while_there_are_some() {
    let mut t = scout(&[("straight", 0), ("straight", 0), ("straight", 0), ("crossing", 0)]);
    t.may(to(1), rule::MOVEMENT_COST);
    t.choose(to(1)).told(Event::Moved(human(0), SpotId(1)), rule::MOVEMENT_ADJACENT);
    t.may(to(2), rule::MOVEMENT_REPEAT);
    t.choose(to(2)).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.at(human(0)), 2, "two points, two tiles");
}

#[rule(MOVEMENT_BLOCKING_EACH, MOVEMENT_COST)]
fn the_picture_shows_how_far_a_warrior_gets() {
    let far = |tiles: &[(&str, u8)]| scout(tiles).reach();
    let open = [("straight", 0), ("straight", 0), ("straight", 0), ("crossing", 0)];
    assert_eq!(far(&open), [1, 2], "two points");
    let water = [("straight", 0), ("flooded straight", 0), ("straight", 0)];
    assert_eq!(far(&water), [1], "water takes all points");
    assert_eq!(stopped_by_two(), [1], "two troglodytes block a warrior that has come among them");
}

/// How far a Swordswoman gets, with two troglodytes on the next tile.
fn stopped_by_two() -> Vec<u16> {
    let humans = "human = [{ who = 'swordswoman', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 2), ("straight", 0)]) + humans));
    assert!(t.values(human(0))[0] >= 2, "she could get further");
    t.activate(human(0)).reach()
}

#[rule(MOVEMENT_COST)]
fn without_points_nobody_leaves() {
    let more = "scenario = 'hit-them'\nphase = 'infernal-activation'\nfiend = [{ who = 'hellhound', at = 0 }]\nhuman = [{ who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.activate(fiend(0));
    assert!(t.ever(|event| *event == Event::Turn(2)), "a hellhound without a die can do nothing, so nobody is asked");
    t.roll([4]);
}

#[rule(MOVEMENT_COST)]
fn who_has_walked_as_far_as_it_can_is_told_what_a_step_costs() {
    // A Brute has one point here, and somebody to fight where it arrives.
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 3 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1), ("straight", 0)]) + more));
    assert_eq!(t.values(human(0))[0], 1);
    t.activate(human(0)).choose(to(1)).may_not(to(0), rule::MOVEMENT_COST).may_not(to(2), rule::MOVEMENT_COST);
}

#[rule(MOVEMENT_OPTIONAL, ACTIVATION_OPTIONAL)]
fn nobody_has_to_move_or_to_act() {
    let mut t = scout(&[("straight", 2), ("straight", 0)]);
    t.may(Choice::Done, rule::ACTIVATION_OPTIONAL);
    t.done();
    assert_eq!((t.at(human(0)), t.tile(0).troglodytes), (0, 2));
}

#[rule(MOVEMENT_ADJACENT)]
fn tiles_are_adjacent_where_two_openings_meet() {
    let more = "tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'straight', at = [1, 0], open = 'ew' }, { tile = 'straight', at = [0, 1], open = 'ew' }]
                human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 2, die = 4 }]";
    let mut t = table(more);
    let game = t.game();
    assert!(game.are_adjacent(SpotId(0), SpotId(1)) && !game.are_adjacent(SpotId(0), SpotId(2)), "a wall is no way");
    t.activate(human(0));
    assert!(t.offers(to(1)) && !t.offers(to(2)));
}

#[rule(MOVEMENT_OCCUPATION, MOVEMENT_OCCUPATION_PER_FACTION)]
fn a_full_tile_takes_nobody_more_of_that_faction() {
    let humans = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 1, die = 4 },
                  { who = 'condemned-brute', at = 1, die = 4 }, { who = 'condemned-brute', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 2), ("crossing", 0)]) + humans));
    t.activate(human(0)).may_not(to(1), rule::MOVEMENT_OCCUPATION);
    // Three humans leave room for a third troglodyte all the same.
    let mut t = table(&(row(&[("straight", 1), ("straight", 2), ("crossing", 0)]) + humans + "\nphase = 'infernal-activation'"));
    t.activate(troglodytes(0)).choose(to(1)).done();
    assert_eq!(t.tile(1).troglodytes, 3);
}

#[rule(MOVEMENT_BLOCKING)]
fn who_is_outnumbered_stays() {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 0, die = 6 }]";
    for (enemies, free) in [(1, true), (2, true), (3, false)] {
        let mut t = table(&(row(&[("straight", enemies), ("straight", 0)]) + humans));
        t.activate(human(0));
        if free {
            t.may(to(1), rule::MOVEMENT_BLOCKING);
        } else {
            t.may_not(to(1), rule::MOVEMENT_BLOCKING).may_not(Choice::Explore(claustrophobia::Side(3)), rule::MOVEMENT_BLOCKING);
        }
    }
}

#[rule(MOVEMENT_BLOCKING, MOVEMENT_BLOCKING_EACH)]
fn who_leaves_first_can_trap_who_stays() {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 0, die = 6 }]";
    let mut t = table(&(row(&[("straight", 2), ("straight", 0), ("crossing", 0)]) + humans));
    t.activate(human(1)).may(to(1), rule::MOVEMENT_BLOCKING);
    t.choose(to(1)).done();
    t.activate(human(0)).may_not(to(1), rule::MOVEMENT_BLOCKING);
}

#[rule(MOVEMENT_BLOCKING)]
fn infernal_warriors_are_blocked_too() {
    let more = "phase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 0, die = 6 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 1)]) + more));
    t.activate(troglodytes(0)).may_not(to(1), rule::MOVEMENT_BLOCKING);
    t.done();
    // One comes to help: two against two can leave.
    t.activate(troglodytes(1)).choose(to(0)).attack(human(0)).roll([1]);
    assert_eq!(t.tile(0).troglodytes, 2);
    t.roll([3, 4]);
}

#[rule(EXPLORATION_NO_MOVEMENT, EXPLORATION_ACTION)]
fn exploring_is_leaving_it_costs_a_point_and_can_be_blocked() {
    let mut t = scout(&[("crossing", 0), ("straight", 0)]);
    t.may(Choice::Explore(NORTH), rule::EXPLORATION_ACTION);
    t.done();
    let humans = "human = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 1, die = 6 }]";
    let mut t = table(&(row(&[("crossing", 2), ("straight", 0)]) + humans));
    t.activate(human(0)).may_not(Choice::Explore(NORTH), rule::MOVEMENT_BLOCKING);
}

#[rule(ACTIVATION_INFERNAL_EACH, ACTIVATION_INFERNAL_ORDER, THREAT_ACT_NORMALLY)]
fn who_came_into_play_this_turn_moves_and_attacks_in_either_order() {
    let more = "scenario = 'hit-them'\nphase = 'threat'\nthreat = 2\nhuman = [{ who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("crossing", 0), ("straight", 0), ("crossing", 0)]) + more));
    t.choose(troglodyte_on(0)).choose(troglodyte_on(2));
    t.activate(troglodytes(0)).choose(to(1)).attack(human(0)).roll([1]);
    assert_eq!((t.tile(0).troglodytes, t.tile(1).troglodytes), (0, 1));
    // The second one attacks nobody where it is; after its action it could still move, after its move it could act.
    t.activate(troglodytes(2)).choose(to(1)).may(Choice::Attack(human(0)), rule::ACTIVATION_INFERNAL_ORDER);
    t.done().roll([4]);
}

#[rule(ACTIVATION_INFERNAL_ORDER, ACTIVATION_ACT_THEN_MOVE)]
fn an_infernal_warrior_may_act_first_and_then_move() {
    let more =
        "phase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]\nfiend = [{ who = 'hunter', at = 0 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1), ("straight", 0)]) + more));
    t.activate(fiend(0)).attack(human(0)).roll([1]);
    t.may(to(1), rule::ACTIVATION_INFERNAL_ORDER).may_not(Choice::Attack(human(0)), rule::ACTIVATION_INFERNAL_ORDER);
    t.choose(to(1)).choose(to(2));
    assert_eq!(t.at(fiend(0)), 2);
}

#[rule(EXPLORATION_HUMANS_ONLY)]
fn infernal_warriors_do_not_explore() {
    let more = "phase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.activate(troglodytes(1)).may_not(Choice::Explore(EAST), rule::EXPLORATION_HUMANS_ONLY);
}

#[rule(THREAT_TROGLODYTE_STATISTICS, THREAT_HELLHOUND_STATISTICS, BOARD_MOVEMENT, EXHAUSTED_STATISTICS)]
fn who_has_no_points_is_told_why() {
    let more = "phase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 1, die = 3 }]\nfiend = [{ who = 'hellhound', at = 1 }, { who = 'master-of-souls', at = 1 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 0), ("straight", 0)]) + more));
    t.activate(troglodytes(0)).choose(to(1)).may_not(to(2), rule::THREAT_TROGLODYTE_STATISTICS);
    t.done().activate(fiend(1)).may_not(to(2), rule::BOARD_MOVEMENT);
    let lasting = "\nlasting = [{ token = { event = 'demonic-rage' }, on = { fiend = 0 }, gives = { plus = ['combat', 1] }, until = 'infernal-preparation' }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 0), ("straight", 0)]) + more + lasting));
    t.activate(fiend(0)).may_not(to(2), rule::THREAT_HELLHOUND_STATISTICS);
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, damage = [4], exhausted = true, equipment = ['healing-potion'] }, { who = 'redeemer', at = 1, die = 3 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 0)]) + more));
    t.activate(human(0))
        .may_not(to(1), rule::EXHAUSTED_STATISTICS)
        .may_not(Choice::Attack(troglodytes(0)), rule::EXHAUSTED_STATISTICS);
}

#[rule(MOVEMENT_BLOCKING_EACH, MOVEMENT_OCCUPATION_PER_FACTION, MOVEMENT_OPTIONAL)]
fn who_walks_among_enemies_is_checked_again_there() {
    let more = "human = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 1), ("straight", 3), ("straight", 0)]) + more));
    t.activate(human(0)).may(to(1), rule::MOVEMENT_OCCUPATION_PER_FACTION);
    t.choose(to(1)).may_not(to(2), rule::MOVEMENT_BLOCKING_EACH);
    t.done().activate(human(1)).attack(troglodytes(0)).roll([1, 1]).may(Choice::Done, rule::MOVEMENT_OPTIONAL);
}
