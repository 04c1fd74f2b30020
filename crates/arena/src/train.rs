//! `train`: finds out from games what each sign of a position is worth.
//!
//! Positions between the ticks of a game's clock, each with how its game ended, and weights for the signs that foretell the ends
//! best. A fifth of the games is held out: what was learnt must foretell games that it was not learnt from.

use std::fmt::Write as _;
use std::fs;

use serde::Serialize;
use table::{Leans, Outcome, RuleId, Seat, Sign, Think, WEIGHT_UNIT};

use crate::batch::Batch;
use crate::cli;
use crate::host::{For, Witness};
use crate::registry::{Contest, Task, home, with};
use crate::report::{bar, grouped, json};
use crate::seats;

/// One block of games in so many is held out. In a block every kind of table comes up.
const HELD_OUT: u64 = 5;
const BLOCK: u64 = 64;
/// One tick in so many is looked at: neighbours tell the same story.
const APART: u32 = 7;
/// How often all positions are gone through.
const PASSES: u32 = 30;
/// How far a weight moves at first; less in each pass.
const PACE: f64 = 0.03;
/// How strongly weights are held near zero.
const PULL: f64 = 1e-5;
/// Positions that a step of the weights looks at.
const AT_ONCE: usize = 64;

/// A position: its signs, and what the end of the game was worth to the seat that saw them.
struct Position {
    signs: Vec<(usize, f64)>,
    worth: f64,
    /// What the present worth said of it.
    said: f64,
    seed: u64,
}

/// Takes down the signs of positions.
#[derive(Default)]
struct Observer {
    open: Vec<(Seat, Position)>,
    clock: Option<u32>,
    ticks: u32,
    seen: Vec<Position>,
}

impl Witness for Observer {
    const WANTS_REFUSALS: bool = false;

    fn cited(&mut self, _rule: RuleId, _what: For) {}

    fn passed<G: Think>(&mut self, game: &G) {
        let now = game.clock();
        if now == self.clock {
            return;
        }
        self.clock = now;
        self.ticks += 1;
        if !self.ticks.is_multiple_of(APART) {
            return;
        }
        // All seats in turn, so that sides which see a position differently both count.
        let seat = Seat((self.open.len() % usize::from(game.seats().max(1))) as u8);
        let mut signs = Vec::new();
        game.signs(seat, &mut |sign, value| signs.push((sign, f64::from(value))));
        self.open.push((seat, Position { signs, worth: 0.0, said: f64::from(game.worth(seat)), seed: 0 }));
    }

    fn ended(&mut self, seed: u64, outcome: Option<&Outcome>) {
        for (seat, position) in self.open.drain(..) {
            if let Some(outcome) = outcome {
                self.seen.push(Position { worth: f64::from(outcome.worth(seat)), seed, ..position });
            }
        }
        self.clock = None;
    }
}

/// What came of it.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games: u64,
    positions: usize,
    /// What is lost by foretelling held-out games: by their share of wins alone, by the present worth, and by the learnt one.
    blind: f64,
    before: f64,
    after: f64,
}

impl Task for cli::Train {
    type Out = Result<bool, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        if G::SIGNS.is_empty() {
            return Err(format!("{} has no signs to learn from: its worth is made by hand", G::ID));
        }
        let minds = seats::parse::<G>(&self.seats)?;
        let bar = bar(self.games, "watching");
        let batch = Batch { minds: &minds, games: self.games, seed: self.seed, bar: &bar, threads: self.threads, kept: None };
        let (_, observers) = batch.play::<G, _>(&<G::Setup as table::Prepare>::variety(), Observer::default)?;
        bar.finish_and_clear();
        let mut positions: Vec<Position> = observers.into_iter().flat_map(|observer| observer.seen).collect();
        positions.sort_by_key(|position| position.seed);
        let (held, mut learnt): (Vec<_>, Vec<_>) =
            positions.into_iter().partition(|one| (one.seed / BLOCK).is_multiple_of(HELD_OUT));
        let weights = fit(&mut learnt, G::SIGNS);
        let mean = learnt.iter().map(|one| one.worth).sum::<f64>() / learnt.len().max(1) as f64;
        let report = Report {
            game: G::ID,
            games: self.games,
            positions: learnt.len() + held.len(),
            blind: loss(&held, |_| mean),
            before: loss(&held, |position| position.said),
            after: loss(&held, |position| foretold(&weights, &position.signs).0),
        };
        let file = home(G::ID).join("src/learnt.rs");
        fs::write(&file, source::<G>(&weights, &report, &self.seats))
            .map_err(|error| format!("{}: cannot be written ({error})", file.display()))?;
        if self.json {
            json(&report)?;
        } else {
            let positions = grouped(report.positions as u64);
            println!("{positions} positions of {} games with {}; loss on games that were held out:", report.games, self.seats);
            println!("by the share of wins alone {:.4}, before {:.4}, learnt {:.4}", report.blind, report.before, report.after);
        }
        Ok(true)
    }
}

/// The chance that weights foretell, and how much it follows the sum of what they say.
fn foretold(weights: &[f64], signs: &[(usize, f64)]) -> (f64, f64) {
    let odds: f64 = signs.iter().map(|(sign, value)| value * weights.get(*sign).copied().unwrap_or_default()).sum();
    // The same curve as that of `table::likely`.
    let root = (4.0 + odds * odds).sqrt();
    (0.5 + 0.5 * odds / root, 2.0 / root)
}

/// What is lost on the average by foretelling: nothing where every end was certain.
fn loss(positions: &[Position], foretell: impl Fn(&Position) -> f64) -> f64 {
    let lost = |position: &Position| {
        let chance = foretell(position).clamp(1e-6, 1.0 - 1e-6);
        -(position.worth * chance.ln() + (1.0 - position.worth) * (1.0 - chance).ln())
    };
    positions.iter().map(lost).sum::<f64>() / positions.len().max(1) as f64
}

/// The weights that foretell best, by small steps (Adam) over a fixed shuffle of the positions. None leans the wrong way.
fn fit(positions: &mut [Position], all: &[Sign]) -> Vec<f64> {
    let signs = all.len();
    let mut fate = table::Fate::new(1);
    for at in (1..positions.len()).rev() {
        positions.swap(at, fate.below(at as u32 + 1) as usize);
    }
    let (mut weights, mut drift, mut force) = (vec![0.0; signs], vec![0.0; signs], vec![0.0; signs]);
    let (mut fade, mut settle) = (1.0, 1.0);
    for pass in 0..PASSES {
        let pace = PACE * (1.0 - f64::from(pass) / f64::from(PASSES));
        for some in positions.chunks(AT_ONCE) {
            let mut slope = vec![0.0; signs];
            for position in some {
                let (chance, steep) = foretold(&weights, &position.signs);
                for (sign, value) in &position.signs {
                    if let Some(slope) = slope.get_mut(*sign) {
                        *slope += (chance - position.worth) * steep * value / some.len() as f64;
                    }
                }
            }
            fade *= 0.9;
            settle *= 0.999;
            let moved = weights.iter_mut().zip(&slope).zip(drift.iter_mut().zip(&mut force));
            for ((weight, slope), (drift, force)) in moved {
                let slope = slope + PULL * *weight;
                *drift = 0.9 * *drift + 0.1 * slope;
                *force = 0.999 * *force + 0.001 * slope * slope;
                *weight -= pace * (*drift / (1.0 - fade)) / ((*force / (1.0 - settle)).sqrt() + 1e-8);
            }
            for (weight, sign) in weights.iter_mut().zip(all) {
                *weight = match sign.leans {
                    Leans::Good => weight.max(0.0),
                    Leans::Bad => weight.min(0.0),
                    Leans::Either => *weight,
                };
            }
        }
    }
    weights
}

/// The weights as a file of the game's crate.
fn source<G: Contest>(weights: &[f64], report: &Report, seats: &str) -> String {
    let mut text = format!(
        "//! What each sign of a position is worth, in thousandths of the logarithm of the odds.\n//!\n\
         //! Written by `cargo arena train {} --games {} --seats {seats}` from {} positions: the loss on games that were held out is {:.4}\n\
         //! ({:.4} by the share of wins alone).\n\n/// By the number of the sign.\npub(crate) const WEIGHTS: &[i16] = &[\n",
        G::ID,
        report.games,
        report.positions,
        report.after,
        report.blind,
    );
    for (Sign { name, .. }, weight) in G::SIGNS.iter().zip(weights) {
        let whole = (weight * f64::from(WEIGHT_UNIT)).round().clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16;
        let _infallible = writeln!(text, "    {whole}, // {name}");
    }
    text + "];\n"
}

/// Runs the command.
pub fn command(wanted: &cli::Train) -> Result<bool, String> {
    with(&wanted.game, wanted)?
}
