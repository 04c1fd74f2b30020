//! The law of thinking, on a game of a minute: more iterations do not play worse, in either way of searching.
//! `cargo arena law` holds the real games to it.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::Race;
use minds::{Budget, Config, advise_by};
use table::{Player, Question, Seat, Session, Way};

const RACES: u64 = 100;
/// Iterations of the one that is played against.
const OTHER: u32 = 20;
/// Races that are luck.
const LUCK: f32 = 10.0;

/// Points of a search with so many iterations against one with a few, both by this way.
fn points(way: Way, iterations: u32) -> f32 {
    let config = |iterations| Config { whims: 0, ..Config::new::<Race>(Budget::iterations(iterations)) };
    let race = |seed: u64| {
        let mine = Seat((seed % 2) as u8);
        let mut session = Session::<Race>::begin((), vec![Player::Normal; 2], seed).expect("a race begins");
        loop {
            let ask = match session.question() {
                Question::Over(outcome) => break outcome.worth(mine),
                Question::Choose(ask) => ask.clone(),
                other => panic!("nobody rolls by hand: {other:?}"),
            };
            let moment = seed * 1_000 + u64::from(session.revision());
            let config = config(if ask.seat() == mine { iterations } else { OTHER });
            let advice = advise_by(way, &session.situation(), &ask, ask.seat(), &config, moment, &mut || 0);
            session.answer(advice.expect("options").best, session.revision()).expect("the option is there");
        }
    };
    (0..RACES).map(race).sum()
}

#[test]
fn more_thinking_does_not_play_worse() {
    for way in [Way::Tree, Way::Halving] {
        let [little, more, much] = [4, OTHER, 200].map(|iterations| points(way, iterations));
        assert!(more >= little - LUCK && much >= more - LUCK, "{way:?}: {little}, {more}, {much} of {RACES}");
        assert!(much >= little, "{way:?}: thinking does not pay: {little}, {more}, {much} of {RACES}");
    }
}
