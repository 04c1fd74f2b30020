//! Hits and what they do.

use cite::rule;
use claustrophobia::{Choice, Event, FiendId, HumanId, SpotId, Standing, rule};

use crate::support::{HUMAN, Table, fiend, fiend_on, human, line, row, table, troglodytes};

/// The Redeemer with three dice and a Scout who waits, against somebody.
fn against(fiends: &str) -> Table {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 6 }]\n";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + humans + &format!("fiend = [{fiends}]")));
    t.activate(human(0));
    t
}

/// A demon with four dice attacks somebody.
fn demon_attacks(humans: &str) -> Table {
    let more = format!("phase = 'infernal-activation'\nfiend = [{{ who = 'demon-of-combat', at = 0 }}]\nhuman = [{humans}]");
    let mut t = table(&(row(&[("crossing", 0), ("straight", 1)]) + &more));
    t.activate(fiend(0));
    t
}

#[rule(DAMAGE_TROGLODYTE, DAMAGE_TROGLODYTE_CARRY_OVER)]
fn a_second_hit_is_carried_over_to_another_troglodyte() {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 3)]) + humans));
    t.activate(human(0)).attack(troglodytes(0)).roll([1, 3, 3]);
    let killed = Event::TroglodytesKilled(SpotId(0), 1);
    t.told(killed.clone(), rule::DAMAGE_TROGLODYTE).told(killed, rule::DAMAGE_TROGLODYTE_CARRY_OVER);
    let mut t = table(&(row(&[("straight", 3)]) + humans));
    t.activate(human(0)).attack(troglodytes(0)).roll([1, 1, 3]);
    t.told(Event::TroglodytesKilled(SpotId(0), 1), rule::DAMAGE_TROGLODYTE);
    t.roll([1, 1, 1]);
}

#[rule(DAMAGE_TROGLODYTE, DAMAGE_TROGLODYTE_RESERVE, DAMAGE_TROGLODYTE_CARRY_OVER, THREAT_TROGLODYTE_STATISTICS)]
fn each_hit_kills_one_troglodyte_which_goes_back_to_the_reserve() {
    let humans = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 6 }]";
    let mut t = table(&(row(&[("straight", 2), ("straight", 0)]) + humans));
    assert_eq!(t.values(troglodytes(0)), [1, 1, 3]);
    t.activate(human(0)).attack(troglodytes(0)).roll([1, 2, 3]);
    t.told(Event::BackToReserve(1), rule::DAMAGE_TROGLODYTE_RESERVE);
    assert_eq!((t.tile(0).troglodytes, t.game().reserve()), (1, 10));
}

#[rule(DAMAGE_HELLHOUND, DAMAGE_HELLHOUND_REMOVED, BOARD_LIFE_POINTS, THREAT_HELLHOUND_STATISTICS)]
fn three_hits_kill_a_hellhound_for_good() {
    let mut t = against("{ who = 'hellhound', at = 0 }");
    assert_eq!((t.values(fiend(0)), t.game().life_of(FiendId(0))), ([0, 0, 4], 3));
    t.attack(fiend(0)).roll([3, 4, 5]);
    t.told(Event::Wounded(FiendId(0), 2), rule::DAMAGE_HELLHOUND);
    assert_eq!((t.fiend(0).damage, t.fiend(0).standing), (2, Standing::InPlay));
    let mut t = against("{ who = 'hellhound', at = 0, damage = 2 }");
    t.attack(fiend(0)).roll([1, 1, 4]);
    t.told(Event::FiendKilled(FiendId(0)), rule::DAMAGE_HELLHOUND_REMOVED);
    assert_eq!(t.fiend(0).standing, Standing::Dead);
}

#[rule(DAMAGE_DEMON, DAMAGE_DEMON_FIRST_DEATH, DAMAGE_DEMON_SECOND_DEATH)]
fn a_demon_comes_back_once() {
    for (deaths, standing) in [(0, Standing::Reserve), (1, Standing::Dead)] {
        let mut t = against(&format!("{{ who = 'hunter', at = 0, damage = 2, deaths = {deaths} }}"));
        t.attack(fiend(0)).roll([3, 3, 4]);
        t.told(Event::Wounded(FiendId(0), 3), rule::DAMAGE_DEMON);
        assert_eq!(t.fiend(0).standing, Standing::InPlay, "it has four life points");
        let mut t = against(&format!("{{ who = 'hunter', at = 0, damage = 2, deaths = {deaths} }}"));
        t.attack(fiend(0)).roll([3, 4, 4]).told(Event::Wounded(FiendId(0), 4), rule::BOARD_LIFE_POINTS);
        if deaths == 0 {
            t.told(Event::ToReserve(FiendId(0)), rule::DAMAGE_DEMON_FIRST_DEATH);
        } else {
            t.told(Event::FiendKilled(FiendId(0)), rule::DAMAGE_DEMON_SECOND_DEATH);
        }
        assert_eq!((t.fiend(0).standing, t.fiend(0).at), (standing, None));
    }
}

#[rule(DAMAGE_DEMON_RETURN_STATE)]
fn a_demon_that_comes_back_is_unharmed_at_the_same_cost() {
    let more = "phase = 'threat'\nthreat = 6\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]
                fiend = [{ who = 'hunter', deaths = 1 }]\ndestiny = [{ value = 2, waits = 'fiend 0' }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + more));
    t.choose(fiend_on(0, 1));
    assert_eq!((t.game().threat(), t.game().life_of(FiendId(0))), (1, 4));
    assert_eq!(t.waiting(claustrophobia::PowerId::of(FiendId(0))), [2], "dice on its board stay");
}

#[rule(COMBAT_SPECIAL_TROGLODYTE_HITS, BOARD_SPECIAL_TROGLODYTE)]
fn a_tough_troglodyte_is_wounded_like_a_hellhound_and_goes_back_to_the_reserve() {
    let mut t = against("{ who = 'tough-troglodyte', at = 0 }");
    assert_eq!(t.values(fiend(0)), [2, 1, 5], "its board has its own statistics");
    t.attack(fiend(0)).roll([4, 4, 5]);
    t.told(Event::ToReserve(FiendId(0)), rule::COMBAT_SPECIAL_TROGLODYTE_HITS);
    assert_eq!(t.fiend(0).standing, Standing::Reserve);
}

#[rule(DAMAGE_WESTERN_LINE, DAMAGE_WESTERN_CANCELLED)]
fn each_hit_cancels_a_line_that_is_not_cancelled_yet() {
    let mut t = demon_attacks("{ who = 'redeemer', at = 0, die = 4, damage = [2] }");
    t.attack(human(0)).roll([4, 4, 1, 1]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    assert_eq!(t.options(), [1, 3, 4, 5, 6].map(|number| line(0, number)));
    t.choose(line(0, 5)).told(Event::Cancelled(HumanId(0), 5), rule::DAMAGE_WESTERN_CANCELLED);
    assert_eq!(t.options(), [1, 3, 4, 6].map(|number| line(0, number)));
    t.choose(line(0, 1));
    assert_eq!(t.damage(0), [1, 2, 5]);
}

#[rule(DAMAGE_WESTERN_DEATH, COMBAT_HIT_ON_FULL_BOARD, EQUIPMENT_OWNER_LOST)]
fn the_sixth_damage_marker_kills_and_further_hits_are_lost() {
    let mut t = demon_attacks(
        "{ who = 'redeemer', at = 0, die = 4, damage = [1, 2, 3, 5], equipment = ['halberd'] }, { who = 'condemned-scout', at = 1, die = 1 }",
    );
    t.attack(human(0)).roll([4, 4, 4, 4]).choose(line(0, 4));
    t.told(Event::HumanKilled(HumanId(0)), rule::DAMAGE_WESTERN_DEATH);
    t.told(Event::EquipmentGone(HumanId(0)), rule::EQUIPMENT_OWNER_LOST);
    t.told(Event::Lost(2), rule::COMBAT_HIT_ON_FULL_BOARD);
    assert_eq!((t.human(0).standing, t.human(0).at), (Standing::Dead, None));
    assert!(t.human(0).equipment.is_empty());
}

#[rule(EXHAUSTED_NOT_BY_LATER_DAMAGE, EXHAUSTED_ONLY_IN_PREPARATION)]
fn a_warrior_whose_own_line_is_cancelled_in_a_fight_fights_on_with_it() {
    let mut t = demon_attacks("{ who = 'redeemer', at = 0, die = 4 }");
    let before = t.values(human(0));
    t.attack(human(0)).roll([4, 1, 1, 1]).choose(line(0, 4));
    t.told(Event::Cancelled(HumanId(0), 4), rule::EXHAUSTED_NOT_BY_LATER_DAMAGE);
    assert!(!t.human(0).exhausted);
    assert_eq!((t.values(human(0)), t.damage(0)), (before, vec![4]));
}

#[rule(ACTIVATION_KILL_DURING)]
fn who_dies_in_its_own_activation_does_nothing_more() {
    let more =
        "human = [{ who = 'condemned-scout', at = 0, die = 5, damage = [1, 2, 3, 4, 6] }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("booby-trap", 0), ("straight", 0)]) + more));
    t.activate(human(0)).choose(Choice::Move(SpotId(1))).roll([3]);
    t.told(Event::HumanKilled(HumanId(0)), rule::DAMAGE_WESTERN_DEATH);
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.options(), [Choice::Activate(human(1)), Choice::Done]);
}
