//! What the icons of tiles do.

use cite::rule;
use claustrophobia::content::{EquipmentCard, InstinctCard, TileEffect, TileNo};
use claustrophobia::{Choice, Event, FiendId, HumanId, SpotId, rule};

use crate::support::{
    EAST, HUMAN, INFERNAL, Table, fell, fiend, fiend_on, human, line, row, table, to, troglodyte_on, troglodytes,
};

/// Two Scouts beside a tile, the first of them active.
fn beside(tile: &str) -> Table {
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'condemned-scout', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("crossing", 0), (tile, 0)]) + more));
    t.activate(human(0));
    t
}

#[rule(TILE_ALARM, TILE_RESOLVED_TOKEN, BOARD_ALARM_SPACE, TILES_TOKEN_NAMES)]
fn only_the_first_human_who_enters_sets_off_an_alarm() {
    let mut t = beside("alarm");
    t.choose(to(1)).told(Event::TileEffect(SpotId(1), TileEffect::Alarm), rule::TILE_ALARM);
    t.told(Event::Resolved(SpotId(1)), rule::TILE_RESOLVED_TOKEN);
    assert_eq!((t.game().alarm(), t.tile(1).resolved), (1, true));
    t.done().activate(human(1)).choose(to(1));
    assert_eq!(t.game().alarm(), 1);
}

#[rule(TILE_ALARM_DIE, TILES_ALARM_PHASE)]
fn an_alarm_is_a_die_more_in_the_next_infernal_preparation_phase() {
    let mut t = beside("alarm");
    t.choose(to(1)).done().done().chance(INFERNAL, rule::TILE_ALARM_DIE, 4);
    t.roll([1, 1, 1, 1]);
}

#[rule(TILE_BOOBY_TRAP, TILES_DIE_KIND)]
fn a_booby_trap_hurts_the_first_human_on_three_or_more() {
    for (die, hurt) in [(1, false), (2, false), (3, true), (6, true)] {
        let mut t = beside("booby-trap");
        t.choose(to(1)).chance(INFERNAL, rule::TILE_BOOBY_TRAP, 1);
        let by = if die == 6 { rule::COMPONENTS_SKULL_FACE } else { rule::TILE_BOOBY_TRAP };
        t.roll([die]).told(Event::Die(die), by);
        if hurt {
            t.asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
            t.choose(line(0, 1));
        }
        t.done().activate(human(1)).choose(to(1));
        assert_eq!((t.human(0).lines_left(), t.human(1).lines_left()), (6 - u8::from(hurt), 6), "the trap is sprung");
    }
}

#[rule(TILE_TOMB)]
fn the_first_human_in_a_tomb_draws_an_instinct_card() {
    let mut t = beside("tomb");
    t.choose(to(1)).draw(InstinctCard::Rage).told(Event::InstinctDrawn, rule::INSTINCT_AVAILABLE_LATER);
    assert!(t.tile(1).resolved && t.game().hands().0 == 1);
    t.done().activate(human(1)).choose(to(1));
    assert_eq!(t.game().hands().0, 1);
}

#[rule(TILE_FLOODED_ENTER)]
fn entering_a_flooded_tunnel_ends_the_movement() {
    let mut t = beside("flooded");
    t.choose(to(1)).told(Event::TileEffect(SpotId(1), TileEffect::Flooded), rule::TILE_FLOODED_ENTER);
    t.asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.at(human(0)), 1, "a point is left, but not to move");
}

#[rule(TILE_FLOODED_LEAVE, TILES_FLOODED_ICON, TILES_FLOODED_PARTIAL)]
fn leaving_a_flooded_tunnel_uses_up_all_points() {
    let more = "human = [{ who = 'condemned-scout', at = 0, die = 5 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("flooded", 0), ("straight", 0), ("straight", 0)]) + more));
    t.activate(human(0)).choose(to(1)).asks(HUMAN, rule::ACTIVATION_HUMAN_EACH);
    assert_eq!(t.at(human(0)), 1, "three points for one tile");
    // One point is enough where it is all that a warrior has.
    t.activate(human(1)).choose(to(1));
    assert_eq!(t.at(human(1)), 1);
    t.roll([1, 1, 1]);
}

#[rule(TILE_FOG, TILES_FOG_ICON, PRIORITY_RANK_02_TILE)]
fn everybody_in_fog_has_defense_six() {
    let more = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 4 }]\nfiend = [{ who = 'hunter', at = 0 }]";
    let mut t = table(&(row(&[("fog", 2), ("straight", 1)]) + more));
    let defense = |t: &Table, who| t.statistics(who).defense;
    assert_eq!([human(0), fiend(0), troglodytes(0), human(1), troglodytes(1)].map(|who| defense(&t, who)), [6, 6, 6, 4, 3]);
    t.activate(human(0))
        .attack(troglodytes(0))
        .roll([5, 5, 6])
        .told(Event::Attack(human(0), troglodytes(0), fell(&[5, 5, 6]), 1), rule::TILE_FOG);
}

#[rule(TILE_MUSHROOMS, TILES_MUSHROOMS_ICON, PRIORITY_STATISTICS_ORDER)]
fn nobody_on_mushrooms_has_a_defense_above_three() {
    let more = "human = [{ who = 'condemned-brute', at = 0, die = 4, equipment = ['shield-of-steel'] }, { who = 'redeemer', at = 1, die = 4 }]\nfiend = [{ who = 'guardian-demon', at = 0 }]";
    let mut t = table(&(row(&[("mushrooms", 1), ("straight", 0)]) + more));
    assert_eq!([human(0), fiend(0), troglodytes(0)].map(|who| t.statistics(who).defense), [3, 3, 3]);
    t.activate(human(0))
        .attack(fiend(0))
        .roll([3, 2])
        .told(Event::Attack(human(0), fiend(0), fell(&[3, 2]), 1), rule::TILE_MUSHROOMS);
}

#[rule(TILE_CARNIVOROUS)]
fn in_a_carnivorous_tunnel_a_hit_of_combat_counts_twice() {
    let more = "phase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("carnivorous", 1), ("straight", 1)]) + more));
    t.activate(troglodytes(0)).attack(human(0)).roll([4]).told(Event::Hit(human(0), 2), rule::TILE_CARNIVOROUS);
    t.choose(line(0, 1)).choose(line(0, 2));
    assert_eq!(t.damage(0), [1, 2]);
}

#[rule(TILE_CARNIVOROUS_TROGLODYTES)]
fn in_a_carnivorous_tunnel_a_hit_kills_two_troglodytes() {
    let more = "human = [{ who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-scout', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("carnivorous", 3), ("straight", 0)]) + more));
    t.activate(human(0))
        .attack(troglodytes(0))
        .roll([3, 1, 1])
        .told(Event::Hit(troglodytes(0), 2), rule::TILE_CARNIVOROUS_TROGLODYTES);
    assert_eq!((t.tile(0).troglodytes, t.game().reserve()), (1, 10));
}

#[rule(TILES_CARNIVOROUS_NONCOMBAT)]
fn a_grenade_is_no_combat_and_its_hits_are_not_doubled() {
    let more =
        "human = [{ who = 'condemned-scout', at = 1, die = 4, equipment = ['grenade'] }, { who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(&(row(&[("carnivorous", 3), ("straight", 0)]) + more));
    t.activate(human(0)).choose(Choice::Use(EquipmentCard::Grenade));
    if !t.is_rolling() {
        t.choose(Choice::Spot(SpotId(0)));
    }
    t.roll([3]).roll([1]).roll([1]);
    assert_eq!(t.tile(0).troglodytes, 2);
}

#[rule(TILE_DEMONIC_WELL, TILE_DEMONIC_WELL_COST, TILES_WELL_HELLHOUND_COST)]
fn demons_and_hellhounds_always_enter_on_a_demonic_well_and_a_demon_costs_less() {
    let more = "phase = 'threat'\nthreat = 20\nfiend = [{ who = 'hunter' }, { who = 'hellhound' }]
                tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'demonic-well', at = [1, 0], open = 'new' }, { tile = 'dead-end', at = [2, 0], open = 'w' }, { tile = 'dead-end', at = [1, -1], open = 's' }]
                human = [{ who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(more);
    t.may(fiend_on(0, 1), rule::TILE_DEMONIC_WELL_COST).may(fiend_on(1, 1), rule::TILE_DEMONIC_WELL);
    t.may_not(troglodyte_on(1), rule::THREAT_OPENING).may_not(fiend_on(0, 2), rule::THREAT_OPENING);
    t.choose(fiend_on(0, 1));
    assert_eq!(t.game().threat(), 16, "4 instead of 5");
    t.choose(fiend_on(1, 1)).done();
    assert_eq!(t.game().threat(), 13, "3 as always");
}

#[rule(TILE_LAIR)]
fn troglodytes_always_enter_on_a_lair() {
    let more = "phase = 'threat'\nthreat = 20\nfiend = [{ who = 'hunter' }]
                tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'lair', at = [1, 0], open = 'new' }, { tile = 'dead-end', at = [2, 0], open = 'w' }, { tile = 'dead-end', at = [1, -1], open = 's' }]
                human = [{ who = 'redeemer', at = 1, die = 4 }]";
    let mut t = table(more);
    t.may(troglodyte_on(1), rule::TILE_LAIR).may_not(fiend_on(0, 1), rule::THREAT_OPENING);
    t.choose(troglodyte_on(1)).choose(troglodyte_on(1)).choose(troglodyte_on(1));
    t.may_not(troglodyte_on(1), rule::THREAT_OCCUPATION);
}

#[rule(TILE_DEVOURING_PIT)]
fn a_devouring_pit_bites_who_is_there_at_the_start_of_its_preparation_phase() {
    let more = "phase = 'human-tiles'\nhuman = [{ who = 'redeemer', at = 0 }, { who = 'condemned-brute', at = 0 }]";
    let mut t = table(&(row(&[("devouring-pit", 1), ("straight", 0)]) + more));
    t.chance(HUMAN, rule::TILE_DEVOURING_PIT, 1);
    t.roll([3]).told(Event::Pit(human(0), fell(&[3]), 0), rule::TILE_DEVOURING_PIT);
    t.roll([4]).choose(line(1, 6));
    assert_eq!((t.damage(0), t.damage(1), t.tile(0).troglodytes), (vec![], vec![6], 1));
    t.roll([3, 4]);
}

#[rule(TILES_PIT_TROGLODYTES, TILE_DEVOURING_PIT)]
fn a_devouring_pit_rolls_a_die_for_each_troglodyte() {
    let more =
        "phase = 'infernal-cleanup'\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]\nfiend = [{ who = 'hunter', at = 0 }]";
    let mut t = table(&(row(&[("devouring-pit", 2)]) + more));
    t.chance(INFERNAL, rule::TILE_DEVOURING_PIT, 1);
    t.roll([4]).chance(INFERNAL, rule::TILES_PIT_TROGLODYTES, 2);
    t.roll([3, 6]);
    assert_eq!((t.fiend(0).damage, t.tile(0).troglodytes), (1, 1));
    t.roll([1, 1, 1]);
}

#[rule(TILES_DEVOURING_ORDER)]
fn pits_and_fountains_come_after_the_cleanup_and_before_the_dice() {
    let more = "phase = 'human-cleanup'\nhuman = [{ who = 'redeemer', at = 0, die = 3, exhausted = true }, { who = 'condemned-brute', at = 1, die = 3, damage = [2] }]";
    let mut t = table(&(row(&[("devouring-pit", 0), ("healing-fountain", 0)]) + more));
    assert!(!t.human(0).exhausted && t.human(0).die == 0);
    t.roll([1]).asks(HUMAN, rule::TILE_FOUNTAIN_HEAL);
    t.choose(line(1, 2)).chance(HUMAN, rule::HUMAN_PREP_ROLL, 2);
    t.roll([3, 3]);
}

#[rule(TILE_FOUNTAIN_TOKENS)]
fn a_healing_fountain_is_laid_with_two_water_tokens() {
    let more = "pile = ['healing-fountain']\nhuman = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("crossing", 0)]) + more));
    t.activate(human(0))
        .choose(Choice::Explore(EAST))
        .draw_tile(Some(TileEffect::HealingFountain))
        .choose(Choice::Lay(TileNo(41), 1));
    t.told(Event::TileEffect(SpotId(1), TileEffect::HealingFountain), rule::TILE_FOUNTAIN_TOKENS);
    assert_eq!(t.tile(1).water, 2);
}

#[rule(TILE_FOUNTAIN_HEAL, TILE_RESOLVED_TOKEN, HEALING_LINE)]
fn each_token_heals_a_line_of_a_warrior_there_before_the_dice_are_rolled() {
    let at = |water: u8| {
        let more = "phase = 'human-tiles'\nhuman = [{ who = 'redeemer', at = 0, damage = [1, 2] }, { who = 'condemned-brute', at = 1, damage = [3] }]";
        table(&format!(
            "tunnels = [{{ tile = 'healing-fountain', at = [0, 0], water = {water} }}, {{ tile = 'straight', at = [0, 1] }}]\n{more}"
        ))
    };
    let mut t = at(2);
    t.asks(HUMAN, rule::TILE_FOUNTAIN_HEAL);
    assert_eq!(t.options(), [line(0, 1), line(0, 2), Choice::Done]);
    t.choose(line(0, 2))
        .told(Event::Healed(HumanId(0), 2), rule::TILE_FOUNTAIN_HEAL)
        .told(Event::Water(SpotId(0)), rule::TILE_FOUNTAIN_HEAL);
    assert_eq!((t.tile(0).water, t.damage(0), t.tile(0).resolved), (1, vec![1], false), "one token a phase");
    t.roll([5, 5]);
    let mut t = at(1);
    t.choose(line(0, 1)).told(Event::Resolved(SpotId(0)), rule::TILE_RESOLVED_TOKEN);
    t.roll([5, 5]);
    let mut t = at(0);
    assert!(t.is_rolling(), "without water there is no question");
    t.roll([5, 5]);
}

#[rule(TILE_HOLE_TOKEN, TILES_HOLE_NO_OTHER_TILE)]
fn with_a_hole_a_hole_token_is_laid_on_another_tile_without_one() {
    let more = "tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'straight', at = [0, 1], hole = true }, { tile = 'straight', at = [0, -1] }]
                pile = ['hole']\nhuman = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(more);
    t.activate(human(0)).choose(Choice::Explore(EAST)).draw_tile(Some(TileEffect::Hole)).asks(INFERNAL, rule::TILE_HOLE_TOKEN);
    t.may(Choice::Spot(SpotId(0)), rule::TILE_HOLE_TOKEN).may(Choice::Spot(SpotId(2)), rule::TILE_HOLE_TOKEN);
    t.may_not(Choice::Spot(SpotId(1)), rule::TILES_HOLE_NO_OTHER_TILE);
    assert!(!t.offers(Choice::Spot(SpotId(3))), "another tile");
    t.choose(Choice::Spot(SpotId(2))).told(Event::HoleToken(SpotId(2)), rule::TILE_HOLE_TOKEN);
    assert!(t.tile(2).hole);
}

/// Troglodytes in a hole, three tiles from a hole token.
fn holes(more: &str) -> Table {
    let tunnels = "tunnels = [{ tile = 'hole', at = [0, 0], troglodytes = 2 }, { tile = 'straight', at = [0, 1] }, { tile = 'straight', at = [0, 2], hole = true, troglodytes = 1 }]";
    table(&format!("phase = 'infernal-activation'\n{tunnels}\n{more}"))
}

#[rule(TILE_HOLE_ADJACENT, TILES_HOLE_SCOPE)]
fn for_troglodytes_all_holes_are_adjacent() {
    let mut t = holes(
        "human = [{ who = 'redeemer', at = 2, die = 4 }]\nfiend = [{ who = 'hunter', at = 0 }, { who = 'tough-troglodyte', at = 1 }]",
    );
    t.activate(fiend(0));
    assert!(!t.offers(Choice::Crawl(SpotId(2))), "a demon is no troglodyte");
    t.done().activate(troglodytes(0)).choose(Choice::Crawl(SpotId(2)));
    t.told(Event::Crawled(SpotId(0), SpotId(2)), rule::TILE_HOLE_ADJACENT);
    assert_eq!((t.tile(0).troglodytes, t.tile(2).troglodytes), (1, 2));
    t.attack(human(0)).roll([1]);
    // The tough one walks into the hole with a point and crawls with the other.
    t.activate(fiend(1)).choose(to(0)).choose(Choice::Crawl(SpotId(2)));
    assert_eq!(t.at(fiend(1)), 2);
    // Now the tile is full.
    t.done().activate(troglodytes(0)).may_not(Choice::Crawl(SpotId(2)), rule::MOVEMENT_OCCUPATION);
    let _ = FiendId(0);
}

#[rule(TILE_HOLE_IGNORES_BLOCKING)]
fn through_a_hole_blocking_and_impressive_do_not_count() {
    let mut t = holes(
        "human = [{ who = 'guardian', at = 0, die = 2 }, { who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }]",
    );
    t.activate(troglodytes(0)).may_not(to(1), rule::TALENT_IMPRESSIVE);
    t.may(Choice::Crawl(SpotId(2)), rule::TILE_HOLE_IGNORES_BLOCKING);
    t.choose(Choice::Crawl(SpotId(2)));
    assert_eq!(t.tile(2).troglodytes, 2);
}

#[rule(TILE_SANCTUARY, TILES_SANCTUARY_ENTRY, TILES_DIE_KIND)]
fn a_sanctuary_hurts_every_infernal_warrior_that_enters_on_five_or_more() {
    for (die, killed) in [(4, false), (5, true), (6, true)] {
        let more = "scenario = 'hit-them'\nphase = 'infernal-activation'\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
        let mut t = table(&(row(&[("straight", 0), ("sanctuary", 0), ("straight", 2)]) + more));
        t.activate(troglodytes(2)).choose(to(1)).chance(HUMAN, rule::TILE_SANCTUARY, 1);
        t.roll([die]);
        assert_eq!((t.tile(1).troglodytes, t.game().reserve()), (u8::from(!killed), 9 + u8::from(killed)));
        t.asks(INFERNAL, rule::ACTIVATION_INFERNAL_EACH);
        // The next one is rolled for too.
        t.activate(troglodytes(2)).choose(to(1)).roll([1]).roll([4]);
    }
    let more = "phase = 'threat'\nthreat = 2\nhuman = [{ who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("straight", 0), ("sanctuary", 0)]) + more));
    t.choose(troglodyte_on(1)).chance(HUMAN, rule::TILE_SANCTUARY, 1);
    t.roll([5]);
    assert_eq!((t.tile(1).troglodytes, t.game().threat()), (0, 1), "who enters play there enters the tile");
}

#[rule(TILE_STASH, TILE_RESOLVED_TOKEN)]
fn a_stash_is_what_the_scenario_says_and_only_once() {
    let more = "scenario = 'the-vault'\nhuman = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("crossing", 0), ("stash", 0)]) + more));
    t.activate(human(0)).choose(to(1)).told(Event::TileEffect(SpotId(1), TileEffect::Stash), rule::TILE_STASH);
    t.told(Event::Progress(0, 1), rule::CONTENT_SCENARIOS);
    assert!(t.tile(1).resolved);
    t.done().activate(human(1)).choose(to(1));
    assert!(!t.events().iter().any(|event| matches!(event, Event::Progress(..))));
}

#[rule(TILE_STASH_DEFAULT)]
fn a_stash_is_nothing_where_the_scenario_does_not_name_it() {
    let mut t = beside("stash");
    t.choose(to(1)).told(Event::TileEffect(SpotId(1), TileEffect::Stash), rule::TILE_STASH_DEFAULT);
    assert!(t.human(0).equipment.is_empty() && !t.tile(1).resolved);
}

#[rule(TILE_RESOLVED_TOKEN)]
fn a_tile_with_a_resolved_effect_token_does_nothing_more() {
    let more =
        "tunnels = [{ tile = 'crossing', at = [0, 0] }, { tile = 'booby-trap', at = [1, 0], open = 'ew', resolved = true }]
                human = [{ who = 'condemned-scout', at = 0, die = 4 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(more);
    t.activate(human(0)).choose(to(1));
    assert!(!t.is_rolling());
}

#[rule(TILE_FLOODED_LEAVE, BOARD_ALARM_SPACE)]
fn the_rule_of_water_is_named_and_a_fourth_alarm_adds_nothing() {
    let more = "alarm = 3\nhuman = [{ who = 'condemned-scout', at = 0, die = 5 }, { who = 'redeemer', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("flooded", 0), ("alarm", 0)]) + more));
    t.activate(human(0)).may(to(1), rule::TILE_FLOODED_LEAVE);
    t.choose(to(1)).told(Event::TileEffect(SpotId(1), TileEffect::Alarm), rule::TILE_ALARM);
    assert_eq!(t.game().alarm(), 3);
}
