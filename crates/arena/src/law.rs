//! `law`: more thinking must not play worse, and thinking must pay.
//!
//! The same games, by their seeds, with habit and with more and more iterations a decision. In a game of sides (`--against`) every
//! seat in turn is the one that thinks.

use minds::Mind;
use serde::Serialize;

use crate::batch::Batch;
use crate::cli;
use crate::host::Deaf;
use crate::kept::Kept;
use crate::play::cell;
use crate::registry::{self, Contest, Task, with};
use crate::report::{Share, bar, grouped, json, table};
use crate::seats;

/// Who plays without thinking.
const HABIT: &str = "habit";

const PAYS: &str = "thinking pays: the last wins twice as often as habit, or loses half as often";
const DOES_NOT_PAY: &str = "thinking does not pay: the last neither wins twice as often as habit nor loses half as often";

/// How one player did.
#[derive(Serialize)]
struct Row {
    player: String,
    share: Share,
    decisions: u64,
    seconds: f64,
}

/// What came of it.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rows: Vec<Row>,
    /// Pairs of players of which the one that thinks longer did clearly worse.
    falls: Vec<[String; 2]>,
    /// Whether the last wins twice as often as habit, or loses half as often.
    pays: bool,
}

impl Task for cli::Law {
    type Out = Result<bool, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let setup = match &self.setup {
            Some(text) => registry::described(text)?,
            None => registry::table::<G::Setup>(self.table)?,
        };
        let seats = G::begin(&setup).map_err(|error| error.to_string())?.seats();
        let thinkers = self.iterations.iter().map(|iterations| format!("search:{iterations}"));
        let players: Vec<String> = [HABIT.to_owned()].into_iter().chain(thinkers).collect();
        let tables = self.against.as_ref().map_or(1, |_| u64::from(seats));
        let kept = self.keep.as_deref().map(Kept::open).transpose()?;
        let bar = bar(self.games * tables * players.len() as u64, "thinking");
        let mut rows = Vec::new();
        for player in players {
            let mut row = Row { player, share: Share::default(), decisions: 0, seconds: 0.0 };
            for seat in 0..tables as usize {
                let list = match &self.against {
                    None => row.player.clone(),
                    Some(other) => {
                        let at = |nth: usize| if nth == seat { row.player.as_str() } else { other };
                        (0..usize::from(seats)).map(at).collect::<Vec<_>>().join(",")
                    }
                };
                let minds: Vec<Mind> = seats::parse::<G>(&list)?;
                let tables = [setup.clone()];
                let kept = kept.as_ref().map(|kept| (kept, cell::<G>(&list, &tables)));
                let batch = Batch { minds: &minds, games: self.games, seed: self.seed, bar: &bar, threads: self.threads, kept };
                let (tally, _) = batch.play::<G, _>(&tables, || Deaf)?;
                row.share.won += tally.scores.iter().map(|score| score.points_of(seat)).sum::<f64>();
                row.share.of += tally.finished;
                row.decisions += tally.decisions;
                row.seconds += tally.seconds;
            }
            rows.push(row);
        }
        bar.finish_and_clear();
        let report = Report::of(G::ID, rows);
        if self.json {
            json(&report)?;
        } else {
            report.print();
        }
        Ok(report.falls.is_empty() && report.pays)
    }
}

impl Report {
    fn of(game: &'static str, rows: Vec<Row>) -> Self {
        let mut falls = Vec::new();
        for (at, longer) in rows.iter().enumerate().skip(1) {
            for shorter in rows.iter().take(at) {
                if longer.share.is_clearly_below(&shorter.share) {
                    falls.push([shorter.player.clone(), longer.player.clone()]);
                }
            }
        }
        let pays = rows.first().zip(rows.last()).is_some_and(|(habit, last)| {
            let (habit, last) = (habit.share.rate(), last.share.rate());
            last >= 2.0 * habit || 1.0 - last <= (1.0 - habit) / 2.0
        });
        Self { game, rows, falls, pays }
    }

    fn print(&self) {
        let mut out = table(&["player", "games", "won", "95 % interval", "seconds a game"]);
        for Row { player, share, seconds, .. } in &self.rows {
            let each = format!("{:.2}", seconds / share.of.max(1) as f64);
            out.add_row([player.clone(), grouped(share.of), share.percent(), share.interval(), each]);
        }
        println!("{out}");
        for [shorter, longer] in &self.falls {
            println!("{longer} wins clearly less than {shorter}");
        }
        println!("{}", if self.pays { PAYS } else { DOES_NOT_PAY });
    }
}

/// Runs the command.
pub fn command(wanted: &cli::Law) -> Result<bool, String> {
    with(&wanted.game, wanted)?
}
