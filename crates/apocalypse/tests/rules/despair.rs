//! The despair and Lord segment.

use apocalypse::content::DemonId;
use apocalypse::{Event, rule};
use cite::rule;

use crate::support::{A, B, area, position_of, table};

#[rule(DESPAIR_ADVANCE, DESPAIR_BASIS, CONTENT_DESPAIR_TRACK)]
fn the_counter_advances_for_each_hero_seat_also_of_the_dead() {
    let mut t = table(&["at = 0", "at = 0", "at = 0"], "despair = 2\nphase = 'despair'");
    t.told(Event::Despair(5), rule::DESPAIR_ADVANCE);
    t.done(1);
    let t = table(&["at = 0", "", "at = 0"], "despair = 2\nphase = 'despair'");
    t.told(Event::Despair(5), rule::DESPAIR_BASIS);
}

#[rule(DESPAIR_WRAP, DESPAIR_DIE, DESPAIR_COURAGE, DESPAIR_LORD, DESPAIR_SEVERAL_WRAPS, CONTENT_LORD_TRACK)]
fn reaching_or_passing_one_brings_a_die_courage_and_the_lord_counter() {
    for (despair, now) in [(5, 1), (6, 2)] {
        let t = table(&["at = 0", "at = 0"], &format!("despair = {despair}\nphase = 'despair'"));
        t.told(Event::Despair(now), rule::DESPAIR_ADVANCE).told(Event::DespairDie(5), rule::DESPAIR_DIE);
        t.told(Event::PoolGained(4), rule::DESPAIR_COURAGE).told(Event::LordTrack(2), rule::DESPAIR_WRAP);
        assert_eq!((t.view().dice, t.view().pool, t.view().lord_track), (5, 4, 2));
    }
    let t = table(&["at = 0", "at = 0"], "despair = 4\nphase = 'despair'");
    assert_eq!((t.view().dice, t.view().pool, t.view().despair), (4, 0, 6), "6 is not yet 1");
}

#[rule(DESPAIR_PESTILENCE, DESPAIR_ORDER)]
fn pestilence_harms_for_each_marker_before_the_die_is_added() {
    let t = table(&["at = 0, health = 3, pestilence = 2", "at = 0, health = 2, pestilence = 2"], "phase = 'wrap'");
    t.told(Event::Hurt(A, 2), rule::DESPAIR_ORDER).told(Event::Pestilence(B, 2), rule::DESPAIR_PESTILENCE);
    assert_eq!((t.hero(A).health, t.at(B)), (1, None));
    let died = |event: &Event| *event == Event::Died(B);
    assert!(t.ever(died) && t.view().dice == 5 && t.view().doom == 2);
}

#[rule(DESPAIR_MOST_DICE, CONTENT_DESPAIR_DICE)]
fn there_are_twelve_despair_dice() {
    let t = table(&["at = 0"], "phase = 'wrap'\ndice = 12");
    t.told(Event::DespairDie(12), rule::DESPAIR_MOST_DICE);
}

/// The Lord cycle with one gift on the panel; up to the draw of the 4th circle demon.
fn cycle(heroes: &[&str], rest: &str) -> crate::support::Table {
    let mut t = table(heroes, &format!("phase = 'wrap'\nlord-track = 3\n{rest}"));
    assert_eq!(t.deal(), 10);
    t
}

#[rule(LORD_CYCLE_GIFTS, LORD_CYCLE_ADVANCE, LORD_CYCLE_SPAWN, SHADOW_EXTENT)]
fn the_lord_cycle_brings_new_gifts_the_lord_and_a_demon() {
    let mut t = cycle(&["at = 0"], "panel = ['vanity']");
    assert_eq!(t.chance_rule(), rule::LORD_CYCLE_SPAWN);
    assert!(t.ever(|event| *event == Event::PanelCleared));
    assert_eq!(t.view().panel.iter().flatten().count(), 10);
    t.told(Event::LordAdvanced(area(8)), rule::LORD_CYCLE_ADVANCE).told(Event::Shadow(area(8)), rule::SHADOW_EXTENT);
    t.draw(DemonId::Philtre).told(Event::FourthAppeared(DemonId::Philtre, area(7)), rule::LORD_CYCLE_SPAWN);
    assert!(t.view().areas[8].shadow && t.view().areas[9].shadow && t.view().lord.at == area(7));
}

#[rule(LORD_CYCLE_SPAWN_MOVES, MINIONS_MOVE_FOURTH_CIRCLE, MINIONS_MOVE_LORD)]
fn the_new_demon_already_moves_and_the_lord_does_not() {
    let mut t = cycle(&["at = 0"], "area = [{ at = 7, larvae = 2 }]");
    t.draw(DemonId::Philtre);
    assert_eq!(t.game().fourth(DemonId::Philtre).map(|fourth| fourth.at.0), Some(6));
    assert_eq!((t.minions(6), t.view().lord.at.0), ([2, 0, 0, 0], 7));
}

#[rule(LORD_STRIDE)]
fn the_lord_advances_as_far_as_the_map_says_and_stops_where_heroes_are() {
    let mut t = cycle(&["at = 0"], "");
    t.told(Event::LordAdvanced(area(7)), rule::LORD_STRIDE);
    t.draw(DemonId::Philtre);
    let mut t = cycle(&["at = 8"], "lord = 'argus'");
    t.told(Event::LordReached(area(8)), rule::HELLTIME_TRIGGER_LORD);
    assert_eq!(t.view().lord.at, area(8), "it goes no farther");
    t.draw(DemonId::Philtre);
}

#[rule(LORD_CYCLE_NORMAL_MOVEMENT)]
fn under_the_shadow_tokens_and_minions_move_as_usual() {
    let t = table(&["at = 0"], "phase = 'minions-move'\nshadow = [8, 7]\narea = [{ at = 8, grylli = 1, tokens = 1 }]");
    t.told(Event::MinionsMoved, rule::LORD_CYCLE_NORMAL_MOVEMENT);
    assert_eq!((t.minions(7), t.tokens(7), t.minions(8)), ([0, 1, 0, 0], 1, [0; 4]));
}

#[rule(SHADOW_TROOPERS, SHADOW_WHICH_TROOPERS, SHADOW_PATROL, SPAWN_AFTER_LORD_SHADOW, TROOPER_ELIMINATE)]
fn the_shadow_kills_ambushes_without_revealing_tokens_but_no_patrol() {
    let mut t = cycle(
        &["at = 0, patrol = { kind = 'army', count = 2 }"],
        "area = [{ at = 8, tokens = 1, ambush = { kind = 'militia', count = 3 } }]",
    );
    t.told(Event::AmbushGone(area(8)), rule::SHADOW_TROOPERS);
    assert_eq!((t.ambush(8), t.tokens(8), t.patrol(A)), (0, 1, 2));
    t.draw(DemonId::Philtre);
    // A patrol in the same area stays.
    let mut t = cycle(
        &["at = 8, patrol = { kind = 'army', count = 2 }"],
        "lord = 'argus'\narea = [{ at = 8, ambush = { kind = 'militia', count = 3 } }]",
    );
    t.told(Event::PatrolStays(A), rule::SHADOW_WHICH_TROOPERS).told(Event::AmbushGone(area(8)), rule::SHADOW_TROOPERS);
    t.draw(DemonId::Philtre);
    assert_eq!((t.ambush(8), t.patrol(A)), (0, 2));
    let wrong = position_of(&["at = 0"], "area = [{ at = 9, ambush = { kind = 'militia', count = 1 } }]").err();
    assert!(wrong.is_some_and(|what| what.contains("spawn.after-lord-shadow")));
}

#[rule(LORD_STAYS)]
fn on_some_maps_the_lord_stays_and_doom_rises() {
    let mut t = cycle(&["at = 0"], "map = 'siege'");
    t.told(Event::LordStayed, rule::LORD_STAYS).told(Event::Doom(1), rule::LORD_STAYS);
    assert_eq!(t.view().lord.at.0, apocalypse::content::MapId::Siege.map().lord);
    t.draw(DemonId::Philtre);
}

#[rule(CIRCLE4_POOL)]
fn a_killed_demon_can_come_again_and_one_in_play_cannot() {
    let mut t = cycle(&["at = 0"], "demon = [{ id = 'hellhound', at = 3 }, { id = 'secutor', at = 4 }]\nlegion = 'acheron'");
    let counts = t.counts().to_vec();
    assert_eq!(counts.iter().map(|count| usize::from(*count)).sum::<usize>(), DemonId::ALL.len() - 2);
    assert_eq!(counts.get(DemonId::Hellhound.number()), Some(&0));
    t.draw(DemonId::Philtre);
    while t.is_rolling() {
        let dice = t.dice();
        t.roll(&vec![1; dice.len()]);
    }
}

#[rule(GIFT_REFILL)]
fn discarded_gifts_are_shuffled_when_the_deck_is_empty() {
    let mut t = table(&["at = 0"], "phase = 'wrap'\nlord-track = 3\ngifts-left = 4");
    assert_eq!(t.deal(), 10);
    assert!(t.ever(|event| *event == Event::GiftsShuffled));
    t.draw(DemonId::Philtre);
}
