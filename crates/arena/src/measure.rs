//! `measure`: how long games are and how often they are won, for every value that people choose first. What it prints is kept in the
//! game's `measured.toml`, from where forms tell it.

use std::collections::BTreeMap;
use std::fs;

use serde::{Deserialize, Serialize};
use table::{Field, Key, Kind, Prepare as _, Say};

use crate::batch::Batch;
use crate::cli;
use crate::host::Deaf;
use crate::kept::Kept;
use crate::play::cell;
use crate::registry::{Contest, Task, home, with};
use crate::report::bar;
use crate::seats;

/// What the file of a game says.
#[derive(Serialize, Deserialize)]
pub struct Measures {
    /// The version of the rules that were played.
    rules: u32,
    /// Who played.
    seats: String,
    /// So many games of each.
    games: u64,
    /// Every value by its field and its name.
    #[serde(flatten)]
    pub fields: BTreeMap<String, BTreeMap<String, Measured>>,
}

/// What was counted for one value.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Decisions of all seats together, on average.
    decisions: u64,
    /// In how many of a hundred games the first seat won.
    won: u64,
    /// How many of a hundred were drawn.
    #[serde(default)]
    drawn: u64,
}

impl Measures {
    /// What was measured for a game; nothing where nobody did.
    pub fn load(game: &str) -> Result<Option<Self>, String> {
        let file = home(game).join("measured.toml");
        let Ok(text) = fs::read_to_string(&file) else { return Ok(None) };
        toml::from_str(&text).map(Some).map_err(|error| format!("{}: {error}", file.display()))
    }
}

impl Measured {
    /// In words.
    pub fn say(&self, key: Key) -> Say {
        let number = |count: u64| i32::try_from(count).unwrap_or(i32::MAX);
        key.with("decisions", number(self.decisions)).with("won", number(self.won)).with("drawn", number(self.drawn))
    }
}

/// The place of what a field is at first among its choices.
pub fn at_first(field: &Field) -> usize {
    match field.kind {
        Kind::Seats(count) | Kind::Cast { seats: count, .. } => usize::from(count.usual.saturating_sub(count.least)),
        Kind::One { .. } | Kind::Number(_) | Kind::Later(_) | Kind::Flag => 0,
    }
}

/// The name of the n-th choice of a field that decides what is played; nothing for other fields.
pub fn named(field: &Field, nth: usize) -> Option<String> {
    match field.kind {
        Kind::One { of, .. } => of.get(nth).map(|name| name.leaf().to_owned()),
        Kind::Seats(count) | Kind::Cast { seats: count, .. } => Some((usize::from(count.least) + nth).to_string()),
        Kind::Number(_) | Kind::Later(_) | Kind::Flag => None,
    }
}

impl Task for cli::Measure {
    type Out = Result<bool, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let minds = seats::parse::<G>(&self.seats)?;
        let kept = self.keep.as_deref().map(Kept::open).transpose()?;
        let mut measures = Measures { rules: G::RULES, seats: self.seats.clone(), games: self.games, fields: BTreeMap::new() };
        for entry in G::Setup::FORM.entries.iter().filter(|entry| entry.fold.is_none()) {
            let field = entry.field;
            for (nth, name) in (0..field.choices()).filter_map(|nth| Some((nth, named(field, nth)?))) {
                let table: G::Setup = field.chosen(nth).map_err(|wrong| format!("{}: {name} is not read", wrong.id))?;
                let bar = bar(self.games, "measuring");
                let tables = [table];
                let kept = kept.as_ref().map(|kept| (kept, cell::<G>(&self.seats, &tables)));
                let batch = Batch { minds: &minds, games: self.games, seed: self.seed, bar: &bar, threads: self.threads, kept };
                let (tally, _) = batch.play::<G, _>(&tables, || Deaf)?;
                bar.finish_and_clear();
                let measured = Measured {
                    decisions: tally.decisions / tally.games.max(1),
                    won: tally.of_a_hundred(1.0),
                    drawn: tally.of_a_hundred(0.5),
                };
                measures.fields.entry(field.id.to_owned()).or_default().insert(name, measured);
            }
        }
        let text = toml::to_string(&measures).map_err(|error| error.to_string())?;
        let command = format!("measure {} --seats {} --games {} --seed {}", G::ID, self.seats, self.games, self.seed);
        print!("# Counted by `cargo arena {command}`.\n{text}");
        Ok(true)
    }
}

/// Runs the command.
pub fn command(wanted: &cli::Measure) -> Result<bool, String> {
    with(&wanted.game, wanted)?
}
