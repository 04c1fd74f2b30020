//! What was played under other rules: it can be read, but not played again.

use serde::{Deserialize, Serialize};

use crate::session::Session;
use crate::{Arg, Game, Show};

/// What came before the rules changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Earlier {
    /// The version of the rules under which it was played.
    pub rules: u32,
    /// The last lines of its log, as everybody at the table heard them.
    pub lines: Vec<EarlierLine>,
}

/// A line of a log as it was told once. Its texts and rules may not exist any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct EarlierLine {
    /// The key of its text.
    pub key: String,
    /// The arguments by name: numbers in digits, texts by their keys.
    pub args: Vec<(String, String)>,
    /// The id of the rule.
    pub rule: String,
}

impl Earlier {
    /// More lines than this are not kept.
    pub const MOST_LINES: usize = 32;

    /// The last of these lines.
    pub(crate) fn of(rules: u32, lines: impl Iterator<Item = EarlierLine>) -> Self {
        let mut lines: Vec<_> = lines.collect();
        lines.drain(..lines.len().saturating_sub(Self::MOST_LINES));
        Self { rules, lines }
    }
}

impl<G: Game> Session<G> {
    /// What was played under other rules, if anything was: the game went on from there, and no undo leads back into it.
    pub fn carried_over(&self) -> Option<&Earlier> {
        self.past.as_ref()
    }
}

impl<G: Show> Session<G> {
    /// A snapshot that also holds the last lines of the log, so that they can be read when the rules are others.
    pub fn snapshot_with_log(&self) -> String {
        let last = self.recent().len().saturating_sub(Earlier::MOST_LINES);
        let line = |line: crate::Line<G::Event>| EarlierLine {
            key: line.telling.say.key.0.to_owned(),
            args: line.telling.say.args.iter().map(|(name, arg)| (name.to_owned(), in_words(arg))).collect(),
            rule: line.rule.to_owned(),
        };
        let new = self.lines_for(last, None).into_iter().map(line);
        // A game that was just loaded tells only what came since.
        let before = if self.unread { self.before.as_slice() } else { &[] };
        self.snapshot_with(Earlier::of(0, before.iter().cloned().chain(new)).lines)
    }
}

fn in_words(arg: Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(key) => key.0.to_owned(),
    }
}
