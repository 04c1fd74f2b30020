//! `examples`: runs the executable examples, and writes them down for pages.

use std::fs;
use std::path::Path;

use examples::{Figure, Report, run_folder};
use serde::Serialize;

use crate::cli;
use crate::registry::{Contest, Task, chosen, home, with};
use crate::report::json;

impl Task for cli::Examples {
    type Out = Result<Vec<Report>, String>;

    fn run<G: Contest>(&self) -> Self::Out {
        run_folder::<G>(&home(G::ID))
    }
}

/// Runs the command.
pub fn command(wanted: &cli::Examples) -> Result<bool, String> {
    let mut reports = Vec::new();
    for game in chosen(wanted.game.as_deref()) {
        let of_game = with(game, wanted)??;
        if let Some(folder) = &wanted.export {
            export(&folder.join(game).join("examples"), &of_game)?;
        }
        reports.extend(of_game);
    }
    let failed = reports.iter().filter(|report| !report.passed()).count();
    if wanted.json {
        json(&reports)?;
        return Ok(failed == 0);
    }
    for report in &reports {
        let mark = if report.passed() { "holds" } else { "FAILS" };
        println!("{mark}  {}  {}", report.id, report.title);
        for failure in &report.failures {
            println!("       {}: {failure}", report.file.display());
        }
    }
    println!("{} of {} examples hold", reports.len() - failed, reports.len());
    Ok(failed == 0)
}

/// An example in the list of a game's examples.
#[derive(Serialize)]
struct Entry<'f> {
    id: &'f str,
    title: &'f str,
    caption: &'f str,
    rules: &'f [String],
    steps: usize,
}

/// Writes the examples of a game into a folder. One that fails is not written: it would show what is not so.
fn export(folder: &Path, reports: &[Report]) -> Result<(), String> {
    let figures: Vec<&Figure> =
        reports.iter().filter(|report| report.passed()).filter_map(|report| report.figure.as_ref()).collect();
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: cannot be cleared ({error})", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: cannot be made ({error})", folder.display()))?;
    for figure in &figures {
        write(&folder.join(format!("{}.json", figure.id)), figure)?;
    }
    let list: Vec<Entry<'_>> = figures
        .iter()
        .map(|Figure { id, title, caption, rules, steps, .. }| Entry { id, title, caption, rules, steps: *steps })
        .collect();
    write(&folder.join("index.json"), &list)
}

fn write<T: Serialize>(path: &Path, value: &T) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| format!("{}: cannot be written ({error})", path.display()))?;
    fs::write(path, text).map_err(|error| format!("{}: cannot be written ({error})", path.display()))
}
