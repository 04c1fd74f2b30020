//! The rules priority hierarchy, by content whose effects meet.

use cite::rule;
use claustrophobia::content::{EquipmentCard, EventCard, Gift, TileNo};
use claustrophobia::{Choice, Event, HumanId, SpotId, rule};

use crate::support::{Table, human, row, table, to, troglodyte_on, troglodytes};

/// A Scout (2/2/4 with a 4) on a tile, with this equipment and whatever lasts.
fn scout_on(tile: &str, equipment: &str, lasting: &str) -> Table {
    table(&format!(
        "{}human = [{{ who = 'condemned-scout', at = 0, die = 4, equipment = [{equipment}] }}, {{ who = 'redeemer', at = 0, die = 4 }}]\nlasting = [{lasting}]",
        row(&[(tile, 0)])
    ))
}

const DIG_IN: &str = "{ token = { instinct = 'dig-in' }, on = { human = 0 }, gives = { plus = ['defense', 2] }, until = 'human-preparation' }, \
                      { token = { instinct = 'dig-in' }, on = { human = 0 }, gives = { at-most = ['movement', 0] }, until = 'human-preparation' }";
const COURAGE: &str = "{ token = 'courage', on = { human = 0 }, gives = { plus = ['movement', 1] }, until = 'human-preparation' }, \
                       { token = 'courage', on = { human = 0 }, gives = { plus = ['defense', 1] }, until = 'human-preparation' }";

#[rule(
    PRIORITY_CONFLICT,
    PRIORITY_RANK_06_GIFT,
    PRIORITY_RANK_07_EQUIPMENT,
    PRIORITY_RANK_09_INSTINCT,
    PRIORITY_STATISTICS_ORDER
)]
fn boots_and_courage_survive_who_digs_in() {
    let movement = |equipment, lasting: &str| scout_on("straight", equipment, lasting).statistics(human(0)).movement;
    assert_eq!(movement("", DIG_IN), 0, "an instinct card takes the movement of the line");
    assert_eq!(movement("'boots'", DIG_IN), 1, "equipment has rank 7, the card 9");
    assert_eq!(movement("", &format!("{DIG_IN}, {COURAGE}")), 1, "a gift has rank 6");
    assert_eq!(movement("'boots'", &format!("{COURAGE}, {DIG_IN}")), 2, "in whatever order they came");
    let limbs = "{ token = { event = 'leaden-limbs' }, on = { human = 0 }, gives = { plus = ['movement', -1] }, until = 'human-activation-ends' }";
    assert_eq!(movement("'boots'", &format!("{limbs}, {DIG_IN}")), 0);
}

#[rule(
    PRIORITY_RANK_02_TILE,
    PRIORITY_RANK_03_WESTERN_BOARD,
    PRIORITY_RANK_06_GIFT,
    PRIORITY_RANK_07_EQUIPMENT,
    PRIORITY_RANK_09_INSTINCT
)]
fn a_tile_overrides_the_board_gifts_equipment_and_instinct() {
    let all = format!("{DIG_IN}, {COURAGE}");
    for (tile, defense) in [("straight", 8), ("fog", 6), ("mushrooms", 3)] {
        assert_eq!(scout_on(tile, "'shield-of-steel'", &all).statistics(human(0)).defense, defense, "{tile}");
    }
}

#[rule(PRIORITY_RANK_02_TILE, PRIORITY_RANK_04_DEMON_BOARD, PRIORITY_RANK_08_EVENT)]
fn a_tile_overrides_a_demons_power_and_an_event() {
    let shade = |tile: &str, lasting: &str| {
        let more = format!(
            "human = [{{ who = 'redeemer', at = 0, die = 4 }}]\nfiend = [{{ who = 'shade', at = 0 }}]\nlasting = [{lasting}]"
        );
        table(&(row(&[(tile, 0)]) + &more)).statistics(crate::support::fiend(0)).defense
    };
    let dissolve =
        "{ token = { power = 0 }, on = { fiend = 0 }, gives = { plus = ['defense', 2] }, until = 'infernal-preparation' }";
    let sign = "{ token = { event = 'sign-of-satan' }, on = { fiend = 0 }, gives = { plus = ['defense', 1] }, until = 'infernal-preparation' }";
    for (lasting, open) in [(dissolve, 6), (sign, 5)] {
        assert_eq!([shade("straight", lasting), shade("fog", lasting), shade("mushrooms", lasting)], [open, 6, 3]);
    }
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

#[rule(PRIORITY_RANK_10_RULEBOOK, PRIORITY_RANK_05_BOARD_OF_DESTINY, PRIORITY_RANK_02_TILE)]
fn the_board_of_destiny_and_tiles_override_the_rulebook() {
    let more =
        |lasting: &str| format!("phase = 'threat'\nthreat = 3\n{lasting}\nhuman = [{{ who = 'redeemer', at = 0, die = 4 }}]");
    let tiles = |middle| [("straight", 0), (middle, 0), ("straight", 0)];
    table(&(row(&tiles("straight")) + &more(""))).may_not(troglodyte_on(1), rule::THREAT_OPENING);
    let sneaky = "lasting = [{ token = 'sneaky', on = 'table', gives = 'enter-anywhere', until = 'infernal-preparation' }]";
    table(&(row(&tiles("straight")) + &more(sneaky))).may(troglodyte_on(1), rule::DESTINY_SNEAKY_EFFECT);
    // Where both let it in, the tile speaks.
    let lair = "tunnels = [{ tile = 'straight', at = [0, 0], open = 'ew' }, { tile = 'lair', at = [1, 0], open = 'esw' }, \
                { tile = 'straight', at = [2, 0], open = 'ew' }, { tile = 'straight', at = [1, 1], open = 'ns' }]\n";
    table(&(lair.to_owned() + &more(sneaky))).may(troglodyte_on(1), rule::TILE_LAIR);
}

#[rule(PRIORITY_RANK_10_RULEBOOK, PRIORITY_RANK_03_WESTERN_BOARD, PRIORITY_RANK_04_DEMON_BOARD, PRIORITY_RANK_09_INSTINCT)]
fn talents_of_boards_and_cards_override_the_blocking_rule() {
    let leaving = |who: &str, lasting: &str| {
        let more = format!(
            "human = [{{ who = '{who}', at = 0, die = 4 }}, {{ who = 'redeemer', at = 1, die = 4 }}]\nlasting = [{lasting}]"
        );
        let mut t = table(&(row(&[("straight", 3), ("straight", 0)]) + &more));
        t.activate(human(0)).offers(to(1))
    };
    let slip_away =
        "{ token = { instinct = 'slip-away' }, on = { human = 0 }, gives = { talent = 'elusive' }, until = 'human-preparation' }";
    assert!(!leaving("condemned-brute", "") && leaving("condemned-scout", "") && leaving("condemned-brute", slip_away));
    let more = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }]\nfiend = [{ who = 'guardian-demon', at = 0 }]";
    let mut t = table(&(row(&[("straight", 0), ("straight", 0)]) + more));
    t.activate(human(0)).may_not(to(1), rule::TALENT_IMPRESSIVE);
}

#[rule(PRIORITY_RANK_10_RULEBOOK, PRIORITY_RANK_06_GIFT, PRIORITY_RANK_07_EQUIPMENT, PRIORITY_RANK_08_EVENT)]
fn gifts_equipment_and_events_override_the_rulebook() {
    // A gift: every die of 2 hits, whatever the defense.
    let more = "phase = 'human-effects'\nhuman = [{ who = 'redeemer', at = 0, die = 6, gifts = ['holy-strike'] }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 0)]) + more));
    t.choose(Choice::Gift(HumanId(0), Gift::HolyStrike)).activate(human(0)).attack(troglodytes(0)).roll([2, 2, 1]);
    assert_eq!(t.tile(0).troglodytes, 1);
    // Equipment: a potion says that it helps the exhausted.
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, damage = [4], exhausted = true, equipment = ['healing-potion', 'grenade'] }]";
    let mut t = table(&(row(&[("straight", 1)]) + more));
    t.activate(human(0)).may_not(Choice::Use(EquipmentCard::Grenade), rule::EXHAUSTED_NO_EQUIPMENT);
    t.may(Choice::Use(EquipmentCard::HealingPotion), rule::ACTIVATION_ACTION_EQUIPMENT);
    // An event: terror drives off whom the blocking rule would keep.
    let more = "phase = 'threat'\nthreat = 0\nevents = ['terror']\nhuman = [{ who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 3), ("straight", 0)]) + more));
    t.choose(Choice::Event(EventCard::Terror)).choose(Choice::Warrior(human(0))).choose(Choice::Spot(SpotId(1)));
    t.told(Event::Moved(human(0), SpotId(1)), rule::EVENT_USE);
}

#[rule(PRIORITY_RANK_01_SCENARIO, PRIORITY_RANK_10_RULEBOOK)]
fn the_scenario_overrides_the_rulebook() {
    // The rulebook would discard this stash as a dead end; the scenario needs it.
    let more = "scenario = 'the-vault'\npile = [23, 9]\nhuman = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&format!("tunnels = [{{ tile = 'dead-end', at = [0, 0], open = 'e' }}]\n{more}"));
    t.activate(human(0)).choose(Choice::Explore(crate::support::EAST)).draw(TileNo(23));
    t.told(Event::PutUnder(TileNo(23)), rule::EXPLORATION_GOAL_TILE);
    t.draw(TileNo(9));
    assert_eq!((t.game().pile().discarded, t.game().pile().len()), (0, 1));
}

#[rule(PRIORITY_SAME_RANK)]
fn bonuses_of_one_rank_do_not_contradict_each_other() {
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, equipment = ['boots', 'halberd', 'great-sword'] }, { who = 'redeemer', at = 0, die = 4 }]";
    let t = table(&(row(&[("straight", 0)]) + more));
    assert_eq!(t.values(human(0)), [2, 5, 4]);
}
