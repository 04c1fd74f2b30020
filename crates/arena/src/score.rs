//! What came of a game, and of many.

use std::collections::BTreeMap;

use catalogue::Texts;
use serde::{Deserialize, Serialize};
use table::{Key, Seat};

use crate::host::Played;
use crate::registry::home;
use crate::report::{grouped, share, table};

/// What came of one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The seed of its dice.
    pub seed: u64,
    /// The text of its ending; nothing where it could not be finished.
    pub ending: Option<String>,
    /// What was wrong then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// What the ending is worth to each seat.
    pub points: Vec<f32>,
    /// How many questions were answered.
    pub decisions: u64,
}

impl Score {
    /// Of the game with this seed, at a table of so many seats.
    pub fn of(seed: u64, seats: u8, played: &Played) -> Self {
        let decisions = played.decisions;
        match &played.end {
            Ok(outcome) => {
                let points = (0..seats).map(|seat| outcome.worth(Seat(seat))).collect();
                Self { seed, ending: Some(outcome.key.0.to_owned()), fault: None, points, decisions }
            }
            Err(what) => Self { seed, ending: None, fault: Some(what.clone()), points: Vec::new(), decisions },
        }
    }

    /// What it was worth to a seat.
    pub fn points_of(&self, seat: usize) -> f64 {
        self.points.get(seat).copied().map_or(0.0, f64::from)
    }

    fn has(&self, worth: f32) -> bool {
        self.points.contains(&worth)
    }
}

/// What came of many games.
#[derive(Debug, Default, Serialize)]
pub struct Tally {
    pub game: &'static str,
    pub games: u64,
    pub finished: u64,
    pub broken: u64,
    pub decisions: u64,
    pub seconds: f64,
    outcomes: BTreeMap<String, u64>,
    #[serde(skip)]
    pub won: u64,
    drawn: u64,
    #[serde(skip)]
    pub scores: Vec<Score>,
}

impl Tally {
    /// Nothing yet of this game.
    pub fn of(game: &'static str) -> Self {
        Self { game, ..Self::default() }
    }

    /// Counts one more game.
    pub fn count(&mut self, score: Score) {
        self.games += 1;
        self.decisions += score.decisions;
        match &score.ending {
            Some(ending) => {
                self.finished += 1;
                self.won += u64::from(score.has(1.0));
                self.drawn += u64::from(score.has(0.5));
                *self.outcomes.entry(ending.clone()).or_default() += 1;
            }
            None => self.broken += 1,
        }
        self.scores.push(score);
    }

    /// How many of a hundred finished games were worth this much to the first seat.
    pub fn of_a_hundred(&self, worth: f64) -> u64 {
        let such = self.scores.iter().filter(|score| score.ending.is_some() && score.points_of(0) == worth).count();
        such as u64 * 100 / self.finished.max(1)
    }

    /// Prints it for people.
    pub fn print(&self, seats: &str) {
        let texts = Texts::load(home(self.game).join("texts"), catalogue::BASE).ok();
        let mut rows = table(&["ending", "games", "share"]);
        for (name, count) in &self.outcomes {
            // A handful of names, until the program ends.
            let key = Key(name.clone().leak());
            let words = texts.as_ref().and_then(|texts| texts.format(&key.into()).ok());
            rows.add_row([words.unwrap_or_else(|| name.clone()), grouped(*count), share(*count, self.finished)]);
        }
        rows.add_row(["won by somebody".to_owned(), grouped(self.won), share(self.won, self.finished)]);
        if self.drawn > 0 {
            rows.add_row(["drawn".to_owned(), grouped(self.drawn), share(self.drawn, self.finished)]);
        }
        println!("{rows}");
        let each = self.decisions as f64 / self.games.max(1) as f64;
        let pace = self.decisions as f64 / self.seconds.max(1e-9);
        println!(
            "{} of {} games of {} with {seats} finished in {:.1} s: {each:.0} decisions each, {} decisions/s",
            grouped(self.finished),
            grouped(self.games),
            self.game,
            self.seconds,
            grouped(pace as u64)
        );
    }
}
