//! Recorded games end as they always did, and one whole game reads as it always did; `trials` says how the files are written anew.

use dante::content::ConfrontationId;
use dante::setup::Mode;
use dante::{Dante, Event, Setup};
use table::Told;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// Whether Malefactors were struck and Champions were wounded.
fn is_eventful(told: &[Told<Event>]) -> bool {
    let ever = |like: fn(&Event) -> bool| told.iter().any(|told| like(&told.event));
    ever(|event| matches!(event, Event::Struck(..))) && ever(|event| matches!(event, Event::Wounded(..)))
}

#[test]
fn recorded_games_end_as_they_always_did() {
    let mode = Mode { grim: true, story: true };
    let games = [
        ("limbo", Setup::of(4)),
        ("one-player", Setup { confrontation: ConfrontationId::Greed, ..Setup::of(1) }),
        ("heresy-chosen", Setup { confrontation: ConfrontationId::Heresy, choose: true, ..Setup::of(3) }),
        ("treachery-grim-story", Setup { confrontation: ConfrontationId::Treachery, mode, ..Setup::of(2) }),
    ];
    trials::golden::<Dante>(HOME, &games, is_eventful);
}

/// Whether it is short enough to be read besides.
fn can_be_read(told: &[Told<Event>]) -> bool {
    is_eventful(told) && told.len() < 700
}

#[test]
fn a_whole_game_reads_as_it_always_did() {
    let playthrough = trials::Playthrough::<Dante> {
        home: HOME,
        title: "DANTE: Inferno, two players and two Companions in Limbo, from setup to end.",
        setup: Setup::of(2),
        opens: |event| matches!(event, Event::Round(_)),
        is_worth: can_be_read,
    };
    playthrough.reads_as_ever();
}
