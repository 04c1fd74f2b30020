//! The executable examples of the rulebook hold.

use std::path::Path;

use examples::run_folder;
use inferno::Inferno;

#[test]
fn every_example_holds() {
    let reports = run_folder::<Inferno>(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the examples can be read");
    assert!(!reports.is_empty(), "there are no examples");
    let failed: Vec<_> = reports.iter().filter(|report| !report.passed()).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}
