//! Errors in a file, for the person who wrote it.

use core::fmt;
use std::path::Path;

/// Something wrong in a rulebook, a text or a source file: where, what, and what to do.
///
/// Its debug form is the same sentence, so a build script that returns it fails with a readable message.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {what}")]
pub struct Problem {
    pub file: String,
    /// What is wrong there, and what to do about it.
    pub what: String,
}

impl Problem {
    pub(crate) fn new(file: impl AsRef<Path>, what: impl Into<String>) -> Self {
        Self { file: file.as_ref().display().to_string(), what: what.into() }
    }
}

impl fmt::Debug for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<cards::Fault> for Problem {
    fn from(fault: cards::Fault) -> Self {
        let cards::Fault { file, line, column, what, .. } = fault;
        Self { file: format!("{file}:{line}:{column}"), what }
    }
}
