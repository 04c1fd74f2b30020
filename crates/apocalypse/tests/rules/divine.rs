//! Divine intervention.

use apocalypse::content::{Circle, DemonId, GiftId, LegionId};
use apocalypse::{Act, Choice, Event, Setup, rule};
use cite::rule;

use crate::support::{A, B, FIRST, Table, area, table};

#[rule(DIVINE_WHEN, DIVINE_OPTIONAL, DIVINE_OWNER)]
fn the_token_is_an_option_of_the_setup_and_goes_to_the_first_captain() {
    let mut t = Table::begun(Setup { divine: true, ..Setup::of(2) });
    t.draw(B).told(Event::Mercy(B), rule::DIVINE_WHEN);
    t.draw(LegionId::Dis);
    t.deal();
    assert_eq!((t.view().divine, t.asked()), (Some(B), B));
    t.may(Choice::No, rule::DIVINE_OWNER);
    let mut t = Table::begun(Setup::of(2));
    t.draw(B).draw(LegionId::Dis);
    t.deal();
    assert_eq!(t.view().divine, None);
}

#[rule(DIVINE_OWNER, DIVINE_LEGION, DIVINE_ONCE)]
fn its_holder_alone_replaces_the_legion_captain_or_not_once() {
    let mut t = table(&["at = 0", "at = 0"], "phase = 'team'\ncaptain = 0\ndivine = 1");
    assert!(!t.offers(Choice::Team(A, Act::Divine)), "the captain does not hold it");
    t.may(Choice::Team(B, Act::Divine), rule::DIVINE_LEGION);
    t.choose(Choice::Team(B, Act::Divine)).draw(LegionId::Styx).told(Event::Legion(LegionId::Styx), rule::DIVINE_LEGION);
    assert_eq!(t.view().divine, None);
    assert!(!t.offers(Choice::Team(B, Act::Divine)) && t.ever(|event| *event == Event::Divine(B)));
}

#[rule(DIVINE_OWNER, DIVINE_LEGION)]
fn its_holder_replaces_the_legion_in_the_own_turn_too() {
    let mut t = table(&["at = 0", "at = 0"], "divine = 0");
    t.may(Choice::Divine, rule::DIVINE_LEGION);
    t.choose(Choice::Divine).draw(LegionId::Styx).told(Event::Legion(LegionId::Styx), rule::DIVINE_LEGION);
    assert_eq!((t.view().divine, t.asked()), (None, A), "and the turn goes on");
    let t = table(&["at = 0", "at = 0"], "divine = 1");
    assert!(!t.offers(Choice::Divine), "another hero holds it");
}

#[rule(DIVINE_DICE)]
fn it_sets_the_dice_of_a_reveal() {
    let mut t = table(&["at = 3"], "divine = 0\narea = [{ at = 4, tokens = 1 }]");
    t.choose(Choice::Move(area(4))).roll(&[FIRST; 4]);
    t.may(Choice::Divine, rule::DIVINE_DICE);
    t.choose(Choice::Divine);
    for circle in [Circle::First, Circle::Second, Circle::Third, Circle::Third] {
        t.choose(Choice::Face(circle));
    }
    assert_eq!((t.minions(4), t.view().divine), ([1, 0, 0, 1], None));
}

#[rule(DIVINE_FOURTH_CIRCLE)]
fn it_sends_a_demon_back_for_another() {
    let mut t = table(&["at = 0"], "divine = 0\nphase = 'wrap'\nlord-track = 3");
    t.deal();
    t.draw(DemonId::Hellhound).may(Choice::Divine, rule::DIVINE_FOURTH_CIRCLE);
    t.choose(Choice::Divine);
    assert_eq!(t.counts().get(DemonId::Hellhound.number()), Some(&0));
    t.draw(DemonId::Philtre).told(Event::FourthDiscarded(DemonId::Hellhound), rule::DIVINE_FOURTH_CIRCLE);
    assert!(t.game().in_play(DemonId::Philtre) && !t.game().in_play(DemonId::Hellhound));
}

#[rule(DIVINE_GIFTS, DIVINE_GIFT_TIME)]
fn it_replaces_starting_gifts_before_the_first_team_action_segment() {
    let mut t = table(&["at = 0"], "divine = 0\nphase = 'starting-gifts'\nturn = 0\npanel = ['vanity', 'vanity', 'rifle']");
    t.may(Choice::Divine, rule::DIVINE_GIFTS);
    t.choose(Choice::Divine);
    assert_eq!(t.ask().rule, rule::DIVINE_GIFT_TIME);
    t.choose(Choice::Replace(0)).choose(Choice::Replace(1)).choose(Choice::Done);
    assert_eq!(t.deal(), 9, "the places that were empty before are filled too");
    assert_eq!(t.view().panel[2], Some(GiftId::Rifle));
    assert_eq!(t.asked(), A);
}

#[rule(DIVINE_LEGION_TIME, DIVINE_LEGION)]
fn its_holder_is_asked_whenever_a_legion_is_drawn() {
    let mut t = table(&["at = 5", "at = 5"], "phase = 'minions-move'\ndoom = 2\ndivine = 1\narea = [{ at = 0, larvae = 1 }]");
    t.draw(LegionId::Styx);
    assert_eq!(t.asked(), B);
    t.may(Choice::Divine, rule::DIVINE_LEGION_TIME).may(Choice::No, rule::DIVINE_OWNER);
    t.choose(Choice::Divine);
    assert_eq!(t.counts().get(LegionId::Styx.number()), Some(&0), "it is discarded");
    t.draw(LegionId::Lethe).told(Event::Legion(LegionId::Lethe), rule::DIVINE_LEGION);
    assert_eq!(t.view().divine, None);
}
