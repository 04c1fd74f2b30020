//! The copy of the workspace in which changes are made.

use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub struct Mirror {
    /// The workspace itself.
    pub house: PathBuf,
    /// Its copy.
    pub root: PathBuf,
    /// Where the copy is built.
    pub target: PathBuf,
    /// Where tests note which changes they come upon.
    pub notes: PathBuf,
    /// Every file of the project, from the root of the workspace.
    pub files: BTreeSet<String>,
}

impl Mirror {
    /// Copies what differs, so that cargo finds the rest as it was.
    pub fn make() -> Result<Self> {
        let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
        let listing = Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
            .current_dir(&house)
            .output()
            .context("git does not run")?;
        if !listing.status.success() {
            bail!("git lists no files: {}", String::from_utf8_lossy(&listing.stderr));
        }
        let files: BTreeSet<String> = String::from_utf8(listing.stdout)?
            .split('\0')
            // A second configuration of the formatter below the first would stop it.
            .filter(|file| !file.is_empty() && file != &"biome.json" && house.join(file).is_file())
            .map(str::to_owned)
            .collect();
        let home = house.join("target/mutants");
        let mirror = Self { root: home.join("tree"), target: home.join("build"), notes: home.join("notes"), house, files };
        fs::create_dir_all(&mirror.root)?;
        mirror.forget_what_is_gone(&mirror.root)?;
        for file in &mirror.files {
            mirror.write(file, &fs::read(mirror.house.join(file))?)?;
        }
        Ok(mirror)
    }

    /// What the project has in this file.
    pub fn source(&self, file: &str) -> Result<String> {
        fs::read_to_string(self.house.join(file)).with_context(|| format!("{file} cannot be read"))
    }

    /// Writes a file of the copy, unless it is as it should be.
    pub fn write(&self, file: &str, bytes: &[u8]) -> Result<()> {
        let path = self.root.join(file);
        if fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, bytes).with_context(|| format!("{} cannot be written", path.display()))
    }

    fn forget_what_is_gone(&self, folder: &Path) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                self.forget_what_is_gone(&path)?;
            } else if !path.strip_prefix(&self.root).ok().and_then(Path::to_str).is_some_and(|file| self.files.contains(file)) {
                fs::remove_file(&path)?;
            }
        }
        Ok(())
    }
}
