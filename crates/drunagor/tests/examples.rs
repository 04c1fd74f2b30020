//! The executable examples of the rulebook hold.

use std::path::Path;

use drunagor::Drunagor;
use examples::run_folder;

#[test]
fn every_example_holds() {
    let reports = run_folder::<Drunagor>(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|error| panic!("{error}"));
    let failed: Vec<String> = reports
        .iter()
        .filter(|report| !report.passed())
        .map(|report| format!("{}:\n    {}", report.id, report.failures.join("\n    ")))
        .collect();
    assert!(failed.is_empty(), "{} of {} examples fail:\n{}", failed.len(), reports.len(), failed.join("\n"));
}
