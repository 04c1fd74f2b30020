//! What is wrong with a file of cards, for the person who writes it.

use core::fmt;
use std::path::Path;

/// Of which kind a fault is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else should stand there.
    Wrong,
    /// It is too long, too deep or too much to be read.
    Limit,
}

/// Something wrong in a file of cards: where, what, and what could stand there.
///
/// Its debug form is the same sentence, so that a build script which returns it fails readably.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {what}")]
pub struct Fault {
    /// The file.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: String,
    /// Of which kind it is.
    pub reason: Reason,
}

impl fmt::Debug for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text with its name, so that places in it can be told.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) file: &'a Path,
    pub(crate) text: &'a str,
}

impl Source<'_> {
    /// A fault at a place in the text, in bytes from its beginning.
    pub(crate) fn fault(&self, at: usize, what: impl Into<String>) -> Fault {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Fault {
            file: self.file.display().to_string(),
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).unwrap_or_default().chars().count() + 1,
            what: what.into(),
            reason: Reason::Wrong,
        }
    }

    /// The same for what would be more than anybody reads.
    pub(crate) fn limit(&self, at: usize, what: impl Into<String>) -> Fault {
        Fault { reason: Reason::Limit, ..self.fault(at, what) }
    }
}

/// `a`, `b` or `c`.
pub(crate) fn one_of(wanted: &[String]) -> String {
    match wanted {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
