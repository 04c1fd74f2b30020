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
        let bench =
            Bench::<G>::new(G::Setup::default()).ok_or("the game could not be played to its end; see `cargo arena play`")?;
        Ok(Speed {
            game: G::ID,
            decisions_per_s: pace(span, bench.pieces(), |piece| bench.decisions(piece)),
            answers_per_s: pace(span, bench.pieces(), |piece| bench.answers(piece)),
            clones_per_s: pace(span, bench.pieces(), |piece| bench.clones(piece)),
            search_per_s: pace(span, bench.pieces(), |piece| bench.search(piece)),
        })
    }
}

/// How much of something there is in a second: all pieces of work again and again until the span is over, of each its fastest time.
fn pace(span: Duration, pieces: u32, work: impl Fn(u32) -> u64) -> u64 {
    let started = Instant::now();
    let mut fastest = vec![Duration::MAX; pieces as usize];
    loop {
        let mut done = 0;
        for (piece, fastest) in (0..pieces).zip(&mut fastest) {
            let begun = Instant::now();
            done += work(piece);
            *fastest = begun.elapsed().min(*fastest);
        }
        if started.elapsed() >= span {
            return (done as f64 / fastest.iter().sum::<Duration>().as_secs_f64()) as u64;
        }
    }
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
