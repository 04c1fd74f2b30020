//! How the Darkness grows.

use cite::rule;
use drunagor::content::kinds::Rune;
use drunagor::{Choice, Event, rule};

use crate::support::{A, B, HERO, OTHER, at, table};

/// The numbers of runes in the bag: the corner and the small line of orange.
const CORNER: usize = 0;
const LINE: usize = 4;
/// The T of orange and the large line of blue.
const T: usize = 2;
const LONG_LINE: usize = 7;

#[rule(
    DARKNESS_SPAWN_WHERE,
    DARKNESS_SPAWN_POINT,
    DARKNESS_TARGET,
    DARKNESS_TURN_STEPS,
    RUNE_TURN,
    RUNE_CARD_TWO_FACES,
    DARKNESS_CLOSEST
)]
fn the_first_tile_lies_on_the_spawn_point_and_reaches_toward_the_strongest() {
    let mut t = table(&["id = 'vorn', at = [2, 13]"], "phase = 'track'\nmarker = 15");
    t.come("rune", LONG_LINE).settle();
    let dark: Vec<_> = t.game().darkness.iter().collect();
    assert_eq!(dark, [at(6, 13), at(7, 13), at(8, 13)], "west of the spawn point");
    assert_eq!((t.game().runes_of(Rune::Blue), t.game().rune_face_b), (1, true));
    t.by(rule::RUNE_CARD_TWO_FACES);
}

#[rule(CONTENT_BALANCE)]
fn in_rounds_of_respite_it_does_not_hunt() {
    let t = table(&["id = 'vorn', at = [2, 13]"], "phase = 'track'\nmarker = 15\nrespite = 2\nround = 2");
    t.told(Event::Calm, rule::CONTENT_BALANCE);
    assert_eq!((t.game().darkness.iter().count(), t.game().rune_face_b, t.game().round), (0, false, 3));
    // From the next round on it does.
    let mut t = table(&["id = 'vorn', at = [2, 13]"], "phase = 'track'\nmarker = 15\nrespite = 2\nround = 3");
    t.come("rune", LINE).told(Event::RuneFlipped, rule::RUNE_CARD_TWO_FACES);
}

#[rule(CONTENT_BALANCE)]
fn in_rounds_of_respite_nobody_joins_the_monsters() {
    // In the village square somebody comes every four rounds.
    let came = |rest: &str| {
        let rest = format!(
            "adventure = 'jewel-of-free-people'\nphase = 'track'\nmarker = 15\nmonster = [{{ id = 'skeleton-archer', at = [3, 12] }}]\n{rest}"
        );
        let mut t = table(&["id = 'vorn', at = [8, 16]"], &rest);
        t.settle();
        (t.game().round, t.log().contains(&Event::Wave))
    };
    assert_eq!(came("round = 4"), (5, true));
    assert_eq!(came("round = 4\nrespite = 1"), (5, false));
    assert_eq!(came("round = 5\nrespite = 1"), (6, true));
    assert_eq!(came("round = 1\nrespite = 1"), (2, false), "the first round that counts is not the fourth");
}

#[rule(DARKNESS_DAMAGE_CAUGHT, DARKNESS_DAMAGE, TERRAIN_DARKNESS)]
fn whoever_is_under_a_new_tile_is_caught() {
    let mut t = table(&["id = 'vorn', at = [7, 13]"], "phase = 'track'\nmarker = 15");
    t.come("rune", LINE).told(Event::Hurt(HERO, 2), rule::DARKNESS_DAMAGE);
    assert_eq!(t.hero(A).health, 10);
}

#[rule(DARKNESS_CRUSH, DARKNESS_CRUSH_RUNE)]
fn when_all_are_in_the_darkness_it_crushes_them() {
    let heroes = ["id = 'vorn', at = [2, 2]", "id = 'elros', at = [3, 2]"];
    let mut t = table(&heroes, "phase = 'track'\nmarker = 15\ndarkness = [[2, 2], [3, 2]]");
    t.come("rune", LINE).told(Event::Crush(2), rule::DARKNESS_CRUSH);
    assert_eq!((t.hero(A).health, t.hero(B).health), (10, 7));
    assert_eq!(t.game().runes_of(Rune::Orange), 1);
    let _ = OTHER;
}

#[rule(RUNE_LAST_DRAWN)]
fn the_last_rune_ends_it() {
    let mut t = table(&["id = 'vorn', at = [2, 13]"], "phase = 'track'\nmarker = 15\nbag = [4]");
    t.come("rune", LINE);
    assert_eq!(t.outcome(rule::RUNE_LAST_DRAWN).winners.len(), 0);
}

#[rule(DARKNESS_BREAK_CLOSER, DARKNESS_TILE_SMALL_USE, DARKNESS_BREAK_RUNE, DARKNESS_BREAK_DISCARD)]
fn a_tile_breaks_if_three_small_ones_come_nearer() {
    // Three squares away in a straight line: a corner covers two of them, small tiles all three.
    let mut t = table(&["id = 'vorn', at = [5, 13]"], "phase = 'track'\nmarker = 15\ndarkness = [[8, 13]]");
    t.come("rune", CORNER);
    t.settle();
    t.by(rule::DARKNESS_BREAK_CLOSER);
    assert!(t.game().darkness.has(at(5, 13)) && t.game().small.has(at(5, 13)));
    assert_eq!(t.game().runes_of(Rune::Orange), 1);
}

#[rule(DARKNESS_DAMAGE_FIRST_STEP, DARKNESS_ONCE_PER_TURN, DARKNESS_DAMAGE_END_TURN)]
fn darkness_hurts_once_in_a_turn() {
    let mut t = table(&["id = 'elros', at = [5, 2]"], "darkness = [[6, 2], [8, 2]]");
    t.choose(Choice::Go(at(6, 2))).choose(Choice::Go(at(8, 2))).end();
    assert_eq!(t.hero(A).health, 7);
    t.settle();
}

#[rule(DARKNESS_LEADER_CHOICE)]
fn among_equal_places_the_party_leader_chooses() {
    let heroes = ["id = 'elros', at = [8, 9], health = 9", "id = 'vorn', at = [2, 2], health = 5"];
    let mut t = table(&heroes, "phase = 'track'\nmarker = 15");
    t.come("rune", T).asks(A, rule::DARKNESS_LEADER_CHOICE);
    assert!(t.options().len() > 1);
}
