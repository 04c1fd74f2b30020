//! The executable examples of the rulebook hold, and newcomers are taught.

use std::path::Path;

use dante::Dante;
use examples::run_folder;
use trials::Book;

#[test]
fn every_example_holds() {
    let reports = run_folder::<Dante>(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the examples can be read");
    assert!(!reports.is_empty());
    let failed: Vec<String> = reports
        .iter()
        .filter(|report| !report.passed())
        .map(|report| format!("{}:\n    {}", report.id, report.failures.join("\n    ")))
        .collect();
    assert!(failed.is_empty(), "{} of {} examples fail:\n{}", failed.len(), reports.len(), failed.join("\n"));
}

#[test]
fn newcomers_are_taught_by_an_opening_that_plays_and_an_overview() {
    Book(env!("CARGO_MANIFEST_DIR")).newcomers_are_taught::<Dante>();
}
