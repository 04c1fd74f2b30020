//! Every rule is cited and tested, and every text is said and can be said.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use apocalypse::Apocalypse;
use catalogue::{BASE, Rulebook, Texts};
use table::{Arg, Game, Key, Say};

const HOME: &str = env!("CARGO_MANIFEST_DIR");

fn book() -> Rulebook {
    Rulebook::load(format!("{HOME}/rules.toml")).expect("the rulebook reads")
}

/// The rules of the book that do something.
fn behaviour(book: &Rulebook) -> BTreeSet<String> {
    book.rules.iter().filter(|rule| !rule.data).map(|rule| rule.id.clone()).collect()
}

/// What tests name by themselves; examples, which are toml, are left out.
fn tested(book: &Rulebook) -> BTreeSet<String> {
    let tests = format!("{HOME}/tests");
    catalogue::tested(&tests, &tests, book).expect("the tests read")
}

#[test]
fn every_rule_with_behaviour_is_cited_by_the_code() {
    let book = book();
    let cited = catalogue::cited(format!("{HOME}/src"), &book).expect("the sources read");
    let missing: Vec<_> = behaviour(&book).difference(&cited).cloned().collect();
    assert!(missing.is_empty(), "not cited: {missing:?}");
}

#[test]
fn every_rule_with_behaviour_is_named_by_a_test() {
    let book = book();
    let tested = tested(&book);
    let missing: Vec<_> = behaviour(&book).difference(&tested).cloned().collect();
    assert!(missing.is_empty(), "not tested: {missing:?}");
}

#[test]
fn every_ruling_with_behaviour_is_named_by_a_test() {
    let book = book();
    let tested = tested(&book);
    // It says that a page of the book repeats others; there is nothing to be done about it.
    let without_behaviour = ["reference.repeated"];
    let rulings = book.rulings.iter().map(|ruling| ruling.id.as_str()).filter(|id| !without_behaviour.contains(id));
    let missing: Vec<_> = rulings.filter(|id| !tested.contains(*id)).collect();
    assert!(missing.is_empty(), "not tested: {missing:?}");
}

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    let book = book();
    let ids: BTreeSet<&str> = book.ids().collect();
    let known: BTreeSet<&str> = Apocalypse::catalogue().ids.iter().copied().collect();
    assert_eq!(ids, known);
}

#[test]
fn every_text_is_said_somewhere() {
    let texts = Texts::load(format!("{HOME}/texts"), BASE).expect("the texts read");
    let unused: Vec<_> = catalogue::unused_keys(format!("{HOME}/src"), &texts)
        .expect("the sources read")
        .into_iter()
        .filter(|key| !key.starts_with("guide."))
        .collect();
    assert!(unused.is_empty(), "nobody says: {unused:?}");
    for guide in texts.keys().filter_map(|key| key.strip_prefix("guide.ask-")) {
        assert!(texts.keys().any(|key| key == format!("ask.{guide}")), "guide.ask-{guide} belongs to no question");
    }
}

/// Says every text of a language with numbers or names for its arguments.
fn says_everything(language: &str) -> Texts {
    let texts = Texts::load(format!("{HOME}/texts"), language).expect("the texts read");
    let keys: Vec<String> = texts.keys().map(str::to_owned).collect();
    for key in keys {
        let arguments: BTreeSet<String> = texts
            .messages()
            .filter(|(other, _)| *other == key)
            .flat_map(|(_, message)| message.arguments())
            .map(str::to_owned)
            .collect();
        for number in [0, 1, 2, 21] {
            let mut say = Say::from(Key(String::leak(key.clone())));
            for argument in &arguments {
                // What counts is a number everywhere; who and where are names.
                let is_name = ["who", "whom", "where", "card", "die", "what"].contains(&argument.as_str());
                let value = if is_name { Arg::Text(Key("hero.tarang")) } else { Arg::Number(number) };
                say = say.with(String::leak(argument.clone()), value);
            }
            if texts.messages().any(|(other, _)| other == key) {
                let said = texts.format(&say).unwrap_or_else(|error| panic!("{error}"));
                assert!(!said.trim().is_empty() && !said.contains(['{', '}', '#']), "{key}: {said}");
            }
        }
    }
    texts
}

#[test]
fn every_english_text_can_be_said() {
    assert_eq!(says_everything(BASE).untranslated().count(), 0);
}
