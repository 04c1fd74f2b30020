//! `tune`: turns the dials of a game until it is won as often as it should be, and writes down where they stand.
//!
//! A dial is monotone: more of it is harder, or easier. So each is halved in on, with the same seeds at every setting: a few games
//! tell what is far off, and only near the band all of them are played. A table that one dial cannot bring there keeps it at its
//! end and goes on with the next.

use std::fs;

use minds::Mind;
use table::{Dial, Game, Prepare as _};

use crate::batch::Batch;
use crate::cli::{self, Band};
use crate::host::Deaf;
use crate::kept::Kept;
use crate::markers::write_between;
use crate::play::{cell, dials, settings};
use crate::registry::{self, Contest, Task, home, with};
use crate::report::{Share, bar, grouped};
use crate::seats;

/// As many games at first, and then twice as many each time.
const FEW: u64 = 20;

/// Where a share lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    TooHard,
    Fits,
    TooEasy,
}

impl Band {
    /// Where a share lies: surely outside, or as it looks.
    fn verdict(&self, share: &Share) -> Verdict {
        let rate = 100.0 * share.rate();
        if rate < self.from {
            Verdict::TooHard
        } else if rate > self.to {
            Verdict::TooEasy
        } else {
            Verdict::Fits
        }
    }

    /// Whether more games would not change the verdict.
    fn is_sure(&self, share: &Share) -> bool {
        let (low, high) = share.wilson();
        100.0 * high < self.from || 100.0 * low > self.to || 100.0 * low >= self.from && 100.0 * high <= self.to
    }
}

/// Tables of one kind, that is with the same dials, which are tuned together.
struct Tuner<'t, G: Contest> {
    wanted: &'t cli::Tune,
    minds: &'t [Mind],
    kept: Option<&'t Kept>,
    name: String,
    setups: Vec<G::Setup>,
    dials: Vec<&'static Dial>,
}

impl<G: Contest> Tuner<'_, G> {
    /// How often the first seat wins with the dials as they stand; each game at the next of the tables.
    fn measure(&self) -> Result<Share, String> {
        let name = format!("{} {}", self.name, settings(&self.dials));
        let bar = bar(self.wanted.games, "tuning").with_prefix(name.clone());
        let mut share = Share::default();
        let mut games = FEW.min(self.wanted.games);
        loop {
            let kept = self.kept.map(|kept| (kept, cell::<G>(&self.wanted.seats, &self.setups)));
            // Only those that have not been played: each look takes in the games of the one before.
            let (seed, more) = (self.wanted.seed.wrapping_add(share.of), games.saturating_sub(share.of));
            let batch = Batch { minds: self.minds, games: more, seed, bar: &bar, threads: self.wanted.threads, kept };
            let (tally, _) = batch.play::<G, _>(&self.setups, || Deaf)?;
            if tally.broken > 0 {
                return Err(format!("{name}: {} games could not be finished", tally.broken));
            }
            share.won += tally.scores.iter().map(|score| score.points_of(0)).sum::<f64>();
            share.of += tally.finished;
            if games >= self.wanted.games || self.wanted.band.is_sure(&share) {
                bar.finish_and_clear();
                eprintln!("{name}: {} of {}, {}", share.won, share.of, share.interval());
                return Ok(share);
            }
            games = (games * 2).min(self.wanted.games);
        }
    }

    /// Turns one dial after the other until the share fits, or all are at their ends.
    fn tune(&self) -> Result<Share, String> {
        let mut share = self.measure()?;
        for dial in &self.dials {
            share = self.turn(dial, share)?;
            if self.wanted.band.verdict(&share) == Verdict::Fits {
                break;
            }
        }
        Ok(share)
    }

    /// Halves in on a setting of one dial that fits; its end where none does.
    fn turn(&self, dial: &Dial, begun: Share) -> Result<Share, String> {
        let verdict = self.wanted.band.verdict(&begun);
        let end = match (verdict, dial.more_is_harder) {
            (Verdict::Fits, _) => return Ok(begun),
            (Verdict::TooEasy, true) | (Verdict::TooHard, false) => dial.most,
            _ => dial.least,
        };
        let mut share = begun;
        let found = halve_in(dial.get(), end, verdict, |setting| {
            dial.turn(setting);
            share = self.measure()?;
            Ok(self.wanted.band.verdict(&share))
        })?;
        if dial.get() != found {
            dial.turn(found);
            share = self.measure()?;
        }
        Ok(share)
    }
}

/// A setting between this one and the end that fits, or the last one before it is wrong the other way; the end where all are
/// wrong in the same way.
fn halve_in(from: i16, end: i16, wrong: Verdict, mut verdict: impl FnMut(i16) -> Result<Verdict, String>) -> Result<i16, String> {
    // One step beyond the end: the end itself has not been tried.
    let (mut near, mut far) = (from, end + (end - from).signum());
    while (far - near).abs() > 1 {
        let middle = near + (far - near) / 2;
        match verdict(middle)? {
            Verdict::Fits => return Ok(middle),
            other if other == wrong => near = middle,
            _ => far = middle,
        }
    }
    Ok(near)
}

impl Task for cli::Tune {
    type Out = Result<bool, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        let minds = seats::parse::<G>(&self.seats)?;
        let kept = self.keep.as_deref().map(Kept::open).transpose()?;
        let mut rows = String::from("| table | dials | games | won | 95 % interval |\n|---|---|--:|--:|--:|\n");
        let mut all_fit = true;
        for (name, setups) in self.tables::<G>()? {
            let dials = dials::<G>(&name);
            let table = &name;
            for cli::Setting { name, figure } in &self.dial {
                let dial = dials.iter().find(|dial| dial.name == name && (dial.least..=dial.most).contains(figure));
                dial.ok_or_else(|| format!("`{table}` has no dial `{name}` that goes to {figure}"))?.turn(*figure);
            }
            let tuner = Tuner::<G> { wanted: self, minds: &minds, kept: kept.as_ref(), name, setups, dials };
            let share = if self.measure { tuner.measure()? } else { tuner.tune()? };
            all_fit &= self.band.verdict(&share) == Verdict::Fits;
            let dials: Vec<String> = tuner.dials.iter().map(|dial| format!("{} {}", dial.name, dial.get())).collect();
            let dials = dials.join(", ");
            let row =
                format!("| {} | {dials} | {} | {} | {} |\n", tuner.name, grouped(share.of), share.percent(), share.interval());
            print!("{row}");
            rows.push_str(&row);
            if !self.measure {
                keep_dials::<G>(&tuner.dials)?;
            }
        }
        let words = format!(
            "`cargo arena tune {} --seats {} --band {}-{} --games {} --seed {}`, common seeds; a table that is surely inside or outside of the band is not played to the end.\n\n",
            G::ID,
            self.seats,
            self.band.from,
            self.band.to,
            self.games,
            self.seed
        );
        if self.readme {
            write_between(&home(G::ID).join("README.md"), "tune", &(words + &rows))?;
        }
        Ok(all_fit)
    }
}

/// The name of a kind of tables, and what is chosen before play at each of them.
type Kind<G> = (String, Vec<<G as Game>::Setup>);

impl cli::Tune {
    /// The tables that are tuned, by their kinds: those that were given, or those by which the game is balanced.
    fn tables<G: Contest>(&self) -> Result<Vec<Kind<G>>, String> {
        let given = self.setup.iter().map(|text| registry::described(text)).collect::<Result<Vec<G::Setup>, _>>()?;
        let setups = if given.is_empty() { G::Setup::balanced() } else { given };
        let mut tables: Vec<Kind<G>> = Vec::new();
        for setup in setups {
            let name = setup.table();
            match tables.iter_mut().find(|(other, _)| *other == name) {
                Some((_, together)) => together.push(setup),
                None => tables.push((name, vec![setup])),
            }
        }
        if tables.is_empty() { Err(format!("{} has no dials", G::ID)) } else { Ok(tables) }
    }
}

/// Writes dials that were turned into the game's `dials.toml`.
fn keep_dials<G: Contest>(dials: &[&Dial]) -> Result<(), String> {
    if dials.iter().all(|dial| dial.get() == dial.usual) {
        return Ok(());
    }
    let file = home(G::ID).join(catalogue::DIALS);
    let mut text = fs::read_to_string(&file).map_err(|error| format!("{}: cannot be read ({error})", file.display()))?;
    for dial in dials.iter().filter(|dial| dial.get() != dial.usual) {
        text = catalogue::turned(&text, dial.table, dial.name, dial.get())
            .ok_or_else(|| format!("{}: has no `{}` of `{}`", file.display(), dial.name, dial.table))?;
    }
    fs::write(&file, text).map_err(|error| format!("{}: cannot be written ({error})", file.display()))
}

/// Runs the command.
pub fn command(wanted: &cli::Tune) -> Result<bool, String> {
    with(&wanted.game, wanted)?
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Halves in from a setting on one that fits between two others, and says what was tried.
    fn tried(from: i16, end: i16, wrong: Verdict, fits: core::ops::RangeInclusive<i16>) -> (i16, Vec<i16>) {
        let mut tried = Vec::new();
        let found = halve_in(from, end, wrong, |setting| {
            tried.push(setting);
            Ok(match setting {
                _ if fits.contains(&setting) => Verdict::Fits,
                _ if setting < *fits.start() => Verdict::TooEasy,
                _ => Verdict::TooHard,
            })
        });
        (found.unwrap_or(i16::MIN), tried)
    }

    #[test]
    fn a_setting_that_fits_is_found_in_a_few_steps() {
        assert_eq!(tried(0, 20, Verdict::TooEasy, 5..=6), (5, vec![10, 5]));
        assert_eq!(tried(20, 0, Verdict::TooHard, 18..=19).0, 18);
    }

    #[test]
    fn the_end_is_kept_where_nothing_fits() {
        let (found, tried) = tried(0, 20, Verdict::TooEasy, 30..=40);
        assert_eq!((found, tried.contains(&20)), (20, true));
        assert_eq!(self::tried(0, 0, Verdict::TooEasy, 30..=40), (0, vec![]), "there is nowhere to turn to");
    }

    #[test]
    fn where_the_band_lies_between_two_settings_the_nearer_one_is_kept() {
        let mut tried = Vec::new();
        let found = halve_in(0, 8, Verdict::TooEasy, |setting| {
            tried.push(setting);
            Ok(if setting < 3 { Verdict::TooEasy } else { Verdict::TooHard })
        });
        assert_eq!((found, tried), (Ok(2), vec![4, 2, 3]));
    }

    #[test]
    fn a_share_is_sure_far_from_the_band_and_deep_inside() {
        let band = Band { from: 35.0, to: 65.0 };
        for (won, of, verdict, sure) in [
            (1.0, 20, Verdict::TooHard, true),
            (6.0, 20, Verdict::TooHard, false),
            (10.0, 20, Verdict::Fits, false),
            (100.0, 200, Verdict::Fits, true),
            (19.0, 20, Verdict::TooEasy, true),
        ] {
            let share = Share { won, of };
            assert_eq!((band.verdict(&share), band.is_sure(&share)), (verdict, sure), "{won} of {of}");
        }
    }
}
