//! Event cards: how many can be held, and when they are used.

use cite::rule;
use claustrophobia::content::EventCard;
use claustrophobia::{Choice, Event, HumanId, PowerId, rule};

use crate::support::{HUMAN, INFERNAL, NORTH, human, line, row, table, to};

const ONE: &str = "human = [{ who = 'redeemer', at = 0, die = 4 }]";

#[rule(EVENT_HAND_LIMIT, EVENT_DISCARD_EXCESS)]
fn above_four_cards_the_infernal_player_discards_at_once() {
    let more = format!(
        "phase = 'infernal-allocate'\ndestiny = [{{ value = 1 }}]\nevents = ['terror', 'terror', 'cave-in', 'swarm']\n{ONE}"
    );
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + &more));
    t.choose(Choice::Allocate(1, PowerId::DARK_DESTINY)).draw(EventCard::Panic).asks(INFERNAL, rule::EVENT_HAND_LIMIT);
    t.may(Choice::DiscardEvent(EventCard::Panic), rule::EVENT_DISCARD_EXCESS);
    t.choose(Choice::DiscardEvent(EventCard::Terror));
    t.told(Event::EventDiscarded(EventCard::Terror), rule::EVENT_DISCARD_EXCESS);
    assert_eq!((t.game().hands().1, t.game().discards().1), (4, 1));
    assert_eq!(t.at(human(0)), 0, "a discarded card does nothing");
}

#[rule(EVENT_USE)]
fn a_card_is_used_at_its_own_moment_only() {
    let more = format!("phase = 'threat'\nthreat = 1\nevents = ['terror', 'snare', 'panic', 'suicide-attack']\n{ONE}");
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + &more));
    t.may(Choice::Event(EventCard::Terror), rule::EVENT_USE);
    for card in [EventCard::Snare, EventCard::Panic, EventCard::SuicideAttack] {
        t.may_not(Choice::Event(card), rule::EVENT_USE);
    }
    t.choose(Choice::Event(EventCard::Terror)).told(Event::EventUsed(EventCard::Terror), rule::EVENT_USE);
    t.choose(Choice::Warrior(human(0))).choose(Choice::Spot(claustrophobia::SpotId(1)));
    assert_eq!((t.at(human(0)), t.game().hands().1), (1, 3));
}

#[rule(EVENTS_DISCARD_TIME, INFERNAL_PREP_CLEANUP_EVENTS)]
fn a_used_card_lies_on_the_table_until_the_next_infernal_preparation_phase() {
    let more = format!("scenario = 'hit-them'\nphase = 'threat'\nthreat = 0\nevents = ['blood-price']\n{ONE}");
    let mut t = table(&(row(&[("straight", 0), ("straight", 1)]) + &more));
    t.choose(Choice::Event(EventCard::BloodPrice));
    assert_eq!((t.game().hands().1, t.game().discards().1), (0, 0));
    t.done().done().roll([4]);
    assert_eq!(t.game().discards().1, 0);
    t.done().told(Event::InfernalCleared, rule::INFERNAL_PREP_CLEANUP_EVENTS);
    assert_eq!(t.game().discards().1, 1);
    t.roll([1, 1, 1]);
}

#[rule(EVENT_USE)]
fn a_snare_waits_for_an_explorer() {
    let more = "events = ['snare']\npile = ['crossing']\nhuman = [{ who = 'redeemer', at = 0, die = 3 }, { who = 'condemned-brute', at = 0, die = 4 }]";
    let mut t = table(&(row(&[("crossing", 0)]) + more));
    t.activate(human(0)).choose(Choice::Explore(NORTH)).draw_tile(None).asks(INFERNAL, rule::EVENT_USE);
    t.choose(Choice::Event(EventCard::Snare)).chance(INFERNAL, rule::EVENT_USE, 1);
    t.roll([4]).asks(HUMAN, rule::DAMAGE_WESTERN_LINE);
    t.choose(line(0, 1)).told(Event::Cancelled(HumanId(0), 1), rule::DAMAGE_WESTERN_CANCELLED);
    t.may(to(0), rule::MOVEMENT_REPEAT);
}
