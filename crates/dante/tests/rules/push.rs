//! PUSH, collisions and SHOVE.

use cite::rule;
use dante::content::ActionId;
use dante::{Choice, Event, rule};

use crate::support::{DECK, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, space, table};

/// Minos strikes the Outlaw with Home Run: 4 damage and PUSH 1.
fn struck(at: &str, rest: &str) -> crate::support::Table {
    let from = at.split(' ').next().unwrap_or("A1");
    table(&format!(
        "phase = 'malefactors'
        {rest}
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{{ id = 'minos', at = '{from}', top = 'home-run' }}]
        champion = [{{ id = 'outlaw', at = '{at}', vigor = 12 }}]",
    ))
}

#[rule(KEYWORD_PUSH_SMALL)]
fn a_champion_is_pushed_where_its_space_points() {
    let mut t = struck("B1 south", "");
    t.may(Choice::Put(space("B2 north")), rule::MOVEMENT_END_SPACE);
    t.choose(Choice::Put(space("B2 east"))).told(Event::Pushed(OUTLAW, space("B2 east")), rule::KEYWORD_PUSH_SMALL);
    assert_eq!(t.vigor(OUTLAW), 8);
    t.turn_up_haul();
}

#[rule(KEYWORD_PUSH_EDGE, LEVEL_SCENARIO_DAMAGE_ADDED)]
fn at_the_edge_the_collision_adds_to_the_blow() {
    let mut t = struck("B1 north", "");
    t.told(Event::Collided(OUTLAW, 2), rule::KEYWORD_PUSH_EDGE).told(Event::Hurt(OUTLAW, 6), rule::LEVEL_SCENARIO_DAMAGE_ADDED);
    t.turn_up_haul();
    assert!(t.ever(|event| *event == Event::Invigorated(OUTLAW, 3)));
}

#[rule(PLATFORM_BUILDING_COLLISION, KEYWORD_PUSH_COLLISION_LEVELS)]
fn a_building_stops_the_push() {
    let mut t = struck("B1 south", "buildings = [{ at = 'B2', levels = 1 }]");
    t.told(Event::Collided(OUTLAW, 2), rule::PLATFORM_BUILDING_COLLISION);
    t.turn_up_haul();
    t.at(OUTLAW, "B1 south");
}

#[rule(LEVEL_FALLING_PUSHED)]
fn pushed_down_hurts_even_over_stairs() {
    let mut t = struck("B1 south", "buildings = [{ at = 'B1', levels = 1 }]\nstairs = ['B2 north']");
    t.choose(Choice::Put(space("B2 east"))).told(Event::Fell(OUTLAW, 2), rule::LEVEL_FALLING_PUSHED);
    assert_eq!(t.vigor(OUTLAW), 6);
    t.turn_up_haul();
}

#[rule(KEYWORD_PUSH_BLOCKED)]
fn a_full_area_ends_the_push_without_damage() {
    let mut t = struck(
        "B1 south",
        "furniture = [{ at = 'B2 north', piece = 'ark' }, { at = 'B2 east', piece = 'ark' }, { at = 'B2 south', piece = 'ark' }, { at = 'B2 west', piece = 'ark' }]",
    );
    t.told(Event::PushStopped(OUTLAW), rule::KEYWORD_PUSH_BLOCKED);
    t.turn_up_haul();
}

#[rule(FURNITURE_PALISADE_PUSH, FURNITURE_PALISADE_PUSH_POSITION, FURNITURE_PALISADE_CHAMPION_WOUND, CONDITION_WOUND_DIRECT)]
fn pushed_through_a_palisade_is_a_wound() {
    let mut t =
        struck("B1 south", "players = ['outlaw', 'artist', 'mercenary']\nfurniture = [{ at = 'B2 north', piece = 'palisade' }]");
    t.choose(Choice::Put(space("B2 north"))).told(Event::PalisadeBroken(space("B2 north")), rule::FURNITURE_PALISADE_PUSH);
    t.told(Event::Wounded(OUTLAW), rule::FURNITURE_PALISADE_CHAMPION_WOUND);
    t.choose(Choice::Slot(0));
    t.at(OUTLAW, "B2 north");
    t.turn_up_haul();
}

#[rule(KEYWORD_PUSH_LARGE_DIRECTION, ATTACK_TRAP_DURING_ATTACK)]
fn a_malefactor_is_pushed_away_and_into_a_trap() {
    let mut t = table("traps = ['C1']\nchampion = [{ id = 'mercenary', at = 'C2 south', hand = ['transversal-swing'] }]");
    t.play(MERCENARY, "transversal-swing", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, HIT, FUMBLE]);
    t.told(Event::FoePushed(MINOS, area("C1")), rule::KEYWORD_PUSH_LARGE)
        .told(Event::TrapSprung(MINOS, area("C1")), rule::KEYWORD_TRAP_TRIGGER);
    t.turn_up(ActionId::Haul).turn_up(ActionId::Stamp);
    assert_eq!(t.game().tray(DECK).len(), 8);
}

#[rule(KEYWORD_STURDINESS, COUNTERATTACK_OUTSIDE_ATTACK)]
fn damage_that_is_no_attack_has_to_reach_the_sturdiness_too() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C1', facing = 'south' }]
        champion = [{ id = 'mercenary', at = 'C1 south', hand = ['pommel-strike'] }]",
    );
    t.play(MERCENARY, "pommel-strike", 0).choose(Choice::Enough).fall(&[DOUBLE, HIT, FUMBLE, FUMBLE, FUMBLE]);
    t.told(Event::FoeHurt(DECK, 2), rule::KEYWORD_STURDINESS);
    assert_eq!(t.game().tray(DECK).len(), 10);
}
