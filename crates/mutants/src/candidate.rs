//! One small change that could be made.

use std::fmt;
use std::ops::Range;

/// How a change is written into the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// An expression becomes another one.
    Becomes(String),
    /// A statement is left out.
    LeftOut,
    /// A function returns this at once; the range is empty and lies at the beginning of its body.
    Returns(String),
}

/// A place in the sources and what could stand there instead.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The file, from the root of the workspace.
    pub file: String,
    /// In bytes of the file.
    pub range: Range<usize>,
    pub line: usize,
    /// What stands there, or the name of the function.
    pub was: String,
    pub change: Change,
}

impl fmt::Display for Candidate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, was, change, .. } = self;
        let was = in_a_line(was);
        match change {
            Change::Becomes(other) => write!(out, "{file}:{line}: {was}  →  {}", in_a_line(other)),
            Change::LeftOut => write!(out, "{file}:{line}: {was}  →  (left out)"),
            Change::Returns(value) => write!(out, "{file}:{line}: fn {was}  →  returns {value} at once"),
        }
    }
}

fn in_a_line(text: &str) -> String {
    const MOST: usize = 110;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default()),
        None => line,
    }
}
