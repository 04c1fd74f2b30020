//! Puts every change to the tests.

use crate::candidate::Candidate;
use crate::compile::Binary;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// A test failed.
    Failed,
    /// A test did not end in time.
    Endless,
    /// All tests passed.
    Missed,
}

/// A program that passes without a change, and how long it may take with one.
struct Measured {
    binary: Binary,
    patience: Duration,
}

/// Runs every change against every program until one notices, the quickest programs first.
pub fn all(sample: &[Candidate], binaries: Vec<Binary>) -> Result<Vec<Fate>> {
    let measured = measure(binaries)?;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let fates = Mutex::new(vec![Fate::Missed; sample.len()]);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let work = || -> Result<()> {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(candidate) = sample.get(place) else { return Ok(()) };
            let fate = put(place + 1, &measured)?;
            let count = done.fetch_add(1, Ordering::Relaxed) + 1;
            eprintln!("{count}/{} {fate:?}  {candidate}", sample.len());
            if let Some(slot) = fates.lock().map_err(|_| anyhow::anyhow!("another worker failed"))?.get_mut(place) {
                *slot = fate;
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow::anyhow!("a worker failed"))?)
    })?;
    fates.into_inner().context("a worker failed")
}

/// Runs every program once without a change: it has to pass, and its time is the measure.
fn measure(binaries: Vec<Binary>) -> Result<Vec<Measured>> {
    const ENOUGH: Duration = Duration::from_secs(1200);
    let mut timed = Vec::new();
    for binary in binaries {
        let begun = Instant::now();
        if run(&binary, 0, ENOUGH)? != Fate::Missed {
            bail!("{} does not pass without any change", binary.program.display());
        }
        timed.push((begun.elapsed(), binary));
    }
    timed.sort_by_key(|(time, _)| *time);
    let total: Duration = timed.iter().map(|(time, _)| *time).sum();
    eprintln!("without a change the tests take {} s", total.as_secs());
    Ok(timed.into_iter().map(|(time, binary)| Measured { binary, patience: time * 5 + Duration::from_secs(20) }).collect())
}

fn put(number: usize, programs: &[Measured]) -> Result<Fate> {
    for program in programs {
        let fate = run(&program.binary, number, program.patience)?;
        if fate != Fate::Missed {
            return Ok(fate);
        }
    }
    Ok(Fate::Missed)
}

/// Runs one program until it ends, a line tells of a failed test, or patience is over.
fn run(binary: &Binary, number: usize, patience: Duration) -> Result<Fate> {
    let until = Instant::now() + patience;
    let mut child = start(binary, number)?;
    let output = child.stdout.take().context("a program without output")?;
    let (told, hear) = mpsc::channel();
    let listener = thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if line.ends_with("... FAILED") && told.send(()).is_err() {
                break;
            }
        }
    });
    let fate = match hear.recv_timeout(until.saturating_duration_since(Instant::now())) {
        Ok(()) => Fate::Failed,
        Err(RecvTimeoutError::Timeout) => Fate::Endless,
        Err(RecvTimeoutError::Disconnected) if child.wait()?.success() => Fate::Missed,
        Err(RecvTimeoutError::Disconnected) => Fate::Failed,
    };
    stop(&mut child);
    drop(hear);
    listener.join().map_err(|_| anyhow::anyhow!("a listener failed"))?;
    Ok(fate)
}

/// A change can make a program ask for memory without end, so it is given a limit where there is a shell that knows one.
fn start(binary: &Binary, number: usize) -> Result<Child> {
    const KILOBYTES: &str = "6000000";
    let mut command = if cfg!(unix) {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -v {KILOBYTES} 2>/dev/null; exec \"$0\"")]).arg(&binary.program);
        shell
    } else {
        Command::new(&binary.program)
    };
    command
        .current_dir(&binary.folder)
        .env("CARGO_MANIFEST_DIR", &binary.folder)
        .env("MUTANT", number.to_string())
        // One test after the other: several changes are tried at once.
        .env("RUST_TEST_THREADS", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        // What a change breaks is told by the test that fails; without a change nothing should, and then it must be told why.
        .stderr(if number == 0 { Stdio::inherit() } else { Stdio::null() })
        .spawn()
        .with_context(|| format!("{} does not run", binary.program.display()))
}

fn stop(child: &mut Child) {
    // It may have ended by itself, which is as good.
    let _ended = child.kill();
    let _status = child.wait();
}
