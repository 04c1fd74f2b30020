//! The executable examples of the rulebook hold, and leave no rule out.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::Rulebook;
use examples::{Report, run_folder};
use inferno::Inferno;

fn reports() -> Vec<Report> {
    run_folder::<Inferno>(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the examples can be read")
}

#[test]
fn every_example_holds() {
    let reports = reports();
    assert!(!reports.is_empty(), "there are no examples");
    let failed: Vec<_> = reports.iter().filter(|report| !report.passed()).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn every_rule_and_ruling_with_behaviour_is_shown_by_an_example() {
    let book = Rulebook::load(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.toml")).expect("the rulebook reads");
    let shown: BTreeSet<String> = reports().into_iter().flat_map(|report| report.rules).collect();
    // What the game is, and which tables can be laid: both are settled before there is a position to show.
    let before_play = ["system.modular", "players.count"];
    let rules = book.rules.iter().filter(|rule| !rule.data).map(|rule| rule.id.as_str());
    let rulings = book.rulings.iter().map(|ruling| ruling.id.as_str()).filter(|id| !before_play.contains(id));
    let missing: Vec<&str> = rules.chain(rulings).filter(|id| !shown.contains(*id)).collect();
    assert!(missing.is_empty(), "no example shows {missing:?}");
}
