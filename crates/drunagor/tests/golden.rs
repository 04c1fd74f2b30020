//! Recorded games end as they always did, and one whole game reads as it always did; `trials` says how the files are written anew.

use drunagor::content::AdventureId;
use drunagor::content::kinds::Behaviour;
use drunagor::{Drunagor, Event, Setup};
use table::Told;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// Whether heroes opened something, struck and were struck.
fn is_eventful(told: &[Told<Event>]) -> bool {
    let ever = |like: fn(&Event) -> bool| told.iter().any(|told| like(&told.event));
    ever(|event| matches!(event, Event::Hit(..))) && ever(|event| matches!(event, Event::Attacked(..)))
}

#[test]
fn recorded_games_end_as_they_always_did() {
    let games = [
        ("one-hero", Setup::of(1)),
        ("five-heroes", Setup::of(5)),
        ("ignispyra", Setup { adventure: AdventureId::RaidOfIgnispyra, behaviour: Behaviour::Complex, ..Setup::of(4) }),
        ("the-yard", Setup { adventure: AdventureId::TrainingYard, behaviour: Behaviour::Alternate, ..Setup::of(2) }),
    ];
    trials::golden::<Drunagor>(HOME, &games, is_eventful);
}

/// Whether it was won or lost by heroes who fought, and is short enough to be read.
fn can_be_read(told: &[Told<Event>]) -> bool {
    is_eventful(told) && told.len() < 400
}

#[test]
fn a_whole_game_reads_as_it_always_did() {
    let playthrough = trials::Playthrough::<Drunagor> {
        home: HOME,
        title: "Chronicles of Drunagor, two heroes in the training yard, from setup to end.",
        setup: Setup { adventure: AdventureId::TrainingYard, ..Setup::of(2) },
        opens: |event| matches!(event, Event::Round(_)),
        is_worth: can_be_read,
    };
    playthrough.reads_as_ever();
}
