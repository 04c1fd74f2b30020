//! Runs single tests of a program.

use crate::compile::Binary;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How a test ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Passed,
    Failed,
    Endless,
}

/// What a test is run with.
pub enum Setting<'a> {
    /// No change is on; those that it comes upon are noted in a file.
    Unchanged { notes: &'a Path },
    /// One change is on, and without it the test takes so long.
    Changed { number: usize, measure: Duration },
}

impl Setting<'_> {
    /// How much of a core's time the test may take. That of the clock would be unfair on a machine that has other work.
    fn patience(&self) -> Duration {
        match self {
            Self::Unchanged { .. } => Duration::from_secs(1200),
            Self::Changed { measure, .. } => *measure * 4 + Duration::from_secs(10),
        }
    }
}

/// The names of its tests.
pub fn tests(binary: &Binary) -> Result<Vec<String>> {
    let listing = Command::new(&binary.program)
        .args(["--list", "--format", "terse"])
        .current_dir(&binary.folder)
        .output()
        .with_context(|| format!("{} does not run", binary.program.display()))?;
    if !listing.status.success() {
        bail!("{} does not list its tests", binary.program.display());
    }
    let listing = String::from_utf8(listing.stdout)?;
    Ok(listing.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Runs one test until it ends or patience is over.
pub fn run(binary: &Binary, name: &str, setting: &Setting) -> Result<End> {
    let mut child = start(binary, name, setting)?;
    // What waits for something takes none of a core's time, so the clock has the last word.
    let until = Instant::now() + setting.patience() * 20;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(end(status));
        }
        if Instant::now() > until {
            child.kill()?;
            child.wait()?;
            return Ok(End::Endless);
        }
        thread::sleep(Duration::from_millis(2));
    }
}

#[cfg(unix)]
fn end(status: ExitStatus) -> End {
    use std::os::unix::process::ExitStatusExt;
    /// The signals of a limit of time: SIGXCPU, and SIGKILL where that was not enough.
    const OVER_TIME: [i32; 2] = [24, 9];
    match status.signal() {
        Some(signal) if OVER_TIME.contains(&signal) => End::Endless,
        _ if status.success() => End::Passed,
        _ => End::Failed,
    }
}

#[cfg(not(unix))]
fn end(status: ExitStatus) -> End {
    if status.success() { End::Passed } else { End::Failed }
}

/// A change can make a program ask for time or memory without end, so it is given limits where there is a shell that knows them.
fn start(binary: &Binary, name: &str, setting: &Setting) -> Result<Child> {
    const KILOBYTES: &str = "6000000";
    let mut command = if cfg!(unix) {
        let seconds = setting.patience().as_secs();
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -v {KILOBYTES} 2>/dev/null; ulimit -t {seconds} 2>/dev/null; exec \"$0\" \"$@\"")]);
        shell.arg(&binary.program);
        shell
    } else {
        Command::new(&binary.program)
    };
    match setting {
        Setting::Unchanged { notes } => command.env("MUTANTS_REACHED", notes),
        Setting::Changed { number, .. } => command.env("MUTANT", number.to_string()),
    };
    // What a change breaks is told by the test that fails; without a change nothing should, and then it must be told why.
    let told = matches!(setting, Setting::Unchanged { .. });
    command
        .args(["--exact", name, "--quiet"])
        .current_dir(&binary.folder)
        .env("CARGO_MANIFEST_DIR", &binary.folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(if told { Stdio::inherit() } else { Stdio::null() })
        .spawn()
        .with_context(|| format!("{} does not run", binary.program.display()))
}
