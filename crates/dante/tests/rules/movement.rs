//! Movement of Champions and of Malefactors.

use cite::rule;
use dante::board::Dir;
use dante::content::ActionId;
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DEVOTEE, MERCENARY, MINOS, OUTLAW, area, space, table};

#[rule(MOVEMENT_AREAS, MOVEMENT_END_SPACE, MOVEMENT_SMALL, KEYWORD_MOVE, MOVEMENT_UP_TO)]
fn the_artist_crosses_two_areas_and_takes_an_empty_space() {
    let mut t = table("champion = [{ id = 'artist', at = 'A1 south', hand = ['somersault'] }]");
    t.play(ARTIST, "somersault", 0);
    t.may(Choice::Step(space("B1 west")), rule::MOVEMENT_END_SPACE).may(Choice::Stay, rule::MOVEMENT_UP_TO);
    t.choose(Choice::Step(space("B1 west"))).told(Event::Moved(ARTIST, space("B1 west")), rule::MOVEMENT_END_SPACE);
    t.choose(Choice::Step(space("B2 east"))).at(ARTIST, "B2 east");
    assert_eq!(t.champion(ARTIST).tokens.inspiration, 1, "the next effect came after the move");
}

#[rule(MOVEMENT_ORTHOGONAL, ZONE_SPACE_ONE, MOVEMENT_WITHIN_AREA, TURN_BASIC_MOVE, MOVEMENT_SOURCES)]
fn a_basic_move_goes_one_area_or_changes_the_space() {
    let t = table("champion = [{ id = 'artist', at = 'B2 north' }, { id = 'outlaw', at = 'B2 south' }]");
    t.may(Choice::Go(ARTIST, space("B2 east")), rule::TURN_BASIC_MOVE);
    t.may(Choice::Go(ARTIST, space("A2 east")), rule::TURN_BASIC_MOVE);
    t.may_not(Choice::Go(ARTIST, space("B2 south")), rule::ZONE_SPACE_ONE);
    assert!(!t.offers(Choice::Go(ARTIST, space("C1 west"))), "no diagonal step");
}

#[rule(MOVEMENT_FULL_AREA, MOVEMENT_PASS_FULL)]
fn a_full_area_can_be_passed_but_is_no_place_to_stop() {
    let position = "champion = [{ id = 'mercenary', at = 'A1 south', hand = ['war-stride', 'pincer'] }]
        furniture = [{ at = 'B1 north', piece = 'ark' }, { at = 'B1 east', piece = 'ark' }, { at = 'B1 south', piece = 'ark' }, { at = 'B1 west', piece = 'palisade' }]";
    let mut t = table(position);
    t.play(MERCENARY, "pincer", 0).may_not(Choice::Through(area("B1")), rule::MOVEMENT_FULL_AREA);
    let mut t = table(position);
    t.play(MERCENARY, "war-stride", 0).may(Choice::Through(area("B1")), rule::MOVEMENT_PASS_FULL);
    t.choose(Choice::Through(area("B1")));
    assert!(!t.offers(Choice::Stay), "nobody stops where no Space is free");
    t.choose(Choice::Step(space("C1 west"))).at(MERCENARY, "C1 west");
}

#[rule(MOVEMENT_MALEFACTOR, MOVEMENT_APPROACH, FACING_KEPT_MOVING, FACING_NO_AUTOMATIC)]
fn minos_moves_no_farther_than_to_the_champion_and_keeps_his_facing() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', facing = 'north', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'B1 west', vigor = 9 }]",
    );
    // Home Run pushes the Outlaw out of the Area at his Space's side: back to A1.
    t.told(Event::FoeMoved(MINOS, area("B1")), rule::MOVEMENT_APPROACH);
    assert_eq!((t.game().foe(MINOS).at, t.game().foe(MINOS).facing), (area("B1"), Dir::North));
    t.choose(Choice::Put(space("A1 east"))).turn_up(ActionId::Haul).draw_on();
    t.at(OUTLAW, "A1 east");
}

#[rule(MOVEMENT_APPROACH_TIE, MOVEMENT_APPROACH_SHORT, FIERCENESS_DECIDER)]
fn of_equal_ways_the_fiercest_champions_player_picks_one() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'stamp' }]
        champion = [{ id = 'outlaw', at = 'C2 west' }]",
    );
    t.may(Choice::Area(area("B1")), rule::MOVEMENT_APPROACH_TIE).may(Choice::Area(area("A2")), rule::MOVEMENT_APPROACH_TIE);
    assert_eq!(t.ask().rule, rule::FIERCENESS_DECIDER);
    t.choose(Choice::Area(area("A2"))).told(Event::FoeMoved(MINOS, area("A2")), rule::MOVEMENT_APPROACH);
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(MOVEMENT_APPROACH_ROUTE, MOVEMENT_MALEFACTOR_RULES)]
fn only_a_way_that_arrives_counts_even_if_it_is_longer() {
    // The Outlaw stands on a Building; the only Stairs are on its far side.
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        buildings = [{ at = 'B2', levels = 1 }]
        stairs = ['C2 west']
        foe = [{ id = 'minos', at = 'A2', top = 'stamp' }]
        champion = [{ id = 'outlaw', at = 'B2 north' }, { id = 'artist', at = 'E1 east' }]",
    );
    t.may(Choice::Area(area("A1")), rule::MOVEMENT_APPROACH_TIE).may(Choice::Area(area("A3")), rule::MOVEMENT_APPROACH_TIE);
    assert!(!t.offers(Choice::Area(area("B2"))));
    t.choose(Choice::Area(area("A1"))).turn_up(ActionId::Haul).draw_on();
    assert_eq!(t.game().foe(MINOS).at, area("A1"));
}

#[rule(MOVEMENT_APPROACH_NO_ROUTE, MOVEMENT_APPROACH_AS_CLOSE)]
fn without_a_way_he_comes_as_near_as_he_can() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        buildings = [{ at = 'C2', levels = 1 }]
        foe = [{ id = 'minos', at = 'A2', top = 'stamp' }]
        champion = [{ id = 'outlaw', at = 'C2 north' }]",
    );
    t.told(Event::FoeMoved(MINOS, area("B2")), rule::MOVEMENT_APPROACH_NO_ROUTE);
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(MOVEMENT_DISTANCE, MOVEMENT_DISTANCE_TIE, MOVEMENT_DISTANCE_FARTHEST)]
fn distancing_takes_the_farthest_area_in_reach() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'C2', top = 'labyrinth' }]
        champion = [{ id = 'outlaw', at = 'B2 east', vigor = 12 }, { id = 'artist', at = 'A1 south' }]",
    );
    t.may(Choice::Area(area("E1")), rule::MOVEMENT_DISTANCE_TIE).may(Choice::Area(area("E3")), rule::MOVEMENT_DISTANCE_TIE);
    t.choose(Choice::Area(area("E1")));
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    assert_eq!(t.game().foe(MINOS).at, area("E1"));
    t.draw_on();
}

#[rule(MOVEMENT_STRAIGHT_LINE, MOVEMENT_STRAIGHT_LINE_TURN, MOVEMENT_STRAIGHT_LINE_CONTINUE)]
fn at_the_edge_a_point_turns_him_round() {
    // Haul: he faces the Outlaw in the south first, moves two Areas and turns.
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'B1', facing = 'north', top = 'haul' }]
        champion = [{ id = 'outlaw', at = 'B3 north' }, { id = 'artist', at = 'E3 north' }, { id = 'mercenary', at = 'D3 north' }]",
    );
    t.told(Event::Faced(MINOS, Dir::South), rule::FACING_ARC)
        .told(Event::FoeMoved(MINOS, area("B3")), rule::MOVEMENT_STRAIGHT_LINE);
    t.told(Event::Faced(MINOS, Dir::North), rule::MOVEMENT_STRAIGHT_LINE_TURN);
    assert_eq!(t.vigor(OUTLAW), 3, "Haul deals 3 where he ends");
    t.turn_up(ActionId::HomeRun).draw_on();
}

#[rule(FIERCENESS_HELD_SKIPPED, KEYWORD_HOLD_NOT_TARGET)]
fn who_is_held_is_passed_over() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['devotee', 'outlaw', 'artist', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'devotee', at = 'held' }, { id = 'outlaw', at = 'A3 north', vigor = 9 }]",
    );
    // The second Fiercest is meant, and Minos goes to A3.
    t.told(Event::FoeMoved(MINOS, area("A3")), rule::MOVEMENT_APPROACH);
    t.choose(Choice::Put(space("A2 east")));
    t.turn_up(ActionId::Haul).draw_on();
    assert!(t.champion(DEVOTEE).space().is_none());
}
