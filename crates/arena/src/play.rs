//! `play`: many games, counted.

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use catalogue::Texts;
use indicatif::ProgressBar;
use minds::Mind;
use serde::Serialize;
use table::{Key, Player, Seat, Session};

use crate::cli;
use crate::host::{Deaf, Played, Witness, play};
use crate::registry::{self, Contest, Task, home, with};
use crate::report::{bar, grouped, json, share, table};
use crate::seats;

/// More broken games than this are counted but not listed.
const MOST_LISTED: usize = 10;

/// What came of many games.
#[derive(Debug, Default, Serialize)]
pub struct Tally {
    game: &'static str,
    games: u64,
    finished: u64,
    broken: u64,
    decisions: u64,
    seconds: f64,
    outcomes: BTreeMap<&'static str, u64>,
    #[serde(skip)]
    won: u64,
    #[serde(skip)]
    won_by_first: u64,
    drawn: u64,
    #[serde(skip)]
    faults: Vec<(u64, String)>,
}

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
}

impl Batch<'_> {
    /// Plays all games on all cores, at one table after the other. Each thread has a witness of its own; they come back with
    /// the count.
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
        let whole = Mutex::new((Tally { game: G::ID, games: self.games, ..Tally::default() }, Vec::new()));
        let threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let (mut mine, mut witness) = (Tally::default(), witness());
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let seed = self.seed.wrapping_add(number);
                        if let Some(laid) = laid.get(number as usize % laid.len().max(1)) {
                            mine.count(seed, one(laid, self.minds, seed, &mut witness));
                        }
                        self.bar.inc(1);
                    }
                    if let Ok(mut whole) = whole.lock() {
                        whole.0.add(mine);
                        whole.1.push(witness);
                    }
                });
            }
        });
        let (mut tally, witnesses) = whole.into_inner().map_err(|_| "a thread of the arena failed".to_owned())?;
        tally.faults.sort();
        tally.seconds = started.elapsed().as_secs_f64();
        Ok((tally, witnesses))
    }
}

/// Plays one game; a panic in the rules is a broken game and not the end of the arena.
fn one<G: Contest, W: Witness>(laid: &G, minds: &[Mind], seed: u64, witness: &mut W) -> Played {
    let started = Instant::now();
    let mut clock = move || started.elapsed().as_millis() as u64;
    let played = catch_unwind(AssertUnwindSafe(|| play(laid.clone(), minds, seed, witness, &mut clock)));
    played.unwrap_or_else(|_| Played { end: Err("the rules panicked".to_owned()), decisions: 0, choices: Vec::new() })
}

impl Tally {
    fn count(&mut self, seed: u64, played: Played) {
        self.decisions += played.decisions;
        match played.end {
            Ok(outcome) => {
                self.finished += 1;
                self.won += u64::from(!outcome.winners.is_empty());
                self.won_by_first += u64::from(outcome.winners.iter().any(|seat| seat == Seat(0)));
                self.drawn += u64::from(!outcome.drawn.is_empty());
                *self.outcomes.entry(outcome.key.0).or_default() += 1;
            }
            Err(what) => {
                self.broken += 1;
                self.faults.push((seed, what));
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.finished += other.finished;
        self.broken += other.broken;
        self.decisions += other.decisions;
        self.won += other.won;
        self.won_by_first += other.won_by_first;
        self.drawn += other.drawn;
        for (name, count) in other.outcomes {
            *self.outcomes.entry(name).or_default() += count;
        }
        self.faults.extend(other.faults);
    }

    /// How many games could not be finished.
    pub fn broken(&self) -> u64 {
        self.broken
    }

    /// Decisions of a game, on average.
    pub fn decisions_each(&self) -> u64 {
        self.decisions / self.games.max(1)
    }

    /// How many of a hundred games the first seat won.
    pub fn won_by_the_first(&self) -> u64 {
        self.won_by_first * 100 / self.finished.max(1)
    }

    /// How many of a hundred games were drawn.
    pub fn drawn_of_a_hundred(&self) -> u64 {
        self.drawn * 100 / self.finished.max(1)
    }

    fn print(&self, seats: &str) {
        let texts = Texts::load(home(self.game).join("texts"), catalogue::BASE).ok();
        let mut rows = table(&["ending", "games", "share"]);
        for (name, count) in &self.outcomes {
            let words = texts.as_ref().and_then(|texts| texts.format(&Key(name).into()).ok());
            rows.add_row([words.unwrap_or_else(|| (*name).to_owned()), grouped(*count), share(*count, self.finished)]);
        }
        rows.add_row(["won by somebody".to_owned(), grouped(self.won), share(self.won, self.finished)]);
        if self.drawn > 0 {
            rows.add_row(["drawn".to_owned(), grouped(self.drawn), share(self.drawn, self.finished)]);
        }
        println!("{rows}");
        let each = self.decisions as f64 / self.games.max(1) as f64;
        let pace = self.decisions as f64 / self.seconds.max(1e-9);
        println!(
            "{} of {} games of {} with {seats} finished in {:.1} s: {each:.0} decisions each, {} decisions/s",
            grouped(self.finished),
            grouped(self.games),
            self.game,
            self.seconds,
            grouped(pace as u64)
        );
    }

    /// Tells on standard error which games broke and how to see them again.
    fn print_faults<S: Serialize>(&self, seats: &str, tables: &[S], first: u64) {
        for (seed, what) in self.faults.iter().take(MOST_LISTED) {
            let table = tables.get(seed.wrapping_sub(first) as usize % tables.len().max(1));
            let setup = table.and_then(|table| serde_json::to_string(table).ok()).unwrap_or_default();
            let again = format!("cargo arena play {} --games 1 --seed {seed} --seats {seats} --setup '{setup}'", self.game);
            eprintln!("broken: {what}; again by `{again}`");
        }
        if self.faults.len() > MOST_LISTED {
            eprintln!("… and {} more", self.faults.len() - MOST_LISTED);
        }
    }
}

impl Task for cli::Play {
    type Out = Result<bool, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let minds = seats::parse::<G>(&self.seats)?;
        let bar = bar(self.games, "playing");
        let batch = Batch { minds: &minds, games: self.games, seed: self.seed, bar: &bar };
        let tables = self.tables::<G>()?;
        let (tally, _) = batch.play::<G, _>(&tables, || Deaf)?;
        bar.finish_and_clear();
        tally.print_faults(&self.seats, &tables, self.seed);
        if self.json {
            json(&tally)?;
        } else {
            tally.print(&self.seats);
        }
        if let (Some(file), Some(table)) = (&self.record, tables.first()) {
            let text = record::<G>(&minds, table, self.seed)?;
            fs::write(file, text).map_err(|error| format!("{}: cannot be written ({error})", file.display()))?;
        }
        Ok(tally.broken == 0)
    }
}

impl cli::Play {
    /// The tables that are played at, in turn.
    fn tables<G: Contest>(&self) -> Result<Vec<G::Setup>, String> {
        if self.setup.is_empty() {
            return Ok(vec![registry::table(self.table)?]);
        }
        self.setup.iter().map(|text| registry::described(text)).collect()
    }
}

/// The record of a game and the hash of its end, as `replay` reads them.
fn record<G: Contest>(minds: &[Mind], table: &G::Setup, seed: u64) -> Result<String, String> {
    let laid = G::begin(table).map_err(|error| error.to_string())?;
    let played = one(&laid, minds, seed, &mut Deaf);
    let players = vec![Player::Person; usize::from(laid.seats())];
    let mut session = Session::<G>::begin(table.clone(), players, seed).map_err(|error| error.to_string())?;
    for choice in played.choices {
        session.answer(usize::from(choice), session.revision()).map_err(|error| error.to_string())?;
    }
    Ok(format!("{}\n{:016x}\n", session.record(), session.hash()))
}

/// Runs the command.
pub fn command(wanted: &cli::Play) -> Result<bool, String> {
    with(&wanted.game, wanted)?
}
