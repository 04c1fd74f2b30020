//! What scenarios give the horde: aims, actions and warriors of its own.

use cite::rule;
use claustrophobia::content::{SCENARIOS, Scenario, Special, TileNo};
use claustrophobia::{Choice, Ending, Event, Recruit, SpotId, rule};
use table::{Game as _, Show as _};

use crate::support::{INFERNAL, Table, human, new_game, table, troglodytes};

fn scenario(id: &str) -> &'static Scenario {
    SCENARIOS.iter().find(|scenario| scenario.id() == id).expect("there is such a scenario")
}

/// Threat points that a scenario brings at first.
pub fn tribute(id: &str) -> u8 {
    let special = scenario(id).special;
    special.iter().find_map(|special| if let Special::Tribute(dial) = special { Some(dial.count()) } else { None }).unwrap_or(0)
}

/// The gate with so many troglodytes on it, a crossing beside it, and a human on one of the two; the turn is about to end.
fn at_the_gate(troglodytes_there: u8, human_at: u8, through: u8) -> Table {
    let mut t = table(&format!(
        "scenario = 'holding-back'\nphase = 'infernal-activation'\nprogress = [0, {through}]\n\
         tunnels = [{{ tile = 37, at = [0, 0], troglodytes = {troglodytes_there} }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
         human = [{{ who = 'redeemer', at = {human_at}, die = 1 }}, {{ who = 'condemned-scout', at = 1, die = 4 }}]"
    ));
    for _ in 0..troglodytes_there {
        t.activate(troglodytes(0)).done();
    }
    t
}

#[rule(CONTENT_SCENARIOS)]
fn troglodytes_on_a_gate_that_nobody_watches_break_through() {
    let mut t = at_the_gate(2, 1, 0);
    t.told(Event::BrokeThrough(SpotId(0), 2), rule::CONTENT_SCENARIOS).told(Event::Progress(1, 2), rule::CONTENT_SCENARIOS);
    assert_eq!(t.tile(0).troglodytes, 0);
    t.roll([1, 1]);
    let mut t = at_the_gate(2, 0, 0);
    assert!(!t.ever(|event| matches!(event, Event::BrokeThrough(..))), "a human watches");
    assert_eq!(t.tile(0).troglodytes, 2);
    t.roll([1, 1]);
}

#[rule(CONTENT_SCENARIOS, GAME_VICTORY)]
fn enough_of_them_through_the_gate_win() {
    let needed = scenario("holding-back").special.iter().find_map(|special| match special {
        Special::Breakthrough { needed, .. } => Some(*needed),
        _ => None,
    });
    let needed = needed.expect("troglodytes break through there");
    let t = at_the_gate(1, 1, needed - 1);
    t.told(Event::Ended(Ending::Breakthrough), rule::CONTENT_SCENARIOS).over(rule::CONTENT_SCENARIOS, INFERNAL);
    at_the_gate(1, 1, needed - 2).roll([1, 1]);
}

/// A stash that takes two actions, of which so many are done, when a threat phase begins.
fn nest(burnt: u8) -> Table {
    table(&format!(
        "scenario = 'cleansing-by-fire'\nphase = 'infernal-trigger'\nthreat = 0\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'stash straight', at = [1, 0], open = 'ew', mark = {burnt} }}]\n\
         human = [{{ who = 'redeemer', at = 0, die = 1 }}, {{ who = 'condemned-scout', at = 0, die = 4 }}]"
    ))
}

#[rule(CONTENT_SCENARIOS, THREAT_RESERVE)]
fn a_nest_that_is_not_burnt_brings_forth_a_troglodyte() {
    for (burnt, there) in [(0, 1), (1, 1), (2, 0)] {
        let mut t = nest(burnt);
        assert_eq!(t.tile(1).troglodytes, there, "{burnt} of 2 actions");
        if there == 0 {
            // With nobody to activate the turn is over.
            t.roll([1, 1]);
        }
    }
}

#[rule(CONTENT_SCENARIOS, THREAT_SPEND)]
fn threat_rises_with_the_turns() {
    for (turn, more) in [(1, 0), (2, 0), (3, 1), (8, 3), (9, 4)] {
        let t = table(&format!(
            "scenario = 'who-dares-wins'\nphase = 'infernal-trigger'\nthreat = 0\nturn = {turn}\n\
             tunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'crossing', at = [1, 0] }}]\n\
             human = [{{ who = 'redeemer', at = 0, die = 1 }}, {{ who = 'condemned-scout', at = 0 }}]"
        ));
        let points = tribute("who-dares-wins") + more;
        assert!(t.ever(|event| *event == Event::Threat(points)), "turn {turn}: {points}");
        assert!(format!("{:?}", t.game().scene(None).panels).contains("panel.tribute"));
    }
}

/// The threat phase of The Vault begins, and these tiles are in the pile.
fn vault() -> Table {
    table(
        "scenario = 'the-vault'\nphase = 'infernal-trigger'\nthreat = 0\npile = [23, 1, 2]\n\
         tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'condemned-scout', at = 0, die = 4 }]",
    )
}

#[rule(CONTENT_SCENARIOS, EXPLORATION_DRAW)]
fn the_horde_of_the_vault_looks_at_the_next_tile() {
    let mut t = vault();
    t.draw(TileNo(23)).told(Event::Scouted, rule::CONTENT_SCENARIOS).asks(INFERNAL, rule::CONTENT_SCENARIOS);
    let seen = |t: &Table, viewer| t.view(Some(viewer)).seen;
    assert_eq!(seen(&t, INFERNAL), [TileNo(23)], "it knows what comes");
    assert_eq!(seen(&t, crate::support::HUMAN), [], "and the humans do not");
    t.choose(Choice::Done);
    assert_eq!((t.game().pile().seen.len(), t.game().pile().len()), (1, 3), "it stays on top");
}

#[rule(CONTENT_SCENARIOS)]
fn a_tile_that_the_horde_does_not_like_is_shuffled_back() {
    let mut t = vault();
    t.draw(TileNo(23)).choose(Choice::ShuffleBack).told(Event::ShuffledBack, rule::CONTENT_SCENARIOS);
    assert_eq!((t.game().pile().seen.len(), t.game().pile().len()), (0, 3), "it is among the others again");
    assert!(t.game().check().is_ok());
}

#[rule(CONTENT_SCENARIOS, SETUP_INFERNAL_WARRIORS)]
fn some_scenarios_begin_with_the_horde_in_the_tunnels() {
    for (id, spot, count) in [("the-long-watch", 1, 2), ("the-long-watch", 3, 2), ("the-lost-patrol", 1, 3)] {
        let mut t = new_game(id);
        assert_eq!(t.tile(spot).troglodytes, count, "{id}");
        assert_ne!(t.at(human(0)), spot, "not among the humans");
        t.told(Event::Entered(Recruit::Troglodyte, SpotId(spot)), rule::CONTENT_SCENARIOS);
        if t.human(2).at.is_some() && t.human(3).at.is_some() {
            t.roll([1, 1, 1, 1])
        } else {
            t.roll([1, 1, 1])
        };
    }
}
