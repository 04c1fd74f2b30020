//! The goals and special rules of scenarios.

use cite::rule;
use claustrophobia::content::{EquipmentCard, InstinctCard, SCENARIOS, Scenario, ScenarioAction, Special, TileEffect, TileNo};
use claustrophobia::{Choice, Ending, Event, HumanId, rule};

use crate::support::{EAST, HUMAN, INFERNAL, Table, WEST, fiend, human, new_game, table, to, troglodytes};

const LEAVE: Choice = Choice::Scenario(ScenarioAction::Leave);
const WORK: Choice = Choice::Scenario(ScenarioAction::Work);

/// The exit and a crossing east of it; these humans.
fn at_exit(scenario: &str, more: &str) -> Table {
    table(&format!(
        "scenario = '{scenario}'\ntunnels = [{{ tile = 36, at = [0, 0], open = 'nes' }}, {{ tile = 'crossing', at = [1, 0] }}]\n{more}"
    ))
}

fn scenario(id: &str) -> &'static Scenario {
    SCENARIOS.iter().find(|scenario| scenario.id() == id).expect("there is such a scenario")
}

#[rule(CONTENT_SURVIVORS, GAME_VICTORY, ACTIVATION_ACTION_SCENARIO)]
fn two_survivors_win() {
    let mut t = at_exit(
        "survivors",
        "human = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'condemned-scout', at = 0, die = 4 }, { who = 'condemned-brute', at = 1, die = 4 }]",
    );
    t.activate(human(0)).choose(LEAVE).told(Event::Left(HumanId(0)), rule::CONTENT_SCENARIOS);
    t.activate(human(1)).choose(LEAVE).over(rule::GAME_VICTORY, HUMAN);
}

#[rule(CONTENT_SURVIVORS)]
fn one_survivor_is_a_draw_when_nobody_can_follow() {
    // The others are dead.
    let mut t = at_exit("survivors", "human = [{ who = 'redeemer', at = 0, die = 1 }]");
    t.activate(human(0)).choose(LEAVE).told(Event::Ended(Ending::Draw), rule::CONTENT_SURVIVORS).drawn(rule::CONTENT_SURVIVORS);
    // Time runs out for the second one.
    let last = |turn: u8| {
        format!(
            "turn = {turn}\nphase = 'infernal-activation'\n\
             human = [{{ who = 'redeemer', at = 1, die = 1 }}, {{ who = 'condemned-scout', left = true }}]"
        )
    };
    at_exit("survivors", &last(10)).drawn(rule::CONTENT_SURVIVORS);
    at_exit("survivors", &last(9)).roll([1]).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
}

#[rule(CONTENT_SURVIVORS)]
fn the_last_one_alive_plays_on_for_the_draw() {
    let lone = |scenario: &str| {
        at_exit(scenario, "phase = 'infernal-activation'\nthreat = 0\nhuman = [{ who = 'redeemer', at = 1, die = 1 }]")
    };
    lone("survivors").roll([1]).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    lone("the-vault").over(rule::GAME_VICTORY, INFERNAL);
}

#[rule(CONTENT_SURVIVORS, CONTENT_SCENARIOS)]
fn no_survivor_is_a_defeat() {
    let mut t = table(
        "phase = 'infernal-activation'\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'redeemer', at = 0, die = 6, damage = [1, 2, 3, 4, 5] }]",
    );
    t.activate(troglodytes(0)).attack(human(0)).roll([6]).over(rule::GAME_VICTORY, INFERNAL);
}

#[rule(CONTENT_SCENARIOS, GAME_TURN_MARKER)]
fn after_the_last_turn_the_infernal_player_has_won() {
    let mut t = table(
        "phase = 'infernal-activation'\nturn = 10\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }]\n\
         human = [{ who = 'redeemer', at = 0, die = 6 }, { who = 'condemned-brute', at = 0, die = 3 }]",
    );
    t.activate(troglodytes(0)).done().over(rule::GAME_TURN_MARKER, INFERNAL);
}

#[rule(CONTENT_SCENARIOS, MOVEMENT_BLOCKING)]
fn who_is_blocked_on_the_exit_cannot_leave() {
    let mut t = table(
        "tunnels = [{ tile = 36, at = [0, 0], troglodytes = 2 }]\n\
         human = [{ who = 'redeemer', at = 0, die = 1 }]",
    );
    t.activate(human(0));
    assert!(!t.offers(LEAVE));
}

#[rule(CONTENT_SCENARIOS, TILE_STASH)]
fn nobody_leaves_before_the_stashes_are_open() {
    let may_leave = |scenario: &str, deeds: u8| {
        let mut t = at_exit(
            scenario,
            &format!(
                "progress = [{deeds}]\nhuman = [{{ who = 'redeemer', at = 0, die = 1 }}, {{ who = 'condemned-scout', at = 0, die = 4 }}, \
                 {{ who = 'condemned-brute', at = 1 }}]"
            ),
        );
        t.activate(human(0)).offers(LEAVE)
    };
    for (scenario, deeds) in [("who-dares-wins", 2), ("the-vault", 1), ("the-lost-patrol", 1)] {
        assert!(!may_leave(scenario, deeds - 1) && may_leave(scenario, deeds), "{scenario}");
    }
}

/// A Scout explores eastward and finds a stash.
fn finds_stash(scenario: &str, more: &str) -> Table {
    let mut t = table(&format!(
        "scenario = '{scenario}'\npile = ['stash dead-end', 'crossing']\ntunnels = [{{ tile = 'crossing', at = [0, 0] }}]\n\
         human = [{{ who = 'condemned-scout', at = 0, die = 4 }}, {{ who = 'redeemer', at = 0, die = 1 }}, {{ who = 'condemned-brute', at = 0 }}{more}"
    ));
    t.activate(human(0)).choose(Choice::Explore(EAST)).draw_tile(Some(TileEffect::Stash));
    t
}

#[rule(TILE_STASH, CONTENT_SCENARIOS)]
fn opening_a_stash_is_a_deed_once() {
    let t = finds_stash("who-dares-wins", "]");
    assert!(t.ever(|event| *event == Event::Progress(0, 1)) && t.tile(1).resolved);
    let mut t = table(
        "scenario = 'who-dares-wins'\ntunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'stash straight', at = [1, 0], open = 'ew', resolved = true }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 1 }]",
    );
    t.activate(human(0)).choose(to(1));
    assert!(!t.ever(|event| matches!(event, Event::Progress(..))));
}

#[rule(EQUIPMENT_OBTAIN, TILE_STASH)]
fn a_stash_holds_equipment_where_the_scenario_says_so() {
    let mut t = finds_stash("hit-them", "]");
    t.chance(HUMAN, rule::EQUIPMENT_OBTAIN, 1);
    t.draw(EquipmentCard::Halberd);
    t.told(Event::EquipmentFound(HumanId(0), EquipmentCard::Halberd), rule::EQUIPMENT_OBTAIN);
    assert!(t.tile(1).resolved && t.human(0).equipment.iter().any(|held| held.card == EquipmentCard::Halberd));
}

#[rule(TILE_STASH, CONTENT_SCENARIOS)]
fn the_lost_patrol_waits_at_the_stash() {
    let t = finds_stash("the-lost-patrol", ", { who = 'condemned-brute' }, { who = 'guardian' }]");
    assert_eq!((t.at(human(3)), t.at(human(4))), (1, 1));
    assert_eq!(t.values(human(4)), [0, 0, 3], "without a die yet");
    assert!(t.ever(|event| *event == Event::Progress(0, 1)));
}

#[rule(TILE_STASH, CONTENT_SCENARIOS)]
fn the_possessed_one_waits_in_a_stash_and_cannot_be_bought() {
    let t = finds_stash("the-possessed", ", { who = 'swordswoman' }, { who = 'guardian' }]");
    assert_eq!(t.at(fiend(0)), 1);
    let t = table(
        "scenario = 'the-possessed'\nphase = 'threat'\nthreat = 20\ntunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'crossing', at = [1, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 4 }]",
    );
    t.may_not(crate::support::fiend_on(0, 1), rule::THREAT_DEMON_ALLOWED);
}

/// Two humans on a stash, in a scenario where there is work to do, and a third one elsewhere.
fn at_work(scenario: &str, stash: &str, more: &str) -> Table {
    table(&format!(
        "scenario = '{scenario}'\n{more}\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0] }}, {{ tile = 'stash straight', at = [1, 0], open = 'ew'{stash} }}]\n\
         human = [{{ who = 'condemned-scout', at = 1, die = 4 }}, {{ who = 'condemned-brute', at = 1, die = 4 }}, \
                  {{ who = 'redeemer', at = 0, die = 1 }}]"
    ))
}

#[rule(ACTIVATION_ACTION_SCENARIO, CONTENT_SCENARIOS)]
fn work_at_the_breach_closes_it_undisturbed() {
    let mut t = at_work("holding-back", ", mark = 1", "progress = [1]");
    t.activate(human(2));
    assert!(!t.offers(WORK), "only there");
    t.done().activate(human(0)).choose(WORK).told(Event::Progress(0, 2), rule::CONTENT_SCENARIOS);
    t.done().activate(human(1)).choose(WORK).over(rule::GAME_VICTORY, HUMAN);
    let mut t = at_work("holding-back", ", troglodytes = 1", "");
    assert!(!t.activate(human(0)).offers(WORK), "a troglodyte is there");
}

#[rule(ACTIVATION_ACTION_SCENARIO, CONTENT_SCENARIOS)]
fn a_nest_takes_two_actions_and_no_more() {
    let mut t = at_work("cleansing-by-fire", ", mark = 1", "");
    t.activate(human(0)).choose(WORK).done().activate(human(1));
    assert!(!t.offers(WORK));
}

#[rule(CONTENT_SCENARIOS, THREAT_SPEND)]
fn a_tribute_brings_threat_points_in_each_threat_phase() {
    let t = table(
        "scenario = 'the-vault'\nphase = 'infernal-trigger'\nthreat = 0\ntunnels = [{ tile = 'crossing', at = [0, 0] }, \
         { tile = 'crossing', at = [1, 0] }]\nhuman = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'condemned-scout', at = 0 }]",
    );
    assert!(t.ever(|event| *event == Event::Threat(4)));
}

/// The pentacle room east of a crossing, in The Ritual, at the end of a turn.
fn ritual(at: u8, progress: u8) -> Table {
    let mut t = table(&format!(
        "scenario = 'the-ritual'\nphase = 'infernal-activation'\nprogress = [0, {progress}]\n\
         tunnels = [{{ tile = 'crossing', at = [0, 0], troglodytes = 1 }}, {{ tile = 35, at = [1, 0] }}]\n\
         human = [{{ who = 'redeemer', at = {at}, die = 1 }}, {{ who = 'guardian', at = 0, die = 1 }}]"
    ));
    t.activate(troglodytes(0)).done();
    t
}

#[rule(CONTENT_SCENARIOS, GAME_VICTORY)]
fn the_ritual_goes_on_unless_a_human_is_in_the_room() {
    let mut t = ritual(0, 0);
    assert!(t.ever(|event| *event == Event::Progress(1, 1)));
    t.roll([1, 1]);
    let mut t = ritual(1, 0);
    assert!(!t.ever(|event| matches!(event, Event::Progress(..))));
    t.roll([1, 1]);
    let needed = scenario("the-ritual").special.iter().find_map(|special| match special {
        Special::Ritual { needed, .. } => Some(*needed),
        _ => None,
    });
    ritual(0, needed.unwrap() - 1).over(rule::CONTENT_SCENARIOS, INFERNAL);
}

#[rule(CONTENT_SCENARIOS, EXPLORATION_PLACE)]
fn the_master_of_souls_comes_with_its_room_and_dies_once() {
    let mut t = table(
        "scenario = 'hit-them'\npile = [35]\nfiend = [{ who = 'master-of-souls' }]\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 4 }]",
    );
    t.activate(human(0)).choose(Choice::Explore(WEST)).draw(TileNo(35));
    assert_eq!((t.at(fiend(0)), t.at(human(0))), (1, 1));
    let mut t = table(
        "scenario = 'hit-them'\nfiend = [{ who = 'master-of-souls', at = 0, damage = 9 }]\ntunnels = [{ tile = 'crossing', at = [0, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 4 }]",
    );
    t.activate(human(0)).attack(fiend(0)).roll([4, 1]).over(rule::GAME_VICTORY, HUMAN);
}

#[rule(CONTENT_SCENARIOS, GAME_VICTORY)]
fn the_watch_is_held_by_two_at_the_end_and_lost_with_one() {
    let last = |humans: &str| {
        let turns = scenario("the-long-watch").turns;
        table(&format!(
            "scenario = 'the-long-watch'\nphase = 'infernal-activation'\nturn = {turns}\n\
             tunnels = [{{ tile = 'crossing', at = [0, 0], troglodytes = 1 }}]\nhuman = [{humans}]"
        ))
    };
    let mut t = last("{ who = 'redeemer', at = 0, die = 1 }, { who = 'guardian', at = 0, die = 1 }");
    t.activate(troglodytes(0)).done().over(rule::GAME_VICTORY, HUMAN);
    let mut t =
        last("{ who = 'redeemer', at = 0, die = 6 }, { who = 'condemned-scout', at = 0, die = 4, damage = [1, 2, 3, 4, 5] }");
    // A hit that waits to be allocated comes before the end.
    t.activate(troglodytes(0)).attack(human(1)).roll([6]).over(rule::GAME_VICTORY, INFERNAL);
}

#[rule(CONTENT_SCENARIOS, PREP_INSTINCT_HAND_START)]
fn the_vault_begins_with_two_instinct_cards() {
    let mut t = new_game("the-vault");
    t.draw(InstinctCard::Rage).draw(InstinctCard::Haste);
    t.roll([1, 1, 1, 1]);
    assert_eq!(t.ask().seat(), HUMAN);
}
