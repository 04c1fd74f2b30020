//! The file of an example.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::Expect;

/// An example as it stands in its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Its stable id; the same as in the catalogue where the rulebook prints it.
    pub id: String,
    /// A few words.
    pub title: String,
    /// The rules that it shows: each is the `rule` of something that it expects.
    pub rules: Vec<String>,
    /// What a reader of the figure is told.
    pub caption: String,
    /// The position, as the game reads it.
    pub position: toml::Value,
    /// What is answered there, one after the other.
    #[serde(default)]
    pub answers: Vec<String>,
    /// What must follow.
    pub expect: Vec<Expect>,
}

/// An example or the reason why there is none in the file.
pub(crate) type Read = (PathBuf, Result<Example, String>);

/// Reads all examples of a folder, by name.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<Read>, String> {
    let unreadable = |error| format!("{}: this folder cannot be read ({error})", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths.into_iter().map(|path| (path.clone(), read(&path))).collect())
}

fn read(path: &Path) -> Result<Example, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("cannot be read ({error})"))?;
    let example: Example = toml::from_str(&text).map_err(|error| error.to_string())?;
    // The id is a part of addresses and names of files.
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-.".contains(letter);
    if !example.id.starts_with(|first: char| first.is_ascii_lowercase())
        || !example.id.chars().all(plain)
        || example.id == "index"
    {
        return Err(format!("the id `{}` must be made of small letters, digits, points and hyphens", example.id));
    }
    if example.expect.is_empty() {
        return Err("expects nothing: add an [[expect]]".to_owned());
    }
    Ok(example)
}
