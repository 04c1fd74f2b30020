//! The executable examples of the rulebook hold.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::Path;

use apocalypse::Apocalypse;
use catalogue::Rulebook;
use examples::{Report, run_folder};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn reports() -> Vec<Report> {
    run_folder::<Apocalypse>(Path::new(HOME)).expect("the examples can be read")
}

#[test]
fn every_example_holds() {
    let reports = reports();
    assert!(!reports.is_empty(), "there are no examples");
    let failed: Vec<String> = reports
        .iter()
        .filter(|report| !report.passed())
        .map(|report| format!("{}:\n    {}", report.id, report.failures.join("\n    ")))
        .collect();
    assert!(failed.is_empty(), "{} examples fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn every_example_of_the_catalogue_can_be_run() {
    let book = Rulebook::load(format!("{HOME}/rules.toml")).expect("the rulebook reads");
    let ids: BTreeSet<String> = reports().into_iter().map(|report| report.id).collect();
    let missing: Vec<&str> = book.examples.iter().map(|example| example.id.as_str()).filter(|id| !ids.contains(*id)).collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}
