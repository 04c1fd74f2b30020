//! `examples`: runs the executable examples.

use examples::{Report, run_folder};

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
        reports.extend(with(game, wanted)??);
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
