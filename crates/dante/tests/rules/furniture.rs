//! Pillars, Palisades and Traps.

use cite::rule;
use dante::content::{ActionId, FindingId};
use dante::state::{DeckCard, Furniture, Held};
use dante::{Choice, Deed, Event, rule};

use crate::support::{ARTIST, DECK, MERCENARY, MINOS, OUTLAW, area, space, table};

#[rule(FURNITURE_PILLAR_INTERACT, FURNITURE_PILLAR_CLIMB_UP, FURNITURE_PILLAR_CLIMB_DOWN, FURNITURE_PILLAR_LARGE_CLIMB)]
fn a_pillar_is_climbed_and_left_by_interact() {
    let mut t =
        table("furniture = [{ at = 'A1 east', piece = 'large-pillar' }]\nchampion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.choose(Choice::Interact(OUTLAW, Deed::ClimbUp(space("A1 east"))))
        .told(Event::Moved(OUTLAW, space("A1 east")), rule::FURNITURE_PILLAR_CLIMB_UP);
    t.choose(Choice::Interact(OUTLAW, Deed::ClimbDown(space("A1 north"))));
    assert_eq!(t.vigor(OUTLAW), 4, "two actions, and no fall");
}

#[rule(FURNITURE_PILLAR_LEAP, FURNITURE_PILLAR_LEAP_LEVELS, FURNITURE_PILLAR_LEAP_START)]
fn a_leap_changes_one_level_for_free() {
    let mut t = table(
        "furniture = [{ at = 'A1 east', piece = 'small-pillar' }, { at = 'B1 west', piece = 'large-pillar' }]
        buildings = [{ at = 'A2', levels = 3 }]
        champion = [{ id = 'outlaw', at = 'A1 east' }]",
    );
    t.may_not(Choice::Interact(OUTLAW, Deed::Leap(space("A2 north"))), rule::FURNITURE_PILLAR_LEAP_LEVELS);
    t.choose(Choice::Interact(OUTLAW, Deed::Leap(space("B1 west"))))
        .told(Event::Moved(OUTLAW, space("B1 west")), rule::FURNITURE_PILLAR_LEAP);
    assert_eq!(t.vigor(OUTLAW), 5);
}

#[rule(FURNITURE_PALISADE_INTERACT)]
fn a_palisade_is_moved_within_range_one() {
    let mut t = table("furniture = [{ at = 'A1 east', piece = 'palisade' }]\nchampion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.choose(Choice::Interact(OUTLAW, Deed::Shift(space("A1 east"), space("B1 north"))));
    assert_eq!(
        (t.game().furniture_on(space("A1 east")), t.game().furniture_on(space("B1 north"))),
        (None, Some(Furniture::Palisade))
    );
}

#[rule(
    FURNITURE_PILLAR_BACKFLIP,
    FURNITURE_PILLAR_BACKFLIP_DAMAGE,
    FURNITURE_PILLAR_DESTROYED_COLLAPSE,
    FURNITURE_PILLAR_BACKFLIP_THAT_CHAMPION
)]
fn a_backflip_costs_two_and_the_pillar_takes_the_blow() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        furniture = [{ at = 'B1 east', piece = 'small-pillar' }, { at = 'C1 west', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'B1 east' }]",
    );
    t.choose(Choice::Backflip(OUTLAW, space("C1 west")))
        .told(Event::PillarCollapsed(space("B1 east")), rule::FURNITURE_PILLAR_DESTROYED_COLLAPSE);
    t.told(Event::WentToPillar, rule::FURNITURE_PILLAR_BACKFLIP_THAT_CHAMPION);
    assert_eq!((t.vigor(OUTLAW), t.game().furniture_on(space("B1 east"))), (4, Some(Furniture::Collapsed)));
    t.at(OUTLAW, "C1 west");
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(FURNITURE_PILLAR_BACKFLIP_HOLD)]
fn minos_holds_the_pillar_instead() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'head-to-head' }]
        furniture = [{ at = 'B1 east', piece = 'small-pillar' }, { at = 'C1 west', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'B1 east' }]",
    );
    t.choose(Choice::Backflip(OUTLAW, space("C1 west")))
        .told(Event::PillarHeld(MINOS, space("B1 east")), rule::FURNITURE_PILLAR_BACKFLIP_HOLD);
    assert_eq!(t.game().foe(MINOS).holds, Some(Held::Furniture(Furniture::SmallPillar)));
    assert_eq!((t.vigor(OUTLAW), t.game().furniture_on(space("B1 east"))), (4, None));
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(FURNITURE_PILLAR_BACKFLIP_NO_LEAP)]
fn without_a_top_to_leap_to_the_champion_steps_and_falls() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        furniture = [{ at = 'B1 east', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'B1 east' }]",
    );
    t.may(Choice::Backflip(OUTLAW, space("C1 west")), rule::FURNITURE_PILLAR_BACKFLIP_NO_LEAP);
    t.choose(Choice::Backflip(OUTLAW, space("C1 west")));
    assert_eq!(t.vigor(OUTLAW), 2, "2 for the BACKFLIP and 2 for the fall");
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(FURNITURE_PALISADE_MOVE, FURNITURE_PALISADE_MOVE_STOP, FURNITURE_PALISADE_DECK, FURNITURE_PALISADE_SIDE)]
fn a_malefactor_that_moves_into_a_palisade_is_wounded_and_stops() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        furniture = [{ at = 'B1 west', piece = 'palisade' }]
        champion = [{ id = 'outlaw', at = 'C1 west' }]",
    );
    t.told(Event::PalisadeBroken(space("B1 west")), rule::FURNITURE_PALISADE_MOVE);
    t.turn_up(ActionId::Stamp).told(Event::FoeWounded(DECK, DeckCard::Action(ActionId::Stamp)), rule::FURNITURE_PALISADE_DECK);
    assert_eq!((t.game().foe(MINOS).at, t.vigor(OUTLAW)), (area("B1"), 6));
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(FURNITURE_PALISADE_CHAMPIONS_SAFE, MOVEMENT_PALISADE_OBSTACLE)]
fn champions_pass_a_palisade_unharmed() {
    let mut t = table("furniture = [{ at = 'B1 west', piece = 'palisade' }]\nchampion = [{ id = 'outlaw', at = 'A1 east' }]");
    t.choose(Choice::Go(OUTLAW, space("B1 north")));
    assert_eq!((t.vigor(OUTLAW), t.game().furniture_on(space("B1 west"))), (5, Some(Furniture::Palisade)));
}

#[rule(KEYWORD_TRAP_SET, KEYWORD_TRAP_OWNER, ZONE_TRAP_SPEAR)]
fn a_trap_lies_on_a_free_central_space() {
    let mut t = table("traps = ['B2']\nchampion = [{ id = 'outlaw', at = 'B2 east', hand = ['snare'] }]");
    t.play(OUTLAW, "snare", 0)
        .may_not(Choice::Area(area("C2")), rule::KEYWORD_TRAP_SET)
        .may_not(Choice::Area(area("B2")), rule::KEYWORD_TRAP_OWNER);
    t.may_not(Choice::Area(area("E3")), rule::RANGE_COUNT);
    t.choose(Choice::Area(area("C3"))).told(Event::TrapSet(OUTLAW, area("C3")), rule::KEYWORD_TRAP_SET);
}

#[rule(KEYWORD_TRAP_TRIGGER, KEYWORD_TRAP_INTERRUPT, KEYWORD_TRAP_TOP_CARD, KEYWORD_STEP)]
fn a_trap_wounds_in_the_middle_of_a_card_which_goes_on() {
    let mut t = table(
        "phase = 'malefactors'
        traps = ['B1']
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'C1 north', vigor = 9 }]",
    );
    t.told(Event::TrapSprung(MINOS, area("B1")), rule::KEYWORD_TRAP_TRIGGER);
    t.turn_up(ActionId::Stamp).told(Event::FoeWounded(DECK, DeckCard::Action(ActionId::Stamp)), rule::KEYWORD_TRAP_INTERRUPT);
    assert_eq!(
        (t.game().foe(MINOS).at, t.vigor(OUTLAW)),
        (area("C1"), 3),
        "he went on, 4 damage and 2 for the edge of the board"
    );
    t.turn_up(ActionId::Haul).draw_on();
}

#[rule(KEYWORD_TRAP_LAST_CARD)]
fn a_trap_that_takes_the_card_in_play_defeats_at_once() {
    let t = table(
        "phase = 'malefactors'
        traps = ['B1']
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run', cards = 0 }]
        champion = [{ id = 'outlaw', at = 'C1 north' }]",
    );
    assert_eq!(t.vigor(OUTLAW), 6, "the rest of the card is not resolved");
    t.outcome(rule::CONFRONTATION_WIN);
}

#[rule(CARD_MIRY_SINKHOLE, DECK_FINDINGS_LIMITED, DECK_FINDINGS_EMPTY)]
fn the_sinkhole_wounds_within_range_two_and_an_empty_deck_gives_nothing() {
    let mut t = table(
        "champion = [{ id = 'artist', at = 'A2 east', finding = 'miry-sinkhole' }, { id = 'mercenary', at = 'A1 east', finding = 'miry-sinkhole' }]",
    );
    t.may_not(Choice::Consume(MERCENARY), rule::RANGE_COUNT);
    t.choose(Choice::Consume(ARTIST))
        .told(Event::FoeWounded(DECK, DeckCard::Action(ActionId::HomeRun)), rule::CARD_MIRY_SINKHOLE);
    t.turn_up(ActionId::Haul);
    let mut t =
        table("findings = []\nfurniture = [{ at = 'A1 east', piece = 'ark' }]\nchampion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.choose(Choice::Interact(OUTLAW, Deed::Open(space("A1 east"))))
        .told(Event::NothingFound(OUTLAW), rule::DECK_FINDINGS_LIMITED);
    assert_eq!(t.champion(OUTLAW).finding, None::<FindingId>);
}
