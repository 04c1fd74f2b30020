//! `npm run mutants -- AREA [COUNT] [SEED]` changes a random sample of small things in the sources and prints the changes that no test
//! notices.
//!
//! All changes of a sample are compiled at once, in a copy of the workspace: each stands behind a switch, and an environment variable
//! says which one is on. So a sample of a hundred costs one build, one run of all tests that notes which changes each of them comes upon,
//! and for every change the tests that do, up to the first that fails.

mod area;
mod candidate;
mod compile;
mod find;
mod labour;
mod mirror;
mod program;
mod random;
mod rewrite;
mod run;
mod sample;

use anyhow::{Context, Result, bail};
use area::Area;
use candidate::Candidate;
use mirror::Mirror;
use run::Fate;
use std::process::ExitCode;

const USAGE: &str = "usage: npm run mutants -- AREA [COUNT] [SEED]
  AREA   table, minds, the name of a game (its rules), or a file or folder below crates/, such as crates/inferno/src/worth.rs
  COUNT  how many changes to try, 100 where nothing is said
  SEED   a number that chooses the sample, 1 where nothing is said";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match perform(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(words: &[String]) -> Result<()> {
    let mut words = words.iter().map(String::as_str);
    let Some(name) = words.next() else { bail!("{USAGE}") };
    let mut number = |otherwise: u64| match words.next() {
        Some(word) => word.parse::<u64>().with_context(|| format!("“{word}” is not a number\n{USAGE}")),
        None => Ok(otherwise),
    };
    let (count, seed) = (number(100)?, number(1)?);
    let mirror = Mirror::make()?;
    let area = Area::named(&mirror, name)?;
    let (sample, binaries) = sample::take(&mirror, &area, usize::try_from(count)?, seed)?;
    eprintln!("{} changes are compiled; now each is put to the tests of {}", sample.len(), area.tested_by.join(", "));
    let fates = run::all(&sample, &binaries, &mirror.notes)?;
    print(&sample, &fates);
    Ok(())
}

fn print(sample: &[Candidate], fates: &[Fate]) {
    let count = |which: Fate| fates.iter().filter(|&&fate| fate == which).count();
    let noticed = sample.len() - count(Fate::Missed) - count(Fate::Unreached);
    println!(
        "{noticed} of {} changes were noticed, {} % ({} failed a test, {} never ended)",
        sample.len(),
        noticed * 100 / sample.len().max(1),
        count(Fate::Failed),
        count(Fate::Endless),
    );
    for (candidate, fate) in sample.iter().zip(fates) {
        match fate {
            Fate::Missed => println!("missed     {candidate}"),
            Fate::Unreached => println!("unreached  {candidate}"),
            Fate::Failed | Fate::Endless => {}
        }
    }
}
