//! Every rule is cited and tested, and every text is said and can be said.

use catalogue::{BASE, Texts};
use inferno::Inferno;
use inferno::cards::{Action, Attack, Sin};
use table::Key;
use trials::Book;

const BOOK: Book = Book(env!("CARGO_MANIFEST_DIR"));

#[test]
fn every_rule_with_behaviour_is_cited_by_the_code() {
    BOOK.rules_are_cited();
}

#[test]
fn every_rule_with_behaviour_is_named_by_a_test() {
    BOOK.rules_are_tested();
}

#[test]
fn every_ruling_with_behaviour_is_named_by_a_test() {
    // It says what the game is; there is nothing to be done about it.
    BOOK.rulings_are_tested(&["system.modular"]);
}

#[test]
fn the_engine_knows_the_ids_of_the_rulebook() {
    BOOK.is_known::<Inferno>();
}

#[test]
fn every_text_is_said_somewhere() {
    // A macro hands the cards their texts.
    let cards = Attack::ALL.iter().flat_map(|card| [card.name(), card.text()]);
    let cards = cards.chain(Sin::ALL.iter().flat_map(|card| [card.name(), card.text()]));
    let cards: Vec<Key> = cards.chain(Action::ALL.iter().flat_map(|card| [card.name(), card.text()])).collect();
    BOOK.texts_are_said(&cards);
}

/// Says every text of a language. What counts is a number everywhere; who and where are names.
fn says_everything(language: &str) -> Texts {
    BOOK.can_be_said(language, &["who", "whom", "where", "card"], Key("name.cato"))
}

#[test]
fn every_english_text_can_be_said() {
    assert_eq!(says_everything(BASE).untranslated().count(), 0);
}

#[test]
fn german_is_half_done_and_falls_back_to_english_key_by_key() {
    let (english, german) = (says_everything(BASE), says_everything("de"));
    let (all, missing) = (german.keys().count(), german.untranslated().count());
    assert!(missing > 0 && missing * 3 < all * 2, "{missing} of {all} texts are not translated");
    let say = |texts: &Texts, key: &'static str| texts.format(&Key(key).into()).expect("said");
    assert_eq!(say(&german, "do.end-turn"), "Zug beenden");
    assert_eq!(german.untranslated().find(|key| *key == "tell.shielded"), Some("tell.shielded"));
    assert_eq!(say(&german, "tell.shielded"), say(&english, "tell.shielded"));
}
