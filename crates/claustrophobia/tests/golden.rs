//! Recorded games end as they always did.
//!
//! A change here means that old saves and links no longer lead where they led: raise `VERSION` in `src/play.rs` when that is
//! wanted, and write the files anew with `GOLDEN=write cargo test -p claustrophobia --test golden`.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::PathBuf;

use claustrophobia::content::ScenarioId;
use claustrophobia::{Choice, Claustrophobia, Event, Setup};
use table::{Ask, Fate, Player, Question, Session};

const HOME: &str = env!("CARGO_MANIFEST_DIR");
/// Where the search for a game worth keeping begins.
const SEED: u64 = 1;

fn writes() -> bool {
    std::env::var("GOLDEN").is_ok_and(|value| value == "write")
}

fn begin(scenario: u8, seed: u64) -> Session<Claustrophobia> {
    let setup = Setup { scenario: ScenarioId(scenario) };
    Session::begin(setup, vec![Player::Person; 2], seed).expect("a game begins")
}

/// Plays to the end as `choose` says.
fn play(session: &mut Session<Claustrophobia>, mut choose: impl FnMut(&Session<Claustrophobia>, &Ask<Choice>) -> usize) {
    while let Question::Choose(ask) = session.question() {
        let index = choose(session, ask);
        let revision = session.revision();
        session.answer(index, revision).expect("an option is an answer");
    }
}

/// Whether much was explored and a human died.
fn has_a_fight(session: &Session<Claustrophobia>) -> bool {
    let count = |like: fn(&Event) -> bool| session.recent().iter().filter(|told| like(&told.event)).count();
    count(|event| matches!(event, Event::Laid(..))) >= 3 && count(|event| matches!(event, Event::HumanKilled(_))) >= 1
}

/// The first game of random answers with a fight.
fn random_game(scenario: u8) -> Session<Claustrophobia> {
    let game = |seed| {
        let mut fate = Fate::new(seed);
        let mut session = begin(scenario, seed);
        play(&mut session, |_, ask| fate.below(ask.options.len() as u32) as usize);
        session
    };
    (SEED..).map(game).find(has_a_fight).expect("some game has a fight")
}

#[test]
fn recorded_games_end_as_they_always_did() {
    for scenario in [0, 2, 4] {
        let path = PathBuf::from(format!("{HOME}/tests/golden/{}.txt", ScenarioId(scenario).card().id));
        if writes() {
            let session = random_game(scenario);
            let text = format!("{}\n{:016x}\n", session.record(), session.hash());
            fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        }
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (record, hash) = text.trim().split_once('\n').expect("a record and a hash, one line each");
        let session = Session::<Claustrophobia>::load(record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(format!("{:016x}", session.hash()), hash, "{}", path.display());
        assert!(matches!(session.question(), Question::Over(_)), "{} was played to its end", path.display());
        assert_eq!(session.record(), record, "{}", path.display());
    }
}
