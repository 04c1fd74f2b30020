//! Makes the games out of the list in the manifest, as far as their features are on.

use std::fmt::Write;
use std::{env, fs, path::Path};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    println!("cargo:rerun-if-changed=Cargo.toml");
    let manifest: toml::Table = fs::read_to_string("Cargo.toml")?.parse()?;
    let all = manifest.get("features").and_then(|features| features.get("all")).and_then(toml::Value::as_array);
    let all = all.ok_or("the manifest has no feature `all`")?.iter().filter_map(toml::Value::as_str);
    let is_on = |id: &&str| env::var_os(format!("CARGO_FEATURE_{}", id.to_uppercase().replace('-', "_"))).is_some();
    fs::write(Path::new(&env::var("OUT_DIR")?).join("games.rs"), source(&all.filter(is_on).collect::<Vec<_>>())?)?;
    Ok(())
}

fn source(games: &[&str]) -> Outcome<String> {
    let mut out = String::from("// Made from the list in Cargo.toml by the build.\n\n");
    writeln!(out, "/// The short names of the games, in their order.\npub const IDS: &[&str] = &{games:?};\n")?;
    if let Some(first) = games.first() {
        writeln!(out, "/// The game of a module that holds one; the first of several.\npub type One = {};\n", path(first))?;
    }
    writeln!(out, "/// Does something with the game of this name, if there is one.")?;
    if games.is_empty() {
        // As in the module of a toy.
        writeln!(out, "pub fn with<T: Task>(_game: &str, _task: &T) -> Option<T::Out> {{\n    None\n}}")?;
        return Ok(out);
    }
    writeln!(out, "pub fn with<T: Task>(game: &str, task: &T) -> Option<T::Out> {{\n    match game {{")?;
    for id in games {
        writeln!(out, "        {id:?} => Some(task.run::<{}>()),", path(id))?;
    }
    writeln!(out, "        _ => None,\n    }}\n}}")?;
    Ok(out)
}

/// `inferno` is `inferno::Inferno`.
fn path(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    format!("::{id}::{}{rest}", first.to_uppercase())
}
