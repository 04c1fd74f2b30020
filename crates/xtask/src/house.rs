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

    /// The games to build: those named, or every crate that has a catalogue of rules.
    pub fn games(&self, named: &[String]) -> Result<Vec<String>> {
        let known = self.known_games()?;
        if named.is_empty() {
            if known.is_empty() {
                bail!("there is no game to build: no crates/<game>/rules.toml");
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

    fn known_games(&self) -> Result<Vec<String>> {
        let crates = self.path("crates");
        let mut games = Vec::new();
        for entry in fs::read_dir(&crates).with_context(|| format!("reading {}", crates.display()))? {
            let entry = entry?;
            if entry.path().join("rules.toml").is_file() {
                games.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        games.sort();
        Ok(games)
    }
}
