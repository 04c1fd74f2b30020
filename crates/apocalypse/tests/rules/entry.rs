//! Joining and leaving a running game.

use apocalypse::content::HeroId;
use apocalypse::{Act, Choice, Event, key, rule};
use cite::rule;

use crate::support::{A, B, panel, table};

#[rule(ENTRY_JOIN, ENTRY_DESPAIR, ENTRY_LORD_HEALTH, ENTRY_OPTIONS, PHASE_RECRUIT_SEGMENT)]
fn a_player_joins_late_and_makes_despair_faster_and_the_lord_stronger() {
    let mut t = table(&["at = 0"], "late = 1\nphase = 'new-captain'\ncaptain = 0\nlord-health = 4\ndice = 5");
    assert_eq!((t.asked(), t.ask().rule), (B, rule::PHASE_RECRUIT_SEGMENT));
    assert_eq!(t.game().players(), 1);
    let late = panel(&t, B);
    assert_eq!((late.name, late.health, late.active), (key::SEAT_LATE, None, true), "nobody in particular, and no dead hero");
    t.may(Choice::NotYet, rule::ENTRY_OPTIONS).may(Choice::Join(HeroId::EvaNoel), rule::ENTRY_JOIN);
    t.choose(Choice::Join(HeroId::EvaNoel)).told(Event::Joined(B), rule::ENTRY_DESPAIR);
    // Baphomet: 7 for one, 10 for two.
    t.told(Event::LordHealth(7), rule::ENTRY_LORD_HEALTH);
    assert_eq!((t.game().players(), t.at(B)), (2, Some(0)));
    assert!(t.hero(B).courage >= 5);
    t.done(4);
    assert!(t.ever(|event| *event == Event::Despair(3)), "two seats, two boxes");
}

#[rule(ENTRY_LEAVE, ENTRY_OPTIONS)]
fn a_leaving_player_hands_the_hero_over() {
    let mut t = table(&["at = 0, courage = 3", "at = 0"], "leaving = true\nphase = 'team'\ncaptain = 0");
    t.choose(Choice::Team(A, Act::Leave(B))).told(Event::Left(A, B), rule::ENTRY_LEAVE);
    assert_eq!((t.asked(), t.hero(A).player, t.hero(A).courage), (B, B, 3));
    assert_eq!((panel(&t, A).player, panel(&t, B).player), (B, B), "and this is seen");
    assert_eq!((t.ask().seats.len(), t.asked()), (1, B), "the heir answers for both");
    let t = table(&["at = 0", "at = 0"], "phase = 'team'");
    assert!(!t.offers(Choice::Team(A, Act::Leave(B))), "only where the setup allows it");
}
