//! Where things stand in the repository.

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// The repository's root, and the paths that the tasks use.
pub struct House {
    root: PathBuf,
}

impl House {
    /// The repository that this task runner was compiled in.
    pub fn find() -> Result<Self> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root =
            here.ancestors().nth(2).context("crates/xtask has been moved: it expects to lie two folders below the root")?;
        Ok(Self { root: root.to_path_buf() })
    }

    /// A path from the root.
    pub fn path(&self, below: &str) -> PathBuf {
        self.root.join(below)
    }

    /// The crate of a game.
    pub fn game(&self, game: &str) -> PathBuf {
        self.root.join("crates").join(game)
    }

    /// The games to build: those named, or all that ship.
    pub fn games(&self, named: &[String]) -> Result<Vec<String>> {
        let known = self.known_games()?;
        if named.is_empty() {
            if known.is_empty() {
                bail!("there is no game to build: crates/web has no feature for one");
            }
            return Ok(known);
        }
        for game in named {
            if !known.contains(game) {
                bail!("there is no game \"{game}\"; the games are: {}", known.join(", "));
            }
        }
        Ok(named.to_vec())
    }

    /// The games that ship: crates with a catalogue of rules for which the boundary has a feature. A game that is still being
    /// written has none yet.
    fn known_games(&self) -> Result<Vec<String>> {
        let manifest = self.path("crates/web/Cargo.toml");
        let text = fs::read_to_string(&manifest).with_context(|| format!("reading {}", manifest.display()))?;
        let table: toml::Table = text.parse().with_context(|| format!("reading {}", manifest.display()))?;
        let features = table.get("features").and_then(toml::Value::as_table).context("crates/web has no features")?;
        Ok(features.keys().filter(|name| self.game(name).join("rules.toml").is_file()).cloned().collect())
    }
}
