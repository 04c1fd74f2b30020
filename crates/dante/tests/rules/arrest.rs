//! ARREST and POLYMORPH.

use cite::rule;
use dante::content::GearId;
use dante::state::{FoeNo, Place};
use dante::{Attribute, Choice, Deed, Event, rule};

use crate::support::{ARTIST, DEVOTEE, HIT, MERCENARY, OUTLAW, Table, space, table};

/// The Herald in C2 plays a card.
fn herald(top: &str, rest: &str) -> Table {
    table(&format!(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{{ id = 'herald', at = 'C2', top = '{top}' }}, {{ id = 'squire', at = 'C1' }}]
        {rest}",
    ))
}

#[rule(KEYWORD_ARREST, KEYWORD_ARREST_FIERCENESS, FIERCENESS_ARRESTED)]
fn the_nearest_ark_closes_on_the_fiercest() {
    let mut t = herald(
        "lock-up",
        "furniture = [{ at = 'A1 north', piece = 'ark' }, { at = 'E3 south', piece = 'ark' }]
        champion = [{ id = 'mercenary', at = 'B1 south' }, { id = 'artist', at = 'E1 north' }]",
    );
    t.told(Event::Arrested(MERCENARY, space("A1 north")), rule::KEYWORD_ARREST);
    t.told(Event::LeastFierce(MERCENARY), rule::KEYWORD_ARREST_FIERCENESS);
    assert_eq!(t.champion(MERCENARY).place, Place::Arrested(space("A1 north")));
    t.play_on();
}

#[rule(KEYWORD_ARREST_LAST)]
fn the_last_one_stays_free() {
    let mut t = herald(
        "lock-up",
        "furniture = [{ at = 'A1 north', piece = 'ark' }, { at = 'A1 south', piece = 'ark' }, { at = 'A1 east', piece = 'ark' }, { at = 'A1 west', piece = 'ark' }]
        champion = [{ id = 'mercenary', at = 'E1 south' }, { id = 'artist', at = 'arrested A1 north' }, { id = 'devotee', at = 'arrested A1 south' }, { id = 'outlaw', at = 'arrested A1 east' }]",
    );
    t.was_told(&Event::NotArrested(MERCENARY), rule::KEYWORD_ARREST_LAST);
    t.at(MERCENARY, "E1 south");
    t.play_on();
}

#[rule(KEYWORD_ARREST_INACTIVE, KEYWORD_ARREST_UNTARGETABLE, RANGE_ANY_EXCLUDES)]
fn who_is_arrested_does_nothing_and_is_no_target() {
    let mut t = table(
        "furniture = [{ at = 'A1 north', piece = 'ark' }]
        champion = [{ id = 'outlaw', at = 'arrested A1 north', hand = ['vantage'], finding = 'wine', sins = ['covet'] }, { id = 'devotee', at = 'A2 south', hand = ['absolution'], finding = 'laurel' }]",
    );
    let acts = |choice: &Choice| {
        matches!(choice, Choice::Play(OUTLAW, ..) | Choice::Go(OUTLAW, _) | Choice::Consume(OUTLAW) | Choice::Yield(OUTLAW, ..))
    };
    assert!(!t.options().iter().any(acts));
    t.may_not(Choice::Deliver(DEVOTEE, OUTLAW), rule::KEYWORD_ARREST_UNTARGETABLE);
    t.play(DEVOTEE, "absolution", 0).may_not(Choice::Champion(OUTLAW), rule::KEYWORD_ARREST_UNTARGETABLE);
}

#[rule(KEYWORD_ARREST_RELEASE, KEYWORD_ARREST_OBJECT)]
fn another_champion_opens_the_ark() {
    let mut t = table(
        "furniture = [{ at = 'A1 north', piece = 'ark' }]
        champion = [{ id = 'outlaw', at = 'arrested A1 north' }, { id = 'artist', at = 'A1 east' }, { id = 'devotee', at = 'B1 east' }]",
    );
    assert!(!t.offers(Choice::Interact(DEVOTEE, Deed::Free(space("A1 north")))), "from another Area");
    t.may(Choice::Interact(ARTIST, Deed::Free(space("A1 north"))), rule::KEYWORD_ARREST_RELEASE);
    t.choose(Choice::Interact(ARTIST, Deed::Free(space("A1 north"))));
    t.told(Event::Freed(OUTLAW), rule::KEYWORD_ARREST_RELEASE);
    t.choose(Choice::Put(space("A1 south"))).at(OUTLAW, "A1 south");
}

#[rule(KEYWORD_ARREST_FURNITURE_DESTROYED, FURNITURE_ARK_DESTROYED, KEYWORD_DESTROY)]
fn a_destroyed_ark_holds_nobody() {
    let mut t = table(
        "confrontation = 'vestibule'
        phase = 'malefactors'
        next = 1
        fierceness = ['mercenary', 'artist', 'devotee', 'outlaw']
        foe = [{ id = 'herald', at = 'E3' }, { id = 'squire', at = 'A1', top = 'break-up' }]
        furniture = [{ at = 'A1 north', piece = 'ark' }]
        champion = [{ id = 'outlaw', at = 'arrested A1 north' }, { id = 'mercenary', at = 'E1 north' }]",
    );
    t.was_told(&Event::FurnitureDestroyed(space("A1 north")), rule::FURNITURE_ARK_DESTROYED);
    t.may(Choice::Put(space("B1 west")), rule::KEYWORD_ARREST_FURNITURE_DESTROYED);
    t.choose(Choice::Put(space("A2 north"))).at(OUTLAW, "A2 north");
    assert_eq!(t.champion(OUTLAW).finding, None);
    t.play_on();
}

#[rule(KEYWORD_POLYMORPH_CARDS, KEYWORD_POLYMORPH_MODEL, KEYWORD_POLYMORPH_DECK, KEYWORD_POLYMORPH_HAND)]
fn a_champion_becomes_a_capybara() {
    let mut t = herald(
        "change-shape",
        "champion = [{ id = 'outlaw', at = 'A1 south', hand = ['snare', 'vantage'], slots = ['slip-away', 'open', 'open'] }]",
    );
    t.was_told(&Event::Polymorphed(OUTLAW), rule::KEYWORD_POLYMORPH_CARDS);
    assert_eq!(t.chance_rule(), rule::KEYWORD_POLYMORPH_HAND);
    t.come("maneuver-outlaw", 0).come("maneuver-outlaw", 3);
    let champion = t.champion(OUTLAW);
    assert!(champion.polymorphed && champion.slots.iter().all(|slot| slot.cards.is_empty()));
    assert_eq!((champion.hand.len(), champion.deck.len(), champion.discard.len()), (2, 5, 0));
    t.play_on();
}

#[rule(KEYWORD_POLYMORPH_NO_BASIC, KEYWORD_POLYMORPH_CHAMPION, CONTENT_CAPYBARA)]
fn a_capybara_plays_cards_and_uses_things_but_takes_no_basic_actions() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]
        champion = [{ id = 'outlaw', at = 'A1 south', capybara = true, hand = ['gnaw'], finding = 'wine' }]",
    );
    t.may_not(Choice::Go(OUTLAW, space("A1 east")), rule::KEYWORD_POLYMORPH_NO_BASIC);
    t.choose(Choice::Consume(OUTLAW));
    assert_eq!(t.vigor(OUTLAW), 12);
    // Sharp Teeth have Power 2, and Gnaw gives a die more.
    t.choose(Choice::Play(OUTLAW, 3, 0)).fall(&[HIT; 3]);
    assert_eq!(GearId::SharpTeeth.card().power, 2);
}

#[rule(
    KEYWORD_POLYMORPH_END_RESTORE,
    KEYWORD_POLYMORPH_BACK_CARDS,
    KEYWORD_POLYMORPH_BACK_STUN,
    KEYWORD_POLYMORPH_BACK_DECK,
    KEYWORD_POLYMORPH_BACK_ACTIONS,
    KEYWORD_POLYMORPH_HAND_SINS
)]
fn restore_brings_a_champion_back_and_heals_nothing() {
    let mut t = table(
        "champion = [{ id = 'outlaw', at = 'A1 south', capybara = true, hand = ['gnaw'], sins = ['covet'], slots = ['wound', 'open', 'open'] }, { id = 'devotee', at = 'A1 north', hand = ['laying-on-of-hands'] }]",
    );
    t.play(DEVOTEE, "laying-on-of-hands", 0).choose(Choice::Stay).choose(Choice::Champion(OUTLAW));
    t.was_told(&Event::ChangedBack(OUTLAW), rule::KEYWORD_POLYMORPH_END_RESTORE);
    t.was_told(&Event::Shaken(OUTLAW), rule::KEYWORD_POLYMORPH_BACK_STUN);
    while t.offered(Choice::Slot(1)) {
        t.choose(Choice::Slot(1));
    }
    t.was_told(&Event::DeckReturned(OUTLAW), rule::KEYWORD_POLYMORPH_BACK_DECK);
    let champion = t.champion(OUTLAW);
    assert_eq!((champion.hand.len(), champion.deck.len(), champion.sins.len()), (0, 7, 1));
    assert_eq!(champion.slots.iter().filter(|slot| slot.cover.is_condition()).count(), 1, "the Wound stays");
    t.may(Choice::Go(OUTLAW, space("A1 east")), rule::TURN_BASIC_MOVE);
}

#[rule(KEYWORD_POLYMORPH_END_WOUND, KEYWORD_POLYMORPH_WOUND_ORDER)]
fn a_wound_brings_a_champion_back() {
    let mut t = table(
        "phase = 'malefactors'
        fierceness = ['outlaw', 'artist', 'devotee', 'mercenary']
        foe = [{ id = 'minos', at = 'A1', top = 'home-run' }]
        champion = [{ id = 'outlaw', at = 'A1 south', capybara = true, vigor = 3 }]",
    );
    while t.offered(Choice::LetBe) {
        t.choose(Choice::LetBe);
    }
    t.play_on();
    t.was_told(&Event::ChangedBack(OUTLAW), rule::KEYWORD_POLYMORPH_END_WOUND);
    assert!(!t.champion(OUTLAW).polymorphed);
}

#[rule(KEYWORD_DISABLE_POLYMORPH)]
fn a_disabled_capybara_stays_one() {
    let mut t = table(
        "champion = [{ id = 'outlaw', at = 'A1 south', capybara = true, silenced = true }, { id = 'devotee', at = 'A1 north', hand = ['laying-on-of-hands'] }]",
    );
    t.play(DEVOTEE, "laying-on-of-hands", 0).choose(Choice::Stay).choose(Choice::Champion(OUTLAW));
    t.told(Event::StaysCapybara(OUTLAW), rule::KEYWORD_DISABLE_POLYMORPH);
    assert!(t.champion(OUTLAW).polymorphed);
}

#[rule(KEYWORD_HOLD_BREAK_FREE_DICE)]
fn a_capybara_breaks_free_with_its_own_attributes() {
    let mut t = table(
        "foe = [{ id = 'minos', at = 'A1' }]
        champion = [{ id = 'mercenary', at = 'held', capybara = true }]",
    );
    t.choose(Choice::BreakFree(MERCENARY, Attribute::Aggressiveness));
    t.play_on();
    assert!(t.ever(|event| matches!(event, Event::TestRoll(MERCENARY, _))));
    assert_eq!(t.game().foe(FoeNo(0)).holds, None);
}
