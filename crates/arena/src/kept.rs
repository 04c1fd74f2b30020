//! Finished games in a file, so that a measurement which was interrupted goes on where it was.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;

use serde::{Deserialize, Serialize};

use crate::score::Score;

/// A line of the file: a game of a cell.
#[derive(Serialize, Deserialize)]
struct Line {
    /// What was played by whom; games of one cell differ in their seeds alone.
    cell: String,
    #[serde(flatten)]
    score: Score,
}

/// The games of a file, and the file to append to.
pub struct Kept {
    known: BTreeMap<(String, u64), Score>,
    file: Mutex<File>,
}

impl Kept {
    /// Reads what is there. A last line that was cut off counts for nothing.
    pub fn open(path: &Path) -> Result<Self, String> {
        let wrong = |error: std::io::Error| format!("{}: cannot be kept in ({error})", path.display());
        let text = if path.exists() { fs::read_to_string(path).map_err(wrong)? } else { String::new() };
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        let known = lines.map(|line| ((line.cell, line.score.seed), line.score)).collect();
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.write_all(b"\n").map_err(wrong)?;
        }
        Ok(Self { known, file: Mutex::new(file) })
    }

    /// What is known of a game.
    pub fn score(&self, cell: &str, seed: u64) -> Option<Score> {
        self.known.get(&(cell.to_owned(), seed)).cloned()
    }

    /// Keeps a game. One that cannot be written is played again the next time.
    pub fn keep(&self, cell: &str, score: &Score) {
        let line = serde_json::to_string(&Line { cell: cell.to_owned(), score: score.clone() });
        if let (Ok(line), Ok(mut file)) = (line, self.file.lock()) {
            let _unwritten = writeln!(file, "{line}");
        }
    }
}
