//! Reading files and folders, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Problem;

pub(crate) fn read(path: &Path) -> Result<String, Problem> {
    fs::read_to_string(path).map_err(|error| Problem::new(path, format!("cannot be read ({error})")))
}

/// All files below a folder with this extension, sorted by path.
pub(crate) fn below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Problem> {
    let cannot = |error: std::io::Error| Problem::new(folder, format!("this folder cannot be read ({error})"));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.is_dir() {
            found.extend(below(&path, extension)?);
        } else if path.extension().is_some_and(|known| known == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
