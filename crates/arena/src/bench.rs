//! `bench`: how fast the rules and the search are, on one core.

use std::time::{Duration, Instant};

use minds::Bench;
use serde::Serialize;

use crate::cli;
use crate::registry::{Contest, Task, chosen, with};
use crate::report::{grouped, json, table};

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
        let bench = Bench::<G>::new(G::table(None)).ok_or("the game could not be played to its end; see `cargo arena play`")?;
        Ok(Speed {
            game: G::ID,
            decisions_per_s: pace(span, |seed| bench.decisions(seed)),
            answers_per_s: pace(span, |seed| bench.answers(seed)),
            clones_per_s: pace(span, |seed| bench.clones(seed)),
            search_per_s: pace(span, |seed| bench.search(seed)),
        })
    }
}

/// Counts what `work` says it did, until the span is over.
fn pace(span: Duration, work: impl Fn(u64) -> u64) -> u64 {
    let started = Instant::now();
    let (mut done, mut rounds) = (0, 0);
    while started.elapsed() < span {
        done += work(rounds);
        rounds += 1;
    }
    (done as f64 / started.elapsed().as_secs_f64()) as u64
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
