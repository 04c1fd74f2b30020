//! The executable examples of the rulebook hold.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::Rulebook;
use claustrophobia::Claustrophobia;
use examples::{Report, run_folder};

fn reports() -> Vec<Report> {
    run_folder::<Claustrophobia>(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the examples can be read")
}

#[test]
fn every_example_holds() {
    let reports = reports();
    assert!(!reports.is_empty(), "there are no examples");
    let failed: Vec<_> = reports.iter().filter(|report| !report.passed()).map(|report| (&report.id, &report.failures)).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn every_rule_with_behaviour_is_shown_by_an_example() {
    let book = Rulebook::load(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.toml")).expect("the rulebook reads");
    let shown: BTreeSet<String> = reports().into_iter().flat_map(|report| report.rules).collect();
    let rules = book.rules.iter().filter(|rule| !rule.data).map(|rule| rule.id.as_str());
    let missing: Vec<&str> = rules.filter(|id| !shown.contains(*id)).collect();
    assert!(missing.is_empty(), "no example shows {missing:?}");
}
