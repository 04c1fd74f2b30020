//! The game is worth playing: neither always won nor always lost, not waited out, and few turns are nothing but a walk.
//!
//! `ITERATIONS=1000 cargo test --release -p inferno --test worth_playing` has it played by a search instead of by habit.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use inferno::{Ending, Event, Inferno, Setup};
use minds::Mind;
use table::{Player, Question, Session};

const GAMES: u64 = 60;
/// The round that brings the eighth card: the last in which Dante can be challenged.
const LAST_CALL: u8 = 31;

/// Who plays: by habit, unless somebody wants to know how it is with thinking.
fn mind() -> Mind {
    let iterations = std::env::var("ITERATIONS").ok().and_then(|iterations| iterations.parse().ok());
    iterations.map_or(Mind::Habit, Mind::search::<Inferno>)
}

/// What a game of four characters came to.
#[derive(Default)]
struct Played {
    won: bool,
    /// The round of the challenge, if there was one.
    challenged: Option<u8>,
    turns: u32,
    /// Turns in which a character did nothing but walk.
    idle: u32,
}

fn play(seed: u64) -> Played {
    let mut session = Session::<Inferno>::begin(Setup { characters: 4 }, vec![Player::Normal; 4], seed).expect("a game begins");
    let mut answers = 0;
    while let Question::Choose(ask) = session.question().clone() {
        answers += 1;
        let index = mind().choose(&session.situation(), &ask, ask.seat(), seed << 16 | answers, &mut || 0);
        session.answer(index.expect("there are options"), session.revision()).expect("the option is there");
    }
    let (mut played, mut round, mut walks_only) = (Played::default(), 0, false);
    for told in session.log() {
        match told.event {
            Event::Turn(_) | Event::Round(..) => {
                played.idle += u32::from(walks_only);
                walks_only = matches!(told.event, Event::Turn(_));
                played.turns += u32::from(walks_only);
            }
            Event::Moved(..) => continue,
            Event::DanteWoke(_) => played.challenged = Some(round),
            Event::Ended(ending) => played.won = ending == Ending::Won,
            _ => {}
        }
        match told.event {
            Event::Round(now, ..) => round = now,
            Event::Turn(_) => {}
            _ => walks_only = false,
        }
    }
    played
}

#[test]
fn a_game_is_a_contest_and_not_a_wait() {
    let games: Vec<Played> = (0..GAMES).map(play).collect();
    let won = games.iter().filter(|game| game.won).count();
    println!("{won} of {GAMES} games were won");
    assert!((8..50).contains(&won), "{won} of {GAMES} games were won");
    let late = games.iter().filter(|game| game.challenged == Some(LAST_CALL)).count();
    println!("{late} challenges came at the last call");
    assert!(late < games.len() / 4, "{late} of {GAMES} challenges came at the last call");
    let (turns, idle) = games.iter().fold((0, 0), |(turns, idle), game| (turns + game.turns, idle + game.idle));
    println!("{idle} of {turns} turns were nothing but a walk");
    assert!(idle * 100 < turns * 20, "{idle} of {turns} turns were nothing but a walk");
}
