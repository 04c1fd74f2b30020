//! Recorded games end as they always did; `trials` says how the files are written anew.

use claustrophobia::content::ScenarioId;
use claustrophobia::{Claustrophobia, Event, Setup};
use table::Told;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// Whether much was explored and a human died.
fn has_a_fight(told: &[Told<Event>]) -> bool {
    let count = |like: fn(&Event) -> bool| told.iter().filter(|told| like(&told.event)).count();
    count(|event| matches!(event, Event::Laid(..))) >= 3 && count(|event| matches!(event, Event::HumanKilled(_))) >= 1
}

#[test]
fn recorded_games_end_as_they_always_did() {
    let games = [ScenarioId::Survivors, ScenarioId::TheRitual, ScenarioId::WhoDaresWins]
        .map(|scenario| (scenario.card().id(), Setup { scenario }));
    trials::golden::<Claustrophobia>(HOME, &games, has_a_fight);
}

#[test]
fn a_whole_game_reads_as_it_always_did() {
    let playthrough = trials::Playthrough::<Claustrophobia> {
        home: HOME,
        title: "Claustrophobia 1643, The Survivors, from setup to end.",
        setup: Setup::default(),
        opens: |event| matches!(event, Event::Turn(_)),
        is_worth: has_a_fight,
    };
    playthrough.reads_as_ever();
}
