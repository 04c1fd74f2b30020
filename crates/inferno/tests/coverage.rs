//! Every rule is cited and tested, and every text is said and can be said.

#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use catalogue::{BASE, Rulebook, Texts};
use inferno::Inferno;
use inferno::cards::{Action, Attack, Sin};
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
    // It says what the game is; there is nothing to be done about it.
    let without_behaviour = ["system.modular"];
    let rulings = book.rulings.iter().map(|ruling| ruling.id.as_str()).filter(|id| !without_behaviour.contains(id));
    let missing: Vec<_> = rulings.filter(|id| !tested.contains(*id)).collect();
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
    let known: BTreeSet<&str> = Inferno::catalogue().ids.iter().copied().collect();
    assert_eq!(ids, known);
}

#[test]
fn every_text_is_said_somewhere() {
    let texts = Texts::load(format!("{HOME}/texts"), BASE).expect("the texts read");
    // A macro hands the cards their texts; guides belong to a question by the name of its prompt.
    let cards = Attack::ALL.iter().flat_map(|card| [card.name(), card.text()]);
    let cards = cards.chain(Sin::ALL.iter().flat_map(|card| [card.name(), card.text()]));
    let cards: Vec<Key> = cards.chain(Action::ALL.iter().flat_map(|card| [card.name(), card.text()])).collect();
    let unused: Vec<_> = catalogue::unused_keys(format!("{HOME}/src"), &texts)
        .expect("the sources read")
        .into_iter()
        .filter(|key| !key.starts_with("guide.") && !cards.iter().any(|card| card.0 == key))
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
                let is_name = ["who", "whom", "where", "card"].contains(&argument.as_str());
                let value = if is_name { Arg::Text(Key("name.cato")) } else { Arg::Number(number) };
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

#[test]
fn german_is_half_done_and_falls_back_to_english_key_by_key() {
    let german = says_everything("de");
    let (all, missing) = (german.keys().count(), german.untranslated().count());
    assert!(missing > 0 && missing * 3 < all * 2, "{missing} of {all} texts are not translated");
    let say = |texts: &Texts, key: &'static str| texts.format(&Key(key).into()).expect("said");
    let english = Texts::load(format!("{HOME}/texts"), BASE).expect("the texts read");
    assert_eq!(say(&german, "do.end-turn"), "Zug beenden");
    assert_eq!(german.untranslated().find(|key| *key == "tell.shielded"), Some("tell.shielded"));
    assert_eq!(say(&german, "tell.shielded"), say(&english, "tell.shielded"));
}
