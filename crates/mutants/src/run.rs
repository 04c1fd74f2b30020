//! Puts every change to the tests that come upon it.

use crate::candidate::Candidate;
use crate::compile::Binary;
use crate::labour;
use crate::program::{self, End, Setting};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A test failed.
    Failed,
    /// A test did not end in time.
    Endless,
    /// All tests that come upon it passed.
    Missed,
    /// No test comes upon it.
    Unreached,
}

/// A test that passes without a change.
struct Test<'a> {
    binary: &'a Binary,
    name: String,
    time: Duration,
    /// The numbers of the changes that it comes upon.
    reaches: BTreeSet<usize>,
}

/// Runs every change against the tests that come upon it until one notices, the quickest first. Most tests never come to the place of a
/// change, and those that do so early in a slow trial mostly do so in a quick one too.
pub fn all(sample: &[Candidate], binaries: &[Binary], notes: &Path) -> Result<Vec<Fate>> {
    let tests = measure(binaries, notes)?;
    let done = AtomicUsize::new(0);
    labour::share(sample, |place, candidate| {
        let fate = put(place + 1, &tests)?;
        let count = done.fetch_add(1, Ordering::Relaxed) + 1;
        eprintln!("{count}/{} {fate:?}  {candidate}", sample.len());
        Ok(fate)
    })
}

/// Runs every test once without a change, the quickest first in what is returned: it has to pass, its time is the measure, and it notes
/// which changes it comes upon.
fn measure<'a>(binaries: &'a [Binary], notes: &Path) -> Result<Vec<Test<'a>>> {
    fs::create_dir_all(notes)?;
    let mut names = Vec::new();
    for binary in binaries {
        names.extend(program::tests(binary)?.into_iter().map(|name| (binary, name)));
    }
    let mut tests = labour::share(&names, |place, (binary, name)| {
        let file = notes.join(place.to_string());
        fs::write(&file, "")?;
        let begun = Instant::now();
        if program::run(binary, name, &Setting::Unchanged { notes: &file })? != End::Passed {
            bail!("{name} of {} does not pass without any change", binary.program.display());
        }
        let reaches = fs::read_to_string(&file)?.lines().filter_map(|line| line.parse().ok()).collect();
        Ok(Test { binary, name: name.clone(), time: begun.elapsed(), reaches })
    })?;
    tests.sort_by_key(|test| test.time);
    let total: Duration = tests.iter().map(|test| test.time).sum();
    eprintln!("without a change {} tests take {} s, the slowest of them:", tests.len(), total.as_secs());
    for Test { name, time, .. } in tests.iter().rev().take(5) {
        eprintln!("  {} s  {name}", time.as_secs());
    }
    Ok(tests)
}

fn put(number: usize, tests: &[Test]) -> Result<Fate> {
    let mut fate = Fate::Unreached;
    for test in tests.iter().filter(|test| test.reaches.contains(&number)) {
        let end = program::run(test.binary, &test.name, &Setting::Changed { number, measure: test.time })
            .with_context(|| format!("{} with change {number}", test.name))?;
        match end {
            End::Passed => fate = Fate::Missed,
            End::Failed => return Ok(Fate::Failed),
            End::Endless => return Ok(Fate::Endless),
        }
    }
    Ok(fate)
}
