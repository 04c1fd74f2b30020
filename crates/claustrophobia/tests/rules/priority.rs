//! The rules priority hierarchy.

use cite::rule;
use claustrophobia::rule;

use crate::support::{Table, human, row, table, troglodyte_on};

/// A Brute who has 5 as defense, and what two sources set it to.
fn dispute(tile: &str, tokens: [(&str, u8); 2]) -> Table {
    let lasting = tokens.map(|(token, value)| {
        format!("{{ token = {token}, on = {{ human = 0 }}, gives = {{ exactly = ['defense', {value}] }}, until = 'always' }}")
    });
    let more = format!(
        "human = [{{ who = 'condemned-brute', at = 0, die = 4 }}, {{ who = 'redeemer', at = 0, die = 4 }}]\nlasting = [{}]",
        lasting.join(", ")
    );
    table(&(row(&[(tile, 0)]) + &more))
}

#[rule(
    PRIORITY_CONFLICT,
    PRIORITY_RANK_01_SCENARIO,
    PRIORITY_RANK_03_WESTERN_BOARD,
    PRIORITY_RANK_04_DEMON_BOARD,
    PRIORITY_RANK_05_BOARD_OF_DESTINY,
    PRIORITY_RANK_06_GIFT,
    PRIORITY_RANK_07_EQUIPMENT,
    PRIORITY_RANK_08_EVENT,
    PRIORITY_RANK_09_INSTINCT
)]
fn of_two_sources_that_contradict_each_other_the_one_with_the_smaller_rank_applies() {
    let ranks = [
        "'scenario'",
        "'blessing'",
        "{ power = 0 }",
        "'speed'",
        "'courage'",
        "{ equipment = 'rope' }",
        "{ event = 'snare' }",
        "{ instinct = 'rage' }",
    ];
    for (above, first) in ranks.iter().enumerate() {
        for second in &ranks[above + 1..] {
            for tokens in [[(*first, 1), (*second, 2)], [(*second, 2), (*first, 1)]] {
                assert_eq!(dispute("straight", tokens).statistics(human(0)).defense, 1, "{first} over {second}");
            }
        }
    }
}

#[rule(PRIORITY_RANK_01_SCENARIO, PRIORITY_RANK_02_TILE)]
fn a_tile_yields_to_the_scenario_and_to_nothing_else() {
    assert_eq!(dispute("fog", [("'scenario'", 2), ("'scenario'", 2)]).statistics(human(0)).defense, 2);
    for other in ["'blessing'", "{ power = 0 }", "'speed'", "'courage'", "{ equipment = 'rope' }", "{ instinct = 'rage' }"] {
        assert_eq!(dispute("fog", [(other, 2), (other, 2)]).statistics(human(0)).defense, 6, "{other}");
    }
}

#[rule(PRIORITY_RANK_10_RULEBOOK)]
fn everything_overrides_the_rulebook() {
    let more =
        |lasting: &str| format!("phase = 'threat'\nthreat = 3\n{lasting}\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]");
    let tiles = [("straight", 0), ("straight", 0), ("straight", 0)];
    table(&(row(&tiles) + &more(""))).may_not(troglodyte_on(1), rule::THREAT_OPENING);
    let lifted = "lasting = [{ token = { event = 'swarm' }, on = 'table', gives = 'enter-anywhere', until = 'always' }]";
    table(&(row(&tiles) + &more(lifted))).may(troglodyte_on(1), rule::EVENT_USE);
}

#[rule(PRIORITY_STATISTICS_ORDER, EXHAUSTED_BONUSES)]
fn first_the_line_then_bonuses_then_the_tile() {
    for (tile, exhausted, defense) in
        [("straight", false, 6), ("straight", true, 4), ("fog", true, 6), ("mushrooms", false, 3), ("mushrooms", true, 3)]
    {
        let more = format!(
            "human = [{{ who = 'condemned-brute', at = 0, die = 4, damage = [4], exhausted = {exhausted} }}, {{ who = 'redeemer', at = 0, die = 4 }}]
             lasting = [{{ token = 'courage', on = {{ human = 0 }}, gives = {{ plus = ['defense', 1] }}, until = 'human-preparation' }}]"
        );
        let t = table(&(row(&[(tile, 0)]) + &more));
        assert_eq!(t.statistics(human(0)).defense, defense, "{tile}, exhausted: {exhausted}");
    }
}

#[rule(PRIORITY_SAME_RANK)]
fn bonuses_of_one_rank_do_not_contradict_each_other() {
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, equipment = ['boots', 'halberd', 'great-sword'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let t = table(&(row(&[("straight", 0)]) + more));
    assert_eq!(t.values(human(0)), [2, 5, 4]);
}
