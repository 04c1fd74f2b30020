//! Recorded games end as they always did, and one whole game reads as it always did; `trials` says how the files are written anew.

use apocalypse::content::{HeroId, LordId, MapId, RegionId};
use apocalypse::setup::Modifiers;
use apocalypse::{Apocalypse, Event, Setup};
use table::Told;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// Whether heroes met the Lord, and something died there or elsewhere.
fn has_a_battle(told: &[Told<Event>]) -> bool {
    let ever = |like: fn(&Event) -> bool| told.iter().any(|told| like(&told.event));
    ever(|event| matches!(event, Event::Menace(_))) && ever(|event| matches!(event, Event::Killed(..)))
}

#[test]
fn recorded_games_end_as_they_always_did() {
    let everything = Modifiers { secret_lord: true, enraged_lord: true, despair: 3, moving_up: 0, miniboss: true };
    let heroes = vec![HeroId::HannahHazard, HeroId::DorothyHall];
    let games = [
        // Alone, hardly anybody gets as far as a Lord at the other end of the road.
        ("one-hero", Setup { modifiers: Modifiers { moving_up: 2, ..Modifiers::default() }, ..Setup::of(1) }),
        ("five-heroes", Setup::of(5)),
        ("the-siege", Setup { map: MapId::Siege, lord: None, region: RegionId::Usa, modifiers: everything, ..Setup::of(3) }),
        (
            "joining-and-leaving",
            Setup {
                map: MapId::Delta,
                lord: Some(LordId::Herne),
                region: RegionId::Japan,
                heroes,
                late: 2,
                leaving: true,
                divine: true,
                modifiers: Modifiers { moving_up: 1, ..Modifiers::default() },
            },
        ),
    ];
    trials::golden::<Apocalypse>(HOME, &games, has_a_battle);
}

/// Whether something was killed, a hero died, and it is short enough to be read.
fn can_be_read(told: &[Told<Event>]) -> bool {
    let ever = |like: fn(&Event) -> bool| told.iter().any(|told| like(&told.event));
    ever(|event| matches!(event, Event::Killed(..))) && ever(|event| matches!(event, Event::Died(_))) && told.len() < 500
}

#[test]
fn a_whole_game_reads_as_it_always_did() {
    let playthrough = trials::Playthrough::<Apocalypse> {
        home: HOME,
        title: "Planet Apocalypse, two heroes on the map Invasion against Baphomet, from setup to end.",
        setup: Setup::of(2),
        opens: |event| matches!(event, Event::Turn(_)),
        is_worth: can_be_read,
    };
    playthrough.reads_as_ever();
}
