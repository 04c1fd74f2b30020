//! The executable examples of the rulebook hold.

use std::path::Path;

use dante::Dante;
use examples::run_folder;

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
