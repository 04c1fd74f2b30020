//! What can be put to the test, and which tests are run.

use crate::mirror::Mirror;
use anyhow::{Result, bail};

/// Rooms of a game that hold no rules: pictures, words, computer players, positions put together by hand. They can be named by their path.
const NOT_RULES: [&str; 34] = [
    "about",
    "aims",
    "arrange",
    "assigned",
    "event",
    "facts",
    "forecast",
    "gauges",
    "goal",
    "ground",
    "habit",
    "habit_human",
    "habit_infernal",
    "hands",
    "judge",
    "lib",
    "named",
    "odds",
    "outcomes",
    "paths",
    "place",
    "promising",
    "proposal",
    "reasons",
    "road",
    "scene",
    "sheets",
    "tactics",
    "telling",
    "tellings",
    "tests",
    "view",
    "weights",
    "worth",
];
const WORDS: &str = "words";

/// Folders of a game whose files hold no rules.
const TABLES: [&str; 3] = ["content", "reasons", "tests"];

/// A part of the sources.
pub struct Area {
    /// The crate that its files belong to.
    pub package: String,
    /// From the root of the workspace.
    pub files: Vec<String>,
    /// The packages whose tests must notice.
    pub tested_by: Vec<String>,
}

impl Area {
    pub fn named(mirror: &Mirror, name: &str) -> Result<Self> {
        let path = name.trim_end_matches('/');
        let package = path.strip_prefix("crates/").unwrap_or(path).split('/').next().unwrap_or(path).to_owned();
        let sources = format!("crates/{package}/src/");
        let whole = path == package;
        let game = mirror.files.contains(&format!("crates/{package}/game.toml"));
        let files: Vec<String> = mirror
            .files
            .iter()
            .filter(|file| file.starts_with(&sources) && file.ends_with(".rs"))
            .filter(|file| {
                if whole { !game || is_rules(file, &sources) } else { *file == path || file.starts_with(&format!("{path}/")) }
            })
            .cloned()
            .collect();
        if files.is_empty() {
            bail!("there are no sources under “{name}”: name a crate, or a file or folder below crates/<crate>/src");
        }
        let tested_by = match package.as_str() {
            "table" => &["table", "trials", "minds", "inferno"][..],
            "minds" => &["minds", "trials", "inferno", "arena"][..],
            other => &[other][..],
        };
        let tested_by = tested_by.iter().map(|&name| name.to_owned()).collect();
        Ok(Self { package, files, tested_by })
    }
}

fn is_rules(file: &str, sources: &str) -> bool {
    let inside = file.strip_prefix(sources).unwrap_or(file);
    let mut parts = inside.trim_end_matches(".rs").split('/').peekable();
    let table = parts.peek().is_some_and(|folder| TABLES.contains(folder) && inside.contains('/'));
    let room = parts.next_back().unwrap_or_default();
    !table && !inside.contains("/tests/") && room != WORDS && !NOT_RULES.contains(&room)
}
