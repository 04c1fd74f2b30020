//! Games by their names, and the tables that they are played at.

use std::path::PathBuf;

pub use ::games::{Contest, Task};
use serde_json::Value as Json;
use table::{Field, Form, Key, Kind, Prepare, SetupError};

/// Does something with the game of this name.
pub fn with<T: Task>(game: &str, task: &T) -> Result<T::Out, String> {
    ::games::with(game, task).ok_or_else(|| format!("there is no game `{game}`; there is {}", ::games::IDS.join(", ")))
}

/// The usual table; or that with so many seats, or with that choice of the first field where the seats are fixed.
pub fn table<S: Prepare>(size: Option<u8>) -> Result<S, String> {
    let Some(size) = size else { return Ok(S::default()) };
    let decides = |kind: &Kind| matches!(kind, Kind::Seats(_) | Kind::Cast { .. });
    let mut fields = S::FORM.entries.iter().map(|entry| entry.field);
    let (field, least) = match fields.clone().find(|field| decides(&field.kind)) {
        Some(field) => (field, S::FORM.seats.least),
        None => (fields.next().ok_or("this game has only one table")?, 1),
    };
    let nth = usize::from(size).checked_sub(usize::from(least)).filter(|nth| *nth < field.choices());
    let nth = nth.ok_or_else(|| format!("--table must be from {least} to {}", usize::from(least) + field.choices() - 1))?;
    field.chosen(nth).map_err(said)
}

/// The table that a text describes, in the terms of the game's form.
pub fn described<S: Prepare>(text: &str) -> Result<S, String> {
    let setup: Json = serde_json::from_str(text).map_err(|error| format!("`{text}` is no JSON: {error}"))?;
    if let Some(other) = unknown(&setup, S::FORM) {
        return Err(format!("there is no “{other}” to be chosen; there is {}", names(S::FORM).join(", ")));
    }
    S::read(&setup).map_err(said)
}

fn said(wrong: &'static Field) -> String {
    format!("{}: {}", SetupError::from(wrong), ways(&wrong.kind))
}

/// What can be chosen, in full.
pub fn ways(kind: &Kind) -> String {
    let names = |of: &[Key]| of.iter().map(|name| name.leaf()).collect::<Vec<_>>().join(", ");
    match kind {
        Kind::Number(count) | Kind::Seats(count) | Kind::Later(count) => format!("{} to {}", count.least, count.most),
        Kind::Flag => "true, false".to_owned(),
        Kind::One { of, lot: false } => names(of),
        Kind::One { of, lot: true } => format!("{}, null (by lot)", names(of)),
        Kind::Cast { of, seats } => format!("{} to {} of {}", seats.least, seats.most, names(of)),
    }
}

/// What a field is called in a setup.
pub fn name(field: &Field) -> String {
    if field.within.is_empty() { field.id.to_owned() } else { format!("{}.{}", field.within, field.id) }
}

fn names(form: &Form) -> Vec<String> {
    form.entries.iter().map(|entry| name(entry.field)).collect()
}

/// A name that the form does not have.
fn unknown(setup: &Json, form: &Form) -> Option<String> {
    let fields = setup.as_object()?.iter().flat_map(|(name, value)| match value {
        Json::Object(part) => part.keys().map(|inner| format!("{name}.{inner}")).collect(),
        _ => vec![name.clone()],
    });
    let known = names(form);
    fields.into_iter().find(|name| !known.contains(name))
}

/// The games that a command is about: one, or all.
pub fn chosen(game: Option<&str>) -> Vec<&str> {
    game.map_or_else(|| ::games::IDS.to_vec(), |game| vec![game])
}

/// The folder of the project.
pub fn project() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).map(PathBuf::from).unwrap_or(here)
}

/// The folder of a game's crate.
pub fn home(game: &str) -> PathBuf {
    project().join("crates").join(game)
}
