//! Keywords of Malefactors and of things: ADVANCE, SWAP, BEWITCH, DISABLE, Buildings that rise and erode, two Malefactors.

use cite::rule;
use dante::content::FindingId;
use dante::state::{FoeNo, TrayNo};
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DEVOTEE, DOUBLE, FUMBLE, HIT, MERCENARY, MINOS, OUTLAW, area, space, table};

const PASIPHAE: FoeNo = FoeNo(1);
const SORCERY: TrayNo = TrayNo(1);

/// Pasiphaë plays a card from the upper left corner; Minos stands in the opposite one.
fn sorcery(top: &str, rest: &str) -> crate::support::Table {
    table(&format!(
        "confrontation = 'ruse'
        phase = 'malefactors'
        next = 1
        foe = [{{ id = 'minos', at = 'E3' }}, {{ id = 'pasiphae', at = 'A1', top = '{top}' }}]
        {rest}",
    ))
}

#[rule(KEYWORD_ADVANCE, KEYWORD_ADVANCE_NOT_MOVE)]
fn an_advance_ignores_what_lies_between() {
    let mut t = table(
        "buildings = [{ at = 'B1', levels = 2 }]
        furniture = [{ at = 'A2 north', piece = 'large-pillar' }]
        champion = [{ id = 'outlaw', at = 'A1 south', finding = 'icarian-feather' }]",
    );
    t.choose(Choice::Consume(OUTLAW)).may(Choice::Put(space("A2 north")), rule::KEYWORD_ADVANCE);
    t.may_not(Choice::Put(space("E1 north")), rule::RANGE_COUNT);
    t.choose(Choice::Put(space("B1 east"))).told(Event::Advanced(OUTLAW, space("B1 east")), rule::KEYWORD_ADVANCE_NOT_MOVE);
    assert_eq!(t.vigor(OUTLAW), 6);
}

#[rule(KEYWORD_ADVANCE_STEP)]
fn a_malefactor_that_advances_steps_only_where_it_lands() {
    let mut t = sorcery(
        "daughter-of-the-sun",
        "traps = ['B1']
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        champion = [{ id = 'outlaw', at = 'C1 north' }]",
    );
    t.told(Event::FoeAdvanced(PASIPHAE, area("C1")), rule::KEYWORD_ADVANCE_STEP);
    assert_eq!((t.vigor(OUTLAW), t.game().foe(PASIPHAE).at), (4, area("C1")));
    t.draw_on();
    assert!(!t.ever(|event| matches!(event, Event::TrapSprung(..))));
}

#[rule(KEYWORD_SWAP, KEYWORD_SWAP_NO_FALLING)]
fn two_champions_exchange_places_without_a_fall() {
    let mut t = table(
        "buildings = [{ at = 'B1', levels = 2 }]
        champion = [{ id = 'outlaw', at = 'B1 south', finding = 'mirror-shard' }, { id = 'artist', at = 'A1 north' }]",
    );
    t.choose(Choice::Consume(OUTLAW)).choose(Choice::Champion(ARTIST)).told(Event::Swapped(OUTLAW, ARTIST), rule::KEYWORD_SWAP);
    t.at(OUTLAW, "A1 north").at(ARTIST, "B1 south");
    assert_eq!((t.vigor(OUTLAW), t.champion(OUTLAW).finding), (6, None::<FindingId>));
}

#[rule(
    KEYWORD_BEWITCH_MOVE,
    KEYWORD_BEWITCH_ATTACK,
    KEYWORD_BEWITCH_SOURCE,
    KEYWORD_BEWITCH_NO_BONUS,
    KEYWORD_BEWITCH_FUMBLES,
    KEYWORD_SPECIAL_ATTACK
)]
fn a_bewitched_champion_goes_for_the_fiercest_other_one() {
    let mut t = sorcery(
        "enchantment",
        "fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        champion = [{ id = 'mercenary', at = 'A2 north', empower = 4, aggressiveness = 1 }, { id = 'artist', at = 'A3 west', vigor = 9 }]",
    );
    t.told(Event::Bewitched(MERCENARY), rule::KEYWORD_BEWITCH_MOVE);
    t.choose(Choice::Put(space("A3 north")));
    assert_eq!(t.chance_rule(), rule::KEYWORD_BEWITCH_ATTACK);
    t.fall(&[FUMBLE, FUMBLE, FUMBLE, HIT, HIT, DOUBLE]);
    t.told(Event::Threatened(ARTIST, 4), rule::KEYWORD_BEWITCH_SOURCE);
    assert_eq!((t.vigor(ARTIST), t.champion(MERCENARY).tokens.empower), (5, 4));
    t.draw_on();
}

#[rule(KEYWORD_DISABLE, CONTENT_SILENCE)]
fn a_disabled_champion_lacks_its_skills() {
    let mut t = sorcery(
        "queen-of-crete",
        "fierceness = ['artist', 'mercenary', 'devotee', 'outlaw']
        champion = [{ id = 'artist', at = 'A2 north', vigor = 9, slots = ['flourish', 'cooldown', 'cooldown'] }]",
    );
    t.told(Event::Disabled(ARTIST), rule::KEYWORD_DISABLE);
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    t.draw_on();
    assert!(t.champion(ARTIST).silenced);
}

#[rule(COMPANION_DISABLE_NONE)]
fn companions_are_not_disabled() {
    let mut t = sorcery(
        "queen-of-crete",
        "players = ['outlaw']
        fierceness = ['artist', 'mercenary', 'devotee', 'outlaw']
        champion = [{ id = 'artist', at = 'A2 north', vigor = 9 }]",
    );
    t.told(Event::SparedDisable(ARTIST), rule::COMPANION_DISABLE_NONE);
    while t.offers_area() {
        let next = t.options()[0];
        t.choose(next);
    }
    t.draw_on();
    assert!(!t.champion(ARTIST).silenced);
}

#[rule(PLATFORM_UPHEAVAL, PLATFORM_REPLACED_NOT_THROWN)]
fn a_building_rises_beneath_everything_in_the_area() {
    let mut t = sorcery(
        "hollow-cow",
        "fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        buildings = [{ at = 'C1', levels = 1 }]
        champion = [{ id = 'outlaw', at = 'C1 north' }]",
    );
    t.told(Event::Risen(area("C1"), 2), rule::PLATFORM_UPHEAVAL);
    assert_eq!((t.game().height(area("C1")), t.vigor(OUTLAW)), (2, 6));
    t.draw_on();
}

#[rule(PLATFORM_EROSION, PLATFORM_EROSION_TWO_LEVELS, CONFLICT_DESTROY_BUILDING_FALLING)]
fn erosion_takes_one_layer_and_nobody_falls() {
    let mut t = sorcery(
        "undermine",
        "fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        buildings = [{ at = 'C1', levels = 2 }]
        champion = [{ id = 'outlaw', at = 'C1 north' }]",
    );
    t.told(Event::Eroded(area("C1"), 1), rule::PLATFORM_EROSION_TWO_LEVELS);
    assert_eq!(t.game().height(area("C1")), 1);
    assert!(!t.ever(|event| matches!(event, Event::Fell(..))));
    t.draw_on();
}

#[rule(MALEFACTOR_ENTER_OCCUPIED, KEYWORD_SHOVE, ZONE_CENTRAL_ONE)]
fn a_malefactor_makes_room_for_another() {
    let mut t = table(
        "confrontation = 'ruse'
        phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        buildings = [{ at = 'B1', levels = 1 }]
        foe = [{ id = 'minos', at = 'A2', top = 'home-run' }, { id = 'pasiphae', at = 'B2' }]
        champion = [{ id = 'outlaw', at = 'B2 north', vigor = 12 }, { id = 'artist', at = 'E1 north' }, { id = 'mercenary', at = 'E2 north' }]",
    );
    t.may_not(Choice::Area(area("B1")), rule::KEYWORD_SHOVE).may_not(Choice::Area(area("A2")), rule::ZONE_CENTRAL_ONE);
    t.choose(Choice::Area(area("C2"))).told(Event::FoeShoved(PASIPHAE, area("C2")), rule::MALEFACTOR_ENTER_OCCUPIED);
    assert_eq!(t.game().foe(MINOS).at, area("B2"));
    while t.offers_area() || t.is_drawing() || t.is_rolling() {
        if t.is_rolling() {
            t.fall(&[FUMBLE; 6]);
        } else if t.is_drawing() {
            t.draw_on();
        } else {
            let next = t.options()[0];
            t.choose(next);
        }
    }
}

#[rule(CARD_MINOS_OBJECTIVES, CONFRONTATION_WIN, MALEFACTOR_DEFEAT_MODEL, ATTACK_CHOOSE_TARGET, ATTACK_CHOOSE_DECK)]
fn pasiphae_defeated_is_the_end_as_well() {
    let mut t = table(
        "confrontation = 'ruse'
        foe = [{ id = 'minos', at = 'A1' }, { id = 'pasiphae', at = 'C1', cards = 0 }]
        champion = [{ id = 'devotee', at = 'E3 north', hand = ['anathema'] }]",
    );
    t.play(DEVOTEE, "anathema", 0).may(Choice::Tray(SORCERY), rule::RANGE_UNLIMITED);
    t.choose(Choice::Tray(SORCERY)).fall(&[HIT, HIT, HIT, HIT, FUMBLE, FUMBLE]);
    assert_eq!(t.outcome(rule::CONFRONTATION_WIN).winners.len(), 4);
    assert!(t.ever(|event| *event == Event::FoeDefeated(PASIPHAE)));
}
