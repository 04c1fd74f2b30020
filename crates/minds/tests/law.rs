//! The law of thinking, on a game of a minute: more iterations do not play worse, in either way of searching.
//! `cargo arena law` holds the real games to it.

#![expect(clippy::expect_used, clippy::panic, reason = "a test may fail")]

mod common;

use common::Race;
use minds::{Budget, Config, Mind, advise_by};
use table::{Player, Question, Seat, Session, Way};

const RACES: u64 = 60;

/// Points of a search with so many iterations, by this way, against chance.
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
            let index = if ask.seat() == mine {
                let advice = advise_by(way, &session.situation(), &ask, mine, &config(iterations), moment, &mut || 0);
                advice.expect("options").best
            } else {
                Mind::Random.choose(&session.situation(), &ask, ask.seat(), moment, &mut || 0).expect("options")
            };
            session.answer(index, session.revision()).expect("the option is there");
        }
    };
    (0..RACES).map(race).sum()
}

#[test]
fn more_thinking_does_not_play_worse() {
    for way in [Way::Tree, Way::Halving] {
        let [little, more, much] = [4, 20, 200].map(|iterations| points(way, iterations));
        // Three races in sixty are luck.
        assert!(more >= little - 3.0 && much >= more - 3.0, "{way:?}: {little}, {more}, {much} of {RACES}");
        assert!(much >= 0.9 * RACES as f32 && much > little, "{way:?}: thinking pays: {little}, {more}, {much} of {RACES}");
    }
}
