//! “How this game goes”, on one page: a few parts of a few sentences, each with the rule that it comes from.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::{Problem, Rulebook, files};

/// A game's `overview.toml`, checked: every sentence names a rule of the game.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Overview {
    /// In the order in which a newcomer reads them.
    #[serde(rename(deserialize = "part"))]
    pub parts: Vec<Part>,
}

/// A part of an overview.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// What it is about.
    pub title: String,
    /// What it says.
    pub says: Vec<Sentence>,
}

/// Something that is said, and the rule or ruling behind it.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Sentence(pub String, pub String);

impl Overview {
    /// Reads the overview of a game from the folder of its crate; nothing where it has none.
    pub fn load(home: impl AsRef<Path>) -> Result<Option<Self>, Problem> {
        let file = home.as_ref().join("overview.toml");
        if !file.exists() {
            return Ok(None);
        }
        let book = Rulebook::load(home.as_ref().join("rules.toml"))?;
        let overview: Self = toml::from_str(&files::read(&file)?).map_err(|error| Problem::new(&file, error.to_string()))?;
        let known = |rule: &str| book.ids().any(|id| id == rule);
        let sentences = overview.parts.iter().flat_map(|part| &part.says);
        match sentences.map(|Sentence(_, rule)| rule).find(|rule| !known(rule)) {
            Some(rule) => Err(Problem::new(&file, format!("`{rule}` is no rule or ruling of the game"))),
            None => Ok(Some(overview)),
        }
    }
}
