//! The goals and special rules of scenarios.

use cite::rule;
use claustrophobia::content::{EquipmentCard, InstinctCard, SCENARIOS, Scenario, ScenarioAction, Special, TileEffect, TileNo};
use claustrophobia::{Choice, Ending, Event, HumanId, rule};
use table::Show;

use crate::horde::tribute;
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
    t.activate(human(0)).may_not(LEAVE, rule::MOVEMENT_BLOCKING);
    // A Guardian Demon is impressive, and nobody acts for the scenario on its tile.
    let mut t = table(
        "fiend = [{ who = 'guardian-demon', at = 0 }]\ntunnels = [{ tile = 36, at = [0, 0] }]\n\
         human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 1 }]",
    );
    t.activate(human(0)).may_not(LEAVE, rule::BOARD_DEMON_ABILITY);
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
        t.activate(human(0));
        let may = t.offers(LEAVE);
        if !may {
            t.may_not(LEAVE, rule::CONTENT_SCENARIOS);
        }
        may
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
    t.activate(human(0)).may_not(WORK, rule::CONTENT_SCENARIOS);
}

#[rule(ACTIVATION_ACTION_SCENARIO, CONTENT_SCENARIOS)]
fn a_nest_takes_two_actions_and_no_more() {
    let mut t = at_work("cleansing-by-fire", ", mark = 1", "");
    t.activate(human(0)).choose(WORK).may_not(WORK, rule::ACTIVATION_ACT_THEN_MOVE);
    t.done().activate(human(1)).may_not(WORK, rule::CONTENT_SCENARIOS);
}

#[rule(CONTENT_SCENARIOS, THREAT_SPEND)]
fn a_tribute_brings_threat_points_in_each_threat_phase() {
    let t = table(
        "scenario = 'survivors'\nphase = 'infernal-trigger'\nthreat = 0\ntunnels = [{ tile = 'crossing', at = [0, 0] }, \
         { tile = 'crossing', at = [1, 0] }]\nhuman = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'condemned-scout', at = 0 }]",
    );
    assert!(t.ever(|event| *event == Event::Threat(tribute("survivors"))));
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

/// A Scout explores eastward from a tile with no other way on, and these tiles are drawn.
fn closes(scenario: &str, pile: &str, tiles: &[u8]) -> Table {
    let mut t = table(&format!(
        "scenario = '{scenario}'\npile = [{pile}]\n\
         tunnels = [{{ tile = 'straight', at = [0, 0], open = 'ew' }}, {{ tile = 'dead-end', at = [-1, 0], open = 'e' }}]\n\
         human = [{{ who = 'condemned-scout', at = 0, die = 4 }}, {{ who = 'redeemer', at = 0, die = 1 }}]"
    ));
    t.activate(human(0)).choose(Choice::Explore(EAST));
    for tile in tiles {
        t.draw(TileNo(*tile));
    }
    t
}

#[rule(EXPLORATION_GOAL_TILE, EXPLORATION_DEAD_END)]
fn a_tile_that_an_aim_needs_goes_under_the_pile_instead_of_out_of_the_game() {
    for (scenario, told, rule, discarded) in [
        ("the-vault", Event::PutUnder(TileNo(23)), rule::EXPLORATION_GOAL_TILE, false),
        ("hit-them", Event::DeadEnd(TileNo(23)), rule::EXPLORATION_DEAD_END, true),
    ] {
        let mut t = closes(scenario, "23, 9, 2", &[23]);
        t.told(told, rule);
        assert_eq!(t.game().pile().discarded != 0, discarded, "{scenario}");
        t.draw(TileNo(9)).choose(Choice::Explore(EAST));
        // It lies under the straight tunnel, if it is in the pile at all: nothing else can come now.
        assert_eq!(t.counts().iter().map(|count| u32::from(*count)).sum::<u32>(), 1, "{scenario}");
        t.draw(TileNo(2));
        assert_eq!(t.game().pile().len(), usize::from(!discarded), "{scenario}");
    }
}

#[rule(EXPLORATION_GOAL_TILE)]
fn the_last_tile_is_laid_although_it_closes_the_tunnels() {
    let t = closes("the-vault", "23", &[23]);
    assert_eq!((t.at(human(0)), t.tile(2).tile), (2, TileNo(23)));
    t.told(Event::Progress(0, 1), rule::CONTENT_SCENARIOS);
    // Dead ends that were laid aside come round once more before.
    let t = closes("the-vault", "23, 39", &[39, 23, 39, 23]);
    assert!(t.ever(|event| *event == Event::PileAgain) && t.ever(|event| *event == Event::PutUnder(TileNo(23))));
    assert_eq!((t.at(human(0)), t.tile(2).tile), (2, TileNo(23)));
}

#[rule(EXPLORATION_GOAL_TILE, GAME_VICTORY)]
fn a_goal_that_nothing_leads_to_any_more_is_lost() {
    let t = closes("who-dares-wins", "23, 24", &[23]);
    t.told(Event::Ended(Ending::Impossible), rule::GAME_VICTORY).over(rule::GAME_VICTORY, INFERNAL);
}

#[rule(CONTENT_SCENARIOS, GAME_VICTORY)]
fn an_escape_with_exactly_enough_alive_goes_on_and_with_one_less_is_over() {
    let ends = |more: &str| {
        at_exit("the-vault", &format!("phase = 'turn-end'\nhuman = [{{ who = 'redeemer', at = 1, die = 1 }}{more}]"))
    };
    ends(", { who = 'condemned-scout', at = 1, die = 4 }").roll([1, 1]);
    let t = ends("");
    t.told(Event::Ended(Ending::Impossible), rule::GAME_VICTORY).over(rule::GAME_VICTORY, INFERNAL);
    // Who is out counts as well.
    ends(", { who = 'condemned-scout', left = true }").roll([1]);
}

#[rule(ACTIVATION_ACTION_SCENARIO, ACTIVATION_ACT_THEN_MOVE)]
fn an_action_of_the_scenario_is_the_action_of_the_activation() {
    let mut t = at_work("holding-back", "", "");
    t.activate(human(0)).choose(WORK).may(to(0), rule::ACTIVATION_ACT_THEN_MOVE);
    t.choose(to(0));
    assert_eq!(t.at(human(0)), 0);
}

#[rule(PREP_FOUND_MID_TURN, TILE_STASH)]
fn who_is_found_in_mid_turn_has_no_die_but_is_not_exhausted() {
    let mut t = finds_stash("the-lost-patrol", ", { who = 'condemned-brute' }, { who = 'guardian', equipment = ['halberd'] }]");
    assert!(!t.human(4).exhausted && t.values(human(4)) == [0, 1, 3], "the halberd counts");
    t.done().activate(human(4));
    assert_eq!(t.at(human(4)), 1);
}

/// What a region and the panels of the picture say.
fn shown(t: &Table) -> String {
    let scene = t.game().scene(None);
    format!("{:?} {:?} {:?}", scene.regions, scene.pieces, scene.panels)
}

#[rule(CONTENT_SCENARIOS, SETUP_SCENARIO_CONTENTS)]
fn places_that_an_aim_names_are_marked_on_the_board() {
    for scenario in &SCENARIOS {
        for tile in [35, 36] {
            let t = table(&format!(
                "scenario = '{}'\ntunnels = [{{ tile = {tile}, at = [0, 0] }}]\nhuman = [{{ who = 'redeemer', at = 0, die = 1 }}]",
                scenario.id()
            ));
            let marked = ["exit", "pentacle"]
                .into_iter()
                .filter(|glyph| t.game().scene(None).regions.iter().any(|region| region.glyph == *glyph));
            let wanted: &[&str] = match (scenario.id(), tile) {
                ("survivors" | "who-dares-wins" | "the-lost-patrol" | "the-vault", 36) => &["exit"],
                ("the-ritual" | "hit-them", 35) => &["pentacle"],
                _ => &[],
            };
            assert_eq!(marked.collect::<Vec<_>>(), wanted, "{}, tile {tile}", scenario.id());
        }
    }
}

#[rule(
    TILE_HOLE_TOKEN,
    TILE_FOUNTAIN_TOKENS,
    BOARD_AVAILABLE_POOL,
    BOARD_ALARM_SPACE,
    GIFT_PRESCIENCE_TOKEN,
    DESTINY_SPEED_EFFECT
)]
fn tokens_counters_and_dice_are_in_the_picture() {
    let plain = "scenario = 'the-ritual'\ntunnels = [{ tile = 'crossing', at = [0, 0], troglodytes = 1 }, { tile = 35, at = [1, 0] }]\n\
                 human = [{ who = 'redeemer', at = 0, die = 1 }, { who = 'guardian', at = 0, die = 1 }]";
    let before = shown(&table(plain));
    let speed = "{ token = 'speed', on = 'troglodytes', gives = { plus = ['movement', 1] }, until = 'infernal-preparation' }";
    let prescience = "{ token = 'prescience', on = 'table', gives = 'foresight', until = 'human-activation-ends' }";
    for (from, to, sign) in [
        ("at = [0, 0],", "at = [0, 0], hole = true,", "thing.hole"),
        ("at = [0, 0],", "at = [0, 0], water = 2,", "thing.water"),
        ("at = [1, 0]", "at = [1, 0], mark = 2", "thing.mark"),
        ("human =", "progress = [1, 0]\nhuman =", "thing.deeds"),
        ("human =", "progress = [0, 1]\nhuman =", "thing.ritual"),
        ("human =", "alarm = 1\nhuman =", "panel.pool"),
        ("human =", "destiny = [{ value = 2, waits = 'speed' }]\nhuman =", "panel.pool"),
        ("human =", &format!("lasting = [{speed}]\nhuman ="), "power.speed"),
        ("human =", &format!("lasting = [{prescience}]\nhuman ="), "gift.prescience"),
    ] {
        let now = shown(&table(&plain.replacen(from, to, 1)));
        assert!(now != before && now.contains(sign), "{to}");
    }
}
