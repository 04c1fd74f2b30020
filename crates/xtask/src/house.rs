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
                bail!("there is no game to build: the list in crates/games/Cargo.toml is empty");
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

    /// Whether a game says of itself that it has something: a `campaign`, a `workshop`.
    pub fn says(&self, game: &str, what: &str) -> Result<bool> {
        let about = self.game(game).join("game.toml");
        let text = fs::read_to_string(&about).with_context(|| format!("reading {}", about.display()))?;
        let table: toml::Table = text.parse().with_context(|| format!("reading {}", about.display()))?;
        Ok(table.get(what).and_then(toml::Value::as_bool) == Some(true))
    }

    /// The games that ship: the list in the manifest of the crate `games`.
    fn known_games(&self) -> Result<Vec<String>> {
        let manifest = self.path("crates/games/Cargo.toml");
        let text = fs::read_to_string(&manifest).with_context(|| format!("reading {}", manifest.display()))?;
        let table: toml::Table = text.parse().with_context(|| format!("reading {}", manifest.display()))?;
        let all = table.get("features").and_then(|features| features.get("all")).and_then(toml::Value::as_array);
        let all = all.context("crates/games has no feature `all`")?;
        Ok(all.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
    }
}
