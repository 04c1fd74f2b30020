//! The threat phase: points bring warriors into play.

use cite::rule;
use claustrophobia::content::{FiendKind, UNBOUGHT};
use claustrophobia::{Choice, DiePlace, Event, FiendId, PowerId, Recruit, SpotId, rule};
use table::{Fate, Think as _};

use crate::support::{INFERNAL, Table, fiend, fiend_on, human, row, table, troglodyte_on, troglodytes};

/// The threat phase with so many points; a human on the first tile.
fn threat(points: u8, tiles: &[(&str, u8)], more: &str) -> Table {
    let more = format!("phase = 'threat'\nthreat = {points}\n{more}\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]");
    table(&(row(tiles) + &more))
}

const PLAIN: &[(&str, u8)] = &[("straight", 0), ("crossing", 0), ("crossing", 0)];

#[rule(THREAT_SPEND, THREAT_TROGLODYTE_COST, THREAT_CHOOSE_TILES, THREAT_RESERVE)]
fn a_troglodyte_of_the_reserve_costs_one_point() {
    let mut t = threat(2, PLAIN, "");
    t.asks(INFERNAL, rule::THREAT_SPEND)
        .may(troglodyte_on(1), rule::THREAT_CHOOSE_TILES)
        .may(Choice::Done, rule::BOARD_THREAT_STORAGE);
    t.choose(troglodyte_on(1)).told(Event::Entered(Recruit::Troglodyte, SpotId(1)), rule::THREAT_RESERVE);
    assert_eq!((t.game().threat(), t.game().reserve(), t.tile(1).troglodytes), (1, 10, 1));
    t.choose(troglodyte_on(2)).asks(INFERNAL, rule::ACTIVATION_INFERNAL_EACH);
    assert_eq!((t.game().threat(), t.tile(2).troglodytes), (0, 1), "one tile or several");
}

#[rule(THREAT_RESERVE, SETUP_INFERNAL_WARRIORS)]
fn who_is_not_in_the_reserve_cannot_come() {
    let all = [("crossing", 0), ("crossing", 4), ("crossing 5", 4), ("crossing 5", 3)];
    let tiles = all.map(|(name, count)| (name, count));
    let more = "phase = 'threat'\nthreat = 9\nfiend = []\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let tunnels: Vec<String> = tiles
        .iter()
        .zip(0..)
        .map(|((name, count), x)| format!("{{ tile = '{name}', at = [{x}, 0], troglodytes = {count} }}"))
        .collect();
    let t = table(&format!("tunnels = [{}]\n{more}", tunnels.join(", ")));
    assert_eq!(t.game().reserve(), 0, "all eleven are in play");
    t.asks(INFERNAL, rule::ACTIVATION_INFERNAL_EACH);
}

#[rule(THREAT_HELLHOUND_COST, THREAT_TROGLODYTE_COST)]
fn a_hellhound_costs_three_points() {
    threat(2, PLAIN, "fiend = [{ who = 'hellhound' }]").may_not(fiend_on(0, 1), rule::THREAT_HELLHOUND_COST);
    let mut t = threat(4, PLAIN, "fiend = [{ who = 'hellhound' }]");
    t.choose(fiend_on(0, 1)).done();
    assert_eq!(t.game().threat(), 1);
}

#[rule(THREAT_HELLHOUND_POWER, THREAT_HELLHOUND_DIE, THREAT_HELLHOUND_STATISTICS, CONTENT_HELLHOUND_POWER)]
fn a_hellhound_that_enters_may_take_a_die_of_the_pool_with_any_value() {
    for (value, statistics) in [(1, [3, 1, 4]), (2, [3, 1, 4]), (3, [2, 2, 4]), (4, [2, 2, 4]), (5, [1, 3, 4]), (6, [1, 3, 4])] {
        let mut t = threat(3, PLAIN, "fiend = [{ who = 'hellhound' }]");
        t.choose(fiend_on(0, 1)).asks(INFERNAL, rule::THREAT_HELLHOUND_POWER);
        assert_eq!(t.values(fiend(0)), [0, 0, 4]);
        t.choose(Choice::Growl(value)).told(Event::Growled(FiendId(0), value), rule::THREAT_HELLHOUND_POWER);
        assert_eq!(t.values(fiend(0)), statistics);
        assert_eq!((t.dice(DiePlace::Triggered(PowerId::of(FiendId(0)))), t.dice(DiePlace::Pool).len()), (vec![value], 5));
    }
}

#[rule(THREAT_HELLHOUND_DIE)]
fn only_dice_of_the_pool_serve_a_hellhound_that_enters() {
    let waiting = (0..6).map(|_| "{ value = 1, waits = 'speed' }").collect::<Vec<_>>().join(", ");
    let mut t = threat(4, PLAIN, &format!("fiend = [{{ who = 'hellhound' }}]\ndestiny = [{waiting}]"));
    t.choose(fiend_on(0, 1)).asks(INFERNAL, rule::THREAT_SPEND);
    assert_eq!(t.values(fiend(0)), [0, 0, 4]);
}

#[rule(THREAT_DEMON_ALLOWED, THREAT_DEMON_DATA, BOARD_DEMON_UNIQUE)]
fn only_demons_of_the_scenario_come_each_with_its_own_board() {
    let mut t = threat(9, PLAIN, "");
    let demons: Vec<FiendKind> = t
        .game()
        .fiend_ids()
        .map(|id| t.game().fiend(id).kind)
        .filter(|kind| *kind != FiendKind::Hellhound && *kind != FiendKind::ToughTroglodyte)
        .collect();
    assert_eq!(demons, [FiendKind::Hunter]);
    t.choose(fiend_on(0, 1));
    let card = FiendKind::Hunter.card();
    assert_eq!(t.values(fiend(0)), [card.movement, card.combat, card.defense]);
    assert_eq!((t.statistics(fiend(0)).talents, t.game().threat()), (card.talents, 9 - card.cost));
    t.may_not(fiend_on(0, 2), rule::BOARD_DEMON_UNIQUE)
        .told(Event::Entered(Recruit::Fiend(FiendId(0)), SpotId(1)), rule::THREAT_DEMON_DATA);
}

#[rule(THREAT_DEMON_ALLOWED)]
fn who_cannot_be_bought_is_refused() {
    let t = threat(255, PLAIN, &format!("fiend = [{{ who = 'hunter', cost = {UNBOUGHT} }}]"));
    t.may_not(fiend_on(0, 1), rule::THREAT_DEMON_ALLOWED);
}

#[rule(THREAT_SPEND)]
fn who_costs_too_much_stays_away() {
    threat(4, PLAIN, "fiend = [{ who = 'hunter' }]").may_not(fiend_on(0, 1), rule::THREAT_SPEND);
}

#[rule(THREAT_OCCUPATION, THREAT_ORDER)]
fn warriors_enter_one_after_the_other_and_need_room() {
    let mut t = threat(4, &[("straight", 0), ("straight", 2)], "fiend = []");
    t.choose(troglodyte_on(1));
    assert_eq!(t.game().threat(), 3);
    t.asks(INFERNAL, rule::ACTIVATION_INFERNAL_EACH);
    assert_eq!(t.tile(1).troglodytes, 3, "the tile was full after the first one, and there was no other");
    threat(4, &[("straight", 0), ("straight", 3), ("straight", 0)], "").may_not(troglodyte_on(1), rule::THREAT_OCCUPATION);
}

#[rule(THREAT_OPENING, EXPLORATION_UNEXPLORED)]
fn a_tile_of_entry_has_an_unexplored_opening() {
    let t = threat(4, &[("straight", 0), ("straight", 0), ("straight", 0)], "");
    t.may_not(troglodyte_on(1), rule::THREAT_OPENING).may(troglodyte_on(2), rule::THREAT_CHOOSE_TILES);
}

#[rule(THREAT_EMPTY_TILE)]
fn a_tile_of_entry_holds_no_human() {
    threat(4, PLAIN, "").may_not(troglodyte_on(0), rule::THREAT_EMPTY_TILE);
}

#[rule(THREAT_ACT_NORMALLY)]
fn who_came_into_play_acts_in_the_same_turn() {
    let mut t = threat(1, PLAIN, "");
    t.choose(troglodyte_on(1)).may(Choice::Activate(troglodytes(1)), rule::ACTIVATION_INFERNAL_EACH);
}

#[rule(THREAT_HELLHOUND_LIMIT, DAMAGE_DEMON_SECOND_DEATH)]
fn who_was_killed_for_good_is_refused() {
    let more = "scenario = 'hit-them'\nthreat = 9\nfiend = [{ who = 'hunter', at = 0, damage = 3, deaths = 1 }, { who = 'hellhound', at = 0, damage = 2 }]
                human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0), ("straight", 0)]) + more));
    t.activate(human(0)).attack(fiend(0)).roll([1, 1, 4]).done();
    t.activate(human(1)).attack(fiend(1)).roll([1, 4]).done().roll([1, 1, 1]);
    for board in [0, 1].map(|place| PowerId::of(FiendId(place))) {
        assert!(!t.offers(Choice::Allocate(1, board)), "no die goes on the board of somebody who never comes back");
    }
    for power in [PowerId::SPEED, PowerId::SPEED, PowerId::SNEAKY] {
        t.choose(Choice::Allocate(1, power));
    }
    t.may(troglodyte_on(2), rule::THREAT_CHOOSE_TILES);
    t.may_not(fiend_on(0, 2), rule::DAMAGE_DEMON_SECOND_DEATH).may_not(fiend_on(1, 2), rule::THREAT_HELLHOUND_LIMIT);
}

#[rule(THREAT_HELLHOUND_LIMIT, BOARD_DEMON_UNIQUE)]
fn who_is_in_play_already_is_refused() {
    let t = threat(9, PLAIN, "fiend = [{ who = 'hellhound', at = 2 }, { who = 'hunter', at = 2 }, { who = 'leech' }]");
    t.may_not(fiend_on(0, 1), rule::THREAT_HELLHOUND_LIMIT).may_not(fiend_on(1, 1), rule::BOARD_DEMON_UNIQUE);
    t.may(fiend_on(2, 1), rule::THREAT_CHOOSE_TILES);
}

#[rule(BOARD_THREAT_STORAGE)]
fn a_horde_with_all_the_points_that_can_be_stored_still_knows_what_to_do() {
    let t = threat(u8::MAX, PLAIN, "");
    let answer = t.game().habit(t.ask(), &mut Fate::new(1)).map(usize::from);
    assert!(answer.is_some_and(|index| index < t.ask().options.len()), "{answer:?}");
}
