//! What lies beside a module: the rulebook and the texts of its game, and the cards of its workshop, as JSON.

use crate::house::House;
use anyhow::{Context, Result, anyhow};
use catalogue::{Rulebook, Texts, cards_json, rules_json, texts_json};
use std::fs;
use std::path::Path;

/// Writes `rules.json` and `texts.<language>.json` for every language that the game has.
pub fn write(house: &House, game: &str, folder: &Path) -> Result<()> {
    let home = house.game(game);
    fs::write(folder.join("rules.json"), rules_json(&Rulebook::load(home.join("rules.toml"))?))?;
    let texts = home.join("texts");
    for language in languages(&texts)? {
        fs::write(folder.join(format!("texts.{language}.json")), texts_json(&Texts::load(&texts, &language)?))?;
    }
    Ok(())
}

/// Writes `cards.json`: the cards of the box that a workshop can begin with.
pub fn write_cards(house: &House, game: &str, folder: &Path) -> Result<()> {
    let content = cards::Content::load(&house.game(game).join("content")).map_err(|fault| anyhow!("{fault}"))?;
    fs::write(folder.join("cards.json"), cards_json(&content))?;
    Ok(())
}

fn languages(texts: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(texts).with_context(|| format!("reading {}", texts.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            found.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    found.sort();
    Ok(found)
}
