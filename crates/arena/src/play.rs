//! `play`: many games, counted.

use std::fs;

use minds::Mind;
use serde::Serialize;
use table::{Dial, Player, Prepare as _, Session};

use crate::batch::{Batch, one};
use crate::cli;
use crate::host::Deaf;
use crate::kept::Kept;
use crate::registry::{self, Contest, Task, with};
use crate::report::{bar, json};
use crate::score::Tally;
use crate::seats;

/// More broken games than this are counted but not listed.
const MOST_LISTED: usize = 10;

impl Task for cli::Play {
    type Out = Result<bool, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let minds = seats::parse::<G>(&self.seats)?;
        let tables = self.tables::<G>()?;
        let kept = self.keep.as_deref().map(Kept::open).transpose()?;
        let bar = bar(self.games, "playing");
        let kept = kept.as_ref().map(|kept| (kept, cell::<G>(&self.seats, &tables)));
        let batch = Batch { minds: &minds, games: self.games, seed: self.seed, bar: &bar, threads: self.threads, kept };
        let (tally, _) = batch.play::<G, _>(&tables, || Deaf)?;
        bar.finish_and_clear();
        print_faults(&tally, &self.seats, &tables, self.seed);
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

/// The name of a cell among kept games: which rules, who plays, at which tables, and where their dials stand.
pub fn cell<G: Contest>(seats: &str, tables: &[G::Setup]) -> String {
    let dials: String = tables.iter().map(standing::<G>).filter(|dials| !dials.is_empty()).map(|one| format!(" {one}")).collect();
    let tables = serde_json::to_string(tables).unwrap_or_default();
    format!("{} {} {seats} {tables}{dials}", G::ID, G::RULES)
}

/// Where the dials of a table stand. One that has none of its own may be played by those of another: then all of them, as one number.
fn standing<G: Contest>(setup: &G::Setup) -> String {
    let (own, all) = (settings(&dials::<G>(&setup.table())), G::Setup::DIALS);
    if !own.is_empty() || all.is_empty() {
        return own;
    }
    let sum = all.iter().fold(0_u32, |sum, dial| sum.wrapping_mul(31).wrapping_add(dial.get().cast_unsigned().into()));
    format!("dials={sum:08x}")
}

/// The dials of a kind of table, the finest first.
pub fn dials<G: Contest>(name: &str) -> Vec<&'static Dial> {
    let mut dials: Vec<_> = G::Setup::DIALS.iter().copied().filter(|dial| dial.table == name).collect();
    dials.sort_by_key(|dial| dial.least - dial.most);
    dials
}

/// Where dials stand.
pub fn settings(dials: &[&Dial]) -> String {
    let settings: Vec<String> = dials.iter().map(|dial| format!("{}={}", dial.name, dial.get())).collect();
    settings.join(" ")
}

/// Tells on standard error which games broke and how to see them again.
fn print_faults<S: Serialize>(tally: &Tally, seats: &str, tables: &[S], first: u64) {
    let broken = tally.scores.iter().filter_map(|score| Some((score.seed, score.fault.as_ref()?)));
    for (seed, what) in broken.take(MOST_LISTED) {
        let table = tables.get(seed.wrapping_sub(first) as usize % tables.len().max(1));
        let setup = table.and_then(|table| serde_json::to_string(table).ok()).unwrap_or_default();
        let again = format!("cargo arena play {} --games 1 --seed {seed} --seats {seats} --setup '{setup}'", tally.game);
        eprintln!("broken: {what}; again by `{again}`");
    }
    if tally.broken as usize > MOST_LISTED {
        eprintln!("… and {} more", tally.broken as usize - MOST_LISTED);
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
