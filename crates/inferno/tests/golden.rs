//! Recorded games end as they always did, and one whole game reads as it always did; `trials` says how the files are rewritten.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use inferno::{Event, Inferno, Setup};
use table::{Player, Question, Session, Told};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

/// Whether Dante was challenged and the fight lasted.
fn has_a_fight(told: &[Told<Event>]) -> bool {
    told.iter().filter(|told| matches!(told.event, Event::DanteDrew(_))).count() >= 3
}

#[test]
fn recorded_games_end_as_they_always_did() {
    let games = [("random-2", 2), ("random-4", 4), ("random-6", 6)].map(|(name, characters)| (name, Setup { characters }));
    trials::golden::<Inferno>(HOME, &games, has_a_fight);
}

#[test]
fn a_whole_game_reads_as_it_always_did() {
    let playthrough = trials::Playthrough::<Inferno> {
        home: HOME,
        title: "INFERNO, two characters, from setup to end.",
        setup: Setup { characters: 2 },
        opens: |event| matches!(event, Event::Round(..)),
        is_worth: has_a_fight,
    };
    playthrough.reads_as_ever();
}

/// So many questions of a game at a real table are answered.
const COMPANION: usize = 40;
/// What the engine would roll does not matter where people do; a record has it all the same.
const SEED: u64 = 1;

/// A game at a real table, always with the first option, a 4 and a 5, and the first card that can come. A browser enters the
/// same and must come to the same record.
fn companion_game() -> Session<Inferno> {
    let mut session = Session::begin_by_hand(Setup { characters: 2 }, vec![Player::Person; 2], SEED).expect("a game begins");
    for _ in 0..COMPANION {
        let revision = session.revision();
        let answered = match session.question().clone() {
            Question::Choose(_) => session.answer(0, revision).err(),
            Question::Roll(_) => session.enter_roll(&[4, 5], revision).err(),
            Question::Draw(_, counts) => {
                let first = counts.iter().position(|count| *count > 0).expect("something can come");
                session.enter_draw(first, revision).err()
            }
            Question::Over(_) => break,
        };
        assert_eq!(answered, None);
    }
    session
}

#[test]
fn a_game_at_a_real_table_is_recorded_as_it_always_was() {
    let session = companion_game();
    let text = trials::kept(&format!("{HOME}/tests/golden/companion.txt"), || trials::recorded(&session));
    assert_eq!(text, trials::recorded(&session));
    let (record, _) = text.split_once('\n').expect("a record and a hash");
    assert_eq!(Session::<Inferno>::load(record).expect("it loads").hash(), session.hash());
}
