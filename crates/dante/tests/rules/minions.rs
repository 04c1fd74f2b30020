//! Minions, the Spear, Events: what the Herald brings along.

use cite::rule;
use dante::content::{ActionId, ManeuverId};
use dante::state::{DeckCard, FoeNo, Spear, TrayNo};
use dante::{Choice, Event, rule};

use crate::support::{ARTIST, DEVOTEE, FUMBLE, HIT, MERCENARY, OUTLAW, Table, area, space, table};

const HERALD: FoeNo = FoeNo(0);
const EVENTS: TrayNo = TrayNo(2);

/// The Herald in C2 plays a card; the others wait.
fn herald(top: &str, rest: &str) -> Table {
    table(&format!(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{{ id = 'herald', at = 'C2', top = '{top}' }}, {{ id = 'squire', at = 'C1' }}]
        {rest}",
    ))
}

#[rule(KEYWORD_AMASS, KEYWORD_AMASS_STACK, CONTENT_MINIONS)]
fn minions_come_to_the_spawning_areas_and_act_when_told() {
    let mut t = herald("call-up", "champion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.may(Choice::Put(space("A1 north")), rule::KEYWORD_AMASS).may(Choice::Put(space("E3 east")), rule::KEYWORD_AMASS);
    t.choose(Choice::Put(space("A1 north"))).may(Choice::Put(space("A1 east")), rule::KEYWORD_AMASS_STACK);
    t.choose(Choice::Put(space("A1 east"))).told(Event::MinionPlaced(space("A1 east")), rule::KEYWORD_AMASS);
    // Both are where the Outlaw is already, and strike for 2 each.
    t.told(Event::Threatened(OUTLAW, 2), rule::CONTENT_MINIONS);
    assert_eq!(t.vigor(OUTLAW), 2);
    t.draw_on();
}

#[rule(KEYWORD_AMASS_LIMIT)]
fn there_are_four_minions() {
    let mut t = herald(
        "call-up",
        "minions = ['A1 north', 'A1 east', 'E3 north']
        champion = [{ id = 'mercenary', at = 'C3 north', vigor = 12 }]",
    );
    t.choose(Choice::Put(space("A1 south"))).told(Event::NoMinion, rule::KEYWORD_AMASS_LIMIT);
}

#[rule(CONTENT_MINIONS, KEYWORD_STURDINESS)]
fn a_minion_falls_to_the_first_wound() {
    let position = "confrontation = 'vestibule'
        foe = [{ id = 'herald', at = 'C2' }]
        minions = ['A3 north']
        champion = [{ id = 'artist', at = 'A3 east', hand = ['encore'] }]";
    let strike = |faces: &[u8]| {
        let mut t = table(position);
        t.play(ARTIST, "encore", 0).choose(Choice::Enough).fall(faces);
        t
    };
    strike(&[HIT, HIT, FUMBLE, FUMBLE]).told(Event::MinionUnhurt(space("A3 north")), rule::KEYWORD_STURDINESS);
    strike(&[HIT, HIT, HIT, FUMBLE]).told(Event::MinionSlain(space("A3 north")), rule::CONTENT_MINIONS);
}

#[rule(KEYWORD_STICK, KEYWORD_STICK_TARGET, KEYWORD_RETRIEVE, CONTENT_SPEAR, ZONE_TRAP_SPEAR)]
fn the_spear_sticks_can_be_struck_and_is_retrieved() {
    let mut t = herald("javelin", "champion = [{ id = 'mercenary', at = 'A1 east', vigor = 9 }]");
    t.told(Event::SpearStuck(HERALD, area("A1")), rule::KEYWORD_STICK);
    assert_eq!((t.game().foe(HERALD).spear, t.vigor(MERCENARY)), (Spear::Stuck(area("A1")), 6));
    t.play_on();
    let stuck = "confrontation = 'vestibule'
        foe = [{ id = 'herald', at = 'A1', spear = 'A1' }]
        champion = [{ id = 'mercenary', at = 'A1 east', hand = ['war-stride'] }]";
    let mut t = table(stuck);
    t.play(MERCENARY, "war-stride", 0).choose(Choice::Stay).may(Choice::Spear(HERALD), rule::KEYWORD_STICK_TARGET);
    t.choose(Choice::Spear(HERALD)).choose(Choice::Enough).fall(&[HIT, HIT, HIT, HIT, FUMBLE]);
    t.told(Event::SpearRemoved(HERALD), rule::CONTENT_SPEAR);
    assert_eq!(t.game().foe(HERALD).spear, Spear::Off);
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        foe = [{ id = 'herald', at = 'C2', top = 'javelin', spear = 'A1' }, { id = 'squire', at = 'C1' }]",
    );
    t.told(Event::SpearRetrieved(HERALD), rule::KEYWORD_RETRIEVE);
    t.play_on();
}

#[rule(MALEFACTOR_EVENT_STORED, KEYWORD_STORE_NOT_DISCARD, CONFLICT_CONFRONTATION_EVENT_DECK)]
fn an_event_is_played_in_its_place_of_the_tray_and_stored() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        next = 2
        champion = [{ id = 'outlaw', vigor = 9 }]",
    );
    t.told(Event::EventStored(EVENTS, DeckCard::Action(ActionId::Swarm)), rule::MALEFACTOR_EVENT_STORED);
    assert_eq!(t.vigor(OUTLAW), 8);
    assert!(!t.ever(|event| matches!(event, Event::FoeWounded(..))));
    t.draw_on();
    assert_eq!(t.game().tray(EVENTS).len(), 1);
}

#[rule(DECK_ARCANA_SHUFFLE_IN)]
fn arcana_are_shuffled_in_face_down() {
    let mut t = herald("at-ease", "champion = [{ id = 'outlaw', at = 'A1 south' }]");
    t.told(Event::ArcanaAdded(TrayNo(0), 1), rule::DECK_ARCANA_SHUFFLE_IN);
    assert_eq!(t.game().tray(TrayNo(0)).arcana, 1);
    t.draw_on();
}

#[rule(KEYWORD_ATTRIBUTE_TEST, KEYWORD_ATTRIBUTE_TEST_RESULT)]
fn a_malefactor_can_test_each_champion() {
    let mut t = herald(
        "roll-call",
        "champion = [{ id = 'devotee', at = 'A1 north' }, { id = 'mercenary', at = 'E1 north', vigor = 9 }, { id = 'artist', at = 'E2 north' }, { id = 'outlaw', at = 'E3 south' }]",
    );
    // The Mercenary has 1 point of Willpower, and fails.
    t.fall(&[FUMBLE, FUMBLE, HIT, HIT]);
    t.told(Event::Tested(MERCENARY, false), rule::KEYWORD_ATTRIBUTE_TEST_RESULT);
    t.told(Event::Threatened(MERCENARY, 3), rule::MALEFACTOR_ATTACK_NO_ROLL);
    t.draw_on();
    for who in [ARTIST, DEVOTEE, OUTLAW] {
        t.fall(&[HIT; 4]).told(Event::Tested(who, true), rule::KEYWORD_ATTRIBUTE_TEST_RESULT);
    }
    assert_eq!(t.vigor(MERCENARY), 6);
    t.play_on();
}

#[rule(KEYWORD_AGGRAVATED, KEYWORD_AGGRAVATED_REPEAT, CONDITION_AGGRAVATED_EXACT)]
fn aggravated_damage_goes_on_after_a_wound() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'herald', at = 'C2', top = 'roll-call', enrage = 4 }, { id = 'squire', at = 'C1' }]
        champion = [{ id = 'mercenary', at = 'C3 north', vigor = 2 }, { id = 'devotee', at = 'A1 north' }, { id = 'artist', at = 'A2 north' }, { id = 'outlaw', at = 'A3 north' }]",
    );
    for _ in 0..4 {
        t.fall(&[HIT; 4]);
    }
    // 2 and 4 for ENRAGE are 6: 2 for the Wound, 4 of the 6 that come back.
    while t.offers(Choice::LetBe) {
        t.choose(Choice::LetBe);
    }
    t.choose(Choice::Slot(0));
    t.told(Event::Hurt(MERCENARY, 4), rule::KEYWORD_AGGRAVATED);
    assert_eq!(t.vigor(MERCENARY), 2);
    t.play_on();
}

#[rule(KEYWORD_POLYMORPH_HAND)]
fn the_capybara_has_cards_of_its_own() {
    assert_eq!(ManeuverId::ALL.into_iter().filter(|id| id.card().of.is_none()).count(), 7);
}
