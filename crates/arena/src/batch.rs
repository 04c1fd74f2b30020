//! Many games at once.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use indicatif::ProgressBar;
use minds::Mind;

use crate::host::{Played, Witness, play};
use crate::kept::Kept;
use crate::registry::Contest;
use crate::score::{Score, Tally};

/// A batch of games.
pub struct Batch<'b> {
    /// Who plays.
    pub minds: &'b [Mind],
    /// How many games.
    pub games: u64,
    /// The seed of the first.
    pub seed: u64,
    /// Shows how far it is.
    pub bar: &'b ProgressBar,
    /// How many games at once, at most; as many as there are cores where nothing is said.
    pub threads: Option<usize>,
    /// Where finished games are kept, and the name of this cell there.
    pub kept: Option<(&'b Kept, String)>,
}

impl Batch<'_> {
    /// Plays all games, at one table after the other. Each thread has a witness of its own; they come back with the count.
    pub fn play<G: Contest, W: Witness + Send>(
        &self,
        tables: &[G::Setup],
        witness: impl Fn() -> W + Sync,
    ) -> Result<(Tally, Vec<W>), String> {
        let laid: Result<Vec<G>, String> =
            tables.iter().map(|table| G::begin(table).map_err(|error| error.to_string())).collect();
        let laid = laid?;
        let started = Instant::now();
        let next = AtomicU64::new(0);
        let whole = Mutex::new((Vec::new(), Vec::new()));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..self.threads.unwrap_or(cores).max(1) {
                scope.spawn(|| {
                    let (mut mine, mut witness) = (Vec::new(), witness());
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if let Some(laid) = laid.get(number as usize % laid.len().max(1)) {
                            mine.push(self.score(laid, self.seed.wrapping_add(number), &mut witness));
                        }
                        self.bar.inc(1);
                    }
                    if let Ok(mut whole) = whole.lock() {
                        whole.0.extend(mine);
                        whole.1.push(witness);
                    }
                });
            }
        });
        let (mut scores, witnesses) = whole.into_inner().map_err(|_| "a thread of the arena failed".to_owned())?;
        scores.sort_by_key(|score: &Score| score.seed.wrapping_sub(self.seed));
        let mut tally = Tally::of(G::ID);
        scores.into_iter().for_each(|score| tally.count(score));
        tally.seconds = started.elapsed().as_secs_f64();
        Ok((tally, witnesses))
    }

    /// What came of the game with this seed, now or when it was played before.
    fn score<G: Contest, W: Witness>(&self, laid: &G, seed: u64, witness: &mut W) -> Score {
        let known = self.kept.as_ref().and_then(|(kept, cell)| kept.score(cell, seed));
        known.unwrap_or_else(|| {
            let played = one(laid, self.minds, seed, witness);
            witness.ended(seed, played.end.as_ref().ok());
            let score = Score::of(seed, laid.seats(), &played);
            if let Some((kept, cell)) = &self.kept {
                kept.keep(cell, &score);
            }
            score
        })
    }
}

/// Plays one game; a panic in the rules is a broken game and not the end of the arena.
pub fn one<G: Contest, W: Witness>(laid: &G, minds: &[Mind], seed: u64, witness: &mut W) -> Played {
    let started = Instant::now();
    let mut clock = move || started.elapsed().as_millis() as u64;
    let played = catch_unwind(AssertUnwindSafe(|| play(laid.clone(), minds, seed, witness, &mut clock)));
    played.unwrap_or_else(|_| Played { end: Err("the rules panicked".to_owned()), decisions: 0, choices: Vec::new() })
}
