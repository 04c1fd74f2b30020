//! Flight, Oversized Malefactors, DESTROYER, DESTROYED terrain and Buildings that move.

use cite::rule;
use dante::board::Dir;
use dante::state::{FoeNo, Furniture, TrayNo};
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, OUTLAW, Table, area, space, table};

const COLOSSUS: FoeNo = FoeNo(0);
const FERRYMAN: FoeNo = FoeNo(1);
const BULK: TrayNo = TrayNo(0);
const CROSSING: TrayNo = TrayNo(1);
const SQUIRE: FoeNo = FoeNo(1);

/// The Squire plays a card.
fn squire(top: &str, rest: &str) -> Table {
    table(&format!(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        next = 1
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        {rest}
        [[foe]]
        id = 'herald'
        at = 'E3'
        [[foe]]
        id = 'squire'
        at = 'A2'
        facing = 'east'
        top = '{top}'",
    ))
}

/// The Colossus in C1 plays a card; the Ferryman is above.
fn shore(top: &str, rest: &str) -> Table {
    table(&format!(
        "confrontation = 'shore'
        phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{{ id = 'colossus', at = 'C1', top = '{top}' }}, {{ id = 'ferryman', flown = true }}]
        {rest}",
    ))
}

#[rule(KEYWORD_FLY_AWAY, KEYWORD_FLY_AWAY_TARGET, RANGE_UNLIMITED)]
fn only_a_symbol_reaches_who_has_flown_away() {
    let mut t = table(
        "confrontation = 'shore'
        foe = [{ id = 'colossus', at = 'A1' }, { id = 'ferryman', flown = true }]
        champion = [{ id = 'devotee', at = 'E3 north', hand = ['anathema'] }, { id = 'outlaw', at = 'C2 north', hand = ['steady-aim'] }]",
    );
    // The bow has one target only, and nothing is to be chosen.
    t.play(OUTLAW, "steady-aim", 0).play_on();
    assert!(!t.ever(|event| matches!(event, Event::Struck(OUTLAW, CROSSING, _))));
    t.play(DEVOTEE, "anathema", 0).may(Choice::Tray(CROSSING), rule::KEYWORD_FLY_AWAY_TARGET);
    t.choose(Choice::Tray(CROSSING)).play_on();
}

#[rule(KEYWORD_REAPPEAR, KEYWORD_FLY_AWAY_RETURN)]
fn it_reappears_in_the_middle_and_faces_the_fiercest() {
    let mut t = table(
        "confrontation = 'shore'
        phase = 'malefactors'
        next = 1
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'colossus', at = 'A1' }, { id = 'ferryman', flown = true, top = 'circle-above' }]
        champion = [{ id = 'outlaw', at = 'E2 north', vigor = 9 }]",
    );
    t.was_told(&Event::Reappeared(FERRYMAN, area("C2")), rule::KEYWORD_REAPPEAR);
    assert_eq!((t.game().foe(FERRYMAN).flown, t.game().foe(FERRYMAN).facing), (false, Dir::East));
    t.play_on();
}

#[rule(KEYWORD_REDIRECT, KEYWORD_REDIRECT_STURDINESS, ATTACK_STEP_3C_REDIRECT, KEYWORD_BLOCK_DAMAGE)]
fn a_bodyguard_takes_the_damage_and_blocks_some_of_it() {
    let mut t = table(
        "confrontation = 'shore'
        foe = [{ id = 'colossus', at = 'A1' }, { id = 'ferryman', at = 'C2' }]
        champion = [{ id = 'mercenary', at = 'C2 north', hand = ['war-stride'] }]",
    );
    t.play(MERCENARY, "war-stride", 0).choose(Choice::Stay);
    if t.offered(Choice::Tray(CROSSING)) {
        t.choose(Choice::Tray(CROSSING));
    }
    t.choose(Choice::Enough).fall(&[DOUBLE, DOUBLE, HIT, FUMBLE, FUMBLE]);
    t.told(Event::Redirected(CROSSING, BULK), rule::KEYWORD_REDIRECT);
    t.told(Event::FoeBlocked(COLOSSUS, 1), rule::KEYWORD_BLOCK_DAMAGE);
    // 5 Hits less 1 are no Wound of STURDINESS 5, although they would have wounded the Ferryman.
    t.told(Event::NoWound(BULK), rule::ATTACK_STURDINESS);
    t.play_on();
}

#[rule(KEYWORD_REDIRECT_CHAMPION)]
fn the_squire_hides_behind_who_is_held() {
    let mut t = table(
        "confrontation = 'vestibule'
        foe = [{ id = 'herald', at = 'C2' }, { id = 'squire', at = 'A1' }]
        champion = [{ id = 'artist', at = 'held squire', vigor = 9 }, { id = 'mercenary', at = 'A1 north', hand = ['war-stride'] }]",
    );
    t.play(MERCENARY, "war-stride", 0).choose(Choice::Stay).choose(Choice::Enough);
    t.fall(&[HIT, HIT, HIT, FUMBLE, FUMBLE]).told(Event::RedirectedTo(SQUIRE, ARTIST), rule::KEYWORD_REDIRECT_CHAMPION);
    t.play_on();
    assert_eq!(t.vigor(ARTIST), 6);
}

#[rule(
    CONTENT_OVERSIZED,
    KEYWORD_FLANK_OVERSIZED,
    KEYWORD_SHOVE_OVERSIZED,
    FURNITURE_PALISADE_OVERSIZED,
    PLATFORM_STAIRS_DESTROYED
)]
fn an_oversized_malefactor_fills_its_area() {
    let mut t = shore(
        "stride",
        "stairs = ['C2 east']
        furniture = [{ at = 'C2 west', piece = 'palisade' }, { at = 'C2 south', piece = 'ark' }]
        champion = [{ id = 'mercenary', at = 'C2 north', vigor = 9 }]",
    );
    t.play_on();
    t.was_told(&Event::PalisadeBroken(space("C2 west")), rule::FURNITURE_PALISADE_OVERSIZED);
    t.was_told(&Event::StairsDestroyed(space("C2 east")), rule::KEYWORD_SHOVE_OVERSIZED);
    assert_ne!(t.champion(MERCENARY).space().map(|space| space.area()), Some(area("C2")));
    assert!(area("C2").spaces().all(|space| t.game().furniture_on(space).is_none()));
    let mut t = table(
        "confrontation = 'shore'
        foe = [{ id = 'colossus', at = 'C2' }, { id = 'ferryman', flown = true }]
        champion = [{ id = 'mercenary', at = 'B2 north', hand = ['pincer'], vigor = 9 }, { id = 'artist', at = 'D2 north' }]",
    );
    t.may_not(Choice::Go(MERCENARY, space("C2 west")), rule::ZONE_SPACE_ONE);
    t.play(MERCENARY, "pincer", 0).choose(Choice::Stay);
    // 3 of the Weapon, 2 of the card, 3 for the Flank.
    t.choose(Choice::Enough).fall(&[HIT; 8]);
    t.play_on();
}

#[rule(
    KEYWORD_DESTROYER,
    KEYWORD_DESTROYER_STAIRS,
    KEYWORD_DESTROYER_BUILDING,
    KEYWORD_DESTROYER_BUILDING_NO_FALL,
    KEYWORD_DESTROYER_AREA,
    KEYWORD_SHOVE_OUT_OF_THE_WAY,
    KEYWORD_SHOVE_OUT_BEHIND,
    FURNITURE_PALISADE_DESTROYED
)]
fn a_destroyer_goes_through_everything() {
    let mut t = squire(
        "ram",
        "buildings = [{ at = 'C2', levels = 1 }]
        stairs = ['B2 west']
        furniture = [{ at = 'B2 south', piece = 'palisade' }]
        champion = [{ id = 'mercenary', at = 'E2 west', vigor = 9 }, { id = 'outlaw', at = 'C2 north', vigor = 9 }, { id = 'artist', at = 'B2 north', vigor = 9 }, { id = 'devotee', at = 'A3 south' }]",
    );
    // The Artist cannot be put where the Squire goes next, but behind it.
    t.may(Choice::Put(space("A2 north")), rule::KEYWORD_SHOVE_OUT_BEHIND);
    assert!(!t.offers(Choice::Put(space("C2 west"))));
    t.choose(Choice::Put(space("A2 north"))).was_told(&Event::Threatened(ARTIST, 2), rule::KEYWORD_DESTROYER);
    t.was_told(&Event::FurnitureDestroyed(space("B2 south")), rule::FURNITURE_PALISADE_DESTROYED);
    t.was_told(&Event::StairsDestroyed(space("B2 west")), rule::KEYWORD_DESTROYER_STAIRS);
    t.was_told(&Event::BuildingDestroyed(area("C2")), rule::KEYWORD_DESTROYER_BUILDING);
    t.play_on();
    assert_eq!((t.game().height(area("C2")), t.game().foe(SQUIRE).at), (0, area("D2")));
    t.was_told(&Event::Threatened(OUTLAW, 2), rule::KEYWORD_DESTROYER);
    assert!(!t.ever(|event| matches!(event, Event::Fell(..))), "nobody falls with the Building");
}

#[rule(KEYWORD_DESTROYER_EDGE)]
fn a_destroyer_turns_at_the_edge() {
    let mut t = squire(
        "ram",
        "champion = [{ id = 'mercenary', at = 'A1 west' }, { id = 'outlaw', at = 'E1 north' }, { id = 'artist', at = 'E1 south' }, { id = 'devotee', at = 'E1 east' }]",
    );
    t.play_on();
    t.was_told(&Event::Faced(SQUIRE, Dir::South), rule::KEYWORD_DESTROYER_EDGE);
}

#[rule(PLATFORM_BUILDING_DESTROYED, FURNITURE_PILLAR_DESTROYED_FALL, FURNITURE_PILLAR_DESTROYED_AGAIN)]
fn destroyed_buildings_and_pillars_let_people_fall() {
    let mut t = squire(
        "break-up",
        "buildings = [{ at = 'D1', levels = 2 }]
        furniture = [{ at = 'A3 north', piece = 'small-pillar' }, { at = 'A3 south', piece = 'collapsed' }]
        champion = [{ id = 'mercenary', at = 'D1 south', vigor = 9 }, { id = 'outlaw', at = 'A3 north', vigor = 9 }, { id = 'artist', at = 'E1 north' }]",
    );
    t.play_on();
    t.was_told(&Event::BuildingDestroyed(area("D1")), rule::PLATFORM_BUILDING_DESTROYED);
    t.was_told(&Event::Fell(OUTLAW, 2), rule::FURNITURE_PILLAR_DESTROYED_FALL);
    t.was_told(&Event::WreckedAlready(space("A3 south")), rule::FURNITURE_PILLAR_DESTROYED_AGAIN);
    t.was_told(&Event::Fell(MERCENARY, 4), rule::PLATFORM_BUILDING_DESTROYED);
    assert_eq!(t.game().furniture_on(space("A3 north")), Some(Furniture::Collapsed));
}

#[rule(PLATFORM_THROW_BUILDING, PLATFORM_THROW_BUILDING_RULES, KEYWORD_SHOVE_FALLING)]
fn a_thrown_building_shoves_before_it_lands() {
    let mut t = shore(
        "quarry",
        "buildings = [{ at = 'A2', levels = 1 }]
        champion = [{ id = 'mercenary', at = 'D3 south', vigor = 9 }]",
    );
    t.was_told(&Event::Hurled(COLOSSUS, area("D3")), rule::PLATFORM_THROW_BUILDING);
    t.play_on();
    assert_eq!((t.game().height(area("A2")), t.game().height(area("D3"))), (0, 1));
    t.was_told(&Event::Threatened(MERCENARY, 3), rule::PLATFORM_THROW_BUILDING);
}

#[rule(
    PLATFORM_SISYPHUS_PUSH,
    PLATFORM_SISYPHUS_SHOVE,
    PLATFORM_SISYPHUS_DAMAGE,
    PLATFORM_SISYPHUS_DESTROY,
    PLATFORM_SISYPHUS_CARRY,
    PLATFORM_SISYPHUS_RANGE,
    PLATFORM_SISYPHUS_SHOVE_DEST,
    CARD_BURDEN_OF_SISYPHUS
)]
fn a_building_is_pushed_to_the_edge() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A3' }]
        buildings = [{ at = 'B1', levels = 1 }]
        furniture = [{ at = 'D1 south', piece = 'ark' }]
        stairs = ['C1 north']
        champion = [{ id = 'outlaw', at = 'B1 north', finding = 'burden-of-sisyphus' }, { id = 'artist', at = 'D1 west', vigor = 12 }]",
    );
    t.choose(Choice::Consume(OUTLAW)).may_not(Choice::Roll(Dir::North), rule::PLATFORM_SISYPHUS_RANGE);
    t.may(Choice::Roll(Dir::East), rule::PLATFORM_SISYPHUS_PUSH);
    t.choose(Choice::Roll(Dir::East));
    t.was_told(&Event::StairsDestroyed(space("C1 north")), rule::PLATFORM_SISYPHUS_DESTROY);
    assert!(!t.offers(Choice::Put(space("E1 west"))), "on the path");
    t.choose(Choice::Put(space("D2 north"))).was_told(&Event::Threatened(ARTIST, 8), rule::PLATFORM_SISYPHUS_DAMAGE);
    t.play_on();
    t.was_told(&Event::BuildingMoved(area("D1"), area("E1")), rule::PLATFORM_SISYPHUS_CARRY);
    t.at(OUTLAW, "E1 north");
    assert_eq!((t.game().height(area("E1")), t.game().height(area("B1")), t.vigor(ARTIST)), (1, 0, 4));
    assert_eq!(t.game().furniture_on(space("D1 south")), None);
}

#[rule(KEYWORD_COPY, KEYWORD_ULTIMATE_COPY)]
fn a_maneuver_is_copied_without_its_card() {
    let mut t = table(
        "champion = [{ id = 'outlaw', at = 'A1 north', relic = 'hall-of-mirrors' }, { id = 'mercenary', at = 'A1 south', slots = ['hold-the-line', 'open', 'open'] }]",
    );
    t.choose(Choice::Spend(OUTLAW));
    t.told_like(|event| matches!(event, Event::Copied(OUTLAW, _)), rule::KEYWORD_COPY);
    t.play_on();
    assert!(t.ever(|event| matches!(event, Event::Invigorated(OUTLAW, _))));
    assert!(t.champion(OUTLAW).slots.iter().all(|slot| slot.cards.is_empty()));
    assert!(!t.ever(|event| matches!(event, Event::Fiercer(..))));
}

#[rule(ATTACK_MERCILESS_TWICE, CARD_MERCILESS)]
fn merciless_trades_vigor_for_hits() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]
        champion = [{ id = 'mercenary', at = 'A1 north', vigor = 6, trait = 'merciless', hand = ['magistral-blow'] }]",
    );
    t.play(MERCENARY, "magistral-blow", 0).choose(Choice::Enough);
    t.fall(&[DOUBLE, DOUBLE, DOUBLE, DOUBLE, DOUBLE, FUMBLE, FUMBLE]);
    t.may(Choice::Pay(5), rule::ATTACK_MERCILESS_TWICE);
    t.choose(Choice::Pay(5));
    t.was_told(&Event::Hits(MERCENARY, dante::DiceSource::Trade, 5), rule::ATTACK_MERCILESS_TWICE);
    t.play_on();
}

#[rule(EQUIPMENT_PROPERTY_MANDATORY, CARD_BALLISTA)]
fn a_mandatory_property_follows_every_attack() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'C1' }]
        champion = [{ id = 'outlaw', at = 'A1 north', weapon = 'ballista', hand = ['steady-aim'] }]",
    );
    t.play(OUTLAW, "steady-aim", 0).play_on();
    t.was_told(&Event::Mandatory(OUTLAW), rule::EQUIPMENT_PROPERTY_MANDATORY);
}

#[rule(KEYWORD_BLOCK_WOUND)]
fn a_blocked_wound_leaves_the_damage_as_it_is() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'A1 north', vigor = 3, finding = 'last-rites' }]",
    );
    while !t.offered(Choice::Shield(OUTLAW)) {
        t.choose(Choice::LetBe);
    }
    t.choose(Choice::Shield(OUTLAW)).was_told(&Event::WoundBlocked(OUTLAW), rule::KEYWORD_BLOCK_WOUND);
    t.play_on();
    assert!(t.champion(OUTLAW).slots.iter().all(|slot| !slot.cover.is_condition()));
    assert!(t.ever(|event| *event == Event::VigorReset(OUTLAW, 6)));
}
