//! Every rule and ruling is tested, and every example of the catalogue can be run.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use catalogue::Rulebook;
use claustrophobia::Claustrophobia;
use table::Game;

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn book() -> Rulebook {
    Rulebook::load(format!("{HOME}/rules.toml")).expect("the rulebook reads")
}

/// What tests name by themselves; examples, which are toml, are left out.
fn tested(book: &Rulebook) -> BTreeSet<String> {
    let tests = format!("{HOME}/tests");
    catalogue::tested(&tests, &tests, book).expect("the tests read")
}

#[test]
fn every_rule_with_behaviour_is_named_by_a_test() {
    let book = book();
    let tested = tested(&book);
    let rules = book.rules.iter().filter(|rule| !rule.data).map(|rule| rule.id.as_str());
    let missing: Vec<&str> = rules.filter(|id| !tested.contains(*id)).collect();
    assert!(missing.is_empty(), "not tested: {missing:?}");
}

#[test]
fn every_ruling_with_behaviour_is_named_by_a_test() {
    let book = book();
    let tested = tested(&book);
    let without_behaviour = [
        // What lies in the box or is left of its pictures.
        "content.tokens",
        "content.figures",
        // Six dice never fill the fourteen spaces of the board of destiny.
        "destiny.no-free-space",
    ];
    let rulings = book.rulings.iter().map(|ruling| ruling.id.as_str()).filter(|id| !without_behaviour.contains(id));
    let missing: Vec<&str> = rulings.filter(|id| !tested.contains(*id)).collect();
    assert!(missing.is_empty(), "not tested: {missing:?}");
}

#[test]
fn every_example_of_the_catalogue_can_be_run() {
    let names: BTreeSet<String> = std::fs::read_dir(format!("{HOME}/examples"))
        .expect("the examples read")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    for example in &book().examples {
        let file = format!("{}.toml", example.id.replace('.', "-"));
        assert!(names.contains(&file), "examples/{file} is missing");
    }
}

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    let book = book();
    let ids: BTreeSet<&str> = book.ids().collect();
    let known: BTreeSet<&str> = Claustrophobia::catalogue().ids.iter().copied().collect();
    assert_eq!(ids, known);
}
