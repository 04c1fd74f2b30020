//! Levels: Stairs, CLIMB, falls, Above, Range and arcs.

use cite::rule;
use dante::board::Dir;
use dante::content::ChampionId;
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, space, table};

#[rule(MOVEMENT_UP, PLATFORM_STAIRS_CONNECT, KEYWORD_MOVE_LEVELS)]
fn a_building_is_reached_by_stairs_only() {
    let t = table("buildings = [{ at = 'B2', levels = 1 }]\nchampion = [{ id = 'outlaw', at = 'A2 east' }]");
    t.may_not(Choice::Go(OUTLAW, space("B2 west")), rule::MOVEMENT_UP);
    let mut t =
        table("buildings = [{ at = 'B2', levels = 1 }]\nstairs = ['A2 east']\nchampion = [{ id = 'outlaw', at = 'A2 east' }]");
    t.choose(Choice::Go(OUTLAW, space("B2 west"))).told(Event::Moved(OUTLAW, space("B2 west")), rule::PLATFORM_STAIRS_CONNECT);
    assert_eq!(t.vigor(OUTLAW), 5);
}

#[rule(LEVEL_FALLING_STAIRS)]
fn stairs_are_safe_downwards() {
    let mut t =
        table("buildings = [{ at = 'B2', levels = 1 }]\nstairs = ['A2 east']\nchampion = [{ id = 'outlaw', at = 'B2 west' }]");
    t.choose(Choice::Go(OUTLAW, space("A2 east"))).told(Event::Moved(OUTLAW, space("A2 east")), rule::LEVEL_FALLING_STAIRS);
    assert_eq!(t.vigor(OUTLAW), 5, "the price of the action alone");
}

#[rule(LEVEL_FALLING_VOLUNTARY, LEVEL_FALLING_AMOUNT, LEVEL_FALLING_WHEN, MOVEMENT_DOWN)]
fn a_fall_costs_two_for_each_level() {
    let mut t = table("buildings = [{ at = 'B2', levels = 1 }]\nchampion = [{ id = 'outlaw', at = 'B2 west' }]");
    t.choose(Choice::Go(OUTLAW, space("A2 east"))).told(Event::Fell(OUTLAW, 2), rule::LEVEL_FALLING_AMOUNT);
    assert_eq!(t.vigor(OUTLAW), 3);
    let mut t = table("buildings = [{ at = 'B2', levels = 2 }]\nchampion = [{ id = 'outlaw', at = 'B2 west', vigor = 9 }]");
    t.choose(Choice::Go(OUTLAW, space("A2 east"))).told(Event::Fell(OUTLAW, 4), rule::LEVEL_FALLING_AMOUNT);
    assert_eq!(t.vigor(OUTLAW), 4);
}

#[rule(PLATFORM_HIGH_LEVEL_FALLING, PLATFORM_HEIGHT_LIMIT_BROKEN)]
fn from_the_third_level_a_fall_costs_six() {
    let mut t = table("buildings = [{ at = 'B2', levels = 3 }]\nchampion = [{ id = 'outlaw', at = 'B2 west', vigor = 12 }]");
    t.choose(Choice::Go(OUTLAW, space("A2 east"))).told(Event::Fell(OUTLAW, 6), rule::PLATFORM_HIGH_LEVEL_FALLING);
    assert_eq!(t.vigor(OUTLAW), 5);
}

#[rule(KEYWORD_CLIMB, KEYWORD_CLIMB_LIMIT, KEYWORD_CLIMB_FALLING)]
fn climb_goes_up_or_down_one_level_and_softens_deeper_falls() {
    let mut t = table(
        "buildings = [{ at = 'B2', levels = 1 }, { at = 'A1', levels = 2 }]
        champion = [{ id = 'artist', at = 'A2 east', hand = ['flourish'] }]",
    );
    t.play(ARTIST, "flourish", 0);
    t.may(Choice::Step(space("B2 west")), rule::KEYWORD_CLIMB)
        .may_not(Choice::Step(space("A1 south")), rule::KEYWORD_CLIMB_LIMIT);
    let mut t = table(
        "buildings = [{ at = 'B2', levels = 3 }]\nchampion = [{ id = 'artist', at = 'B2 west', vigor = 9, hand = ['flourish'] }]",
    );
    t.play(ARTIST, "flourish", 0).may(Choice::Step(space("A2 east")), rule::KEYWORD_CLIMB_FALLING);
    t.choose(Choice::Step(space("A2 east"))).told(Event::Fell(ARTIST, 4), rule::PLATFORM_HIGH_LEVEL_FALLING);
    assert_eq!(t.vigor(ARTIST), 5);
}

#[rule(MOVEMENT_PLATFORMS_SAME_LEVEL, MOVEMENT_PILLAR_TOP_SPACE, FURNITURE_PILLAR_TOP_MOVE)]
fn from_a_pillar_one_steps_onto_a_building_of_the_same_level() {
    let mut t = table(
        "buildings = [{ at = 'B2', levels = 1 }]
        furniture = [{ at = 'A2 east', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'A2 east' }]",
    );
    t.choose(Choice::Go(OUTLAW, space("B2 west")))
        .told(Event::Moved(OUTLAW, space("B2 west")), rule::MOVEMENT_PLATFORMS_SAME_LEVEL);
    assert_eq!(t.vigor(OUTLAW), 5);
}

#[rule(MOVEMENT_PLATFORMS_DOWN)]
fn from_a_pillar_to_the_ground_is_a_fall() {
    let mut t = table("furniture = [{ at = 'A2 east', piece = 'small-pillar' }]\nchampion = [{ id = 'outlaw', at = 'A2 east' }]");
    t.choose(Choice::Go(OUTLAW, space("A3 north"))).told(Event::Fell(OUTLAW, 2), rule::LEVEL_FALLING_VOLUNTARY);
    assert_eq!(t.vigor(OUTLAW), 3);
}

#[rule(PLATFORM_STAIRS_ANY_STRUCTURE)]
fn stairs_lead_to_a_pillar_too() {
    let t = table(
        "stairs = ['A2 east']
        furniture = [{ at = 'B2 west', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'A2 north' }]",
    );
    t.may(Choice::Go(OUTLAW, space("B2 west")), rule::TURN_BASIC_MOVE);
}

#[rule(FURNITURE_PILLAR_TOP_ONE)]
fn two_champions_do_not_share_a_pillar() {
    let t = table(
        "buildings = [{ at = 'A2', levels = 1 }]
        furniture = [{ at = 'B2 west', piece = 'small-pillar' }]
        champion = [{ id = 'outlaw', at = 'A2 north' }, { id = 'artist', at = 'B2 west' }]",
    );
    t.may_not(Choice::Go(OUTLAW, space("B2 west")), rule::FURNITURE_PILLAR_TOP_ONE);
}

#[rule(PLATFORM_IMPROVISED_STAIRS, PLATFORM_IMPROVISED_EMPOWER, KEYWORD_STANCE, PLATFORM_IMPROVISED_CHARACTER)]
fn the_artist_in_her_stance_is_stairs_and_lifts_once_a_round() {
    let mut t = table(
        "buildings = [{ at = 'B2', levels = 1 }]
        champion = [{ id = 'artist', at = 'A2 east', slots = ['human-ladder'] }, { id = 'outlaw', at = 'A2 north' }]",
    );
    t.choose(Choice::Go(OUTLAW, space("B2 west"))).told(Event::Empowered(OUTLAW, 2), rule::PLATFORM_IMPROVISED_EMPOWER);
    t.choose(Choice::Go(OUTLAW, space("A2 north")));
    t.choose(Choice::Go(OUTLAW, space("B2 north")));
    assert_eq!(t.champion(OUTLAW).tokens.empower, 2);
    t.may_not(Choice::Go(OUTLAW, space("A2 east")), rule::ZONE_SPACE_ONE);
}

#[rule(KEYWORD_STANCE_END, PLATFORM_IMPROVISED_HELD)]
fn without_the_card_or_while_held_she_is_no_stairs() {
    let t = table(
        "buildings = [{ at = 'B2', levels = 1 }]
        champion = [{ id = 'artist', at = 'A2 east' }, { id = 'outlaw', at = 'A2 north' }]",
    );
    t.may_not(Choice::Go(OUTLAW, space("B2 west")), rule::MOVEMENT_UP);
    let t = table(
        "buildings = [{ at = 'B2', levels = 1 }]
        champion = [{ id = 'artist', at = 'held', slots = ['human-ladder'] }, { id = 'outlaw', at = 'A2 north' }]",
    );
    t.may_not(Choice::Go(OUTLAW, space("B2 west")), rule::MOVEMENT_UP);
}

#[rule(KEYWORD_ABOVE, ATTACK_STEP_1D)]
fn above_counts_at_any_distance() {
    let mut t = table(
        "buildings = [{ at = 'A2', levels = 1 }]
        champion = [{ id = 'outlaw', at = 'A2 north', hand = ['steady-aim'] }]",
    );
    t.play(OUTLAW, "steady-aim", 0).choose(Choice::Enough);
    t.fall(&[HIT; 8]).draw_on();
    assert!(t.ever(|event| *event == Event::Dice(OUTLAW, dante::DiceSource::Skill, 2)));
}

#[rule(RANGE_COUNT, RANGE_ORTHOGONAL, RANGE_IGNORES_LEVEL, RANGE_NO_LINE_OF_SIGHT, EQUIPMENT_RANGED, CARD_LONGBOW)]
fn range_is_counted_orthogonally_and_ignores_levels() {
    // C2 is three steps from A1, however high it lies; E2 is five.
    let position = |at: &str| {
        format!("buildings = [{{ at = 'C2', levels = 2 }}]\nchampion = [{{ id = 'outlaw', at = '{at}', hand = ['slip-away'] }}]")
    };
    let mut t = table(&position("A1 north"));
    t.play(OUTLAW, "slip-away", 0).choose(Choice::Enough).fall(&[HIT; 5]);
    t.draw_on();
    let mut t = table(&format!("{}\nfoe = [{{ id = 'minos', at = 'E2' }}]", position("A1 north")));
    t.play(OUTLAW, "slip-away", 0).told(Event::NoTarget(OUTLAW), rule::MANEUVER_IMPOSSIBLE_SKIPPED);
}

#[rule(FACING_ARC, FACING_DIRECTION, FACING_DIAGONAL_TARGET)]
fn minos_faces_the_arc_in_which_the_champion_stands() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'minos', at = 'C2', facing = 'south', top = 'verdict' }]
        champion = [{ id = 'outlaw', at = 'D1 east' }]",
    );
    t.told(Event::Faced(MINOS, Dir::East), rule::FACING_ARC);
    t.choose(Choice::Slot(0));
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    t.draw_on();
}

#[rule(FACING_TURN_AROUND, FACING_FRONT_BACK, KEYWORD_BACK, ATTACK_BACKSTAB)]
fn whoever_strikes_from_behind_is_faced_at_once() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C2', facing = 'south' }]
        champion = [{ id = 'artist', at = 'C2 north', hand = ['pirouette'] }]",
    );
    t.play(ARTIST, "pirouette", 0).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    t.told(Event::Faced(MINOS, Dir::North), rule::FACING_TURN_AROUND);
    let mut t = table("champion = [{ id = 'outlaw', at = 'C1 north', hand = ['cheap-shot'] }]");
    t.play(OUTLAW, "cheap-shot", 0).choose(Choice::Enough).fall(&[DOUBLE; 8]);
    assert!(t.ever(|event| *event == Event::Dice(OUTLAW, dante::DiceSource::Action, 3)), "from behind");
    t.draw_on();
}

#[rule(KEYWORD_FLANK)]
fn a_champion_directly_opposite_makes_a_flank() {
    let mut t = table("champion = [{ id = 'mercenary', at = 'C2 east', hand = ['pincer'] }, { id = 'artist', at = 'C2 west' }]");
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough);
    t.fall(&[HIT; 8]).draw_on();
    let mut t = table("champion = [{ id = 'mercenary', at = 'C2 east', hand = ['pincer'] }, { id = 'artist', at = 'C2 south' }]");
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay).choose(Choice::Enough);
    t.fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
}

#[rule(RANGE_ANY, RANGE_ANY_EXCLUDES, KEYWORD_HOLD_ALLIES, TURN_DELIVER_HELD)]
fn any_range_leaves_out_who_is_held() {
    let mut t =
        table("champion = [{ id = 'devotee', at = 'A1 north', hand = ['ember-of-faith'] }, { id = 'outlaw', at = 'held' }]");
    t.play(DEVOTEE, "ember-of-faith", 0);
    t.may(Choice::Champion(ChampionId::Artist), rule::RANGE_ANY).may_not(Choice::Champion(OUTLAW), rule::RANGE_ANY_EXCLUDES);
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]
        champion = [{ id = 'devotee', at = 'A1 north', hand = ['litany'] }, { id = 'outlaw', at = 'held' }, { id = 'artist', at = 'A1 south' },
        { id = 'mercenary', at = 'B1 south' }]",
    );
    t.play(DEVOTEE, "litany", 0).may_not(Choice::Champion(OUTLAW), rule::KEYWORD_HOLD_ALLIES);
    let t = table("champion = [{ id = 'devotee', at = 'A1 north', finding = 'wine' }, { id = 'outlaw', at = 'held' }]");
    t.may_not(Choice::Deliver(DEVOTEE, OUTLAW), rule::TURN_DELIVER_HELD);
}
