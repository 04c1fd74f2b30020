//! `bench`: how fast the rules and the search are, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use minds::{Budget, Config, Random, advise};
use serde::Serialize;
use table::{Fate, Game, Halt, Player, Question, Session, Situation};

use crate::cli;
use crate::registry::{Contest, Task, chosen, with};
use crate::report::{grouped, json, table};

/// Positions of random games that clones and searches are measured on.
const POSITIONS: usize = 64;
/// Iterations of one measured search.
const ITERATIONS: u32 = 200;

/// What was measured.
#[derive(Debug, Serialize)]
pub struct Speed {
    game: &'static str,
    decisions_per_s: u64,
    answers_per_s: u64,
    clones_per_s: u64,
    search_per_s: u64,
}

impl Task for cli::Bench {
    type Out = Result<Speed, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let span = Duration::from_millis(self.millis);
        let laid = G::laid(None).map_err(|error| error.to_string())?;
        let mut sessions = positions::<G>()?;
        Ok(Speed {
            game: G::ID,
            decisions_per_s: decisions(&laid, span)?,
            answers_per_s: answers::<G>(span)?,
            clones_per_s: clones(&sessions, span),
            search_per_s: search(&mut sessions, span),
        })
    }
}

/// Counts what `work` says it did, until the span is over.
fn pace(span: Duration, mut work: impl FnMut(u64) -> Result<u64, String>) -> Result<u64, String> {
    let started = Instant::now();
    let (mut done, mut rounds) = (0, 0);
    while started.elapsed() < span {
        done += work(rounds)?;
        rounds += 1;
    }
    Ok((done as f64 / started.elapsed().as_secs_f64()) as u64)
}

/// Decisions in whole random games, straight through the rules.
fn decisions<G: Game>(laid: &G, span: Duration) -> Result<u64, String> {
    pace(span, |seed| {
        let (mut game, mut random) = (laid.clone(), Random::new(seed));
        loop {
            match game.step(&mut random) {
                Ok(()) => {}
                Err(Halt::Over(_)) => return Ok(random.decisions),
                Err(halt) => return Err(format!("the random game {seed} broke ({halt:?}); see `cargo arena play`")),
            }
        }
    })
}

/// Answers in whole random games played by sessions, with log, checkpoints and refusals.
fn answers<G: Contest>(span: Duration) -> Result<u64, String> {
    pace(span, |seed| {
        let (mut session, mut fate, mut given) = (fresh::<G>(seed)?, Fate::new(seed), 0);
        while let Question::Choose(ask) = session.question() {
            let index = fate.below(ask.options.len() as u32) as usize;
            session.answer(index, session.revision()).map_err(|error| error.to_string())?;
            given += 1;
        }
        Ok(given)
    })
}

fn fresh<G: Contest>(seed: u64) -> Result<Session<G>, String> {
    let players = vec![Player::Normal; usize::from(G::laid(None).map_err(|error| error.to_string())?.seats())];
    Session::begin(G::table(None), players, seed).map_err(|error| error.to_string())
}

/// What a mind would think about, from all parts of random games.
struct Position<G: Game> {
    situation: Situation<G>,
    ask: table::Ask<G::Choice>,
}

fn positions<G: Contest>() -> Result<Vec<Position<G>>, String> {
    let mut positions = Vec::new();
    for seed in 0..POSITIONS as u64 {
        let (mut session, mut fate) = (fresh::<G>(seed)?, Fate::new(seed));
        let mut seen = 0;
        let mut kept = None;
        while let Question::Choose(ask) = session.question() {
            seen += 1;
            // Each question of the game equally likely.
            if ask.options.len() > 1 && fate.below(seen) == 0 {
                kept = Some(Position { situation: session.situation(), ask: ask.clone() });
            }
            let index = fate.below(ask.options.len() as u32) as usize;
            session.answer(index, session.revision()).map_err(|error| error.to_string())?;
        }
        positions.extend(kept);
    }
    Ok(positions)
}

fn clones<G: Game>(positions: &[Position<G>], span: Duration) -> u64 {
    let counted = pace(span, |_| {
        for position in positions {
            black_box(black_box(&position.situation.state).clone());
        }
        Ok(positions.len() as u64)
    });
    counted.unwrap_or(0)
}

fn search<G: Contest>(positions: &mut [Position<G>], span: Duration) -> u64 {
    let config = Config::new::<G>(Budget::iterations(ITERATIONS));
    let counted = pace(span, |round| {
        let Some(position) = positions.get(round as usize % positions.len().max(1)) else { return Ok(0) };
        let advice = advise(&position.situation, &position.ask, &config, round, &mut || 0);
        Ok(advice.map_or(0, |advice| u64::from(advice.iterations)))
    });
    counted.unwrap_or(0)
}

/// Runs the command.
pub fn command(wanted: &cli::Bench) -> Result<bool, String> {
    let mut speeds = Vec::new();
    for game in chosen(wanted.game.as_deref()) {
        speeds.push(with(game, wanted)??);
    }
    if wanted.json {
        json(&speeds)?;
        return Ok(true);
    }
    let mut rows = table(&["game", "decisions/s", "answers/s", "clones/s", "search iterations/s"]);
    for speed in &speeds {
        let row = [speed.decisions_per_s, speed.answers_per_s, speed.clones_per_s, speed.search_per_s];
        rows.add_row([speed.game.to_owned()].into_iter().chain(row.map(grouped)));
    }
    println!("{rows}");
    Ok(true)
}
